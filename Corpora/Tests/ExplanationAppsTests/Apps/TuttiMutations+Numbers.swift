import AppVariants
import Foundation

@testable import Tutti

extension TuttiMutations {
  private static let keys = ["Crates", "Straps", "Customs seal"]

  static let cargo: [Change] = [
    Change(.title, "navigationTitle Cargo → Cases", on: "cargo", of: ["Cargo", "Cases", "navigationBar"]) {
      $0.cargo.title = "Cases"
    },
    Change(
      .icon, "Sort arrow.up.arrow.down.circle → ellipsis.circle", on: "cargo", of: ["Sort"]
    ) {
      $0.cargo.menu = "ellipsis.circle"
    },
    Change(.sectionSpacing, "VStack spacing 16 → 26", on: "cargo") { $0.cargo.gap = 26 },
    Change(.spacing, "legend HStack spacing 14 → 28", on: "cargo", of: keys) { $0.cargo.legendGap = 28 },
    Change(
      .hidden, "DisclosureGroup On the ramp is closed", on: "cargo", of: ["No case", "On the ramp"],
      or: Reading.any("state") + Reading.any("value")
    ) {
      $0.cargo.rulesAreOpen = false
    },
    Change(.wrap, "a longer rule for the ramp", on: "cargo", of: ["No case"]) {
      $0.cargo.rule = """
        No case is left alone on the ramp, none is opened before it has stood in the hall for an hour, and the harp \
        goes through the door last, with two people in front of it and one behind.
        """
    },
    Change(
      .progress, "ProgressView value 0.64 → 0.25", on: "cargo", of: ["Weight on", "progressIndicator"]
    ) {
      $0.cargo.scale = 0.25
    },
    Change(
      .tint, "ProgressView tint brass → green", on: "cargo", of: ["Weight on", "progressIndicator"]
    ) {
      $0.cargo.scaleTint = 0x2E8B57
    },
    Change(.rotation, "Customs seal rotationEffect 0° → 20°", on: "cargo", of: ["Customs seal"]) {
      $0.cargo.stamp = 20
    },
  ]

  private static let names = ["Harp", "Timpani", "Double bass", "Celesta"]
  private static let holds = ["Hold 2, upright", "Hold 1", "Hold 2, lying", "Hold 3"]
  private static let damp = ["Humidity", "No sensor"]
  private static let signs = ["Sign of"]
  private static let tiles = names + holds + damp + signs + ["Cold", "scrollView", "collectionView"]

  static let cases: [Change] = [
    Change(.gridColumns, "LazyVGrid of two → three columns", on: "cargo") { $0.cases.columns = 3 },
    Change(.font, "cases font .headline → .title3", on: "cargo", of: names) { $0.cases.font = .title3 },
    Change(.label, "Hold 2, upright → On the stage", on: "cargo", of: ["Hold 2, upright", "On the stage"]) {
      $0.cases.note = "On the stage"
    },
    Change(.padding, "tiles padding 12 → 20", on: "cargo", of: tiles) { $0.cases.inset = 20 },
    Change(.borderWidth, "tiles strokeBorder lineWidth 1 → 3", on: "cargo", of: tiles) {
      $0.cases.stroke = 3
    },
    Change(.border, "tiles strokeBorder in brown", on: "cargo", of: tiles, or: Reading.paints) {
      $0.cases.strokeColor = 0x9A5A1F
    },
    Change(.badge, "Cold → Keep warm", on: "cargo", of: ["Cold", "Keep warm"]) {
      $0.cases.sign = "Keep warm"
    },
    Change(.offset, "Cold offset(x: −12) → offset(x: −72)", on: "cargo", of: ["Cold"]) {
      $0.cases.signShift = -60
    },
    Change(
      .zOrder, "Cold behind the tile", on: "cargo", of: ["Cold", "Timpani"], or: Reading.any("vanished")
    ) {
      $0.cases.signIsBehind = true
    },
    Change(.iconSize, "signs font size 24 → 32", on: "cargo", of: signs) { $0.cases.iconSize = 32 },
    Change(
      .listRemoved, "no Celesta", on: "cargo", of: ["Celesta", "Hold 3", "No sensor", "Sign of Celesta"]
    ) {
      $0.cases.hasCelesta = false
    },
    Change(.progress, "humidity of the harp 50 % → 20 %", on: "cargo", of: ["Humidity", "50%", "20%"]) {
      $0.cases.damp = 0.2
    },
    Change(.codeColor, "humidity blue → red", on: "cargo", of: ["Humidity"]) {
      $0.cases.dampTint = 0xC53030
    },
    Change(.aspectRatio, "humidity frame(height: 5) → 11", on: "cargo", of: ["Humidity"]) {
      $0.cases.band = 11
    },
  ]

  private static let side = ["Lorry from"]

