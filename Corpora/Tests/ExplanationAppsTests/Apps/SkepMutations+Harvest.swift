import AppVariants
import Foundation

@testable import Skep

extension SkepMutations {
  private static let sortNames = ["Linden", "Rape", "Forest"]
  private static let stock = ["96 jars", "71 jars", "40 jars"]
  private static let prices = ["£6.50", "£5.25", "£8.00"]
  private static let table = sortNames + stock + prices + ["scrollView"]

  static let harvest: [Change] = [
    Change(
      .selection, "Picker selection Year → Four years", on: "harvest",
      of: ["Years", "Year", "Four years", "segmented"]
    ) {
      $0.harvest.span = 1
    },
    Change(.label, "214 kg → 198 kg", on: "harvest", of: ["214 kg", "198 kg"]) {
      $0.harvest.total = "198 kg"
    },
    Change(.fontSize, "total font size 36 → 28", on: "harvest", of: ["214 kg"]) {
      $0.harvest.totalSize = 28
    },
    Change(.digits, "total design .rounded → .monospaced", on: "harvest", of: ["214 kg"]) {
      $0.harvest.totalIsDigits = true
    },
    Change(.label, "in 38 supers → in 41 supers", on: "harvest", of: ["in 38", "in 41"]) {
      $0.harvest.unit = "in 41 supers"
    },
    Change(.alignment, "supers frame alignment .leading → .trailing", on: "harvest", of: ["in 38"]) {
      $0.harvest.unitSide = .trailing
    },
    Change(
      .icon, "arrow.up.right.circle.fill → arrow.down.right.circle.fill", on: "harvest", of: ["Trend"]
    ) {
      $0.harvest.trend = "arrow.down.right.circle.fill"
    },
    Change(.codeColor, "trend green → orange", on: "harvest", of: ["Trend"]) {
      $0.harvest.trendColor = 0xD9730D
    },
    Change(.sectionSpacing, "VStack spacing 14 → 22", on: "harvest") { $0.harvest.gap = 22 },
    Change(.spacing, "Grid verticalSpacing 7 → 13", on: "harvest", of: table) { $0.harvest.tableGap = 13 },
    Change(
      .listOrder, "Rape before Linden", on: "harvest",
      of: ["Linden", "Rape", "96 jars", "71 jars", "£6.50", "£5.25", "scrollView"]
    ) {
      $0.harvest.isReordered = true
    },
    Change(.columnOrder, "prices before jars", on: "harvest", of: stock + prices + ["scrollView"]) {
      $0.harvest.pricesAreFirst = true
    },
    Change(.divider, "no Dividers between sorts", on: "harvest") { $0.harvest.rule = false },
    Change(.label, "£6.50 → £7.25", on: "harvest", of: ["£6.50", "£7.25"]) { $0.harvest.price = 7.25 },
  ]

  private static let columns = [
    "2021", "2022", "2023", "2024", "Spring", "Summer", "Year", "Kilograms", "Goal", "Kilograms a", "other",
    "chart",
  ]

  static let yield: [Change] = [
    Change(
      .sectionHeader, "Kilograms a year → Yield", on: "harvest", of: ["Kilograms a", "Yield"]
    ) {
      $0.yield.header = "Yield"
    },
    Change(.textCase, "header textCase nil → .uppercase", on: "harvest", of: ["Kilograms a"]) {
      $0.yield.headerIsUppercased = true
    },
    Change(.chartData, "spring of 2023 24 → 58", on: "harvest", of: columns) { $0.yield.spring[2] = 58 },
    Change(
      .chartColor, "Spring yellow → pink", on: "harvest", of: columns,
      or: Reading.restyled("colour of series “Spring”")
    ) {
      $0.yield.springColor = 0xD96A8F
    },
    Change(.cornerRadius, "BarMark cornerRadius 4 → 0", on: "harvest", of: columns) {
      $0.yield.radius = 0
    },
    Change(
      .aspectRatio, "BarMark width .fixed(26) → .fixed(40)", on: "harvest", of: columns,
      or: Reading.argument("bar width", "mark width", "width")
    ) {
      $0.yield.width = 40
    },
    Change(.chartAxis, "chartLegend(.hidden)", on: "harvest", of: columns, or: Reading.restyled("legend")) {
      $0.yield.legendIsShown = false
    },
    Change(
      .chartData, "RuleMark Goal 110 → 80", on: "harvest", of: ["Goal", "other", "chart"],
      or: Reading.any("moved")
    ) {
      $0.yield.goal = 80
    },
    Change(.removed, "no RuleMark Goal", on: "harvest", of: ["Goal", "other", "chart"]) {
      $0.yield.goalIsShown = false
    },
    Change(
      .layoutArgument, "BarMark position(by: Season)", on: "harvest", of: columns,
      or: Reading.any("moved") + Reading.any("resized") + Reading.any("reordered")
        + Reading.restyled("position", "stacking", "drawing")
    ) {
      $0.yield.isGrouped = true
    },
    Change(
      .added, "BarMark annotation with the sum of a year", on: "harvest",
      of: ["98", "123", "69", "109"] + columns, or: Reading.restyled("annotation")
    ) {
      $0.yield.sumsAreShown = true
    },
    Change(.aspectRatio, "Chart frame(height: 128) → 156", on: "harvest", of: columns) {
      $0.yield.height = 156
    },
    Change(
      .chartAxis, "AxisMarks position .leading → .trailing", on: "harvest",
      of: columns + ["0", "50", "100", "150"],
      or: Reading.any("moved") + Reading.restyled("y axis", "axis position", "position")
        + Reading.any("reordered")
    ) {
      $0.yield.axisIsLeading = false
    },
    Change(
      .background, "chartPlotStyle background blue", on: "harvest", of: columns,
      or: Reading.restyled("plot background", "plot style")
    ) {
      $0.yield.plotColor = 0xCFE2F3
    },
    Change(
      .alignment, "chartLegend position .bottom → .top", on: "harvest", of: columns,
      or: Reading.restyled("legend", "legend position") + Reading.any("moved") + Reading.any("reordered")
    ) {
      $0.yield.legendIsAbove = true
    },
  ]

