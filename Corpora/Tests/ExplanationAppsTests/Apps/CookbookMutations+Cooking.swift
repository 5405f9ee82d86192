import AppVariants
import Foundation

@testable import Cookbook

extension CookbookMutations {
  private static let pills = ["Stock", "Rice", "Butter"]
  private static let tip = ["Tip", "The rice should"]
  private static let steps = ["Close", "Step 3", "Add a ladle", "Next", "Ticks"] + pills + tip

  static let cooking: [Change] = [
    Change(.gradient, "LinearGradient begins in purple", on: "cooking") { $0.cooking.top = 0x4C1D95 },
    Change(.gradient, "LinearGradient ends in brown", on: "cooking") { $0.cooking.bottom = 0x5B3A1A },
    Change(.label, "Step 3 of 7 → Step 4 of 7", on: "cooking", of: ["Step "]) {
      $0.cooking.step = "Step 4 of 7"
    },
    Change(.kerning, "step tracking 0 → 2", on: "cooking", of: ["Step 3"]) { $0.cooking.stepTracking = 2 },
    Change(.progress, "ProgressView value 0.43 → 0.57", on: "cooking", of: ["Done so far"]) {
      $0.cooking.progress = 0.57
    },
    Change(.tint, "ProgressView tint mint → red", on: "cooking", of: ["Done so far"]) {
      $0.cooking.progressTint = 0xEF4444
    },
    Change(.scale, "ProgressView scaleEffect(y: 1) → y: 2.5", on: "cooking", of: ["Done so far"]) {
      $0.cooking.progressHeight = 2.5
    },
    Change(.icon, "Close xmark → chevron.down", on: "cooking", of: ["Close"]) {
      $0.cooking.close = "chevron.down"
    },
    Change(.removed, "no button Read aloud", on: "cooking", of: ["Read aloud"]) {
      $0.cooking.soundIsShown = false
    },
    Change(.sectionSpacing, "VStack spacing 14 → 20", on: "cooking", of: steps) { $0.cooking.gap = 20 },
    Change(.contentInset, "padding 20 → 30", on: "cooking", of: steps) { $0.cooking.padding = 30 },
    Change(.label, "hot stock → warm milk", on: "cooking", of: ["Add a ladle"]) {
      $0.cooking.text = "Add a ladle of warm milk and stir until the rice has taken it all."
    },
    Change(.wrap, "a step of more lines", on: "cooking", of: ["Add a ladle"]) {
      $0.cooking.text =
        "Add a ladle of hot stock and stir until the rice has taken it all. Then add the next one, and so on for a quarter of an hour."
    },
    Change(.font, "step font .title → .title2", on: "cooking", of: ["Add a ladle"]) {
      $0.cooking.textFont = .title2
    },
    Change(.fontWeight, "step fontWeight .bold → .regular", on: "cooking", of: ["Add a ladle"]) {
      $0.cooking.textWeight = .regular
    },
    Change(.font, "step fontDesign .rounded → .default", on: "cooking", of: ["Add a ladle"]) {
      $0.cooking.textIsRounded = false
    },
    Change(
      .textAlignment, "step multilineTextAlignment .leading → .center", on: "cooking", of: ["Add a ladle"]
    ) {
      $0.cooking.textSide = .center
    },
    Change(.lineSpacing, "step lineSpacing 2 → 10", on: "cooking", of: ["Add a ladle"]) {
      $0.cooking.textSpacing = 10
    },
    Change(.lineLimit, "step lineLimit(1)", on: "cooking", of: ["Add a ladle"]) { $0.cooking.textLines = 1 },
    Change(.label, "a wave → a slow wave", on: "cooking", of: ["The rice should"]) {
      $0.cooking.tip = "The rice should move like a slow wave when you tilt the pan."
    },
    Change(.icon, "lightbulb.fill → info.circle.fill", on: "cooking", of: ["Tip"]) {
      $0.cooking.tipIcon = "info.circle.fill"
    },
    Change(.material, "tip background .ultraThinMaterial → olive", on: "cooking", of: tip) {
      $0.cooking.tipIsMaterial = false
    },
    Change(.cornerRadius, "tip cornerRadius 16 → 4", on: "cooking", of: tip) { $0.cooking.tipRadius = 4 },
    Change(.removed, "no tip", on: "cooking", of: tip) { $0.cooking.tipIsShown = false },
    Change(
      .order, "the tip above the step", on: "cooking", of: steps, or: Reading.moved("position")
    ) {
      $0.cooking.tipIsAbove = true
    },
    Change(.label, "Stock → Broth", on: "cooking", of: ["Stock", "Broth"]) { $0.cooking.stock = "Broth" },
    Change(.removed, "no pill Butter", on: "cooking", of: ["Butter"]) { $0.cooking.hasButter = false },
    Change(.added, "pill Parmesan", on: "cooking", of: ["Parmesan"]) { $0.cooking.hasCheese = true },
    Change(.spacing, "pills HStack spacing 8 → 18", on: "cooking", of: pills) { $0.cooking.pillGap = 18 },
    Change(.bubbleColor, "pills background green → blue", on: "cooking", of: pills) {
      $0.cooking.pillColor = 0x1D4ED8
    },
    Change(.order, "Rice before Stock", on: "cooking", of: ["Stock", "Rice"]) {
      $0.cooking.pillsAreReordered = true
    },
    Change(.label, "Next: peas → Next: lemon", on: "cooking", of: ["Next"]) {
      $0.cooking.next = "Next: lemon and parmesan"
    },
    Change(.opacity, "next opacity 0.65 → 0.3", on: "cooking", of: ["Next"]) { $0.cooking.nextOpacity = 0.3 },
    Change(.hidden, "no next step", on: "cooking", of: ["Next"]) { $0.cooking.nextIsShown = false },
    Change(
      .removed, "7 → 6 dots", on: "cooking", of: ["Pages"], or: Reading.sizes + Reading.any("text")
    ) {
      $0.cooking.dots = 6
    },
    Change(.iconSize, "dots frame 8 → 11", on: "cooking", of: ["Pages"]) { $0.cooking.dot = 11 },
  ]

