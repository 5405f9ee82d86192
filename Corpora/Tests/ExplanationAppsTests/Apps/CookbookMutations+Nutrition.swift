import AppVariants
import Foundation

@testable import Cookbook

extension CookbookMutations {
  private static let average = ["1,870", "kcal a day", "80 fewer", "arrow"]
  private static let energyParts = ["Part of Carb", "Part of Fat", "Part of Pro", "Parts of", "scrollView"]
  private static let page = average + energyParts + ["Range", "Energy", "Salt", "Figures", "Mineral"]

  static let nutrition: [Change] = [
    Change(
      .title, "navigationTitle Nutrition → Balance", on: "nutrition",
      of: ["Nutrition", "Balance", "navigationBar"]
    ) {
      $0.nutrition.title = "Balance"
    },
    Change(.toolbarItem, "no ToolbarItem Share", on: "nutrition", of: ["Share"]) {
      $0.nutrition.shareIsShown = false
    },
    Change(
      .selection, "Picker selection Week → Year", on: "nutrition", of: ["Range", "Week", "Year", "segmented"]
    ) {
      $0.nutrition.range = 2
    },
    Change(.label, "Month → 4 weeks", on: "nutrition", of: ["Month", "4 weeks", "Range", "segmented"]) {
      $0.nutrition.rangeName = "4 weeks"
    },
    Change(.label, "1,870 → 2,040", on: "nutrition", of: ["1,870", "2,040"]) { $0.nutrition.average = 2040 },
    Change(.fontSize, "average font size 40 → 32", on: "nutrition", of: ["1,870"]) {
      $0.nutrition.averageSize = 32
    },
    Change(.fontWeight, "average weight .bold → .light", on: "nutrition", of: ["1,870"]) {
      $0.nutrition.averageWeight = .light
    },
    Change(.digits, "average design .rounded → .monospaced", on: "nutrition", of: ["1,870"]) {
      $0.nutrition.averageIsDigits = true
    },
    Change(.label, "kcal a day → kcal daily", on: "nutrition", of: ["kcal"]) {
      $0.nutrition.averageName = "kcal daily"
    },
    Change(
      .offset, "unit baselineOffset 0 → 10", on: "nutrition", of: ["kcal a day"],
      or: Reading.restyled("baseline offset", "font") + Reading.moved("baseline") + Reading.sizes
    ) {
      $0.nutrition.deltaBaseline = 10
    },
    Change(.label, "80 fewer → 120 more", on: "nutrition", of: ["80 fewer", "120 more"]) {
      $0.nutrition.delta = "120 more than last week"
    },
    Change(.icon, "arrow.down.right → arrow.up.right", on: "nutrition", of: ["arrow", "80 fewer"]) {
      $0.nutrition.deltaIcon = "arrow.up.right"
    },
    Change(.codeColor, "comparison green → red", on: "nutrition", of: ["80 fewer", "arrow"]) {
      $0.nutrition.deltaColor = 0xB91C1C
    },
    Change(.removed, "no comparison", on: "nutrition", of: ["80 fewer", "arrow"]) {
      $0.nutrition.deltaIsShown = false
    },
    Change(.sectionSpacing, "VStack spacing 18 → 28", on: "nutrition") { $0.nutrition.gap = 28 },
    Change(.contentInset, "padding(.horizontal) 16 → 28", on: "nutrition", of: page) {
      $0.nutrition.sideInset = 28
    },
    Change(
      .sectionHeader, "Parts of the energy → Where it comes from", on: "nutrition", of: ["Parts of", "Where"]
    ) {
      $0.nutrition.header = "Where it comes from"
    },
    Change(
      .layoutArgument, "PartsLayout(gap: 3) → 10", on: "nutrition", of: energyParts,
      or: Reading.argument("gap") + Reading.sizes
    ) {
      $0.nutrition.barGap = 10
    },
    Change(
      .layoutArgument, "PartsLayout(height: 18) → 30", on: "nutrition", of: energyParts,
      or: Reading.argument("height") + Reading.sizes
    ) {
      $0.nutrition.barHeight = 30
    },
    Change(.cornerRadius, "parts cornerRadius 5 → 9", on: "nutrition", of: energyParts) {
      $0.nutrition.barRadius = 9
    },
    Change(
      .progress, "carbohydrates' layoutValue 0.48 → 0.25", on: "nutrition", of: energyParts,
      or: Reading.argument("PartOfWhole", "layout value")
    ) {
      $0.nutrition.carbs = 0.25
    },
    Change(.codeColor, "carbohydrates orange → blue", on: "nutrition", of: ["Part of Carb"]) {
      $0.nutrition.carbsColor = 0x2563EB
    },
    Change(.order, "Fat before Carbohydrates", on: "nutrition", of: energyParts) {
      $0.nutrition.barIsReordered = true
    },
  ]

  private static let mineralNames = ["Iron", "Calcium", "Magnesium", "55%", "72%", "90%", "Part of"]
  private static let mineralTable = mineralNames + ["Mineral", "scrollView"]

