import AppVariants
import Foundation

@testable import Spokes

extension SpokesMutations {
  private static let table = ["Jana", "Samir", "28", "22", "31 h", "29 h", "scrollView"]

  static let figures: [Change] = [
    Change(
      .selection, "Picker selection Week → Quarter", on: "figures",
      of: ["Range", "Week", "Quarter", "segmented"]
    ) {
      $0.figures.range = 1
    },
    Change(.sectionSpacing, "VStack spacing 14 → 24", on: "figures") { $0.figures.gap = 24 },
    Change(.label, "63 jobs → 58 jobs", on: "figures", of: ["63 jobs", "58 jobs"]) {
      $0.figures.total = "58 jobs"
    },
    Change(.fontWeight, "total weight .bold → .light", on: "figures", of: ["63 jobs"]) {
      $0.figures.totalWeight = .light
    },
    Change(.digits, "total design .default → .monospaced", on: "figures", of: ["63 jobs"]) {
      $0.figures.totalIsDigits = true
    },
    Change(
      .icon, "arrow.up.right → arrow.down.right", on: "figures", of: ["arrow", "nine more"]
    ) {
      $0.figures.trend = "arrow.down.right"
    },
    Change(.label, "a shorter trend", on: "figures", of: ["nine more", "up by nine"]) {
      $0.figures.trendText = "up by nine"
    },
    Change(.spacing, "Grid verticalSpacing 8 → 15", on: "figures", of: table) { $0.figures.tableGap = 15 },
    Change(.listOrder, "Samir before Jana", on: "figures", of: table) { $0.figures.tableIsReordered = true },
    Change(
      .columnOrder, "jobs before names", on: "figures", of: ["Jana", "Samir", "28", "22", "scrollView"]
    ) {
      $0.figures.columnsAreSwapped = true
    },
    Change(.divider, "no Divider between mechanics", on: "figures") { $0.figures.rule = false },
    Change(.iconSize, "Medal frame 44 → 56", on: "figures", of: ["Medal"]) { $0.figures.medal = 56 },
    Change(
      .shapeArgument, "Seal(points: 8) → 14", on: "figures", of: ["Medal"], or: Reading.argument("points")
    ) {
      $0.figures.medalPoints = 14
    },
    Change(
      .shapeArgument, "Seal(waist: 0.72) → 0.5", on: "figures", of: ["Medal"], or: Reading.argument("waist")
    ) {
      $0.figures.medalWaist = 0.5
    },
  ]

  private static let bars = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Repair", "Service", "other", "chart"]

  static let load: [Change] = [
    Change(.textCase, "header textCase nil → .uppercase", on: "figures", of: ["Jobs by day"]) {
      $0.load.headerIsUppercased = true
    },
    Change(
      .chartData, "Friday's repairs 11 → 6", on: "figures",
      of: ["Fri", "Repair", "Service", "other", "chart"]
    ) {
      $0.load.repairs[4] = 6
    },
    Change(
      .chartColor, "Repair green → purple", on: "figures", of: bars,
      or: Reading.restyled("colour of series “Repair”")
    ) {
      $0.load.repairColor = 0x7A3E9D
    },
    Change(.cornerRadius, "BarMark cornerRadius 3 → 8", on: "figures", of: bars) { $0.load.barRadius = 8 },
    Change(
      .aspectRatio, "BarMark width .fixed(18) → .fixed(30)", on: "figures", of: bars,
      or: Reading.argument("bar width", "mark width", "width")
    ) {
      $0.load.barWidth = 30
    },
    Change(.chartAxis, "chartLegend(.hidden)", on: "figures", of: bars, or: Reading.restyled("legend")) {
      $0.load.legendIsShown = false
    },
    Change(.removed, "no RuleMark Goal", on: "figures", of: ["Goal", "other", "chart"]) {
      $0.load.goalIsShown = false
    },
    Change(
      .chartData, "RuleMark Goal 12 → 8", on: "figures", of: ["Goal", "other", "chart"],
      or: Reading.any("moved")
    ) {
      $0.load.goal = 8
    },
  ]

  private static let weeks = [
    "18", "19", "20", "21", "22", "23", "24", "0", "10", "30", "Week", "Takings", "other", "chart",
  ]

  static let takings: [Change] = [
    Change(
      .sectionHeader, "Takings in hundreds → Takings", on: "figures",
      of: ["Takings in hundreds", "Takings"]
    ) {
      $0.takings.header = "Takings"
    },
    Change(.chartData, "takings of week 21 18 → 8", on: "figures", of: weeks) { $0.takings.weeks[3] = 8 },
    Change(.chartColor, "takings rust → blue", on: "figures", of: weeks) { $0.takings.color = 0x2563EB },
    Change(
      .borderWidth, "LineMark lineWidth 2.5 → 5", on: "figures", of: weeks,
      or: Reading.restyled("line style", "stroke style")
    ) {
      $0.takings.line = 5
    },
    Change(.opacity, "AreaMark opacity 0.18 → 0.5", on: "figures", of: weeks, or: Reading.paints) {
      $0.takings.area = 0.5
    },
    Change(.iconSize, "PointMark symbolSize 36 → 110", on: "figures", of: weeks) {
      $0.takings.symbol = 110
    },
    Change(
      .shapeArgument, "PointMark symbol .circle → .square", on: "figures", of: weeks,
      or: Reading.restyled("symbol", "symbol shape")
    ) {
      $0.takings.symbolsAreSquares = true
    },
    Change(
      .drawing, "interpolationMethod .monotone → .linear", on: "figures", of: weeks,
      or: Reading.restyled("interpolation", "interpolation method", "curve", "shape")
    ) {
      $0.takings.isSmooth = false
    },
    Change(
      .chartAxis, "chartYScale(domain: 0...30) → 0...50", on: "figures", of: weeks + ["40", "50"],
      or: Reading.restyled("y scale", "y domain") + Reading.any("resized") + Reading.any("moved")
    ) {
      $0.takings.top = 50
    },
    Change(
      .chartAxis, "chartYAxis(.hidden)", on: "figures", of: weeks,
      or: Reading.restyled("y axis") + Reading.sizes
    ) {
      $0.takings.yAxisIsShown = false
    },
    Change(.aspectRatio, "Chart frame(height: 130) → 100", on: "figures", of: weeks) {
      $0.takings.height = 100
    },
  ]
}