  private static let time = ["04:35", "until the next"]
  private static let satellites = ["Pan", "Ladle", "Heat"]
  private static let dialParts = ["Ticks", "Time gone"] + time + satellites

  static let dial: [Change] = [
    Change(.aspectRatio, "dial frame 200 → 176", on: "cooking", of: dialParts) { $0.dial.size = 176 },
    Change(.progress, "Circle trim(to: 0.68) → 0.3", on: "cooking", of: ["Time gone"]) { $0.dial.part = 0.3 },
    Change(.borderWidth, "ring lineWidth 12 → 20", on: "cooking", of: ["Time gone"]) { $0.dial.width = 20 },
    Change(.codeColor, "ring stroke yellow → pink", on: "cooking", of: ["Time gone"]) {
      $0.dial.color = 0xF472B6
    },
    Change(
      .border, "ring lineCap .round → .butt", on: "cooking", of: ["Time gone"],
      or: Reading.restyled("line cap", "cap", "stroke style")
    ) {
      $0.dial.isRound = false
    },
    Change(
      .shapeArgument, "DialTicks(count: 60) → 40", on: "cooking", of: ["Ticks"], or: Reading.argument("count")
    ) {
      $0.dial.ticks = 40
    },
    Change(
      .shapeArgument, "DialTicks(length: 6) → 12", on: "cooking", of: ["Ticks"],
      or: Reading.argument("length")
    ) {
      $0.dial.tick = 12
    },
    Change(.borderWidth, "ticks lineWidth 1.5 → 3", on: "cooking", of: ["Ticks"]) { $0.dial.tickWidth = 3 },
    Change(.opacity, "ticks opacity 0.7 → 0.25", on: "cooking", of: ["Ticks"], or: Reading.paints) {
      $0.dial.tickOpacity = 0.25
    },
    Change(.label, "04:35 → 02:10", on: "cooking", of: ["04:35", "02:10"]) { $0.dial.time = "02:10" },
    Change(.fontSize, "time font size 36 → 28", on: "cooking", of: ["04:35"]) { $0.dial.timeSize = 28 },
    Change(.digits, "time design .monospaced → .default", on: "cooking", of: ["04:35"]) {
      $0.dial.timeIsDigits = false
    },
    Change(.fontWeight, "time weight .semibold → .light", on: "cooking", of: ["04:35"]) {
      $0.dial.timeWeight = .light
    },
    Change(.label, "until the next ladle → until you stir", on: "cooking", of: ["until"]) {
      $0.dial.label = "until you stir"
    },
    Change(
      .layoutArgument, "RadialLayout(reach: 66) → 54", on: "cooking", of: satellites,
      or: Reading.argument("reach")
    ) {
      $0.dial.reach = 54
    },
    Change(
      .layoutArgument, "RadialLayout(start: 0°) → 60°", on: "cooking", of: satellites,
      or: Reading.argument("start")
    ) {
      $0.dial.start = 60
    },
    Change(.removed, "no RadialLayout", on: "cooking", of: satellites) { $0.dial.satellites = false },
    Change(.iconSize, "satellites frame 22 → 32", on: "cooking", of: satellites) { $0.dial.satellite = 32 },
    Change(.shadow, "ring shadow(radius: 10)", on: "cooking", of: ["Time gone"]) { $0.dial.glow = 10 },
    Change(.rotation, "ring rotationEffect −90° → −45°", on: "cooking", of: ["Time gone"]) {
      $0.dial.turn = 45
    },
    Change(.scale, "dial scaleEffect 1 → 0.85", on: "cooking", of: dialParts) { $0.dial.scale = 0.85 },
  ]