  static let minerals: [Change] = [
    Change(.spacing, "Grid verticalSpacing 10 → 18", on: "nutrition", of: mineralTable) {
      $0.nutrition.rowGap = 18
    },
    Change(.spacing, "Grid horizontalSpacing 12 → 30", on: "nutrition", of: mineralTable, or: Reading.sizes) {
      $0.nutrition.columnGap = 30
    },
    Change(.label, "Iron → Iron (Fe)", on: "nutrition", of: ["Iron", "Part of Iron"]) {
      $0.nutrition.iron = "Iron (Fe)"
    },
    Change(
      .progress, "iron 55% → 20%", on: "nutrition", of: ["Part of Iron", "55%", "20%"],
      or: Reading.any("text")
    ) {
      $0.nutrition.ironPart = 0.2
    },
    Change(.listRemoved, "no iron", on: "nutrition", of: ["Iron", "55%", "Part of Iron"]) {
      $0.nutrition.hasIron = false
    },
    Change(.listAdded, "zinc", on: "nutrition", of: ["Zinc", "35%", "Part of Zinc"]) {
      $0.nutrition.hasZinc = true
    },
    Change(
      .listOrder, "calcium before iron", on: "nutrition",
      of: ["Iron", "Calcium", "55%", "72%", "Part of Iron", "Part of Calcium", "scrollView"]
    ) {
      $0.nutrition.rowsAreReordered = true
    },
    Change(.columnOrder, "figures before names", on: "nutrition", of: mineralTable) {
      $0.nutrition.columnsAreSwapped = true
    },
    Change(.divider, "no Divider below the head", on: "nutrition") { $0.nutrition.rule = false },
    Change(
      .fontWeight, "head fontWeight .semibold → .regular", on: "nutrition", of: ["Mineral", "Part of the"]
    ) {
      $0.nutrition.headWeight = .regular
    },
    Change(.label, "a snack → a coffee", on: "nutrition", of: ["Figures"]) {
      $0.nutrition.note = "Figures of what was cooked with this app; a coffee on the way is missing."
    },
    Change(.font, "note font .footnote → .caption2", on: "nutrition", of: ["Figures"]) {
      $0.nutrition.noteFont = .caption2
    },
    Change(.textAlignment, "note multilineTextAlignment .leading → .center", on: "nutrition", of: ["Figures"])
    {
      $0.nutrition.noteSide = .center
    },
  ]

  private static let days = [
    "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Lunch", "Dinner", "other", "chart",
  ]
  private static let energyPanel = days + ["Energy", "Goal", "scrollView"]

  static let energy: [Change] = [
    Change(.sectionHeader, "Energy → Energy by meal", on: "nutrition", of: ["Energy"]) {
      $0.energy.header = "Energy by meal"
    },
    Change(.textCase, "header textCase nil → .uppercase", on: "nutrition", of: ["Energy"]) {
      $0.energy.headerIsUppercased = true
    },
    Change(.chartData, "Thursday's lunch 690 → 300", on: "nutrition", of: ["Thu", "Lunch", "other", "chart"])
    {
      $0.energy.lunches[3] = 300
    },
    Change(
      .chartData, "Monday's dinner 820 → 1150", on: "nutrition", of: ["Mon", "Dinner", "other", "chart"]
    ) {
      $0.energy.dinners[0] = 1150
    },
    Change(
      .chartColor, "Lunch yellow → teal", on: "nutrition", of: days,
      or: Reading.restyled("colour of series “Lunch”")
    ) {
      $0.energy.lunchColor = 0x0D9488
    },
    Change(
      .chartColor, "Dinner red → indigo", on: "nutrition", of: days,
      or: Reading.restyled("colour of series “Dinner”")
    ) {
      $0.energy.dinnerColor = 0x4338CA
    },
    Change(.cornerRadius, "BarMark cornerRadius 3 → 8", on: "nutrition", of: days) {
      $0.energy.barRadius = 8
    },
    Change(
      .chartData, "BarMark width .fixed(18) → .fixed(10)", on: "nutrition", of: days,
      or: Reading.restyled("width", "bar width")
    ) {
      $0.energy.barWidth = 10
    },
    Change(.aspectRatio, "chart frame(height: 170) → 130", on: "nutrition", of: energyPanel) {
      $0.energy.height = 130
    },
    Change(
      .chartData, "RuleMark 1800 → 1500", on: "nutrition",
      of: ["Goal", "1,800", "1,500", "1800", "1500"] + days, or: Reading.moved("position")
    ) {
      $0.energy.goal = 1500
    },
    Change(.removed, "no RuleMark", on: "nutrition", of: ["Goal", "1,800", "1800"] + days) {
      $0.energy.goalIsShown = false
    },
    Change(.chartColor, "RuleMark green → magenta", on: "nutrition", of: ["Goal", "1,800", "1800"] + days) {
      $0.energy.goalColor = 0xC026D3
    },
    Change(
      .borderWidth, "RuleMark lineWidth 2 → 5", on: "nutrition", of: ["Goal", "1,800", "1800"] + days,
      or: Reading.restyled("line style", "stroke style")
    ) {
      $0.energy.goalLine = 5
    },
    Change(.label, "annotation Goal → Target", on: "nutrition", of: ["Goal", "Target"]) {
      $0.energy.goalName = "Target"
    },
    Change(.chartAxis, "chartLegend(.hidden)", on: "nutrition", of: days, or: Reading.restyled("legend")) {
      $0.energy.legendIsShown = false
    },
    Change(
      .chartAxis, "chartXAxis(.hidden)", on: "nutrition", of: days,
      or: Reading.restyled("x axis") + Reading.sizes
    ) {
      $0.energy.xAxisIsShown = false
    },
    Change(
      .chartAxis, "chartYScale(domain: 0...2200) → 0...3000", on: "nutrition", of: days + ["Goal"],
      or: Reading.restyled("y scale", "y domain") + Reading.any("resized") + Reading.any("moved")
    ) {
      $0.energy.top = 3000
    },
    Change(.label, "series Dinner → Supper", on: "nutrition", of: ["Dinner", "Supper", "other", "chart"]) {
      $0.energy.dinnerName = "Supper"
    },
    Change(.chartData, "no Sunday", on: "nutrition", of: days, or: Reading.any("vanished")) {
      $0.energy.hasSunday = false
    },
    Change(
      .chartData, "BarMark stacking .standard → .unstacked", on: "nutrition", of: days,
      or: Reading.restyled("stacking") + Reading.any("moved")
    ) {
      $0.energy.isStacked = false
    },
    Change(.padding, "panel padding 16 → 26", on: "nutrition", of: energyPanel) {
      $0.nutrition.panelPadding = 26
    },
    Change(.cornerRadius, "panel cornerRadius 16 → 2", on: "nutrition", of: energyPanel) {
      $0.nutrition.panelRadius = 2
    },
    Change(.shadow, "panel shadow(radius: 10)", on: "nutrition", of: energyPanel) {
      $0.nutrition.panelShadow = 10
    },
  ]

