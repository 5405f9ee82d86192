import AppVariants
import Foundation

@testable import Allotment

/// Changes that people make to the app for gardeners.
enum AllotmentMutations {
  typealias Change = Mutation<AllotmentLook>

  static let all =
    everywhere + bar + weather + jobs + beds + tip + plan + rotation + bed + bedParts + growth + crops
    + harvest + shares + entry + board + shed + card + member

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour leaf of the catalogue",
      on: "today plan bed crops harvest entry board shed member"
    ) {
      $0.hasRevisedLeaf = true
    },
    Change(.theme, "dark always", on: "today plan bed crops harvest board shed member") {
      $0.forcesDark = true
    },
    Change(.textSize, "large text", on: "today plan bed crops harvest board shed member") {
      $0.textSize = .xxLarge
    },
    Change(.locale, "German formats", on: "bed harvest shed member") { $0.locale = "de_DE" },
  ]

  private static let bar: [Change] = [
    Change(.tabIcon, "a house for today", on: "today crops harvest member", of: ["Today", "tabBar"]) {
      $0.bar.todayIcon = "house.fill"
    },
    Change(.label, "Plot → Garden in the tab bar", on: "today plan shed", of: ["Plot", "Garden", "tabBar"]) {
      $0.bar.plot = "Garden"
    },
    Change(.badge, "3 → 8 on the tab of the club", on: "today plan crops harvest", of: ["3", "8", "Club"]) {
      $0.bar.badge = 8
    },
    Change(
      .removed, "no number on the tab of the club", on: "plan crops shed", of: ["3", "Club"],
      or: Reading.any("text") + Reading.any("value")
    ) {
      $0.bar.badgeIsShown = false
    },
    Change(
      .tabOrder, "crops before the plot", on: "today plan crops member", of: ["Crops", "Plot", "tabBar"],
      or: Reading.moved("position")
    ) {
      $0.bar.cropsIsSecond = true
    },
  ]

  private static let sky = [
    "Sky", "HAZEL", "14°", "Showers", "Frost", "snowflake", "scrollView",
  ]

  private static let weather: [Change] = [
    Change(.aspectRatio, "weather 170 → 150 high", on: "today", of: sky) { $0.weather.height = 150 },
    Change(.cornerRadius, "weather's corners 24 → 8", on: "today", of: sky) { $0.weather.radius = 8 },
    Change(.shadow, "a shadow of the weather", on: "today", of: sky) { $0.weather.shadow = 12 },
    Change(.gradient, "the sky begins in violet", on: "today", of: sky) { $0.weather.top = 0x7D5BA6 },
    Change(.codeColor, "hills in brown", on: "today", of: sky) { $0.weather.hillColor = 0x7A5230 },
    Change(.image, "a cloud in place of the sun", on: "today", of: ["Sky"]) {
      $0.weather.sun = "cloud.rain.fill"
    },
    Change(.rotation, "the sun turned by 20°", on: "today", of: ["Sky"]) { $0.weather.sunTurn = 20 },
    Change(.blur, "the sun blurred by 5", on: "today", of: ["Sky"]) { $0.weather.sunBlur = 5 },
    Change(.blend, "the sun laid on, not screened", on: "today", of: ["Sky"]) {
      $0.weather.sunIsScreened = false
    },
    Change(.offset, "the sun 60 further left", on: "today", of: ["Sky"]) { $0.weather.sunShift = -60 },
    Change(.kerning, "the place's letters 1.5 → 4 apart", on: "today", of: ["HAZEL"]) {
      $0.weather.placeKerning = 4
    },
    Change(.label, "14° → 9°", on: "today", of: ["14°", "9°"]) { $0.weather.degrees = 9 },
    Change(.fontSize, "degrees 52 → 40", on: "today", of: ["14°"]) { $0.weather.degreeSize = 40 },
    Change(.fontWeight, "degrees light → semibold", on: "today", of: ["14°"]) {
      $0.weather.degreeWeight = .semibold
    },
    Change(.opacity, "the forecast 0.9 → 0.5", on: "today", of: ["Showers"]) {
      $0.weather.noteOpacity = 0.5
    },
    Change(.label, "frost → rain", on: "today", of: ["Frost", "Rain"]) {
      $0.weather.warning = "Rain tonight"
    },
    Change(.icon, "the warning's sign", on: "today", of: ["Frost", "snowflake", "thermometer"]) {
      $0.weather.warningIcon = "thermometer.medium"
    },
    Change(.alignment, "the warning at the left", on: "today", of: ["Frost", "snowflake"]) {
      $0.weather.warningSide = .leading
    },
    Change(.material, "the warning on yellow, not on a material", on: "today", of: ["Frost", "snowflake"]) {
      $0.weather.warningIsMaterial = false
    },
    Change(.removed, "no warning", on: "today", of: ["Frost", "snowflake"]) {
      $0.weather.warningIsShown = false
    },
  ]

  private static let firstJob = ["Water the", "Two cans", "18:30", "clock"]
  private static let secondJob = ["Sow spi", "Bed four", "Today", "clock"]
  private static let thirdJob = ["Mend", "With Olive", "Yesterday", "clock"]
  private static let lastJob = ["Turn the", "Both bays", "Monday", "clock"]
  private static let jobRows = firstJob + secondJob + thirdJob + lastJob + ["scrollView"]

  private static let jobs: [Change] = [
    Change(.title, "Today → Your day", on: "today", of: ["Today", "Your day", "navigationBar"]) {
      $0.jobs.title = "Your day"
    },
    Change(.titleMode, "a small title", on: "today") { $0.jobs.titleIsLarge = false },
    Change(.toolbarItem, "no news in the bar", on: "today", of: ["News"]) { $0.jobs.bellIsShown = false },
    Change(.icon, "a plain bell", on: "today", of: ["News"]) { $0.jobs.bell = "bell" },
    Change(.sectionSpacing, "parts 22 → 34 apart", on: "today") { $0.jobs.gap = 34 },
    Change(.contentInset, "the page's sides 16 → 26", on: "today") { $0.jobs.inset = 26 },
    Change(.sectionHeader, "the heading", on: "today", of: ["Jobs for", "To do"]) {
      $0.jobs.heading = "To do by Monday"
    },
    Change(
      .wrap, "a heading of one more line", on: "today", of: ["Jobs for", "All jobs"]
    ) {
      $0.jobs.heading = "All jobs for the long bank holiday weekend and the days that follow it"
    },
    Change(.badge, "4 left → 2 left", on: "today", of: ["4 left", "2 left"]) { $0.jobs.badge = "2 left" },
    Change(.cornerRadius, "the badge's corners 20 → 4", on: "today", of: ["4 left"]) {
      $0.jobs.badgeRadius = 4
    },
    Change(.removed, "no badge beside the heading", on: "today", of: ["4 left"]) {
      $0.jobs.badgeIsShown = false
    },
    Change(.spacing, "jobs 14 → 22 apart", on: "today", of: jobRows) { $0.jobs.rowGap = 22 },
    Change(.padding, "the jobs' padding 16 → 24", on: "today", of: jobRows) { $0.jobs.padding = 24 },
    Change(.cornerRadius, "the jobs' corners 18 → 4", on: "today", of: jobRows) { $0.jobs.radius = 4 },
    Change(.iconSize, "ticks 22 → 28", on: "today", of: jobRows) { $0.jobs.tickSize = 28 },
    Change(.label, "beans → peas", on: "today", of: ["Water the"]) { $0.jobs.first = "Water the peas" },
    Change(
      .toggle, "the first job is done", on: "today", of: ["Water the"],
      or: Reading.restyled("symbol", "strikethrough", "decoration", "picture")
    ) {
      $0.jobs.firstIsDone = true
    },
    Change(.strikethrough, "a done job is not struck", on: "today", of: ["Mend"]) {
      $0.jobs.doneIsStruck = false
    },
    Change(.font, "jobs' names body → headline", on: "today", of: ["Water", "Sow", "Mend", "Turn"]) {
      $0.jobs.name = .headline
    },
    Change(.lineLimit, "the first note in two lines", on: "today", of: ["Two cans", "Water the"]) {
      $0.jobs.noteLines = 2
    },
    Change(.label, "18:30 → 20:00", on: "today", of: ["18:30", "20:00"]) { $0.jobs.due = "20:00" },
    Change(.icon, "a calendar for the time", on: "today", of: ["clock", "calendar", "18:30"]) {
      $0.jobs.dueIcon = "calendar"
    },
    Change(.codeColor, "times in blue", on: "today", of: ["18:30", "Today", "Yesterday", "Monday", "clock"]) {
      $0.jobs.dueColor = 0x1D4ED8
    },
    Change(.divider, "no lines between jobs", on: "today") { $0.jobs.dividers = false },
    Change(.listRemoved, "no compost", on: "today", of: lastJob) { $0.jobs.hasCompost = false },
    Change(.listAdded, "berries to mulch", on: "today", of: ["Mulch", "Straw", "Monday", "clock"]) {
      $0.jobs.hasMulch = true
    },
    Change(.listOrder, "spinach first", on: "today", of: firstJob + secondJob + ["scrollView"]) {
      $0.jobs.isReordered = true
    },
  ]

  private static let tiles = [
    "Moisture", "Beans", "Potatoes", "Berries", "Flowers", "Thirsty", "scrollView", "collectionView",
  ]

  private static let beds: [Change] = [
    Change(.gridColumns, "tiles in three columns", on: "today") { $0.beds.columns = 3 },
    Change(.spacing, "tiles 12 → 20 apart", on: "today", of: tiles, or: Reading.sizes) { $0.beds.gap = 20 },
    Change(.rowHeight, "tiles 100 → 124 high", on: "today", of: tiles) { $0.beds.height = 124 },
    Change(.cornerRadius, "tiles' corners 18 → 6", on: "today", of: tiles) { $0.beds.radius = 6 },
    Change(.borderWidth, "tiles' borders 1 → 3", on: "today", of: tiles) { $0.beds.stroke = 3 },
    Change(.border, "tiles' borders in green", on: "today", of: tiles, or: Reading.paints) {
      $0.beds.strokeColor = 0x3F7D3A
    },
    Change(.progress, "the beans' moisture 72% → 35%", on: "today", of: ["Moisture of Beans"]) {
      $0.beds.moisture = 0.35
    },
    Change(.iconSize, "rings 44 → 36", on: "today", of: ["Moisture"]) { $0.beds.ring = 36 },
    Change(.borderWidth, "rings 5 → 8 thick", on: "today", of: ["Moisture"]) { $0.beds.ringWidth = 8 },
    Change(.buttonTitle, "See all → All beds", on: "today", of: ["See all", "All beds"]) {
      $0.beds.all = "All beds"
    },
    Change(.sectionHeader, "Beds → Your beds", on: "today", of: ["Beds", "Your beds"]) {
      $0.beds.header = "Your beds"
    },
    Change(.label, "Thirsty → Dry", on: "today", of: ["Thirsty", "Dry"]) { $0.beds.thirsty = "Dry" },
    Change(.removed, "no bed is thirsty", on: "today", of: ["Thirsty"]) { $0.beds.thirstyIsShown = false },
    Change(
      .listOrder, "potatoes first", on: "today",
      of: ["Moisture of Beans", "Moisture of Pot", "Beans", "Potatoes", "scrollView"]
    ) {
      $0.beds.isReordered = true
    },
  ]

  private static let tip: [Change] = [
    Change(.lineSpacing, "the advice's lines 2 → 9 apart", on: "today", of: ["Earth up"]) {
      $0.tip.spacing = 9
    },
    Change(.textAlignment, "the advice in the middle", on: "today", of: ["Earth up"]) {
      $0.tip.side = .center
    },
    Change(
      .font, "the advice upright", on: "today", of: ["Earth up"], or: Reading.restyled("italic", "style")
    ) {
      $0.tip.isItalic = false
    },
    Change(.underline, "the guide is not underlined", on: "today", of: ["Read the"]) {
      $0.tip.moreIsUnderlined = false
    },
    Change(.icon, "a heart for what helps", on: "today", of: ["Helpful"]) { $0.tip.likeIcon = "heart" },
  ]
}
