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
    Change(.aspectRatio, "Chart frame(height: 146) → 176", on: "harvest", of: columns) {
      $0.yield.height = 176
    },
    Change(
      .chartAxis, "AxisMarks position .leading → .trailing", on: "harvest",
      of: columns + ["0", "50", "100", "150"],
      or: Reading.any("moved") + Reading.restyled("y axis", "axis position", "position")
        + Reading.any("reordered")
    ) {
      $0.yield.axisIsLeading = false
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
    Change(.aspectRatio, "Chart frame(height: 124) → 150", on: "harvest", of: weeks) {
      $0.scale.height = 150
    },
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

  private static let shelf = ["Shelves in", "progressIndicator"]

  static let cellar: [Change] = [
    Change(
      .title, "navigationTitle Cellar → Store", on: "cellar label",
      of: ["Cellar", "Store", "BackButton", "navigationBar"]
    ) {
      $0.cellar.title = "Store"
    },
    Change(.icon, "Sort arrow.up.arrow.down → line.3.horizontal", on: "cellar", of: ["Sort"]) {
      $0.cellar.sort = "line.3.horizontal"
    },
    Change(.gridColumns, "LazyVGrid of three → two columns", on: "cellar") { $0.cellar.columns = 2 },
    Change(.sectionSpacing, "VStack spacing 14 → 24", on: "cellar") { $0.cellar.gap = 24 },
    Change(.contentInset, "contentMargins(.top) 0 → 22", on: "cellar") { $0.cellar.margin = 22 },
    Change(.progress, "ProgressView value 0.58 → 0.9", on: "cellar", of: shelf) { $0.cellar.fill = 0.9 },
    Change(
      .tint, "CellProgressStyle heather → green", on: "cellar", of: shelf,
      or: Reading.argument("color") + Reading.restyled("style", "progress style")
    ) {
      $0.cellar.fillTint = 0x2E8B57
    },
    Change(
      .aspectRatio, "CellProgressStyle(height: 16) → 26", on: "cellar", of: shelf,
      or: Reading.argument("height") + Reading.restyled("style", "progress style")
    ) {
      $0.cellar.fillHeight = 26
    },
    Change(.label, "Shelves in use → Shelves taken", on: "cellar", of: ["Shelves"] + shelf) {
      $0.cellar.fillWords = "Shelves taken"
    },
    Change(
      .icon, "thermometer.low → thermometer.high", on: "cellar", of: ["14 °C", "thermometer", "image"]
    ) {
      $0.cellar.thermometer = "thermometer.high"
    },
    Change(.label, "14 °C → 19 °C", on: "cellar", of: ["14 °C", "19 °C"]) { $0.cellar.degrees = "19 °C" },
    Change(.blur, "humidity blur(radius: 4)", on: "cellar", of: ["58 %"]) { $0.cellar.dampIsBlurred = 4 },
    Change(.removed, "no humidity", on: "cellar", of: ["58 %"]) { $0.cellar.dampIsShown = false },
  ]

  private static let honeys = ["Linden", "Forest", "Rape", "Acacia", "Clover", "Creamed"]
  private static let counts = ["46 jars", "12 jars", "31 jars", "none", "8 jars", "20 jars"]
  private static let costs = ["£7.50", "£8.00", "£5.25", "£9.00", "£6.00", "£6.50"]
  private static let glass = ["Jar of", "Lid of"]
  private static let tiles = honeys + counts + costs + glass + ["New", "scrollView", "collectionView"]

  static let jars: [Change] = [
    Change(
      .shapeArgument, "JarBody(neck: 0.66) → 0.95", on: "cellar", of: ["Jar of"], or: Reading.argument("neck")
    ) {
      $0.jars.neck = 0.95
    },
    Change(
      .shapeArgument, "JarBody(level: 0.82) → 0.3", on: "cellar", of: ["Jar of Linden"],
      or: Reading.argument("level") + Reading.any("value") + Reading.sizes
    ) {
      $0.jars.level = 0.3
    },
    Change(.codeColor, "linden honey amber → green", on: "cellar", of: ["Jar of Linden"]) {
      $0.jars.honey = 0xA9B83B
    },
    Change(.codeColor, "lids brown → blue", on: "cellar", of: ["Lid of"]) { $0.jars.lid = 0x3E6B9A },
    Change(.aspectRatio, "lids frame(height: 9) → 15", on: "cellar", of: glass) { $0.jars.lidHeight = 15 },
    Change(.aspectRatio, "jars frame(height: 66) → 80", on: "cellar", of: glass) { $0.jars.size = 80 },
    Change(
      .rotation, "Linden rotationEffect 0° → −10°", on: "cellar", of: ["Jar of Linden", "Lid of Linden"]
    ) {
      $0.jars.twist = -10
    },
    Change(.font, "names font .subheadline → .headline", on: "cellar", of: honeys) {
      $0.jars.font = .headline
    },
    Change(.label, "46 jars → 44 jars", on: "cellar", of: ["46 jars", "44 jars"]) {
      $0.jars.count = "44 jars"
    },
    Change(.label, "£7.50 → £8.50", on: "cellar", of: ["£7.50", "£8.50"]) { $0.jars.price = "£8.50" },
    Change(.fontWeight, "prices fontWeight .semibold → .light", on: "cellar", of: costs) {
      $0.jars.priceWeight = .light
    },
    Change(.padding, "tiles padding 10 → 17", on: "cellar", of: tiles) { $0.jars.inset = 17 },
    Change(.borderWidth, "tiles strokeBorder lineWidth 1 → 3", on: "cellar", of: tiles) {
      $0.jars.stroke = 3
    },
    Change(.border, "tiles strokeBorder grey → amber", on: "cellar", of: tiles, or: Reading.paints) {
      $0.jars.strokeColor = 0xC9741A
    },
    Change(.cornerRadius, "tiles cornerRadius 14 → 2", on: "cellar", of: tiles) { $0.jars.radius = 2 },
    Change(.badge, "New → Prize", on: "cellar", of: ["New", "Prize"]) { $0.jars.sign = "Prize" },
    Change(.offset, "New offset(x: 0) → offset(x: 34)", on: "cellar", of: ["New"]) {
      $0.jars.signShift = 34
    },
    Change(
      .zOrder, "New behind the tile", on: "cellar", of: ["New", "Forest", "Jar of Forest", "Lid of Forest"],
      or: Reading.any("vanished")
    ) {
      $0.jars.signIsBehind = true
    },
    Change(
      .listRemoved, "no Creamed", on: "cellar",
      of: ["Creamed", "20 jars", "£6.50", "Jar of Creamed", "Lid of Creamed"]
    ) {
      $0.jars.hasCreamed = false
    },
    Change(
      .listOrder, "Forest before Linden", on: "cellar",
      of: [
        "Linden", "Forest", "46 jars", "12 jars", "£7.50", "£8.00", "Jar of Linden", "Jar of Forest",
        "Lid of Linden", "Lid of Forest", "New", "scrollView", "collectionView",
      ]
    ) {
      $0.jars.isReordered = true
    },
    Change(
      .opacity, "Acacia opacity 0.45 → 0.9", on: "cellar",
      of: ["Acacia", "none", "£9.00", "Jar of Acacia", "Lid of Acacia", "scrollView"]
    ) {
      $0.jars.soldOut = 0.9
    },
  ]

  private static let packed = ["Linden in", "Candles", "Propolis", "switch"]

  static let crate: [Change] = [
    Change(.sectionHeader, "For the market → On Saturday", on: "cellar", of: ["For the", "On Saturday"]) {
      $0.crate.header = "On Saturday"
    },
    Change(
      .cornerRadius, "StripGroupBoxStyle(radius: 14) → 2", on: "cellar",
      of: packed + ["For the", "3 boxes", "Stall 12", "scrollView", "other"],
      or: Reading.argument("radius") + Reading.restyled("style", "group box style")
    ) {
      $0.crate.radius = 2
    },
    Change(.spacing, "crate VStack spacing 9 → 16", on: "cellar", of: packed + ["3 boxes", "Stall 12"]) {
      $0.crate.gap = 16
    },
    Change(.toggle, "Linden in halves is off", on: "cellar", of: ["Linden in", "switch"]) {
      $0.crate.lindenIsPacked = false
    },
    Change(.toggle, "Candles is on", on: "cellar", of: ["Candles", "switch"]) {
      $0.crate.candlesArePacked = true
    },
    Change(
      .tint, "LidToggleStyle amber → blue", on: "cellar", of: packed,
      or: Reading.argument("color") + Reading.restyled("style", "toggle style")
    ) {
      $0.crate.tint = 0x2563EB
    },
    Change(
      .aspectRatio, "LidToggleStyle(width: 40) → 60", on: "cellar", of: packed,
      or: Reading.argument("width") + Reading.restyled("style", "toggle style")
    ) {
      $0.crate.width = 60
    },
    Change(.label, "Propolis → Pollen", on: "cellar", of: ["Propolis", "Pollen", "switch"]) {
      $0.crate.third = "Pollen"
    },
    Change(.listRemoved, "no Propolis", on: "cellar", of: ["Propolis", "switch"]) {
      $0.crate.thirdIsListed = false
    },
    Change(.listAdded, "Cash box", on: "cellar", of: ["Cash box", "switch"]) {
      $0.crate.cashIsListed = true
    },
    Change(.stepper, "Stepper 3 → 5 boxes", on: "cellar", of: ["3 boxes", "5 boxes", "stepper"]) {
      $0.crate.boxes = 5
    },
    Change(.truncation, "a long note on the stall", on: "cellar", of: ["Stall 12"]) {
      $0.crate.note = """
        Stall 12, beside the baker and across from the man with the umbrellas, unless it rains, when everybody moves \
        under the arcades and nobody knows where anybody is until noon
        """
    },
    Change(.icon, "cart.fill → bag.fill", on: "cellar", of: ["Stall 12", "cart", "bag", "image"]) {
      $0.crate.icon = "bag.fill"
    },
  ]
}
