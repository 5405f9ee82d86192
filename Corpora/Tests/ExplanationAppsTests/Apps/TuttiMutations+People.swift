import AppVariants
import Foundation

@testable import Tutti

extension TuttiMutations {
  private static let signs = ["Sign of"]
  private static let names = ["Ilse Marante", "Tom Okafor", "Greta Wolff", "Ana Ribeiro", "Hal Novak"]
  private static let chairs = ["Leader, first", "Cello", "Double bass", "Oboe and", "Horn"]
  private static let calls = ["18:15", "18:30", "17:50", "18:35"]
  private static let rows = signs + names + chairs + calls + ["6", "cell", "collectionView"]

  static let players: [Change] = [
    Change(
      .placeholder, "searchable prompt → Search", on: "players",
      of: ["Name or", "Search", "searchField", "textField"]
    ) {
      $0.players.prompt = "Search"
    },
    Change(.icon, "Invite person.badge.plus → plus", on: "players", of: ["Invite"]) {
      $0.players.add = "plus"
    },
    Change(.sectionHeader, "header Strings → Bowed strings", on: "players", of: ["Strings", "Bowed"]) {
      $0.players.strings = "Bowed strings"
    },
    Change(.sectionFooter, "footer marked → printed in grey", on: "players", of: ["Substitutes are"]) {
      $0.players.footer = "Substitutes are printed in grey."
    },
    Change(.contentInset, "contentMargins(.top) 0 → 24", on: "players") { $0.players.margin = 24 },
    Change(
      .rowHeight, "defaultMinListRowHeight 44 → 78", on: "players",
      or: Reading.any("moved") + [Reading(kind: "resized", property: "row height")]
    ) {
      $0.players.rowHeight = 78
    },
    Change(.rowInset, "listRowInsets top and bottom 8 → 14", on: "players", of: rows) {
      $0.players.rowInset = 14
    },
    Change(.sectionSpacing, "listSectionSpacing 22 → 38", on: "players") { $0.players.sectionGap = 38 },
    Change(.background, "listRowBackground felt → straw", on: "players", of: rows) {
      $0.players.rowColor = 0xF2E3B8
    },
    Change(.divider, "listRowSeparator .hidden", on: "players", or: Reading.restyled("hidden separators")) {
      $0.players.separators = false
    },
    Change(.toggle, "Call everybody at once is off", on: "players", of: ["Call everybody", "switch"]) {
      $0.players.callsAlone = false
    },
    Change(.toggle, "Horns are away is on", on: "players", of: ["Horns are", "switch"]) {
      $0.players.hornIsAway = true
    },
    Change(
      .tint, "ProgressView tint garnet → teal", on: "players",
      of: ["Filled chairs", "Chairs that", "progressIndicator"]
    ) {
      $0.players.fillTint = 0x0D9488
    },
    Change(
      .progress, "ProgressView value 0.86 → 0.4", on: "players",
      of: ["Filled chairs", "Chairs that", "progressIndicator"]
    ) {
      $0.players.filled = 0.4
    },
  ]

  static let members: [Change] = [
    Change(
      .iconSize, "PortraitLabelStyle(size: 36) → 46", on: "players", of: signs + ["cell"],
      or: Reading.argument("size") + Reading.restyled("style", "label style")
    ) {
      $0.players.portrait = 46
    },
    Change(
      .avatarShape, "PortraitLabelStyle .circle → .rect(cornerRadius: 9)", on: "players",
      of: signs + ["cell"],
      or: Reading.argument("isRound", "is round") + Reading.restyled("style", "label style")
    ) {
      $0.players.portraitIsRound = false
    },
    Change(.font, "names font .body → .headline", on: "players", of: names) {
      $0.players.nameFont = .headline
    },
    Change(.label, "Leader, first desk → On leave", on: "players", of: ["Leader, first", "On leave"]) {
      $0.players.desk = "On leave"
    },
    Change(.truncation, "a long remark on the leader", on: "players", of: ["Leader, first"]) {
      $0.players.desk = """
        Leader, first desk, and from the second half of the tour also the soloist of the concerto, unless the guest \
        from the north has found a train by then and a violin to play on
        """
    },
    Change(.badge, "badge(6) → badge(2)", on: "players", of: ["6", "2", "Ilse Marante", "cell"]) {
      $0.players.solos = 2
    },
    Change(.label, "18:15 → 17:45", on: "players", of: ["18:15", "17:45"]) {
      $0.players.callTime = "17:45"
    },
    Change(.digits, "times design .default → .monospaced", on: "players", of: calls) {
      $0.players.timeIsDigits = true
    },
    Change(
      .listRemoved, "no Greta Wolff", on: "players",
      of: ["Greta Wolff", "Sign of Greta", "Double bass", "17:50", "cell"]
    ) {
      $0.players.hasBass = false
    },
    Change(
      .listAdded, "Yusuf Demir", on: "players",
      of: ["Yusuf Demir", "Sign of Yusuf", "Viola da", "18:40", "cell"]
    ) {
      $0.players.hasGamba = true
    },
    Change(
      .listOrder, "Tom Okafor before Ilse Marante", on: "players",
      of: [
        "Tom Okafor", "Ilse Marante", "Sign of Tom", "Sign of Ilse", "Leader, first", "Cello", "18:15",
        "18:30",
        "6", "cell", "collectionView",
      ]
    ) {
      $0.players.isReordered = true
    },
  ]

