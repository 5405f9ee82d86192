import AppVariants
import Foundation

@testable import Skep

extension SkepMutations {
  private static let comb = ["Comb"]

  static let frame: [Change] = [
    Change(.aspectRatio, "Canvas frame(height: 214) → 244", on: "frame", of: comb) {
      $0.frame.height = 244
    },
    Change(
      .drawing, "Canvas with 9 → 12 rows of cells", on: "frame", of: comb,
      or: Reading.any("moved") + Reading.any("resized")
    ) {
      $0.frame.rows = 12
    },
    Change(.drawing, "Canvas wood brown → grey", on: "frame", of: comb) { $0.frame.wood = 0x8C8F94 },
    Change(.drawing, "Canvas wood lineWidth 10 → 18", on: "frame", of: comb) { $0.frame.woodWidth = 18 },
    Change(.drawing, "Canvas without the ears", on: "frame", of: comb) { $0.frame.ears = false },
    Change(.drawing, "Canvas with 2 → 4 wires", on: "frame", of: comb, or: Reading.any("moved")) {
      $0.frame.wires = 4
    },
    Change(
      .drawing, "Canvas wires without dash", on: "frame", of: comb,
      or: Reading.restyled("dash", "dashes", "line style", "stroke style")
    ) {
      $0.frame.wiresAreDashed = false
    },
    Change(.drawing, "Canvas with less brood, 0.36 → 0.2", on: "frame", of: comb) { $0.frame.brood = 0.2 },
    Change(.drawing, "Canvas brood brown → plum", on: "frame", of: comb) { $0.frame.broodColor = 0x6B3A5E },
    Change(.drawing, "Canvas honey yellow → amber", on: "frame", of: comb) {
      $0.frame.honeyColor = 0xC9741A
    },
    Change(
      .drawing, "Canvas cells 2 → 6 points apart", on: "frame", of: comb,
      or: Reading.restyled("spacing") + Reading.sizes
    ) {
      $0.frame.cellGap = 6
    },
    Change(
      .drawing, "Canvas cells Hexagon → ellipse", on: "frame", of: comb, or: Reading.restyled("shape")
    ) {
      $0.frame.cellsAreRound = true
    },
    Change(.drawing, "Canvas without the queen", on: "frame", of: comb) { $0.frame.queenIsShown = false },
    Change(
      .drawing, "Canvas queen 70 points further right", on: "frame", of: comb, or: Reading.any("moved")
    ) {
      $0.frame.queenShift = 70
    },
    Change(.drawing, "Canvas hole radius 26 → 50", on: "frame", of: comb) { $0.frame.hole = 50 },
    Change(
      .drawing, "Canvas frame turned by 4°", on: "frame", of: comb,
      or: Reading.restyled("rotation") + Reading.any("moved")
    ) {
      $0.frame.tilt = 4
    },
    Change(.drawing, "Canvas without the shine", on: "frame", of: comb) { $0.frame.shine = false },
    Change(.clip, "no clipShape of the comb", on: "frame", of: comb) { $0.frame.clips = false },
  ]

  private static let strips = ["Slot"]

  static let slots: [Change] = [
    Change(
      .layoutArgument, "SlotLayout(gap: 6) → 14", on: "frame", of: strips,
      or: Reading.argument("gap") + Reading.sizes
    ) {
      $0.slots.gap = 14
    },
    Change(
      .layoutArgument, "SlotLayout(lift: 10) → 0", on: "frame", of: ["Slot 4"],
      or: Reading.argument("lift")
    ) {
      $0.slots.lift = 0
    },
    Change(
      .layoutArgument, "slot 7 pulled out instead of slot 4", on: "frame", of: ["Slot 4", "Slot 7"],
      or: Reading.argument("isPulled", "is pulled", "layout value") + Reading.any("value")
        + Reading.any("reordered")
    ) {
      $0.slots.chosen = 6
    },
    Change(.codeColor, "slots brown → green", on: "frame", of: strips) { $0.slots.color = 0x6F8F4A },
    Change(.cornerRadius, "slots cornerRadius 3 → 10", on: "frame", of: strips) { $0.slots.radius = 10 },
    Change(.listRemoved, "nine slots instead of ten", on: "frame", of: ["Slot"]) {
      $0.slots.hasTenth = false
    },
    Change(.codeColor, "foundations cream → blue", on: "frame", of: ["Slot 9", "Slot 10"]) {
      $0.slots.foundation = 0x9CBFE0
    },
  ]

