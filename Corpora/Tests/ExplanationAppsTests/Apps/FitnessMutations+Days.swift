import AppVariants
import Foundation

@testable import Fitness

/// What was done, slept, planned and eaten.
extension FitnessMutations {
  private static let sessions = [
    "Evening", "Yesterday", "1.5 km", "Tempo", "Tuesday", "8.1 km", "Core", "Monday", "35 min", "cell",
  ]
  private static let allSessions = sessions + ["Coast", "28 April", "41.7"]

  static let history: [Change] = [
    Change(.title, "the title", on: "history", of: ["Workouts", "Diary", "navigationBar"]) {
      $0.history.title = "Diary"
    },
    Change(.titleMode, "a small title", on: "history") { $0.history.titleIsLarge = false },
    Change(.placeholder, "the search", on: "history", of: ["Search", "Find", "searchField"]) {
      $0.history.prompt = "Find a workout"
    },
    Change(.icon, "the icon to filter", on: "history", of: ["Filter"]) {
      $0.history.filter = "slider.horizontal.3"
    },
    Change(.label, "the first workout", on: "history", of: ["Evening", "Night"]) {
      $0.history.first = "Night swim"
    },
    Change(.icon, "the swim's icon", on: "history", of: ["Evening", "Yesterday", "1.5 km", "cell"]) {
      $0.history.icon = "drop.fill"
    },
    Change(.avatarSize, "icons 38 → 46", on: "history", of: allSessions) { $0.history.iconBox = 46 },
    Change(.cornerRadius, "icons' corners 10 → 19", on: "history", of: allSessions) {
      $0.history.iconRadius = 19
    },
    Change(.spacing, "rows' spacing 12 → 22", on: "history", of: allSessions) { $0.history.gap = 22 },
    Change(.font, "dates larger", on: "history", of: ["Yesterday", "Tuesday", "Monday", "28 April"]) {
      $0.history.detail = .subheadline
    },
    Change(.label, "how far", on: "history", of: ["1.5 km", "2.0 km"]) { $0.history.distance = "2.0 km" },
    Change(.digits, "proportional digits", on: "history", of: ["1.5 km", "8.1 km", "35 min", "41.7"]) {
      $0.history.distanceIsDigits = false
    },
    Change(.listOrder, "the run first", on: "history", of: sessions + ["collectionView"]) {
      $0.history.isReordered = true
    },
    Change(.listRemoved, "no core", on: "history", of: ["Core", "Monday", "35 min", "cell"]) {
      $0.history.hasYoga = false
    },
    Change(.listAdded, "a hill walk", on: "history", of: ["Hill", "Sunday", "11.8", "cell"]) {
      $0.history.hasHike = true
    },
    Change(.sectionHeader, "the header", on: "history", of: ["THIS", "This", "LAST", "Last"]) {
      $0.history.header = "Last seven days"
    },
    Change(.sectionFooter, "the footer", on: "history", of: ["4 workouts", "3 workouts"]) {
      $0.history.footer = "3 workouts, 2 h 45 min"
    },
    Change(.rowInset, "rows' inset 16 → 30", on: "history", of: sessions) { $0.history.inset = 30 },
    Change(.rowHeight, "rows 56 → 66", on: "history", of: allSessions) { $0.history.rowHeight = 56 },
    Change(.sectionSpacing, "sections 24 → 8 apart", on: "history") { $0.history.sectionGap = 8 },
    Change(.divider, "no lines", on: "history", or: Reading.restyled("hidden separators")) {
      $0.history.separators = false
    },
    Change(.removed, "not the best", on: "history", of: ["Personal"]) { $0.history.medalIsShown = false },
    Change(.truncation, "a long name", on: "history", of: ["Tempo"]) {
      $0.history.longName = "Tempo run along the old canal with Idris and the dogs"
    },
  ]

  private static let stageCard = ["Stages", "Awake", "Light", "Deep", "REM"]
  private static let sleepCards = stageCard + ["Wake", "switch", "You slept", "Insight"]

