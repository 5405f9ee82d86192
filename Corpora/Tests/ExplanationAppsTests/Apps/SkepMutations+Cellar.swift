import AppVariants
import Foundation

@testable import Skep

extension SkepMutations {
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
      .icon, "thermometer.low → snowflake", on: "cellar", of: ["14 °C", "thermometer", "snowflake", "image"]
    ) {
      $0.cellar.thermometer = "snowflake"
    },
    Change(.label, "14 °C → 19 °C", on: "cellar", of: ["14 °C", "19 °C"]) { $0.cellar.degrees = "19 °C" },
    Change(.blur, "humidity blur(radius: 4)", on: "cellar", of: ["58 %"]) { $0.cellar.dampIsBlurred = 4 },
    Change(.removed, "no humidity", on: "cellar", of: ["58 %"]) { $0.cellar.dampIsShown = false },
    Change(
      .order, "crate before shelf", on: "cellar",
      of: tiles + packed + ["For the", "3 boxes", "Stall 12", "stepper", "other"]
    ) {
      $0.cellar.crateIsFirst = true
    },
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
    Change(
      .opacity, "Clover saturation 1 → 0", on: "cellar",
      of: ["Clover", "8 jars", "£6.00", "Jar of Clover", "Lid of Clover", "scrollView"],
      or: Reading.restyled("saturation", "colour effect", "filter") + Reading.paints
    ) {
      $0.jars.color = 0
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