  private static let pegs = ["Peg G", "Peg D", "Peg A", "Peg E"]

  static let player: [Change] = [
    Change(.icon, "Write envelope → phone", on: "player", of: ["Write"]) { $0.player.mail = "phone" },
    Change(.badge, "Solo → Leader", on: "player", of: ["Solo", "Leader"]) { $0.player.sign = "Leader" },
    Change(.offset, "Solo offset(x: 0) → offset(x: −36)", on: "player", of: ["Solo"]) {
      $0.player.signShift = -36
    },
    Change(
      .zOrder, "Solo behind the violin", on: "player", of: ["Solo", "Violin"], or: Reading.any("vanished")
    ) {
      $0.player.signIsBehind = true
    },
    Change(.label, "Ilse Marante → Ilse Marante-Bo", on: "player", of: ["Ilse Marante"]) {
      $0.player.name = "Ilse Marante-Bo"
    },
    Change(.label, "310.00 → 340.00", on: "player", of: ["310.00", "340.00"]) { $0.player.fee = "340.00" },
    Change(.fontWeight, "fee fontWeight .semibold → .light", on: "player", of: ["310.00"]) {
      $0.player.feeWeight = .light
    },
    Change(
      .selection, "Picker selection Violin I → Viola", on: "player",
      of: ["Part", "Violin I", "Viola", "segmented"]
    ) {
      $0.player.part = 2
    },
    Change(.stepper, "Stepper Desk 1 → Desk 3", on: "player", of: ["Desk 1", "Desk 3", "stepper"]) {
      $0.player.desk = 3
    },
    Change(.spacing, "pegs HStack spacing 12 → 22", on: "player", of: pegs + ["Pegs"]) {
      $0.player.stringGap = 22
    },
    Change(.codeColor, "Peg E gold → green", on: "player", of: ["Peg E"]) { $0.player.gut = 0x3F8F5A },
    Change(.borderWidth, "pegs strokeBorder lineWidth 2 → 5", on: "player", of: pegs) {
      $0.player.pegStroke = 5
    },
    Change(.order, "Peg A before Peg D", on: "player", of: ["Peg A", "Peg D"]) {
      $0.player.stringsAreReordered = true
    },
    Change(.truncation, "a long way to travel", on: "player", of: ["Travels", "With the"]) {
      $0.player.travels = """
        With the coach of the strings as far as the border, then by the slow train along the coast with both violins \
        on her knees, and for the last mile in the car of the caretaker of the hall
        """
    },
    Change(
      .hidden, "DisclosureGroup Her violin is closed", on: "player", of: ["Made in", "Her violin"],
      or: Reading.any("state") + Reading.any("value")
    ) {
      $0.player.storyIsOpen = false
    },
    Change(.textAlignment, "story multilineTextAlignment .leading → .center", on: "player", of: ["Made in"]) {
      $0.player.storySide = .center
    },
    Change(
      .cornerRadius, "FeltCard(radius: 14) → 2", on: "player",
      of: pegs + ["Tonight", "Desk 1", "stepper", "Pegs", "Travels", "With the", "scrollView"],
      or: Reading.argument("radius")
    ) {
      $0.player.radius = 2
    },
    Change(.buttonTitle, "Ask for the solo → Book", on: "player", of: ["Ask for", "Book"]) {
      $0.player.bookTitle = "Book"
    },
    Change(.disabled, "Ask for the solo disabled()", on: "player", of: ["Ask for"]) {
      $0.player.bookIsDisabled = true
    },
    Change(
      .shapeArgument, "Fermata(span: 150) → 90", on: "player", of: ["Fermata"], or: Reading.argument("span")
    ) {
      $0.player.span = 90
    },
    Change(
      .shapeArgument, "Fermata(dot: 0.2) → 0.36", on: "player", of: ["Fermata"], or: Reading.argument("dot")
    ) {
      $0.player.dot = 0.36
    },
    Change(.iconSize, "Fermata frame 46 → 64", on: "player", of: ["Fermata"]) { $0.player.mark = 64 },
  ]

