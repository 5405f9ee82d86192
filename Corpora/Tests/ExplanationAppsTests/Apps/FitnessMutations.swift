import AppVariants
import Foundation

@testable import Fitness

/// What people change about the fitness app.
enum FitnessMutations {
  typealias Change = Mutation<FitnessLook>

  static let all =
    everywhere + today + tiles + workout + trends + history + sleep + plan + food + goal + friends + settings
    + award

  static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour move of the catalogue", on: "today plan food friends settings award goal"
    ) {
      $0.hasRevisedMove = true
    },
    Change(.theme, "dark always", on: "today trends history food settings") { $0.forcesDark = true },
    Change(.textSize, "large text", on: "settings history plan food") { $0.textSize = .xxLarge },
    Change(.locale, "German formats", on: "today") { $0.locale = "de_DE" },
    Change(.codeColor, "the heart's colour", on: "today", of: ["tile.heart", "Heart"]) {
      $0.heartColor = 0x7A3FC9
    },
    Change(.codeColor, "the heart's colour in trends", on: "trends", of: ["Resting", "heart"]) {
      $0.heartColor = 0x7A3FC9
    },
    Change(.tabIcon, "the icon of trends", on: "today trends friends settings", of: ["Trends"]) {
      $0.tabs.trendsIcon = "waveform.path.ecg"
    },
    Change(
      .badge, "more invitations", on: "today trends settings", of: ["Friends", "tabBar", "3", "8"]
    ) {
      $0.tabs.invitations = 8
    },
    Change(
      .tabOrder, "friends before trends", on: "today trends settings", of: ["tabBar", "Trends", "Friends"]
    ) {
      $0.tabs.areSwapped = true
    },
    Change(.label, "the first tab", on: "trends friends settings", of: ["Today", "Home", "tabBar"]) {
      $0.tabs.today = "Home"
    },
  ]

  private static let legend = ["Move", "374", "Exercise", "17/30", "Stand", "9/12"]
  private static let ringCard = legend + ["Activity", "scrollView"]

  private static let today: [Change] = [
    Change(.title, "the title", on: "today", of: ["Summary", "My day", "navigationBar"]) {
      $0.today.title = "My day"
    },
    Change(.titleMode, "a small title", on: "today") { $0.today.titleIsLarge = false },
    Change(.toolbarItem, "no calendar", on: "today", of: ["Calendar"]) { $0.today.hasCalendarItem = false },
    Change(.progress, "moved more", on: "today", of: ["Activity"]) { $0.today.move = 0.93 },
    Change(
      .borderWidth, "thinner rings", on: "today", of: ["Activity"],
      or: Reading.restyled("line width") + Reading.sizes
    ) {
      $0.today.ringWidth = 11
    },
    Change(.avatarSize, "rings 128 → 150", on: "today", of: ["Activity"]) { $0.today.ringSize = 150 },
    Change(.spacing, "rings further apart", on: "today", of: ["Activity"], or: Reading.sizes) {
      $0.today.ringGap = 8
    },
    Change(.codeColor, "the outer ring", on: "today", of: ["Activity"]) { $0.today.moveColor = 0xF28C28 },
    Change(.opacity, "paler tracks", on: "today", of: ["Activity"], or: Reading.restyled("stroke")) {
      $0.today.trackOpacity = 0.08
    },
    Change(.font, "smaller numbers", on: "today", of: ["374", "17/30", "9/12"]) {
      $0.today.legendFont = .headline
    },
    Change(.spacing, "the legend closer", on: "today", of: legend) { $0.today.legendGap = 3 },
    Change(.order, "exercise first", on: "today", of: ["Move", "374", "Exercise", "17/30", "scrollView"]) {
      $0.today.legendIsReordered = true
    },
    Change(.label, "an hour more", on: "today", of: ["9/12", "10/12"]) { $0.today.stand = "10/12 h" },
    Change(.padding, "the card's padding 16 → 24", on: "today", of: ringCard) { $0.today.cardPadding = 24 },
    Change(.sectionSpacing, "the page's spacing 16 → 26", on: "today") { $0.today.gap = 26 },
    Change(.wrap, "a short tip", on: "today", of: ["You are", "Keep"]) { $0.today.tip = "Keep going!" },
    Change(.bubbleTail, "a tip without a tail", on: "today", of: ["You are"]) { $0.today.tipTail = false },
    Change(.bubbleColor, "a blue tip", on: "today", of: ["You are"]) { $0.today.tipColor = 0xCFE6FA },
    Change(.removed, "no tip", on: "today", of: ["You are", "sparkles"]) { $0.today.tipIsShown = false },
    Change(.sectionHeader, "the header", on: "today", of: ["Highlights", "At a"]) {
      $0.today.header = "At a glance"
    },
    Change(.buttonTitle, "the button to edit", on: "today", of: ["Edit", "Change"]) {
      $0.today.edit = "Change"
    },
    Change(.buttonTitle, "the button below", on: "today", of: ["Start", "Go for"]) {
      $0.today.start = "Go for it"
    },
  ]

  private static let numbers = ["8,432", "61", "7:42", "1.2"]
  private static let units = ["steps", "bpm", "hours", "litres"]
  private static let names = ["Steps", "Heart", "Sleep", "Water"]
  private static let wholeTiles = ["tile.", "scrollView", "Progress"] + names + numbers + units

  private static let tiles: [Change] = [
    Change(.gridColumns, "three columns", on: "today") { $0.tiles.columns = 3 },
    Change(.spacing, "gaps 12 → 22", on: "today", of: wholeTiles, or: Reading.sizes) { $0.tiles.gap = 22 },
    Change(.padding, "tiles' padding 14 → 20", on: "today", of: wholeTiles) { $0.tiles.padding = 20 },
    Change(.border, "tiles with a border", on: "today", of: wholeTiles) { $0.tiles.border = 2 },
    Change(.rowHeight, "tiles 130 → 146", on: "today", of: wholeTiles) { $0.tiles.height = 146 },
    Change(.fontSize, "numbers 26 → 31", on: "today", of: ["tile."] + numbers) { $0.tiles.valueSize = 31 },
    Change(.codeColor, "units' colour", on: "today", of: ["tile."] + units) { $0.tiles.unitColor = 0x1F6FB2 },
    Change(.fontWeight, "names in bold", on: "today", of: ["tile."] + names) { $0.tiles.nameWeight = .bold },
    Change(.iconSize, "icons 15 → 20", on: "today", of: ["tile."] + names) { $0.tiles.iconSize = 20 },
    Change(.icon, "the heart's icon", on: "today", of: ["tile.heart", "Heart"]) {
      $0.tiles.heartIcon = "waveform.path.ecg"
    },
    Change(.label, "more steps", on: "today", of: ["tile.steps", "8,432", "9,120"]) {
      $0.tiles.steps = 9_120
    },
    Change(.chartColor, "the bars' colour", on: "today", of: ["tile.steps", "Steps"]) {
      $0.tiles.sparkColor = 0xF28C28
    },
    Change(
      .listOrder, "the heart first", on: "today",
      of: ["tile.steps", "tile.heart", "Steps", "Heart", "scrollView"]
    ) {
      $0.tiles.order = ["Heart", "Steps", "Sleep", "Water"]
    },
    Change(.listAdded, "floors", on: "today", of: ["tile.floors", "Floors", "11", "floors"]) {
      $0.tiles.hasFloors = true
    },
    Change(.listRemoved, "no water", on: "today", of: ["tile.water", "Water", "1.2", "litres"]) {
      $0.tiles.order = ["Steps", "Heart", "Sleep"]
    },
    Change(.progress, "more water", on: "today", of: ["tile.water", "Progress"]) { $0.tiles.water = 0.9 },
    Change(.removed, "no bar of sleep", on: "today", of: ["tile.sleep", "Sleep", "7:42", "hours"]) {
      $0.tiles.sleepPaint = false
    },
    Change(.removed, "no chevrons", on: "today", of: ["tile.", "chevron"] + names) {
      $0.tiles.chevrons = false
    },
    Change(.cornerRadius, "cards' corners 18 → 6", on: "today", of: wholeTiles + ringCard) {
      $0.cardRadius = 6
    },
    Change(.shadow, "a shadow below the rings", on: "today", of: ringCard) { $0.today.cardShadow = 8 },
  ]

  private static let metrics = ["4.68", "Distance", "5'12", "Pace", "268", "Calories", "46 m", "Climb"]
  private static let laps = ["Lap 4", "5:08", "Lap 3", "5:15", "Lap 2", "5:21"]
  private static let buttons = ["Lap", "Pause", "Stop"]

  private static let workout: [Change] = [
    Change(.label, "the name", on: "workout", of: ["Morning", "Lake"]) { $0.workout.name = "Lake run" },
    Change(.label, "the time", on: "workout", of: ["24:18", "31:02"]) { $0.workout.time = "31:02.4" },
    Change(.fontSize, "the time 64 → 54", on: "workout", of: ["24:18"]) { $0.workout.timeSize = 54 },
    Change(.digits, "proportional digits", on: "workout", of: ["24:18"]) {
      $0.workout.timeIsMonospaced = false
    },
    Change(
      .progress, "a higher zone", on: "workout", of: ["Zone", "progressIndicator"],
      or: Reading.moved("position", "offset")
    ) {
      $0.workout.zone = 0.9
    },
    Change(.tint, "the zone's colour", on: "workout", of: ["Zone", "progressIndicator"]) {
      $0.workout.zoneTint = 0x36C5F0
    },
    Change(.columnOrder, "pace first", on: "workout", of: ["4.68", "Distance", "5'12", "Pace"]) {
      $0.workout.columnsAreSwapped = true
    },
    Change(.spacing, "rows 18 → 8 apart", on: "workout", of: metrics) { $0.workout.metricGap = 8 },
    Change(.font, "smaller numbers", on: "workout", of: ["4.68", "5'12", "268", "46 m"]) {
      $0.workout.metricFont = .headline
    },
    Change(.label, "what pace is called", on: "workout", of: ["Pace", "Average"]) {
      $0.workout.paceLabel = "Average pace"
    },
    Change(.divider, "no line", on: "workout") { $0.workout.dividers = false },
    Change(.buttonHeight, "buttons 76 → 64", on: "workout", of: buttons) { $0.workout.button = 64 },
    Change(.spacing, "buttons 28 → 14 apart", on: "workout", of: buttons) { $0.workout.buttonGap = 14 },
    Change(.icon, "to go on", on: "workout", of: ["Pause"]) { $0.workout.pauseIcon = "play.fill" },
    Change(.codeColor, "the button to stop", on: "workout", of: ["Stop"]) { $0.workout.stopColor = 0x6A4C93 },
    Change(.removed, "no laps by hand", on: "workout", of: ["Lap"]) { $0.workout.hasLap = false },
    Change(.sectionHeader, "the header", on: "workout", of: ["Laps", "Kilo"]) {
      $0.workout.lapHeader = "Kilometres"
    },
    Change(.listOrder, "laps from the first", on: "workout", of: laps) { $0.workout.lapIsReversed = true },
    Change(.listRemoved, "two laps", on: "workout", of: ["Lap 2", "5:21"]) { $0.workout.hasThirdLap = false },
    Change(.opacity, "the place paler", on: "workout", of: ["Outdoors"]) { $0.workout.lapOpacity = 0.3 },
    Change(.blur, "a sharper glow", on: "workout") { $0.workout.glow = 12 },
    Change(.blend, "the glow's blend", on: "workout") { $0.workout.glowBlend = true },
    Change(.gradient, "a blue background", on: "workout") { $0.workout.backTop = 0x0F3A66 },
    Change(.material, "thicker glass", on: "workout", of: ["Heart rate", "waveform", "window"]) {
      $0.workout.bannerIsThick = true
    },
    Change(.label, "the banner", on: "workout", of: ["Heart rate", "Slow"]) {
      $0.workout.banner = "Slow down a little"
    },
  ]

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "other"]

  private static let trends: [Change] = [
    Change(.selection, "a month", on: "trends", of: ["Period", "Week", "Month", "segmentedControl"]) {
      $0.trends.period = 1
    },
    Change(.chartData, "another Friday", on: "trends", of: days) {
      $0.trends.steps = [6_200, 8_900, 7_400, 10_300, 12_600, 4_100, 9_700]
    },
    Change(.cornerRadius, "bars' corners 4 → 10", on: "trends", of: days) { $0.trends.barRadius = 10 },
    Change(.chartColor, "the bars' colour", on: "trends", of: days) { $0.trends.barColor = 0x2F80C9 },
    Change(.removed, "no goal", on: "trends", of: ["8,000", "Goal", "other"]) {
      $0.trends.goalIsShown = false
    },
    Change(.rowHeight, "a lower chart", on: "trends", of: ["other", "55,032", "scrollView"]) {
      $0.trends.chartHeight = 140
    },
    Change(.label, "how many steps", on: "trends", of: ["55,032", "61,207"]) {
      $0.trends.total = "61,207 steps"
    },
    Change(.fontWeight, "the sum semibold", on: "trends", of: ["55,032"]) { $0.trends.totalWeight = .medium },
    Change(.label, "less than before", on: "trends", of: ["+12", "−4 %"]) { $0.trends.change = "−4 %" },
    Change(.icon, "the arrow", on: "trends", of: ["arrow", "+12"]) {
      $0.trends.changeIcon = "arrow.down.right"
    },
    Change(.background, "the change without a capsule", on: "trends", of: ["+12", "arrow"]) {
      $0.trends.changeIsFilled = false
    },
    Change(
      .chartData, "another Wednesday's heart", on: "trends", of: ["2", "other"]
    ) {
      $0.trends.heart = [62, 60, 58, 61, 59, 58, 60]
    },
    Change(.chartColor, "the line's colour", on: "trends", of: ["other", "0", "1", "2", "3", "4", "5", "6"]) {
      $0.trends.lineColor = 0x2B8A3E
    },
    Change(
      .borderWidth, "a thicker line", on: "trends", of: ["other", "0", "1", "2", "3", "4", "5", "6"],
      or: Reading.restyled("line width", "line style")
    ) {
      $0.trends.lineWidth = 5
    },
    Change(.added, "dots on the line", on: "trends", of: ["other", "0", "1", "2", "3", "4", "5", "6"]) {
      $0.trends.hasDots = true
    },
    Change(.spacing, "cards 16 → 26 apart", on: "trends") { $0.trends.cardGap = 26 },
    Change(.font, "the header as a title", on: "trends", of: ["Resting", "heart.fill"]) {
      $0.trends.restFont = .title3
    },
    Change(
      .order, "the longest run first", on: "trends",
      of: ["Active", "6 of 7", "Longest", "12.4", "scrollView"]
    ) {
      $0.trends.detailOrder = true
    },
    Change(.listRemoved, "no best day", on: "trends", of: ["Best", "Thursday"]) { $0.trends.hasBest = false },
    Change(.hidden, "no axis", on: "trends", of: ["0", "5,000", "10,000", "15,000", "other"]) {
      $0.trends.axis = false
    },
  ]
}