  static let controls: [Change] = [
    Change(.icon, "Pause pause.fill → play.fill", on: "cooking", of: ["Pause"]) {
      $0.dial.play = "play.fill"
    },
    Change(.buttonHeight, "Pause frame 64 → 76", on: "cooking", of: ["Pause"]) { $0.dial.playSize = 76 },
    Change(.background, "Pause background yellow → mint", on: "cooking", of: ["Pause"]) {
      $0.dial.playColor = 0x6EE7B7
    },
    Change(.buttonHeight, "Back and Forth frame 52 → 62", on: "cooking", of: ["Back", "Forth"]) {
      $0.dial.side = 62
    },
    Change(.spacing, "controls HStack spacing 26 → 44", on: "cooking", of: ["Back", "Pause", "Forth"]) {
      $0.dial.gap = 44
    },
    Change(.disabled, "Back disabled()", on: "cooking", of: ["Back"]) { $0.dial.backIsDisabled = true },
    Change(.order, "Forth before Back", on: "cooking", of: ["Back", "Pause", "Forth"]) {
      $0.dial.controlsAreSwapped = true
    },
    Change(.buttonTitle, "+1 min → +5 min", on: "cooking", of: ["+1", "+5"]) { $0.dial.plus = "+5 min" },
    Change(.buttonStyle, "+1 min .bordered → .borderless", on: "cooking", of: ["+1"]) {
      $0.dial.plusIsBordered = false
    },
  ]

  private static let meals = ["Porridge", "Lentil", "Saffron", "Canteen", "Pizza"]
  private static let notes = ["With pears", "Box for", "Teresa and", "Skipped", "Dough"]
  private static let hours = ["07:30", "12:30", "19:00", "12:00", "19:30"]
  private static let mealRows = meals + notes + hours + ["Sign of", "2", "cell", "collectionView"]