  private static let salt = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Salt", "other", "chart"]
  private static let ring = ["21", "34", "45", "Pulses", "Fruit", "Leaves", "5 a day", "other", "chart"]

  static let charts: [Change] = [
    Change(.sectionHeader, "grams a day → g a day", on: "nutrition", of: ["Salt"]) {
      $0.weight.header = "Salt, g a day"
    },
    Change(.chartData, "Wednesday's salt 6.1 → 3.4", on: "nutrition", of: ["Wed", "Salt", "other", "chart"]) {
      $0.weight.values[2] = 3.4
    },
    Change(.chartColor, "salt blue → red", on: "nutrition", of: salt) { $0.weight.color = 0xDC2626 },
    Change(
      .borderWidth, "LineMark lineWidth 2.5 → 5", on: "nutrition", of: salt,
      or: Reading.restyled("line style", "stroke style")
    ) {
      $0.weight.line = 5
    },
    Change(
      .chartData, "interpolationMethod .catmullRom → .linear", on: "nutrition", of: salt,
      or: Reading.restyled("interpolation", "interpolation method")
    ) {
      $0.weight.isCurved = false
    },
    Change(.opacity, "AreaMark opacity 0.15 → 0.5", on: "nutrition", of: salt, or: Reading.paints) {
      $0.weight.areaOpacity = 0.5
    },
    Change(.removed, "no PointMark", on: "nutrition", of: salt) { $0.weight.pointsAreShown = false },
    Change(
      .iconSize, "PointMark symbolSize 50 → 140", on: "nutrition", of: salt
    ) {
      $0.weight.pointSize = 140
    },
    Change(.aspectRatio, "salt frame(height: 120) → 96", on: "nutrition", of: salt) { $0.weight.height = 96 },
    Change(
      .chartData, "SectorMark Pulses 21 → 55", on: "nutrition", of: ["21", "55", "Pulses", "other", "chart"]
    ) {
      $0.weight.pulses = 55
    },
    Change(.aspectRatio, "ring frame 110 → 86", on: "nutrition", of: ring + salt) { $0.weight.ring = 86 },
    Change(
      .chartData, "SectorMark innerRadius .ratio(0.6) → .ratio(0.3)", on: "nutrition", of: ring,
      or: Reading.restyled("inner radius")
    ) {
      $0.weight.hole = 0.3
    },
    Change(.chartColor, "Pulses green → violet", on: "nutrition", of: ring) {
      $0.weight.pulseColor = 0x7C3AED
    },
    Change(.label, "5 a day → 4 a day", on: "nutrition", of: ["5 a day", "4 a day"]) {
      $0.weight.middle = "4 a day"
    },
    Change(.removed, "no words below the ring", on: "nutrition", of: ["5 a day"]) {
      $0.weight.middleIsShown = false
    },
    Change(.order, "Leaves before Fruit", on: "nutrition", of: ring) { $0.weight.ringIsReordered = true },
  ]
}