  static let sleep: [Change] = [
    Change(.label, "the night", on: "sleep", of: ["Night to"]) { $0.sleep.date = "Night to Friday" },
    Change(.font, "a smaller duration", on: "sleep", of: ["7 h 42"]) { $0.sleep.durationFont = .title3 },
    Change(
      .progress, "a worse score", on: "sleep", of: ["Score", "progressIndicator"], or: Reading.any("text")
    ) {
      $0.sleep.score = 58
    },
    Change(.tint, "the score's colour", on: "sleep", of: ["Score", "progressIndicator"]) {
      $0.sleep.scoreTint = 0x2EC4B6
    },
    Change(.chartData, "less deep sleep", on: "sleep", of: stageCard) {
      $0.sleep.stages = [0.12, 0.42, 0.08, 0.24, 0.14]
    },
    Change(.chartColor, "the colour of deep sleep", on: "sleep", of: stageCard) {
      $0.sleep.deepColor = 0x1FAB89
    },
    Change(.rowHeight, "higher bars", on: "sleep", of: ["Stages"]) { $0.sleep.barHeight = 74 },
    Change(.cornerRadius, "bars' corners 10 → 0", on: "sleep", of: ["Stages"]) { $0.sleep.barRadius = 0 },
    Change(.spacing, "bars 3 → 8 apart", on: "sleep", of: ["Stages"], or: Reading.sizes) {
      $0.sleep.barGap = 8
    },
    Change(.order, "the legend reversed", on: "sleep", of: ["Awake", "Light", "Deep", "REM", "scrollView"]) {
      $0.sleep.legendIsReordered = true
    },
    Change(.alignment, "the legend centred", on: "sleep", of: ["Awake", "Light", "Deep", "REM"]) {
      $0.sleep.legendSide = .center
    },
    Change(.toggle, "no alarm", on: "sleep", of: ["Wake", "switch"]) { $0.sleep.alarmIsOn = false },
    Change(.label, "a later alarm", on: "sleep", of: ["Wake"]) { $0.sleep.alarm = "7:15" },
    Change(.lineLimit, "one line", on: "sleep", of: ["You slept"]) { $0.sleep.insightLimit = 1 },
    Change(.lineSpacing, "line spacing 2 → 7", on: "sleep", of: ["You slept"]) {
      $0.sleep.insightSpacing = 7
    },
    Change(.wrap, "a short insight", on: "sleep", of: ["You slept"]) {
      $0.sleep.insight = "You slept 25 minutes longer than usual."
    },
    Change(.icon, "the insight's icon", on: "sleep", of: ["Insight"]) { $0.sleep.insightIcon = "sparkles" },
    Change(
      .borderWidth, "the insight's border 1 → 3", on: "sleep", of: ["You slept", "Insight", "scrollView"]
    ) {
      $0.sleep.cardBorder = 3
    },
    Change(.opacity, "lighter cards", on: "sleep", of: stageCard + ["Wake", "switch", "scrollView"]) {
      $0.sleep.cardOpacity = 0.25
    },
    Change(.padding, "cards' padding 16 → 24", on: "sleep", of: sleepCards) { $0.sleep.boxPadding = 24 },
    Change(.gradient, "a green night", on: "sleep") { $0.sleep.top = 0x0B4F4A },
    Change(.rotation, "the moon turned", on: "sleep", of: ["Moon"]) { $0.sleep.moonTurn = 40 },
    Change(.scale, "a larger moon", on: "sleep", of: ["Moon"]) { $0.sleep.moonScale = 1.4 },
    Change(.offset, "the moon higher", on: "sleep", of: ["Moon"]) { $0.sleep.moonShift = -60 },
    Change(.hidden, "no stars", on: "sleep") { $0.sleep.stars = false },
  ]

  private static let dates = (12...18).map(String.init)
  private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  private static let tasks = ["Easy run", "Mobility", "Core circuit", "Done", "Open", "cell"]

  static let plan: [Change] = [
    Change(.title, "the title", on: "plan", of: ["Plan", "My week", "navigationBar"]) {
      $0.plan.title = "My week"
    },
    Change(.selection, "Friday", on: "plan", of: ["Th", "15", "Fr", "16", "cell"], or: Reading.paints) {
      $0.plan.day = 4
    },
    Change(.cornerStyle, "the day less round", on: "plan", of: ["Th", "15", "cell"]) {
      $0.plan.dayIsRound = false
    },
    Change(.icon, "what is done", on: "plan", of: tasks) { $0.plan.doneIcon = "star.fill" },
    Change(.listAdded, "stretching", on: "plan", of: ["Stretching", "Open", "cell"]) {
      $0.plan.hasStretch = true
    },
    Change(.listRemoved, "no core", on: "plan", of: ["Core circuit", "Open", "cell"]) {
      $0.plan.hasCore = false
    },
    Change(.listOrder, "mobility first", on: "plan", of: tasks + ["collectionView"]) {
      $0.plan.isReordered = true
    },
    Change(.strikethrough, "what is done is not struck", on: "plan", of: ["Easy run", "Mobility"]) {
      $0.plan.struck = false
    },
    Change(.label, "the session", on: "plan", of: ["Intervals"]) { $0.plan.session = "Intervals, 5 × 800 m" },
    Change(.lineLimit, "one line", on: "plan", of: ["Warm up"]) { $0.plan.noteLimit = 1 },
    Change(.font, "the note in italics", on: "plan", of: ["Warm up"], or: Reading.restyled("italic")) {
      $0.plan.noteItalic = true
    },
    Change(.codeColor, "the level's colour", on: "plan", of: ["Medium"]) { $0.plan.levelColor = 0x3A86C8 },
    Change(.cornerRadius, "the level's corners 6 → 11", on: "plan", of: ["Medium"]) {
      $0.plan.levelRadius = 11
    },
    Change(.label, "the level", on: "plan", of: ["Medium", "Hard"]) { $0.plan.level = "Hard" },
    Change(.kerning, "the goal wider", on: "plan", of: ["Half"]) { $0.plan.boxKerning = 1.5 },
    Change(.label, "the week", on: "plan", of: ["Week"]) { $0.plan.weeks = "Week 5 of 10" },
    Change(.buttonTitle, "the button", on: "plan", of: ["Swap", "Move"]) { $0.plan.swap = "Move to Friday" },
    Change(.buttonStyle, "a filled button", on: "plan", of: ["Swap"]) { $0.plan.swapIsBordered = false },
    Change(.controlSize, "a larger button", on: "plan", of: ["Swap"]) { $0.plan.swapIsLarge = true },
    Change(.padding, "tasks' padding 8 → 3", on: "plan", of: tasks) { $0.plan.rowPadding = 3 },
    Change(.divider, "no lines", on: "plan", or: Reading.restyled("hidden separators")) {
      $0.plan.separatorShown = false
    },
  ]