  static let lorry: [Change] = [
    Change(.aspectRatio, "Canvas frame(height: 120) → 146", on: "cargo", of: side) { $0.lorry.height = 146 },
    Change(.drawing, "Canvas road grey → brown", on: "cargo", of: side) { $0.lorry.road = 0x8A6A4A },
    Change(.drawing, "Canvas with 5 → 4 crates", on: "cargo", of: side, or: Reading.any("moved")) {
      $0.lorry.crates = 4
    },
    Change(
      .drawing, "Canvas crates 6 → 14 points apart", on: "cargo", of: side,
      or: Reading.restyled("spacing") + Reading.any("moved")
    ) {
      $0.lorry.crateGap = 14
    },
    Change(
      .drawing, "Canvas crates cornerRadius 3 → 12", on: "cargo", of: side,
      or: Reading.restyled("corner radius", "corners", "shape")
    ) {
      $0.lorry.crateRadius = 12
    },
    Change(.drawing, "Canvas with 3 → 4 wheels", on: "cargo", of: side, or: Reading.any("moved")) {
      $0.lorry.wheels = 4
    },
    Change(.drawing, "Canvas wheels 22 → 30 points", on: "cargo", of: side, or: Reading.sizes) {
      $0.lorry.wheelSize = 30
    },
    Change(.drawing, "Canvas cab red → petrol", on: "cargo", of: side) { $0.lorry.cabColor = 0x1F5F6B },
    Change(.drawing, "Canvas without the ladder", on: "cargo", of: side) { $0.lorry.ladderIsShown = false },
    Change(.drawing, "Canvas strap diagonal", on: "cargo", of: side, or: Reading.any("moved")) {
      $0.lorry.strapIsDiagonal = true
    },
    Change(.drawing, "Canvas hold lineWidth 2 → 5", on: "cargo", of: side) { $0.lorry.outline = 5 },
    Change(.drawing, "Canvas light 18 points higher", on: "cargo", of: side, or: Reading.any("moved")) {
      $0.lorry.lightsShift = -18
    },
    Change(.clip, "no clipShape of the lorry", on: "cargo", of: side) { $0.lorry.clips = false },
  ]

  private static let table = ["Opera", "Church", "91 of", "77 of", "4", "2", "scrollView"]
  private static let ring = ["Members", "Guests", "Students", "52", "30", "18", "60", "other", "chart"]

  static let tallies: [Change] = [
    Change(
      .selection, "Picker selection Tour → Season", on: "tallies",
      of: ["Span", "Tour", "Season", "segmented"]
    ) {
      $0.tallies.range = 1
    },
    Change(.sectionSpacing, "VStack spacing 16 → 26", on: "tallies") { $0.tallies.gap = 26 },
    Change(.label, "8 412 seats → 7 905 seats", on: "tallies", of: ["8 412", "7 905"]) {
      $0.tallies.total = "7 905 seats"
    },
    Change(.fontWeight, "total weight .bold → .light", on: "tallies", of: ["8 412"]) {
      $0.tallies.totalWeight = .light
    },
    Change(.digits, "total design .default → .monospaced", on: "tallies", of: ["8 412"]) {
      $0.tallies.totalIsDigits = true
    },
    Change(.icon, "arrow.up.right → arrow.right", on: "tallies", of: ["arrow", "a tenth"]) {
      $0.tallies.trend = "arrow.right"
    },
    Change(.label, "a shorter trend", on: "tallies", of: ["a tenth", "up by"]) {
      $0.tallies.trendText = "up by a tenth"
    },
    Change(.spacing, "Grid verticalSpacing 8 → 16", on: "tallies", of: table) { $0.tallies.tableGap = 16 },
    Change(.listOrder, "Church before Opera", on: "tallies", of: table) {
      $0.tallies.tableIsReordered = true
    },
    Change(
      .columnOrder, "shares before names", on: "tallies",
      of: ["Opera", "Church", "91 of", "77 of", "scrollView"]
    ) {
      $0.tallies.columnsAreSwapped = true
    },
    Change(.divider, "no Divider between halls", on: "tallies") { $0.tallies.rule = false },
    Change(
      .shapeArgument, "SectorMark innerRadius .ratio(0.55) → .ratio(0.2)", on: "tallies", of: ring,
      or: Reading.restyled("inner radius", "innerRadius", "radius") + Reading.sizes
    ) {
      $0.tallies.inner = 0.2
    },
    Change(.chartData, "Students 18 → 60", on: "tallies", of: ring) { $0.tallies.students = 60 },
    Change(
      .chartColor, "Guests blue → orange", on: "tallies", of: ring,
      or: Reading.restyled("colour of series “Guests”")
    ) {
      $0.tallies.shareColor = 0xD9730D
    },
  ]

  private static let concerts = [
    "1", "2", "3", "4", "5", "6", "0", "50", "60", "90", "100", "150", "Concert", "Seconds", "Polite", "Warm",
    "other",
    "chart",
  ]