  private static let chips = ["Capped brood", "Eggs", "Bee bread", "Nectar", "Drones"]
  private static let shares = ["38 % Brood", "14 % Pollen", "48 % Honey"]
  private static let bars = ["Bar of"]

  static let zones: [Change] = [
    Change(.sectionSpacing, "VStack spacing 16 → 24", on: "frame") { $0.zones.gap = 24 },
    Change(
      .selection, "Picker selection Front → Back", on: "frame", of: ["Side", "Front", "Back", "segmented"]
    ) {
      $0.zones.side = 1
    },
    Change(.stepper, "Stepper Frame 4 → Frame 7", on: "frame", of: ["Frame 4", "Frame 7", "stepper"]) {
      $0.zones.number = 7
    },
    Change(.progress, "Slider value 0.55 → 0.15", on: "frame", of: ["Light", "slider"]) {
      $0.zones.light = 0.15
    },
    Change(.tint, "Slider tint amber → green", on: "frame", of: ["Light", "slider"]) {
      $0.zones.lightTint = 0x2E8B57
    },
    Change(
      .layoutArgument, "ChipLayout(spacing: 8) → 18", on: "frame", of: chips,
      or: Reading.argument("spacing")
    ) {
      $0.zones.chipGap = 18
    },
    Change(
      .layoutArgument, "ChipLayout(lineSpacing: 8) → 18", on: "frame", of: chips,
      or: Reading.argument("lineSpacing", "line spacing")
    ) {
      $0.zones.lineGap = 18
    },
    Change(.cornerRadius, "chips cornerRadius 14 → 4", on: "frame", of: chips) {
      $0.zones.chipRadius = 4
    },
    Change(.borderWidth, "chips strokeBorder lineWidth 1 → 3", on: "frame", of: chips) {
      $0.zones.chipStroke = 3
    },
    Change(
      .border, "chips strokeBorder .secondary → orange", on: "frame", of: chips, or: Reading.paints
    ) {
      $0.zones.chipColor = 0xD9730D
    },
    Change(.listRemoved, "no chip Drones", on: "frame", of: ["Drones"]) { $0.zones.hasDrones = false },
    Change(.listAdded, "chip Play cups", on: "frame", of: ["Play cups"]) { $0.zones.hasPlay = true },
    Change(.order, "Eggs before Capped brood", on: "frame", of: ["Eggs", "Capped brood"]) {
      $0.zones.isReordered = true
    },
    Change(.wrap, "a remark of two lines", on: "frame", of: ["Eggs stand"]) {
      $0.zones.remark =
        "Eggs stand upright in the middle, so the queen was here within the last day, and she was busy."
    },
    Change(
      .material, "remark background .thickMaterial → lilac", on: "frame", of: ["Eggs stand", "Remark"]
    ) {
      $0.zones.remarkIsMaterial = false
    },
    Change(.alignment, "remark frame alignment .leading → .trailing", on: "frame", of: ["Eggs stand"]) {
      $0.zones.remarkSide = .trailing
    },
    Change(.icon, "exclamationmark.triangle.fill → info.circle.fill", on: "frame", of: ["Remark"]) {
      $0.zones.warning = "info.circle.fill"
    },
    Change(.label, "48 % Honey → 46 % Honey", on: "frame", of: ["48 % Honey", "46 % Honey"]) {
      $0.zones.share = 46
    },
    Change(.fontWeight, "shares fontWeight .bold → .regular", on: "frame", of: shares) {
      $0.zones.shareIsBold = false
    },
    Change(.spacing, "shares HStack spacing 2 → 16", on: "frame", of: shares + bars) {
      $0.zones.shareGap = 16
    },
    Change(.codeColor, "bar of honey yellow → mint", on: "frame", of: ["Bar of Honey"]) {
      $0.zones.shareColor = 0x7FD1AE
    },
    Change(
      .removed, "no moon and sun beside the Slider", on: "frame", of: ["Dark", "Bright", "Light", "slider"]
    ) {
      $0.zones.endsAreShown = false
    },
    Change(
      .background, "toolbarBackground yellow", on: "frame",
      of: ["Frame", "navigationBar", "Hive 4", "BackButton"]
    ) {
      $0.zones.barColor = 0xF2D98C
    },
  ]