  static let week: [Change] = [
    Change(
      .title, "navigationTitle Week 24 → This week", on: "week",
      of: ["Week 24", "This week", "navigationBar"]
    ) {
      $0.week.title = "This week"
    },
    Change(.titleMode, "navigationBarTitleDisplayMode .large → .inline", on: "week") {
      $0.week.titleIsLarge = false
    },
    Change(.toolbarItem, "no ToolbarItem More", on: "week", of: ["More"]) { $0.week.menuIsShown = false },
    Change(.icon, "More ellipsis.circle → slider.horizontal.3", on: "week", of: ["More"]) {
      $0.week.menu = "slider.horizontal.3"
    },
    Change(.sectionHeader, "header Tuesday → Today", on: "week", of: ["Tuesday", "Today"]) {
      $0.week.today = "Today"
    },
    Change(.sectionHeader, "header Wednesday → Tomorrow", on: "week", of: ["Wednesday", "Tomorrow"]) {
      $0.week.tomorrow = "Tomorrow"
    },
    Change(.textCase, "header textCase nil → .uppercase", on: "week", of: ["Tuesday"]) {
      $0.week.headerIsUppercased = true
    },
    Change(.sectionFooter, "footer on fish → on herbs", on: "week", of: ["Fish", "Herbs"]) {
      $0.week.footer = "Herbs keep longer in a damp cloth."
    },
    Change(.sectionSpacing, "listSectionSpacing 22 → 40", on: "week") { $0.week.sectionGap = 40 },
    Change(
      .rowHeight, "defaultMinListRowHeight 44 → 64", on: "week",
      of: mealRows + ["Repeat", "Add a", "Shopping on"],
      or: [Reading(kind: "resized", property: "row height")]
    ) {
      $0.week.rowHeight = 64
    },
    Change(.contentInset, "contentMargins(.top) 0 → 24", on: "week") { $0.week.margin = 24 },
    Change(
      .background, "background cream → lilac", on: "week",
      of: mealRows + ["Tuesday", "Wednesday", "Fish", "other", "table"]
    ) {
      $0.week.background = 0xE4DDF4
    },
    Change(.toggle, "Repeat next week is on", on: "week", of: ["Repeat", "switch"]) {
      $0.week.repeats = true
    },
    Change(.label, "Repeat next week → Same next week", on: "week", of: ["Repeat", "Same"]) {
      $0.week.repeatName = "Same next week"
    },
    Change(
      .label, "DatePicker selection two days later", on: "week",
      of: ["Shopping on", "9 Jun", "11 Jun", "datePicker"]
    ) {
      $0.week.shopDay += 2 * 86_400
    },
    Change(.label, "£46.20 → £52.80", on: "week", of: ["£46", "£52", "Costs"]) { $0.week.cost = 52.8 },
    Change(.progress, "ProgressView value 0.7 → 0.4", on: "week", of: ["Planned meals"]) {
      $0.week.planned = 0.4
    },
    Change(.tint, "ProgressView tint herb → orange", on: "week", of: ["Planned meals"]) {
      $0.week.plannedTint = 0xEA580C
    },
    Change(.buttonTitle, "Add a meal → Plan a meal", on: "week", of: ["Add a", "Plan a"]) {
      $0.week.add = "Plan a meal"
    },
    Change(.icon, "plus.circle.fill → plus", on: "week", of: ["Add a"]) { $0.week.addIcon = "plus" },
    Change(.removed, "no button Add a meal", on: "week", of: ["Add a", "cell"]) {
      $0.week.addIsShown = false
    },
  ]

