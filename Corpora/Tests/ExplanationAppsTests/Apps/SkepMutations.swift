import AppVariants
import Foundation

@testable import Skep

/// Changes that people make to the beekeeper's app, in the words of SwiftUI.
enum SkepMutations {
  typealias Change = Mutation<SkepLook>

  static let all =
    everywhere + tabs + yard + hero + weather + cells + chores
    + hive + facts + boxes + queen + mites + notes
    + frame + slots + zones + forage + bloom + blossom
    + journal + pages + entry + harvest + yield + scale + sorts
    + cellar + jars + crate + paper + words + press
    + swarm + buzz + pulse + club + posts + poll + settings

  private static let everyScreen =
    "yard hive frame forage journal entry harvest cellar label swarm club settings"

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "honey amber → green in the asset catalogue",
      on: "yard hive frame forage journal entry harvest cellar label swarm club"
    ) {
      $0.hasRevisedHoney = true
    },
    Change(
      .theme, "colorScheme .dark always",
      on: "yard hive frame forage journal harvest cellar label club settings"
    ) {
      $0.forcesDark = true
    },
    Change(.textSize, "dynamicTypeSize .xxLarge", on: everyScreen) { $0.textSize = .xxLarge },
    Change(.locale, "locale en_GB → de_DE", on: "harvest entry") { $0.locale = "de_DE" },
    Change(.tint, "tint of the whole app amber → blue", on: "yard hive frame forage journal harvest club") {
      $0.tint = 0x2563EB
    },
  ]

  /// The screens that show the tabs.
  private static let everyTab = "yard forage journal harvest cellar club"

  private static let tabs: [Change] = [
    Change(.label, "tab Apiary → Hives", on: everyTab, of: ["Apiary", "Hives", "tabBar"]) {
      $0.tabs.yard = "Hives"
    },
    Change(
      .tabIcon, "tab systemImage drop.fill → chart.bar.fill", on: everyTab,
      of: ["Harvest", "drop", "chart", "tabBar"]
    ) {
      $0.tabs.harvestIcon = "chart.bar.fill"
    },
    Change(.badge, "badge(5) → badge(12) on Club", on: everyTab, of: ["5", "12", "Club", "tabBar"]) {
      $0.tabs.letters = 12
    },
    Change(
      .tabOrder, "Harvest before Journal in the TabView", on: everyTab,
      of: ["Harvest", "Journal", "tabBar", "other"], or: Reading.moved("position")
    ) {
      $0.tabs.harvestIsSecond = true
    },
  ]

  private static let begin = ["Start insp"]

  private static let yard: [Change] = [
    Change(
      .title, "navigationTitle Good morning → Good evening", on: "yard hive forage",
      of: ["Good morning", "Good evening", "BackButton", "navigationBar"]
    ) {
      $0.yard.title = "Good evening"
    },
    Change(.titleMode, "navigationBarTitleDisplayMode .large → .inline", on: "yard") {
      $0.yard.titleIsLarge = false
    },
    Change(.toolbarItem, "no ToolbarItem Scan", on: "yard", of: ["Scan"]) { $0.yard.scanIsShown = false },
    Change(.icon, "Scan qrcode → camera", on: "yard", of: ["Scan"]) { $0.yard.scan = "camera" },
    Change(.sectionSpacing, "VStack spacing 18 → 30", on: "yard") { $0.yard.gap = 30 },
    Change(.padding, "padding(.horizontal) 16 → 28", on: "yard") { $0.yard.side = 28 },
    Change(.buttonTitle, "Start inspection → Open a hive", on: "yard", of: begin + ["Open a"]) {
      $0.yard.start = "Open a hive"
    },
    Change(.buttonStyle, "WaxButtonStyle → .bordered", on: "yard", of: begin) {
      $0.yard.startIsWaxen = false
    },
    Change(.disabled, "Start inspection disabled()", on: "yard", of: begin) {
      $0.yard.startIsDisabled = true
    },
    Change(
      .buttonHeight, "WaxButtonStyle(height: 48) → 62", on: "yard", of: begin,
      or: Reading.argument("height")
    ) {
      $0.yard.startHeight = 62
    },
    Change(.shadow, "Start inspection shadow(radius: 7)", on: "yard", of: begin) { $0.yard.startShadow = 7 },
    Change(.removed, "no button Smoker", on: "yard", of: ["Smoker"]) { $0.yard.smokerIsShown = false },
  ]

  private static let picture = [
    "Sun", "Hills", "Straw hive", "Linden slope", "9 hives", "Main flow", "scrollView",
  ]

  private static let hero: [Change] = [
    Change(.aspectRatio, "picture frame(height: 168) → 200", on: "yard", of: picture) {
      $0.hero.height = 200
    },
    Change(.cornerStyle, "picture clipShape .continuous → .circular", on: "yard", of: picture) {
      $0.hero.isContinuous = false
    },
    Change(.shadow, "picture shadow(radius: 10)", on: "yard", of: picture) { $0.hero.shadow = 10 },
    Change(.gradient, "picture LinearGradient begins in rose", on: "yard", of: picture) {
      $0.hero.dawn = 0xE58FA0
    },
    Change(.shapeArgument, "Hills(count: 3) → 5", on: "yard", of: ["Hills"], or: Reading.argument("count")) {
      $0.hero.hills = 5
    },
    Change(
      .shapeArgument, "Hills(rise: 0.34) → 0.7", on: "yard", of: ["Hills"], or: Reading.argument("rise")
    ) {
      $0.hero.rise = 0.7
    },
    Change(.codeColor, "hills green → ochre", on: "yard", of: ["Hills"]) { $0.hero.meadow = 0xA8863A },
    Change(
      .shapeArgument, "StrawSkep(coils: 7) → 5", on: "yard", of: ["Straw hive"],
      or: Reading.argument("coils")
    ) {
      $0.hero.coils = 5
    },
    Change(
      .shapeArgument, "StrawSkep(belly: 0.9) → 0.6", on: "yard", of: ["Straw hive"],
      or: Reading.argument("belly")
    ) {
      $0.hero.belly = 0.6
    },
    Change(.codeColor, "straw brown → slate", on: "yard", of: ["Straw hive"]) { $0.hero.straw = 0x5E6B78 },
    Change(.offset, "straw hive offset(x: 0) → offset(x: 60)", on: "yard", of: ["Straw hive"]) {
      $0.hero.skepShift = 60
    },
    Change(.rotation, "straw hive rotationEffect 0° → 12°", on: "yard", of: ["Straw hive"]) {
      $0.hero.skepTurn = 12
    },
    Change(.scale, "straw hive scaleEffect 1 → 1.2", on: "yard", of: ["Straw hive"]) {
      $0.hero.skepScale = 1.2
    },
    Change(.opacity, "sun opacity 0.95 → 0.4", on: "yard", of: ["Sun"]) { $0.hero.sunOpacity = 0.4 },
    Change(.blur, "sun blur(radius: 6)", on: "yard", of: ["Sun"]) { $0.hero.sunBlur = 6 },
    Change(.blend, "sun blendMode .normal → .multiply", on: "yard", of: ["Sun"]) {
      $0.hero.sunIsMultiplied = true
    },
    Change(.label, "Linden slope → Linden hill", on: "yard", of: ["Linden slope", "Linden hill"]) {
      $0.hero.name = "Linden hill"
    },
    Change(.fontWeight, "name fontWeight .bold → .regular", on: "yard", of: ["Linden slope"]) {
      $0.hero.nameWeight = .regular
    },
    Change(.label, "9 hives → 11 hives", on: "yard", of: ["9 hives", "11 hives"]) {
      $0.hero.count = "11 hives, 2 nuclei"
    },
    Change(.kerning, "count tracking 0 → 1.6", on: "yard", of: ["9 hives"]) { $0.hero.countTracking = 1.6 },
    Change(.textCase, "count textCase nil → .uppercase", on: "yard", of: ["9 hives"]) {
      $0.hero.countIsUppercased = true
    },
    Change(.label, "Main flow → Late flow", on: "yard", of: ["Main flow", "Late flow"]) {
      $0.hero.flow = "Late flow"
    },
    Change(.material, "Main flow background .regularMaterial → orange", on: "yard", of: ["Main flow"]) {
      $0.hero.flowIsMaterial = false
    },
    Change(.padding, "words padding(.bottom) 14 → 28", on: "yard", of: ["Linden slope", "9 hives"]) {
      $0.hero.ink = 28
    },
    Change(.aspectRatio, "sun frame 46 → 64", on: "yard", of: ["Sun"]) { $0.hero.sun = 64 },
    Change(
      .alignment, "Main flow overlay alignment .topTrailing → .topLeading", on: "yard", of: ["Main flow"]
    ) {
      $0.hero.flowIsLeading = true
    },
    Change(
      .alignment, "words overlay alignment .bottomLeading → .bottomTrailing", on: "yard",
      of: ["Linden slope", "9 hives"]
    ) {
      $0.hero.wordsSide = .trailing
    },
    Change(
      .codeColor, "straw hive colorMultiply white → green", on: "yard", of: ["Straw hive"],
      or: Reading.restyled("colour multiplication", "colour multiply", "colour effect", "filter")
    ) {
      $0.hero.shade = 0x8FD08F
    },
  ]

  private static let sky = [
    "Now", "Noon", "Four", "Seven", "18°", "22°", "21°", "15°", "Weather at", "scrollView",
  ]

  private static let weather: [Change] = [
    Change(.spacing, "hours VStack spacing 4 → 9", on: "yard", of: sky) { $0.weather.gap = 9 },
    Change(.icon, "cloud.sun.fill → cloud.rain.fill", on: "yard", of: ["Weather at Noon"]) {
      $0.weather.noon = "cloud.rain.fill"
    },
    Change(.label, "22° → 17°", on: "yard", of: ["22°", "17°"]) { $0.weather.noonDegrees = "17°" },
    Change(.divider, "no Dividers between hours", on: "yard") { $0.weather.rules = false },
    Change(.listRemoved, "no hour Seven", on: "yard", of: ["Seven", "15°", "Weather at Seven"]) {
      $0.weather.evening = false
    },
    Change(
      .cornerRadius, "waxCard(radius: 16) → 3", on: "yard", of: sky,
      or: Reading.argument("radius")
    ) {
      $0.weather.radius = 3
    },
    Change(.iconSize, "symbols font size 20 → 25", on: "yard", of: ["Weather at"]) { $0.weather.icon = 25 },
    Change(
      .digits, "degrees design .default → .monospaced", on: "yard", of: ["18°", "22°", "21°", "15°"]
    ) {
      $0.weather.degreesAreDigits = true
    },
  ]

  private static let strengths = ["strong", "calm", "weak", "rich", "fair", "new", "small"]
  private static let comb = ["1", "2", "3", "4", "5", "6", "7"] + strengths + ["scrollView"]

  private static let cells: [Change] = [
    Change(.sectionHeader, "Hives → Colonies", on: "yard", of: ["Hives", "Colonies"]) {
      $0.cells.header = "Colonies"
    },
    Change(
      .layoutArgument, "HoneycombLayout(cell: 74) → 64", on: "yard", of: comb,
      or: Reading.argument("cell") + Reading.sizes
    ) {
      $0.cells.size = 64
    },
    Change(
      .layoutArgument, "HoneycombLayout(gap: 5) → 1", on: "yard", of: comb, or: Reading.argument("gap")
    ) {
      $0.cells.gap = 1
    },
    Change(
      .layoutArgument, "HoneycombLayout(shift: 0.5) → 0", on: "yard", of: comb,
      or: Reading.argument("shift")
    ) {
      $0.cells.shift = 0
    },
    Change(
      .shapeArgument, "Hexagon(isPointed: true) → false", on: "yard", of: comb,
      or: Reading.argument("isPointed", "is pointed") + Reading.restyled("background")
    ) {
      $0.cells.isPointed = false
    },
    Change(.codeColor, "hive 3 red → blue", on: "yard", of: ["3", "weak"]) { $0.cells.weak = 0x6FA3D8 },
    Change(.label, "strong → swarmy", on: "yard", of: ["strong", "swarmy"]) { $0.cells.strength = "swarmy" },
    Change(.fontSize, "numbers font size 19 → 25", on: "yard", of: comb) { $0.cells.numberSize = 25 },
    Change(
      .border, "hive 4 strokeBorder brown lineWidth 4", on: "yard", of: ["4", "rich"],
      or: Reading.any("appeared")
    ) {
      $0.cells.ring = 4
    },
    Change(
      .listOrder, "hive 3 before hive 2", on: "yard", of: ["2", "3", "calm", "weak", "scrollView"]
    ) {
      $0.cells.isReordered = true
    },
    Change(.listRemoved, "no hive 7", on: "yard", of: ["7", "small"]) { $0.cells.hasNucleus = false },
    Change(.opacity, "hexagons opacity 1 → 0.5", on: "yard", of: comb) { $0.cells.veil = 0.5 },
  ]

  private static let names = ["Clean the", "Add a super", "Order sugar"]
  private static let dues = ["today", "before Sunday", "in June"]
  private static let tags = ["Shed", "Hive 4", "Shop"]
  private static let signs = ["Done", "Open"]
  private static let rows = names + dues + tags + signs + ["scrollView"]

  private static let chores: [Change] = [
    Change(.sectionHeader, "To do → This week", on: "yard", of: ["To do", "This week"]) {
      $0.chores.header = "This week"
    },
    Change(.spacing, "chores VStack spacing 12 → 22", on: "yard", of: rows) { $0.chores.gap = 22 },
    Change(
      .padding, "waxCard(inset: 14) → 24", on: "yard", of: rows + ["To do"], or: Reading.argument("inset")
    ) {
      $0.chores.inset = 24
    },
    Change(.strikethrough, "Clean the smoker without strikethrough", on: "yard", of: ["Clean the"]) {
      $0.chores.doneIsStruck = false
    },
    Change(.label, "Add a super → Take a super off", on: "yard", of: ["Add a super", "Take a"]) {
      $0.chores.second = "Take a super off"
    },
    Change(.hidden, "no due dates", on: "yard", of: dues) { $0.chores.dueIsShown = false },
    Change(.label, "before Sunday → by tomorrow", on: "yard", of: ["before Sunday", "by tomorrow"]) {
      $0.chores.due = "by tomorrow"
    },
    Change(.codeColor, "due dates foregroundStyle .secondary → red", on: "yard", of: dues) {
      $0.chores.dueColor = 0xC53030
    },
    Change(.label, "tag Hive 4 → Hive 6", on: "yard", of: ["Hive 4", "Hive 6"]) { $0.chores.tag = "Hive 6" },
    Change(.cornerRadius, "tags cornerRadius 6 → 0", on: "yard", of: tags) { $0.chores.tagRadius = 0 },
    Change(.columnOrder, "tags before names", on: "yard", of: names + dues + tags + ["scrollView"]) {
      $0.chores.tagIsFirst = true
    },
    Change(.listRemoved, "no Order sugar", on: "yard", of: ["Order sugar", "in June", "Shop", "Open"]) {
      $0.chores.hasSugar = false
    },
    Change(.listAdded, "Mow the path", on: "yard", of: ["Mow the", "any day", "Yard", "Open"]) {
      $0.chores.hasPath = true
    },
    Change(
      .listOrder, "Add a super before Clean the smoker", on: "yard",
      of: [
        "Clean the", "Add a super", "today", "before Sunday", "Shed", "Hive 4", "Done", "Open", "scrollView",
      ]
    ) {
      $0.chores.isReordered = true
    },
    Change(.fontWeight, "names fontWeight .medium → .heavy", on: "yard", of: names) {
      $0.chores.weight = .heavy
    },
  ]
}