  private static let empty = ["No gap", "Something blooms", "Add a plant"]

  static let forage: [Change] = [
    Change(
      .title, "navigationTitle Forage → In bloom", on: "forage", of: ["Forage", "In bloom", "navigationBar"]
    ) {
      $0.forage.title = "In bloom"
    },
    Change(.sectionSpacing, "VStack spacing 18 → 28", on: "forage") { $0.forage.gap = 28 },
    Change(
      .icon, "Filter line.3.horizontal.decrease.circle → slider.horizontal.3", on: "forage", of: ["Filter"]
    ) {
      $0.forage.filter = "slider.horizontal.3"
    },
    Change(
      .selection, "Picker selection 2 km → 5 km", on: "forage",
      of: ["Radius", "2 km", "5 km", "segmented"]
    ) {
      $0.forage.span = 2
    },
    Change(.label, "No gap ahead → Gap in July", on: "forage", of: ["No gap", "Gap in"]) {
      $0.forage.emptyTitle = "Gap in July"
    },
    Change(.icon, "checkmark.seal → leaf", on: "forage", of: empty + ["checkmark", "leaf", "image", "other"])
    {
      $0.forage.emptyIcon = "leaf"
    },
    Change(.wrap, "a longer description", on: "forage", of: ["Something blooms"]) {
      $0.forage.emptyText = """
        Something blooms in every week until August, if the farmer at the mill keeps his word and does not mow the \
        clover before it has faded.
        """
    },
    Change(.removed, "no ContentUnavailableView", on: "forage", of: empty + ["image", "other"]) {
      $0.forage.emptyIsShown = false
    },
    Change(.buttonTitle, "Add a plant → Sow", on: "forage", of: ["Add a plant", "Sow"]) {
      $0.forage.action = "Sow"
    },
    Change(.buttonStyle, "Add a plant .borderedProminent → .plain", on: "forage", of: ["Add a plant"]) {
      $0.forage.actionIsCapsule = false
    },
    Change(
      .hidden, "DisclosureGroup Good to know is closed", on: "forage", of: ["Clover only", "Good to"],
      or: Reading.any("state") + Reading.any("value")
    ) {
      $0.forage.tipIsOpen = false
    },
    Change(
      .buttonStyle, "pickerStyle .segmented → .menu", on: "forage",
      of: ["Radius", "2 km", "500 m", "5 km", "segmented", "button"],
      or: Reading.restyled("picker style", "type") + Reading.any("vanished")
    ) {
      $0.forage.spanIsMenu = true
    },
  ]

  private static let plants = ["Rape", "Acacia", "Linden", "Heather"]
  private static let weeks = ["Weeks of"]
  private static let calendar =
    plants + weeks + ["Line of", "May", "June", "July", "August", "scrollView"]