  static let applause: [Change] = [
    Change(
      .sectionHeader, "Applause in seconds → Applause", on: "tallies", of: ["Applause"]
    ) {
      $0.applause.header = "Applause"
    },
    Change(.chartData, "applause after concert 3 71 → 30", on: "tallies", of: concerts) {
      $0.applause.seconds[2] = 30
    },
    Change(.chartColor, "applause brass → purple", on: "tallies", of: concerts) {
      $0.applause.color = 0x7C3AED
    },
    Change(
      .borderWidth, "LineMark lineWidth 2 → 5", on: "tallies", of: concerts,
      or: Reading.restyled("line style", "stroke style")
    ) {
      $0.applause.line = 5
    },
    Change(
      .borderWidth, "LineMark dash [] → [6, 4]", on: "tallies", of: concerts,
      or: Reading.restyled("line style", "stroke style", "dash", "dashes", "drawing")
    ) {
      $0.applause.isDashed = true
    },
    Change(.opacity, "AreaMark opacity 0.2 → 0.5", on: "tallies", of: concerts, or: Reading.paints) {
      $0.applause.area = 0.5
    },
    Change(.opacity, "RectangleMark opacity 0.12 → 0.4", on: "tallies", of: concerts, or: Reading.paints) {
      $0.applause.band = 0.4
    },
    Change(.iconSize, "PointMark symbolSize 40 → 120", on: "tallies", of: concerts) {
      $0.applause.symbol = 120
    },
    Change(
      .shapeArgument, "PointMark symbol .circle → .diamond", on: "tallies", of: concerts,
      or: Reading.restyled("symbol", "symbol shape")
    ) {
      $0.applause.symbolsAreDiamonds = true
    },
    Change(
      .drawing, "interpolationMethod .monotone → .stepCenter", on: "tallies", of: concerts,
      or: Reading.restyled("interpolation", "interpolation method", "curve", "shape")
    ) {
      $0.applause.isStepped = true
    },
    Change(
      .chartAxis, "chartYScale(domain: 0...140) → 0...250", on: "tallies", of: concerts + ["200", "250"],
      or: Reading.restyled("y scale", "y domain") + Reading.any("resized") + Reading.any("moved")
    ) {
      $0.applause.top = 250
    },
    Change(
      .chartAxis, "chartYAxis(.hidden)", on: "tallies", of: concerts,
      or: Reading.restyled("y axis") + Reading.sizes
    ) {
      $0.applause.yAxisIsShown = false
    },
    Change(.aspectRatio, "Chart frame(height: 130) → 160", on: "tallies", of: concerts) {
      $0.applause.height = 160
    },
  ]

  private static let seats = ["Ghent", "Lyon", "Turin", "Lisbon", "Hall", "Boxes", "Seats", "other", "chart"]
  private static let numbers = ["1,200", "900", "1,500", "1,100", "1200", "1500", "1100"]

  static let sales: [Change] = [
    Change(.textCase, "header textCase nil → .uppercase", on: "tallies", of: ["Seats by"]) {
      $0.sales.headerIsUppercased = true
    },
    Change(
      .chartData, "Lyon's seats in the hall 900 → 500", on: "tallies",
      of: ["Lyon", "Hall", "Boxes", "other", "chart"]
    ) {
      $0.sales.hall[1] = 500
    },
    Change(
      .chartColor, "Hall red → teal", on: "tallies", of: seats,
      or: Reading.restyled("colour of series “Hall”")
    ) {
      $0.sales.hallColor = 0x0D9488
    },
    Change(.cornerRadius, "BarMark cornerRadius 3 → 6", on: "tallies", of: seats) {
      $0.sales.barRadius = 6
    },
    Change(
      .aspectRatio, "BarMark height .fixed(12) → .fixed(20)", on: "tallies", of: seats,
      or: Reading.argument("bar height", "mark height", "height", "bar width", "mark width", "width")
    ) {
      $0.sales.barHeight = 20
    },
    Change(.chartAxis, "chartLegend(.hidden)", on: "tallies", of: seats, or: Reading.restyled("legend")) {
      $0.sales.legendIsShown = false
    },
    Change(.removed, "no RuleMark Break-even", on: "tallies", of: ["Break-even", "other", "chart"]) {
      $0.sales.breakEvenIsShown = false
    },
    Change(
      .chartData, "RuleMark Break-even 1300 → 700", on: "tallies", of: ["Break-even", "other", "chart"],
      or: Reading.any("moved")
    ) {
      $0.sales.breakEven = 700
    },
    Change(
      .layoutArgument, "BarMark position(by: Kind)", on: "tallies", of: seats,
      or: Reading.any("moved") + Reading.any("resized") + Reading.any("reordered")
        + Reading.restyled("position", "stacking", "drawing")
    ) {
      $0.sales.isGrouped = true
    },
    Change(
      .added, "BarMark annotation with the seats in the hall", on: "tallies", of: numbers + seats,
      or: Reading.restyled("annotation")
    ) {
      $0.sales.numbersAreShown = true
    },
    Change(.aspectRatio, "Chart frame(height: 152) → 128", on: "tallies", of: seats) {
      $0.sales.height = 128
    },
  ]
}
