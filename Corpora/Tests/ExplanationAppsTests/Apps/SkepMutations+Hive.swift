import AppVariants
import Foundation

@testable import Skep

extension SkepMutations {
  private static let inspect = ["Inspect"]
  private static let dots = ["Temper 1", "Temper 2", "Temper 3", "Temper 4", "Temper 5"]

  static let hive: [Change] = [
    Change(
      .title, "navigationTitle Hive 4 → Hive 14", on: "hive frame",
      of: ["Hive 4", "Hive 14", "BackButton", "navigationBar"]
    ) {
      $0.hive.title = "Hive 14"
    },
    Change(.icon, "Follow up flag → bell", on: "hive", of: ["Follow up"]) { $0.hive.flag = "bell" },
    Change(.toolbarItem, "no ToolbarItem Follow up", on: "hive", of: ["Follow up"]) {
      $0.hive.flagIsShown = false
    },
    Change(.sectionSpacing, "VStack spacing 16 → 25", on: "hive") { $0.hive.gap = 25 },
    Change(
      .selection, "Picker selection Brood → Queen", on: "hive",
      of: ["Pane", "Brood", "Queen", "segmented"]
    ) {
      $0.hive.pane = 1
    },
    Change(.divider, "no Divider above the mites", on: "hive") { $0.hive.rule = false },
    Change(.buttonTitle, "Inspect → Open", on: "hive", of: inspect + ["Open"]) { $0.hive.inspect = "Open" },
    Change(.tint, "Inspect tint green", on: "hive", of: inspect) { $0.hive.inspectTint = 0x2E7D4F },
    Change(.buttonStyle, "Feed .bordered → .plain", on: "hive", of: ["Feed"]) {
      $0.hive.feedIsBordered = false
    },
    Change(.controlSize, "controlSize .large → .small", on: "hive", of: inspect + ["Feed"]) {
      $0.hive.buttonsAreLarge = false
    },
    Change(
      .codeColor, "four → two dots of temper filled", on: "hive", of: ["Temper 3", "Temper 4"],
      or: Reading.any("value")
    ) {
      $0.hive.temper = 2
    },
    Change(.iconSize, "dots frame 12 → 17", on: "hive", of: dots) { $0.hive.dot = 17 },
    Change(.spacing, "dots HStack spacing 6 → 14", on: "hive", of: dots) { $0.hive.dotGap = 14 },
    Change(.codeColor, "dots amber → pink", on: "hive", of: dots) { $0.hive.temperColor = 0xDB5A8A },
    Change(
      .order, "mites before temper", on: "hive",
      of: dots + ["Temper", "Mites", "progressIndicator", "scrollView"]
    ) {
      $0.hive.mitesAreFirst = true
    },
    Change(
      .added, "alert They are hungry", on: "hive", of: ["They are", "alert", "Feed today", "Two kilograms"]
    ) {
      $0.hive.isHungry = true
    },
  ]

  private static let values = ["31.4 kg", "11 of", "9.5 kg", "wired wax"]
  private static let labels = ["Weight", "Frames", "Food", "Comb"]
  private static let table = values + labels + ["scrollView"]

  static let facts: [Change] = [
    Change(.spacing, "Grid verticalSpacing 7 → 14", on: "hive", of: table + ["Third from"]) {
      $0.hive.factGap = 14
    },
    Change(.label, "31.4 kg → 28.9 kg", on: "hive", of: ["31.4 kg", "28.9 kg"]) {
      $0.hive.weight = "28.9 kg"
    },
    Change(.fontWeight, "values fontWeight .semibold → .regular", on: "hive", of: values) {
      $0.hive.factWeight = .regular
    },
    Change(.digits, "values design .default → .monospaced", on: "hive", of: values) {
      $0.hive.factsAreDigits = true
    },
    Change(
      .listOrder, "Frames before Weight", on: "hive",
      of: ["Weight", "Frames", "31.4 kg", "11 of", "scrollView"]
    ) {
      $0.hive.factsAreReordered = true
    },
    Change(.columnOrder, "values before names", on: "hive", of: table) { $0.hive.valuesAreFirst = true },
    Change(.listRemoved, "no row Comb", on: "hive", of: ["Comb", "wired wax"]) {
      $0.hive.hasFoundation = false
    },
    Change(.truncation, "a long description of the site", on: "hive", of: ["Third from"]) {
      $0.hive.site = """
        Third from the gate, behind the compost and the old plough, where the morning sun comes first and the evening \
        wind goes over the hedge
        """
    },
  ]