  static let bloom: [Change] = [
    Change(.sectionHeader, "May to August → The season", on: "forage", of: ["May to", "The season"]) {
      $0.bloom.header = "The season"
    },
    Change(.aspectRatio, "lanes frame(height: 14) → 20", on: "forage", of: weeks) { $0.bloom.lane = 20 },
    Change(.spacing, "lanes VStack spacing 9 → 16", on: "forage", of: calendar) { $0.bloom.laneGap = 16 },
    Change(
      .layoutArgument, "weeks of Linden 5..<9 → 5..<13", on: "forage", of: ["Weeks of Linden"],
      or: Reading.argument("span", "weeks", "layout value") + Reading.sizes + Reading.any("value")
    ) {
      $0.bloom.lindenEnd = 13
    },
    Change(.codeColor, "weeks of Linden green → blue", on: "forage", of: ["Weeks of Linden"]) {
      $0.bloom.lindenColor = 0x4A88B5
    },
    Change(.cornerRadius, "weeks cornerRadius 7 → 0", on: "forage", of: weeks) { $0.bloom.radius = 0 },
    Change(.listRemoved, "no lane Heather", on: "forage", of: ["Heather", "Weeks of Heather"]) {
      $0.bloom.hasHeather = false
    },
    Change(.listAdded, "lane Ivy", on: "forage", of: ["Ivy", "Weeks of Ivy"]) { $0.bloom.hasIvy = true },
    Change(
      .listOrder, "Acacia before Rape", on: "forage",
      of: ["Rape", "Acacia", "Weeks of Rape", "Weeks of Acacia", "scrollView"]
    ) {
      $0.bloom.isReordered = true
    },
    Change(.offset, "line of today at 0.3 → 0.55 of the season", on: "forage", of: ["Line of"]) {
      $0.bloom.today = 0.55
    },
    Change(.removed, "no line of today", on: "forage", of: ["Line of"]) { $0.bloom.todayIsShown = false },
    Change(.codeColor, "line of today red → black", on: "forage", of: ["Line of"]) {
      $0.bloom.todayColor = 0x101010
    },
    Change(
      .aspectRatio, "line of today frame(width: 2) → 6", on: "forage", of: ["Line of"],
      or: Reading.restyled("line width", "stroke")
    ) {
      $0.bloom.todayWidth = 6
    },
    Change(
      .aspectRatio, "names frame(width: 74) → 104", on: "forage", of: calendar,
      or: Reading.moved("position", "padding")
    ) {
      $0.bloom.nameWidth = 104
    },
    Change(.fontWeight, "names fontWeight .medium → .bold", on: "forage", of: plants) {
      $0.bloom.nameWeight = .bold
    },
    Change(.hidden, "no names of months", on: "forage", of: ["May", "June", "July", "August"]) {
      $0.bloom.months = false
    },
    Change(.opacity, "weeks opacity 1 → 0.4", on: "forage", of: weeks) { $0.bloom.veil = 0.4 },
    Change(.gradient, "weeks fill → LinearGradient to white", on: "forage", of: weeks) {
      $0.bloom.isShaded = true
    },
  ]

  private static let petals = ["Petals of Raspberry"]
  private static let strip = [
    "Raspberry", "Cornflower", "Dandelion", "6 kg", "2 kg per", "4 kg", "Petals of", "Middle of", "Favourite",
    "scrollView",
  ]

  static let blossom: [Change] = [
    Change(.shapeArgument, "Petals(count: 6) → 4", on: "forage", of: petals, or: Reading.argument("count")) {
      $0.blossom.petals = 4
    },
    Change(
      .shapeArgument, "Petals(depth: 0.55) → 0.2", on: "forage", of: petals, or: Reading.argument("depth")
    ) {
      $0.blossom.depth = 0.2
    },
    Change(.iconSize, "petals frame 58 → 44", on: "forage", of: ["Petals of"]) { $0.blossom.size = 44 },
    Change(.rotation, "petals rotationEffect 0° → 30°", on: "forage", of: petals) { $0.blossom.turn = 30 },
    Change(.codeColor, "petals pink → white", on: "forage", of: petals) { $0.blossom.color = 0xEDE7F2 },
    Change(
      .opacity, "petals brightness 0 → −0.3", on: "forage", of: petals,
      or: Reading.restyled("brightness", "colour effect", "filter") + Reading.paints
    ) {
      $0.blossom.glow = -0.3
    },
    Change(
      .codeColor, "petals hueRotation 0° → 120°", on: "forage", of: petals,
      or: Reading.restyled("hue rotation", "hue", "colour effect", "filter")
    ) {
      $0.blossom.hue = 120
    },
    Change(.spacing, "plants HStack spacing 12 → 24", on: "forage", of: strip) { $0.blossom.gap = 24 },
    Change(.aspectRatio, "plants frame(width: 112) → 132", on: "forage", of: strip) {
      $0.blossom.width = 132
    },
    Change(.cornerRadius, "plants cornerRadius 14 → 2", on: "forage", of: strip) { $0.blossom.radius = 2 },
    Change(.label, "6 kg → 9 kg", on: "forage", of: ["6 kg", "9 kg"]) { $0.blossom.yield = "9 kg" },
    Change(
      .listOrder, "Cornflower before Raspberry", on: "forage",
      of: [
        "Raspberry", "Cornflower", "6 kg", "2 kg per", "Petals of Raspberry", "Petals of Cornflower",
        "Middle of", "scrollView",
      ]
    ) {
      $0.blossom.isReordered = true
    },
    Change(.icon, "Favourite heart → heart.fill", on: "forage", of: ["Favourite"]) {
      $0.blossom.heart = "heart.fill"
    },
    Change(.shadow, "plants shadow(radius: 6)", on: "forage", of: strip) { $0.blossom.shadow = 6 },
  ]
}