  private static let macros = ["Protein", "Carbs", "Fat"]
  private static let meals = ["Breakfast", "Lunch", "Snack"]

  static let food: [Change] = [
    Change(.label, "more was eaten", on: "food", of: ["1,420", "1,610"]) { $0.food.eaten = "1,610" },
    Change(.font, "the sum smaller", on: "food", of: ["1,420"]) { $0.food.eatenFont = .title2 },
    Change(.label, "what is left", on: "food", of: ["580", "390"]) { $0.food.left = "390 left" },
    Change(.chartData, "more protein", on: "food", of: macros + ["scrollView"]) { $0.food.protein = 0.95 },
    Change(.rowHeight, "thicker bars", on: "food", of: macros + ["scrollView"]) { $0.food.barHeight = 14 },
    Change(.chartColor, "the bars' colour", on: "food", of: macros + ["scrollView"]) {
      $0.food.barColor = 0xD9822B
    },
    Change(.columnOrder, "carbs first", on: "food", of: macros + ["scrollView"]) {
      $0.food.macrosAreSwapped = true
    },
    Change(.spacing, "bars 16 → 30 apart", on: "food", of: macros, or: Reading.sizes) {
      $0.food.macroGap = 30
    },
    Change(.progress, "seven glasses", on: "food", of: ["Glasses"], or: Reading.restyled("symbol", "picture"))
    {
      $0.food.glasses = 7
    },
    Change(.iconSize, "drops 24 → 19", on: "food", of: ["Glasses"]) { $0.food.glassSize = 19 },
    Change(.spacing, "drops 8 → 16 apart", on: "food", of: ["Glasses"], or: Reading.sizes) {
      $0.food.glassGap = 16
    },
    Change(.codeColor, "the drops' colour", on: "food", of: ["Glasses"]) { $0.food.glassColor = 0x0FA3A3 },
    Change(.textCase, "water in capitals", on: "food", of: ["Water", "WATER"]) { $0.food.waterCase = true },
    Change(.removed, "no cup", on: "food", of: ["Cup"]) { $0.food.bottleIsShown = false },
    Change(.background, "other pictures of meals", on: "food", of: meals) { $0.food.photo = 0xBFE3C8 },
    Change(.avatarShape, "round pictures", on: "food", of: meals) { $0.food.photoIsRound = true },
    Change(.avatarSize, "pictures 48 → 58", on: "food", of: meals) { $0.food.photoSize = 58 },
    Change(.icon, "the lunch's icon", on: "food", of: ["Lunch"]) { $0.food.mealIcon = "leaf" },
    Change(.label, "another lunch", on: "food", of: ["Lunch"]) { $0.food.lunch = "Rice with beans" },
    Change(.listRemoved, "no snack", on: "food", of: ["Snack"]) { $0.food.hasSnack = false },
    Change(.listAdded, "dinner", on: "food", of: ["Dinner"]) { $0.food.hasDinner = true },
    Change(.listOrder, "lunch first", on: "food", of: ["Breakfast", "Lunch", "scrollView"]) {
      $0.food.isReordered = true
    },
    Change(.buttonTitle, "the button", on: "food", of: ["Add a", "New"]) { $0.food.add = "New meal" },
    Change(
      .border, "a line without dashes", on: "food", of: ["Add a"],
      or: Reading.restyled("line style", "dash", "line width")
    ) {
      $0.food.addIsDashed = false
    },
    Change(.cornerRadius, "the button's corners 14 → 25", on: "food", of: ["Add a"]) {
      $0.food.addRadius = 25
    },
    Change(
      .cornerRadius, "cards' corners 18 → 4", on: "food",
      of: ["1,420", "of 2,000", "580", "Water", "Glasses", "Cup", "scrollView"] + macros + meals
    ) {
      $0.cardRadius = 4
    },
  ]
}