  private static let supers = ["Super 1", "Super 2"]
  private static let wholeHive = ["Roof", "Super 1", "Super 2", "Brood box", "Legs", "Entrance", "Grip"]

  static let boxes: [Change] = [
    Change(.listAdded, "three supers instead of two", on: "hive", of: ["Super", "Grip"]) {
      $0.boxes.supers = 3
    },
    Change(.aspectRatio, "supers frame(height: 22) → 30", on: "hive", of: supers) { $0.boxes.height = 30 },
    Change(.spacing, "boxes VStack spacing 3 → 9", on: "hive", of: wholeHive + ["scrollView"]) {
      $0.boxes.gap = 9
    },
    Change(.cornerRadius, "boxes cornerRadius 3 → 10", on: "hive", of: supers + ["Brood box"]) {
      $0.boxes.radius = 10
    },
    Change(
      .aspectRatio, "boxes frame(width: 104) → 82", on: "hive", of: wholeHive + ["scrollView"],
      or: Reading.argument("width")
    ) {
      $0.boxes.width = 82
    },
    Change(.codeColor, "supers pine → green", on: "hive", of: supers) { $0.boxes.wood = 0x7FA37A },
    Change(
      .shapeArgument, "Gable(pitch: 0.5) → 0.95", on: "hive", of: ["Roof"], or: Reading.argument("pitch")
    ) {
      $0.boxes.pitch = 0.95
    },
    Change(
      .shapeArgument, "Gable(eaves: 0.08) → 0.4", on: "hive", of: ["Roof"], or: Reading.argument("eaves")
    ) {
      $0.boxes.eaves = 0.4
    },
    Change(.codeColor, "roof grey → red", on: "hive", of: ["Roof"]) { $0.boxes.roof = 0xA8483A },
    Change(.removed, "no grips", on: "hive", of: ["Grip"]) { $0.boxes.grips = false },
    Change(.offset, "entrance offset(x: 0) → offset(x: 28)", on: "hive", of: ["Entrance"]) {
      $0.boxes.doorShift = 28
    },
    Change(.aspectRatio, "legs frame(height: 12) → 22", on: "hive", of: ["Legs"]) { $0.boxes.legs = 22 },
    Change(.rotation, "boxes rotationEffect 0° → 5°", on: "hive", of: wholeHive + ["scrollView"]) {
      $0.boxes.turn = 5
    },
    Change(.shadow, "boxes shadow(radius: 7)", on: "hive", of: wholeHive + ["scrollView"]) {
      $0.boxes.shadow = 7
    },
  ]

  private static let card = ["Portrait of", "Aurelia", "Daughter of", "Rank", "Mark of", "scrollView"]