  private static let weeks = [
    "1", "2", "3", "4", "5", "6", "7", "8", "0", "10", "20", "30", "40", "60", "80", "Week", "Weight",
    "Begin",
    "End", "week",
    "Hive 4 on", "other", "chart",
  ]

  static let scale: [Change] = [
    Change(.sectionHeader, "Hive 4 on the scale → Weight", on: "harvest", of: ["Hive 4", "Weight"]) {
      $0.scale.header = "Weight"
    },
    Change(.chartData, "weight of week 5 33.5 → 18", on: "harvest", of: weeks) { $0.scale.kilos[4] = 18 },
    Change(.chartColor, "weight plum → teal", on: "harvest", of: weeks) { $0.scale.color = 0x0D9488 },
    Change(
      .borderWidth, "LineMark lineWidth 2.5 → 6", on: "harvest", of: weeks,
      or: Reading.restyled("line style", "stroke style")
    ) {
      $0.scale.line = 6
    },
    Change(
      .borderWidth, "LineMark dash [] → [7, 5]", on: "harvest", of: weeks,
      or: Reading.restyled("line style", "stroke style", "dash", "dashes", "drawing")
    ) {
      $0.scale.isDashed = true
    },
    Change(.opacity, "AreaMark opacity 0.18 → 0.55", on: "harvest", of: weeks, or: Reading.paints) {
      $0.scale.area = 0.55
    },
    Change(.opacity, "RectangleMark opacity 0.14 → 0.5", on: "harvest", of: weeks, or: Reading.paints) {
      $0.scale.band = 0.5
    },
    Change(.iconSize, "PointMark symbolSize 36 → 110", on: "harvest", of: weeks) { $0.scale.symbol = 110 },
    Change(
      .shapeArgument, "PointMark symbol .circle → .square", on: "harvest", of: weeks,
      or: Reading.restyled("symbol", "symbol shape")
    ) {
      $0.scale.symbolsAreSquare = true
    },
    Change(
      .drawing, "interpolationMethod .catmullRom → .stepStart", on: "harvest", of: weeks,
      or: Reading.restyled("interpolation", "interpolation method", "curve", "shape")
    ) {
      $0.scale.isStepped = true
    },
    Change(
      .chartAxis, "chartYScale(domain: 0...45) → 0...80", on: "harvest", of: weeks,
      or: Reading.restyled("y scale", "y domain") + Reading.any("resized") + Reading.any("moved")
    ) {
      $0.scale.top = 80
    },
    Change(
      .chartAxis, "AxisMarks without AxisGridLine", on: "harvest", of: weeks,
      or: Reading.restyled("x axis", "grid lines", "grid", "drawing")
    ) {
      $0.scale.gridIsShown = false
    },
    Change(
      .label, "chartXAxisLabel week → week of the year", on: "harvest", of: weeks,
      or: Reading.restyled("x axis label", "axis label")
    ) {
      $0.scale.label = "week of the year"
    },
    Change(.aspectRatio, "Chart frame(height: 100) → 126", on: "harvest", of: weeks) {
      $0.scale.height = 126
    },
    Change(.added, "RuleMark Hive 5", on: "harvest", of: ["Hive 5"] + weeks) { $0.scale.hasOther = true },
  ]

  private static let ring = ["Linden", "Rape", "Forest", "46", "32", "22", "60", "other", "chart"]

  static let sorts: [Change] = [
    Change(
      .shapeArgument, "SectorMark innerRadius .ratio(0.62) → .ratio(0.35)", on: "harvest", of: ring,
      or: Reading.restyled("inner radius", "innerRadius", "radius") + Reading.sizes
    ) {
      $0.sorts.inner = 0.35
    },
    Change(
      .spacing, "SectorMark angularInset 2 → 6", on: "harvest", of: ring,
      or: Reading.restyled("angular inset", "angularInset", "inset", "drawing")
    ) {
      $0.sorts.gap = 6
    },
    Change(.chartData, "Forest 22 → 60", on: "harvest", of: ring) { $0.sorts.forest = 60 },
    Change(
      .chartColor, "Linden green → blue", on: "harvest", of: ring,
      or: Reading.restyled("colour of series “Linden”")
    ) {
      $0.sorts.lindenColor = 0x4A88B5
    },
    Change(.label, "3 sorts → by sort", on: "harvest", of: ["3 sorts", "by sort"]) {
      $0.sorts.middle = "by sort"
    },
    Change(.removed, "no text in the ring", on: "harvest", of: ["3 sorts"]) {
      $0.sorts.middleIsShown = false
    },
    Change(.aspectRatio, "ring frame 106 → 84", on: "harvest", of: ring) { $0.sorts.size = 84 },
  ]
}
