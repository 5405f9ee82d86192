import AppVariants
import Foundation

@testable import Spokes

extension SpokesMutations {
  private static let marks = ["Mark of"]
  private static let names = ["Chain 11", "Cassette 11", "Flat pedals", "Slick 28", "Winter 26"]
  private static let notes = ["Shelf 3", "Drawer 9", "Rack by", "Cellar"]
  private static let prices = ["24.90", "41.50", "18.00", "32.00", "44.00"]
  private static let rows = marks + names + notes + prices + ["14", "cell", "collectionView"]

  static let stock: [Change] = [
    Change(
      .placeholder, "searchable prompt → Search", on: "stock",
      of: ["Part or", "Search", "searchField", "textField"]
    ) {
      $0.stock.prompt = "Search"
    },
    Change(.icon, "Add part plus → plus.circle.fill", on: "stock", of: ["Add part"]) {
      $0.stock.add = "plus.circle.fill"
    },
    Change(.sectionHeader, "header Drivetrain → Drive", on: "stock", of: ["Drivetrain", "Drive"]) {
      $0.stock.first = "Drive"
    },
    Change(.sectionFooter, "footer Saturday → Monday", on: "stock", of: ["Counted on"]) {
      $0.stock.footer = "Counted on Monday before opening."
    },
    Change(.contentInset, "contentMargins(.top) 0 → 26", on: "stock") { $0.stock.margin = 26 },
    Change(
      .rowHeight, "defaultMinListRowHeight 44 → 76", on: "stock",
      or: Reading.any("moved") + [Reading(kind: "resized", property: "row height")]
    ) {
      $0.stock.rowHeight = 76
    },
    Change(.rowInset, "listRowInsets top and bottom 9 → 15", on: "stock", of: rows) {
      $0.stock.rowInset = 15
    },
    Change(.sectionSpacing, "listSectionSpacing 20 → 38", on: "stock") { $0.stock.sectionGap = 38 },
    Change(.background, "listRowBackground canvas → mint", on: "stock", of: rows) {
      $0.stock.rowColor = 0xBFD8C6
    },
    Change(.divider, "listRowSeparator .hidden", on: "stock", or: Reading.restyled("hidden separators")) {
      $0.stock.separators = false
    },
    Change(.toggle, "Order by itself is off", on: "stock", of: ["Order by", "switch"]) {
      $0.stock.ordersAlone = false
    },
    Change(.tint, "ProgressView tint moss → blue", on: "stock", of: ["Space in", "progressIndicator"]) {
      $0.stock.spaceTint = 0x2563EB
    },
    Change(.progress, "ProgressView value 0.7 → 0.35", on: "stock", of: ["Space in", "progressIndicator"]) {
      $0.stock.space = 0.35
    },
  ]

  static let items: [Change] = [
    Change(
      .iconSize, "TileLabelStyle(size: 34) → 42", on: "stock", of: marks + ["cell"],
      or: Reading.argument("size")
    ) {
      $0.stock.mark = 42
    },
    Change(
      .avatarShape, "TileLabelStyle .rect(cornerRadius: 8) → .circle", on: "stock", of: marks + ["cell"],
      or: Reading.argument("isRound")
    ) {
      $0.stock.markIsRound = true
    },
    Change(.font, "names font .body → .headline", on: "stock", of: names) { $0.stock.nameFont = .headline },
    Change(.label, "Shelf 3, left → Shelf 5, top", on: "stock", of: ["Shelf 3, left", "Shelf 5, top"]) {
      $0.stock.note = "Shelf 5, top"
    },
    Change(.truncation, "a long remark on the chain", on: "stock", of: ["Shelf 3, left"]) {
      $0.stock.note = """
        Shelf 3, left, behind the box with the old bottom brackets that nobody has sorted since the move from the \
        yard, and below the sleeve of cables
        """
    },
    Change(.badge, "badge(14) → badge(9)", on: "stock", of: ["14", "9", "Chain 11", "cell"]) {
      $0.stock.chains = 9
    },
    Change(.label, "24.90 → 27.50", on: "stock", of: ["24.90", "27.50"]) { $0.stock.price = "27.50" },
    Change(.digits, "prices design .default → .monospaced", on: "stock", of: prices) {
      $0.stock.priceIsDigits = true
    },
    Change(
      .listRemoved, "no pedals", on: "stock",
      of: ["Flat pedals", "Mark of Flat", "Drawer 9", "18.00", "cell"]
    ) {
      $0.stock.hasPedals = false
    },
    Change(
      .listAdded, "a belt", on: "stock", of: ["Belt 118", "Mark of Belt", "On order", "69.00", "cell"]
    ) {
      $0.stock.hasBelt = true
    },
    Change(
      .listOrder, "cassette before chain", on: "stock",
      of: [
        "Chain 11", "Cassette 11", "Mark of Chain", "Mark of Cassette", "Shelf 3", "24.90", "41.50", "14",
        "cell", "collectionView",
      ]
    ) {
      $0.stock.isReordered = true
    },
  ]

  private static let swatches = ["Silver", "Black", "Copper"]