  static let queen: [Change] = [
    Change(.label, "Aurelia → Beatrix", on: "hive", of: ["Aurelia", "Beatrix"]) {
      $0.queen.name = "Beatrix"
    },
    Change(.font, "name font .title3 → .headline", on: "hive", of: ["Aurelia"]) {
      $0.queen.nameFont = .headline
    },
    Change(.truncation, "a long origin", on: "hive", of: ["Daughter of"]) {
      $0.queen.origin = """
        Daughter of hive 2, raised in the third week of May from a frame of eggs that came over the hill in a hat, \
        and mated on the island
        """
    },
    Change(.codeColor, "mark of the year blue → green", on: "hive", of: ["Mark of"]) {
      $0.queen.mark = 0x2E9B57
    },
    Change(.offset, "mark of the year offset(x: 0) → offset(x: −36)", on: "hive", of: ["Mark of"]) {
      $0.queen.markShift = -36
    },
    Change(.borderWidth, "mark of the year stroke lineWidth 2 → 5", on: "hive", of: ["Mark of"]) {
      $0.queen.ring = 5
    },
    Change(.avatarSize, "portrait frame 54 → 70", on: "hive", of: ["Portrait of"]) {
      $0.queen.portrait = 70
    },
    Change(
      .avatarShape, "portrait Circle() → RoundedRectangle(cornerRadius: 10)", on: "hive",
      of: ["Portrait of"]
    ) {
      $0.queen.isRound = false
    },
    Change(.rotation, "bee rotationEffect 0° → 40°", on: "hive", of: ["Portrait of"]) {
      $0.queen.wing = 40
    },
    Change(.icon, "crown.fill → star.fill", on: "hive", of: ["Rank"]) { $0.queen.sign = "star.fill" },
    Change(.rotation, "crown rotationEffect 0° → −25°", on: "hive", of: ["Rank"]) {
      $0.queen.signTurn = -25
    },
    Change(.badge, "Laying → Unmated", on: "hive", of: ["Laying", "Unmated"]) {
      $0.queen.status = "Unmated"
    },
    Change(.offset, "Laying offset(x: −16) → offset(x: −86)", on: "hive", of: ["Laying"]) {
      $0.queen.statusShift = -70
    },
    Change(
      .zOrder, "Laying behind the card", on: "hive", of: ["Laying"] + card, or: Reading.any("vanished")
    ) {
      $0.queen.statusIsBehind = true
    },
    Change(
      .cornerRadius, "waxCard(radius: 16) → 4", on: "hive", of: card, or: Reading.argument("radius")
    ) {
      $0.queen.radius = 4
    },
    Change(.padding, "waxCard(inset: 14) → 22", on: "hive", of: card, or: Reading.argument("inset")) {
      $0.queen.inset = 22
    },
    Change(
      .border, "card strokeBorder amber lineWidth 2", on: "hive", of: card, or: Reading.any("appeared")
    ) {
      $0.queen.border = 2
    },
    Change(.iconSize, "crown imageScale .medium → .small", on: "hive", of: ["Rank"]) {
      $0.queen.signIsSmall = true
    },
  ]

  private static let gauge = ["Mites", "3 mites", "progressIndicator", "levelIndicator", "gauge"]

  static let mites: [Change] = [
    Change(.progress, "Gauge value 0.3 → 0.75", on: "hive", of: gauge) { $0.mites.value = 0.75 },
    Change(
      .tint, "RulerGaugeStyle heather → red", on: "hive", of: gauge,
      or: Reading.argument("color") + Reading.restyled("style", "gauge style")
    ) {
      $0.mites.tint = 0xC53030
    },
    Change(
      .borderWidth, "RulerGaugeStyle(line: 8) → 15", on: "hive", of: gauge,
      or: Reading.argument("line") + Reading.restyled("style", "gauge style") + Reading.sizes
    ) {
      $0.mites.line = 15
    },
    Change(
      .shapeArgument, "RulerGaugeStyle(ticks: 6) → 11", on: "hive", of: gauge,
      or: Reading.argument("ticks") + Reading.restyled("style", "gauge style") + Reading.any("appeared")
        + Reading.any("moved")
    ) {
      $0.mites.ticks = 11
    },
    Change(.label, "3 mites a day → 9 mites a day", on: "hive", of: ["3 mites", "9 mites"] + gauge) {
      $0.mites.words = "9 mites a day"
    },
  ]

  private static let essay = ["They came"]

  static let notes: [Change] = [
    Change(.sectionHeader, "Notes → From the journal", on: "hive", of: ["Notes", "From the"]) {
      $0.notes.header = "From the journal"
    },
    Change(.font, "notes font .callout → .footnote", on: "hive", of: essay) { $0.notes.font = .footnote },
    Change(.lineLimit, "notes lineLimit(2)", on: "hive", of: essay) { $0.notes.lines = 2 },
    Change(.lineSpacing, "notes lineSpacing 2 → 8", on: "hive", of: essay) { $0.notes.spacing = 8 },
    Change(.textAlignment, "notes multilineTextAlignment .leading → .trailing", on: "hive", of: essay) {
      $0.notes.side = .trailing
    },
    Change(
      .hidden, "DisclosureGroup Pedigree is closed", on: "hive", of: ["Mated on", "Pedigree"],
      or: Reading.any("state") + Reading.any("value")
    ) {
      $0.notes.isOpen = false
    },
    Change(.underline, "pedigree underline()", on: "hive", of: ["Mated on"]) {
      $0.notes.linkIsUnderlined = true
    },
    Change(.font, "notes fontDesign nil → .serif", on: "hive", of: essay, or: Reading.restyled("font design"))
    {
      $0.notes.isSerif = true
    },
  ]
}