  static let weekRows: [Change] = [
    Change(.label, "with feta → with goat cheese", on: "week", of: ["Lentil", "Sign of Lentil"]) {
      $0.week.lunch = "Lentil salad with goat cheese"
    },
    Change(.truncation, "a long note", on: "week", of: ["Box for"]) {
      $0.week.lunchNote =
        "Box for the office, with the dressing in a jar of its own, a fork, a cloth and two of the small plums that are left over from Sunday, if Jo has not had them by then on the way to the swimming lesson in town"
    },
    Change(.icon, "fork.knife → flame.fill", on: "week", of: ["Sign of Saffron"]) {
      $0.week.icon = "flame.fill"
    },
    Change(.iconSize, "signs frame 34 → 42", on: "week", of: mealRows) { $0.week.box = 42 },
    Change(.avatarShape, "signs .rect → .circle", on: "week", of: ["Sign of"]) { $0.week.boxIsRound = true },
    Change(.cornerRadius, "signs cornerRadius 8 → 2", on: "week", of: ["Sign of"]) { $0.week.boxRadius = 2 },
    Change(.codeColor, "dinner's sign background red → violet", on: "week", of: ["Sign of Saffron"]) {
      $0.week.dinnerColor = 0x6D28D9
    },
    Change(.spacing, "rows HStack spacing 12 → 22", on: "week", of: mealRows) { $0.week.rowGap = 22 },
    Change(.rowInset, "listRowInsets top and bottom 8 → 15", on: "week", of: mealRows) {
      $0.week.rowInset = 15
    },
    Change(.font, "names font .body → .title3", on: "week", of: meals) { $0.week.nameFont = .title3 },
    Change(.fontWeight, "names fontWeight .regular → .medium", on: "week", of: meals) {
      $0.week.nameWeight = .medium
    },
    Change(.font, "notes font .footnote → .caption2", on: "week", of: notes) { $0.week.noteFont = .caption2 },
    Change(.label, "19:00 → 20:15", on: "week", of: ["19:00", "20:15"]) { $0.week.time = "20:15" },
    Change(.hidden, "no times", on: "week", of: hours) { $0.week.timesAreShown = false },
    Change(.badge, "badge(2) → badge(5)", on: "week", of: ["2", "5", "Saffron", "cell"]) {
      $0.week.guests = 5
    },
    Change(
      .removed, "no badge(2)", on: "week", of: ["2", "Saffron", "cell"],
      or: Reading.any("text") + Reading.any("value")
    ) {
      $0.week.guestsAreShown = false
    },
    Change(
      .listOrder, "lunch before breakfast", on: "week",
      of: [
        "Porridge", "Lentil", "With pears", "Box for", "07:30", "12:30", "Sign of Por", "Sign of Len", "cell",
        "collectionView",
      ]
    ) {
      $0.week.isReordered = true
    },
    Change(
      .listAdded, "a snack", on: "week", of: ["Apple", "For the train", "16:00", "Sign of Apple", "cell"]
    ) {
      $0.week.hasSnack = true
    },
    Change(.listRemoved, "no pizza", on: "week", of: ["Pizza", "Dough", "19:30", "Sign of Pizza", "cell"]) {
      $0.week.hasPizza = false
    },
    Change(.strikethrough, "Canteen without strikethrough", on: "week", of: ["Canteen"]) {
      $0.week.skippedIsStruck = false
    },
    Change(.background, "listRowBackground plate → sand", on: "week", of: mealRows) {
      $0.week.rowColor = 0xF3E3C3
    },
    Change(.divider, "listRowSeparator .hidden", on: "week", or: Reading.restyled("hidden separators")) {
      $0.week.separators = false
    },
  ]

  private static let days = [
    "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "8", "9", "10", "11", "12", "13", "14", "cell",
    "collectionView",
  ]

  static let strip: [Change] = [
    Change(
      .selection, "Wednesday is chosen", on: "week", of: days, or: Reading.paints
    ) {
      $0.strip.chosen = 2
    },
    Change(
      .layoutArgument, "PartsLayout(gap: 6) → 12", on: "week", of: days,
      or: Reading.argument("gap") + Reading.sizes
    ) {
      $0.strip.gap = 12
    },
    Change(
      .layoutArgument, "PartsLayout(height: 58) → 72", on: "week", of: days,
      or: Reading.argument("height") + Reading.sizes
    ) {
      $0.strip.height = 72
    },
    Change(
      .layoutArgument, "Monday's layoutValue 1 → 2", on: "week", of: days,
      or: Reading.argument("PartOfWhole", "layout value") + Reading.sizes
    ) {
      $0.strip.monday = 2
    },
    Change(.cornerRadius, "days cornerRadius 12 → 2", on: "week", of: days) { $0.strip.radius = 2 },
    Change(.codeColor, "the chosen day in indigo", on: "week", of: ["Tue", "9", "cell"]) {
      $0.strip.color = 0x4338CA
    },
    Change(.font, "numbers font .headline → .body", on: "week", of: days) { $0.strip.font = .body },
    Change(.iconSize, "dots frame 6 → 9", on: "week", of: days, or: Reading.moved("position")) {
      $0.strip.dot = 9
    },
    Change(.hidden, "dots opacity 1 → 0", on: "week", of: days) { $0.strip.dotsAreShown = false },
    Change(.columnOrder, "the week starts on Sunday", on: "week", of: days, or: Reading.any("text")) {
      $0.strip.startsOnSunday = true
    },
    Change(.shadow, "days shadow(radius: 4)", on: "week", of: days) { $0.strip.shadow = 4 },
  ]
}