  static let part: [Change] = [
    Change(.icon, "Share square.and.arrow.up → printer.fill", on: "part", of: ["Share"]) {
      $0.part.share = "printer.fill"
    },
    Change(.label, "41.50 → 39.00", on: "part", of: ["41.50", "39.00"]) { $0.part.price = "39.00" },
    Change(.fontWeight, "price fontWeight .semibold → .light", on: "part", of: ["41.50"]) {
      $0.part.priceWeight = .light
    },
    Change(
      .selection, "Picker selection Eleven → Twelve", on: "part",
      of: ["Speeds", "Eleven", "Twelve", "segmented"]
    ) {
      $0.part.size = 2
    },
    Change(.stepper, "Stepper 4 → 9 on the shelf", on: "part", of: ["4 on", "9 on", "stepper"]) {
      $0.part.shelf = 9
    },
    Change(
      .cornerRadius, "CanvasCard(radius: 12) → 26", on: "part",
      of: swatches + ["4 on", "stepper", "Finish", "Fits", "Hubs", "scrollView"],
      or: Reading.argument("radius")
    ) {
      $0.part.radius = 26
    },
    Change(.spacing, "swatches HStack spacing 14 → 24", on: "part", of: swatches + ["Finish"]) {
      $0.part.swatchGap = 24
    },
    Change(.codeColor, "Copper brown → purple", on: "part", of: ["Copper"]) { $0.part.swatch = 0x6B2A8A },
    Change(.borderWidth, "swatches strokeBorder lineWidth 2 → 5", on: "part", of: swatches) {
      $0.part.swatchStroke = 5
    },
    Change(.order, "Black before Silver", on: "part", of: ["Silver", "Black"]) {
      $0.part.swatchesAreReordered = true
    },
    Change(.truncation, "a long list of hubs", on: "part", of: ["Fits", "Hubs"]) {
      $0.part.fits = """
        Hubs with a long body and eleven or twelve speeds of both makers, and with a spacer of one millimetre those \
        with a short body and nine or ten, unless the dropout is of the older kind
        """
    },
    Change(
      .hidden, "DisclosureGroup How to fit it is closed", on: "part", of: ["Grease the", "How to"],
      or: Reading.any("state") + Reading.any("value")
    ) {
      $0.part.fitsAreOpen = false
    },
    Change(
      .textAlignment, "fitting multilineTextAlignment .leading → .center", on: "part", of: ["Grease the"]
    ) {
      $0.part.textSide = .center
    },
    Change(.buttonTitle, "Add to job → Take one", on: "part", of: ["Add to", "Take one"]) {
      $0.part.addTitle = "Take one"
    },
    Change(.disabled, "Add to job disabled()", on: "part", of: ["Add to"]) { $0.part.addIsDisabled = true },
  ]

  static let cog: [Change] = [
    Change(.shapeArgument, "Cog(teeth: 18) → 24", on: "part", of: ["Cog"], or: Reading.argument("teeth")) {
      $0.part.teeth = 24
    },
    Change(.shapeArgument, "Cog(depth: 0.16) → 0.28", on: "part", of: ["Cog"], or: Reading.argument("depth"))
    {
      $0.part.depth = 0.28
    },
    Change(.shapeArgument, "Cog(bore: true) → false", on: "part", of: ["Cog"], or: Reading.argument("bore")) {
      $0.part.bore = false
    },
    Change(.aspectRatio, "Cog frame 128 → 104", on: "part", of: ["Cog"]) { $0.part.cog = 104 },
    Change(.rotation, "Cog rotationEffect 0° → 10°", on: "part", of: ["Cog"]) { $0.part.cogTurn = 10 },
    Change(.codeColor, "Cog grey → bronze", on: "part", of: ["Cog"]) { $0.part.cogColor = 0x8C6A3F },
    Change(.badge, "New → Last ones", on: "part", of: ["New", "Last ones"]) { $0.part.sign = "Last ones" },
    Change(.offset, "New offset(x: 0) → offset(x: −70)", on: "part", of: ["New"]) {
      $0.part.signShift = -70
    },
    Change(.zOrder, "New behind the cog", on: "part", of: ["New", "Cog"], or: Reading.any("vanished")) {
      $0.part.signIsBehind = true
    },
  ]

  private static let drawing = ["Chain beside"]

  static let wear: [Change] = [
    Change(.aspectRatio, "Canvas frame(height: 84) → 64", on: "part", of: drawing) { $0.wear.height = 64 },
    Change(.drawing, "Canvas with 7 → 5 links", on: "part", of: drawing, or: Reading.any("moved")) {
      $0.wear.links = 5
    },
    Change(.drawing, "Canvas links lineWidth 3 → 5.5", on: "part", of: drawing) { $0.wear.line = 5.5 },
    Change(
      .drawing, "Canvas paper filled in lilac", on: "part", of: drawing, or: Reading.restyled("background")
    ) {
      $0.wear.paper = 0xE4DCF0
    },
    Change(.drawing, "Canvas links 3 points further apart", on: "part", of: drawing, or: Reading.any("moved"))
    {
      $0.wear.stretch = 3
    },
    Change(.drawing, "Canvas without the limit", on: "part", of: drawing) { $0.wear.limitIsShown = false },
    Change(.drawing, "Canvas rollers rust → navy", on: "part", of: drawing) {
      $0.wear.rollerColor = 0x243B7A
    },
    Change(.clip, "no clipShape of the drawing", on: "part", of: drawing) { $0.wear.clips = false },
  ]
}