  static let violin: [Change] = [
    Change(
      .shapeArgument, "ViolinBody(waist: 0.6) → 0.4", on: "player", of: ["Violin"],
      or: Reading.argument("waist")
    ) {
      $0.violin.waist = 0.4
    },
    Change(
      .shapeArgument, "ViolinBody(shoulder: 0.78) → 1", on: "player", of: ["Violin"],
      or: Reading.argument("shoulder")
    ) {
      $0.violin.shoulder = 1
    },
    Change(
      .shapeArgument, "ViolinBody(holes: true) → false", on: "player", of: ["Violin"],
      or: Reading.argument("holes")
    ) {
      $0.violin.holes = false
    },
    Change(.aspectRatio, "Violin frame(height: 168) → 196", on: "player", of: ["Violin"]) {
      $0.violin.height = 196
    },
    Change(.rotation, "Violin rotationEffect 0° → 9°", on: "player", of: ["Violin"]) { $0.violin.turn = 9 },
    Change(.codeColor, "varnish brown → wine", on: "player", of: ["Violin"]) { $0.violin.varnish = 0x5F1F2E },
    Change(.shadow, "Violin shadow(radius: 10)", on: "player", of: ["Violin"]) { $0.violin.glow = 10 },
  ]

  static let leave: [Change] = [
    Change(.sheetDetent, "presentationDetents .large → .medium", on: "leave") { $0.leave.isLarge = false },
    Change(.buttonTitle, "Send → Hand in", on: "leave", of: ["Send", "Hand in"]) {
      $0.leave.send = "Hand in"
    },
    Change(.disabled, "Send disabled()", on: "leave", of: ["Send"]) { $0.leave.sendIsDisabled = true },
    Change(
      .placeholder, "TextField Reason → Why are you away?", on: "leave",
      of: ["Reason", "Why are", "textField", "cell"]
    ) {
      $0.leave.reason = "Why are you away?"
    },
    Change(
      .stepper, "Stepper 2 → 4 rehearsals", on: "leave", of: ["2 rehearsals", "4 rehearsals", "stepper"]
    ) {
      $0.leave.rehearsals = 4
    },
    Change(
      .label, "DatePicker selection two days later", on: "leave",
      of: ["First day", "19 Jun", "21 Jun", "Date Picker", "datePicker"]
    ) {
      $0.leave.day += 2 * 86_400
    },
    Change(
      .order, "First day before rehearsals", on: "leave",
      of: [
        "2 rehearsals", "First day", "Date Picker", "stepper", "datePicker", "19 Jun", "cell",
        "collectionView",
      ]
    ) {
      $0.leave.rowsAreReordered = true
    },
    Change(
      .selection, "Picker selection Violin → Timpani", on: "leave", of: ["Instrument", "Violin", "Timpani"],
      or: Reading.any("text")
    ) {
      $0.leave.kind = 2
    },
    Change(.progress, "Slider value 0.4 → 0.9", on: "leave", of: ["Notice", "slider"]) {
      $0.leave.notice = 0.9
    },
    Change(.tint, "Slider tint garnet → blue", on: "leave", of: ["Notice", "slider"]) {
      $0.leave.noticeTint = 0x2563EB
    },
    Change(.sectionHeader, "header Substitute → Who plays", on: "leave", of: ["Substitute", "Who plays"]) {
      $0.leave.header = "Who plays"
    },
    Change(.sectionFooter, "footer two → five days", on: "leave", of: ["The office"]) {
      $0.leave.footer = "The office answers within five days."
    },
    Change(.toggle, "Find a substitute is off", on: "leave", of: ["Find a", "switch"]) {
      $0.leave.needsSubstitute = false
    },
    Change(.toggle, "Paid leave is on", on: "leave", of: ["Paid leave", "switch"]) { $0.leave.isPaid = true },
    Change(.listAdded, "row Parts", on: "leave", of: ["Parts", "In the", "cell"]) {
      $0.leave.hasParts = true
    },
  ]
}
