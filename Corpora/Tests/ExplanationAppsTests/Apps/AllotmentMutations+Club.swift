import AppVariants
import Foundation

@testable import Allotment

extension AllotmentMutations {
  private static let faces = ["OW", "TB", "RK"]
  private static let words = ["Does any", "Two bundles", "You are a", "Who waters"]
  private static let times = ["19:02", "19:10", "19:12", "19:15", "07:44"]
  private static let bubbles = words + times + ["Old pear", "scrollView"]
  private static let own = ["Two bundles", "19:10", "scrollView"]
  private static let others = [
    "Does any", "You are a", "Who waters", "19:02", "19:12", "19:15", "07:44", "Old pear", "scrollView",
  ]

  static let board: [Change] = [
    Change(.title, "Hazel Lane → The board", on: "board", of: ["Hazel", "The board", "navigationBar"]) {
      $0.board.title = "The board"
    },
    Change(.zOrder, "the first face of the bar in front", on: "board", of: faces + ["navigationBar"]) {
      $0.board.facesAreReversed = true
    },
    Change(.avatarSize, "faces 28 → 34", on: "board", of: faces) { $0.board.face = 34 },
    Change(.avatarShape, "faces in squares", on: "board", of: faces) { $0.board.faceIsRound = false },
    Change(.spacing, "the bar's faces lap less", on: "board", of: faces + ["navigationBar"]) {
      $0.board.lap = -2
    },
    Change(.label, "Thursday → Friday", on: "board", of: ["Water is"]) {
      $0.board.notice = "Water is off on Friday from nine to noon."
    },
    Change(.wrap, "a longer notice", on: "board", of: ["Water is"]) {
      $0.board.notice =
        "Water is off on Thursday from nine to noon. Please fill your butts the evening before, and leave the taps shut: the board will check each of them."
    },
    Change(.icon, "a bell on the notice", on: "board", of: ["Water is", "pin", "bell"]) {
      $0.board.noticeIcon = "bell.fill"
    },
    Change(.removed, "no notice", on: "board", of: ["Water is", "pin"]) { $0.board.noticeIsShown = false },
    Change(.background, "the notice on pink", on: "board", of: ["Water is", "pin", "scrollView"]) {
      $0.board.noticeColor = 0xF9C6D0
    },
    Change(.label, "Yesterday → Monday", on: "board", of: ["Yesterday", "Monday"]) {
      $0.board.day = "Monday"
    },
    Change(.spacing, "messages 10 → 18 apart", on: "board", of: bubbles + ["Yesterday", "2 new", "Water is"])
    {
      $0.board.gap = 18
    },
    Change(.padding, "messages' padding 11 → 16", on: "board", of: bubbles) { $0.board.padding = 16 },
    Change(
      .cornerRadius, "messages' corners 18 → 6", on: "board", of: bubbles, or: Reading.restyled("radius")
    ) {
      $0.board.radius = 6
    },
    Change(
      .bubbleTail, "messages without tails", on: "board", of: bubbles,
      or: Reading.restyled("path", "drawing", "has tail")
    ) {
      $0.board.hasTails = false
    },
    Change(.bubbleColor, "own messages in blue", on: "board", of: own) { $0.board.ownColor = 0x2B6CB0 },
    Change(.bubbleColor, "others' messages in yellow", on: "board", of: others) {
      $0.board.otherColor = 0xE9D98A
    },
    Change(.font, "messages body → subheadline", on: "board", of: words) { $0.board.font = .subheadline },
    Change(.label, "poles → string", on: "board", of: ["Does any"]) {
      $0.board.first = "Does anybody have spare string?"
    },
    Change(.lineLimit, "the answer in one line", on: "board", of: ["Two bundles"]) {
      $0.board.answerLines = 1
    },
    Change(.textAlignment, "the answer at the right", on: "board", of: ["Two bundles"]) {
      $0.board.answerSide = .trailing
    },
    Change(.opacity, "times 0.6 → 1", on: "board", of: times) { $0.board.timeOpacity = 1 },
    Change(.listRemoved, "no thanks", on: "board", of: ["OW", "You are a", "19:15"]) {
      $0.board.hasThanks = false
    },
    Change(.listAdded, "one more answer", on: "board", of: ["I can", "07:51"]) { $0.board.hasLate = true },
    Change(.image, "a bird, not a tree", on: "board", of: ["Old pear"]) { $0.board.picture = "bird.fill" },
    Change(.blur, "the tree blurred by 8", on: "board", of: ["Old pear"]) { $0.board.pictureBlur = 8 },
    Change(
      .aspectRatio, "the picture 190 → 150 wide", on: "board", of: ["Old pear", "❤️", "19:12", "scrollView"]
    ) {
      $0.board.pictureWidth = 150
    },
    Change(.badge, "three hearts → five", on: "board", of: ["❤️"]) { $0.board.reaction = "❤️ 5" },
    Change(.offset, "hearts 120 further left", on: "board", of: ["❤️"]) { $0.board.reactionShift = -120 },
    Change(.removed, "no hearts", on: "board", of: ["❤️"]) { $0.board.reactionIsShown = false },
    Change(
      .placeholder, "Message → Write to the club", on: "board", of: ["Message", "Write to", "textField"]
    ) {
      $0.board.prompt = "Write to the club"
    },
    Change(.icon, "a plane to send", on: "board", of: ["Send"]) { $0.board.sendIcon = "paperplane.fill" },
    Change(.iconSize, "the button to send 30 → 24", on: "board", of: ["Send"]) { $0.board.sendSize = 24 },
    Change(
      .cornerRadius, "the field's corners 20 → 6", on: "board",
      of: ["Message", "textField", "window", "other"]
    ) {
      $0.board.inputRadius = 6
    },
    Change(.contentInset, "the page's sides 14 → 28", on: "board") { $0.board.margin = 28 },
    Change(.background, "a light blue page", on: "board") { $0.board.wall = 0xDCE9F2 },
  ]

  private static let tools = [
    "hammer", "scissors", "cart", "Spade", "Olive", "Shears", "Tomasz", "Barrow", "Priya", "cell",
    "collectionView",
  ]

  static let shed: [Change] = [
    Change(.title, "Shed → Tool shed", on: "shed", of: ["Shed", "Tool shed", "navigationBar"]) {
      $0.shed.title = "Tool shed"
    },
    Change(.sectionHeader, "Tools → To borrow", on: "shed", of: ["Tools", "To borrow"]) {
      $0.shed.header = "To borrow"
    },
    Change(.label, "On loan → Borrowed", on: "shed", of: ["On loan", "Borrowed"]) {
      $0.shed.tools = "Borrowed"
    },
    Change(.label, "Olive → Rashid", on: "shed", of: ["Olive", "Rashid", "Spade"]) {
      $0.shed.keeper = "Rashid"
    },
    Change(.icon, "a spanner, not a hammer", on: "shed", of: ["hammer", "wrench", "Spade"]) {
      $0.shed.spadeIcon = "wrench.fill"
    },
    Change(
      .listOrder, "shears before the spade", on: "shed",
      of: ["hammer", "scissors", "Spade", "Olive", "Shears", "Tomasz", "cell", "collectionView"]
    ) {
      $0.shed.isReordered = true
    },
    Change(.listRemoved, "no barrow", on: "shed", of: ["cart", "Barrow", "Priya", "cell"]) {
      $0.shed.hasBarrow = false
    },
    Change(.listAdded, "a hose", on: "shed", of: ["drop", "Hose", "Imogen", "cell"]) {
      $0.shed.hasHose = true
    },
    Change(.avatarShape, "tools' signs round", on: "shed", of: ["hammer", "scissors", "cart", "cell"]) {
      $0.shed.iconIsRound = true
    },
    Change(.iconSize, "tools' signs 30 → 36", on: "shed", of: tools) { $0.shed.iconBox = 36 },
    Change(.progress, "the stock 35% → 80%", on: "shed", of: ["Stock"]) { $0.shed.stock = 0.8 },
    Change(.tint, "the stock in orange", on: "shed", of: ["Stock"]) { $0.shed.stockTint = 0xEA580C },
    Change(.badge, "Low → Order soon", on: "shed", of: ["Low", "Order soon"]) {
      $0.shed.warning = "Order soon"
    },
    Change(.label, "£7.80 → £8.20", on: "shed", of: ["£7", "£8"]) { $0.shed.price = 8.2 },
    Change(.strikethrough, "the old price is not struck", on: "shed", of: ["£9"]) {
      $0.shed.priceIsStruck = false
    },
    Change(.removed, "no old price", on: "shed", of: ["£9"]) { $0.shed.oldIsShown = false },
    Change(.stepper, "3 sacks → 6 sacks", on: "shed", of: ["3 sacks", "6 sacks", "stepper"]) {
      $0.shed.sacks = 6
    },
    Change(
      .selection, "60 litres a sack", on: "shed", of: ["Size", "40 lit", "60 lit"], or: Reading.any("text")
    ) {
      $0.shed.unit = 1
    },
    Change(.toggle, "not brought to the gate", on: "shed", of: ["To the gate", "switch"]) {
      $0.shed.delivery = false
    },
    Change(.progress, "the budget 60% → 25%", on: "shed", of: ["Budget"]) { $0.shed.gauge = 0.25 },
    Change(.buttonTitle, "Order → Buy", on: "shed", of: ["Order", "Buy"]) { $0.shed.order = "Buy" },
    Change(.buttonStyle, "the button to order, filled", on: "shed", of: ["Order"]) {
      $0.shed.orderIsProminent = true
    },
    Change(.controlSize, "the button to order, small", on: "shed", of: ["Order"]) {
      $0.shed.orderIsSmall = true
    },
    Change(.buttonHeight, "the button to order 34 → 44 high", on: "shed", of: ["Order"]) {
      $0.shed.orderHeight = 30
    },
    Change(.digits, "the lock's digits not of equal width", on: "shed", of: ["Lock of", "4-7"]) {
      $0.shed.lockIsDigits = false
    },
    Change(.label, "another lock", on: "shed", of: ["Lock of", "4-7", "3-3"]) { $0.shed.lock = "3-3-8-0" },
    Change(
      .rowHeight, "rows at least 44 → 56 high", on: "shed",
      or: Reading.any("moved") + [Reading(kind: "resized", property: "row height")]
    ) {
      $0.shed.rowHeight = 56
    },
    Change(.contentInset, "the list 36 lower", on: "shed") { $0.shed.margin = 36 },
    Change(.font, "the note footnote → body", on: "shed", of: ["Bring tools"]) { $0.shed.noteFont = .body },
    Change(.fontWeight, "the note regular → bold", on: "shed", of: ["Bring tools"]) {
      $0.shed.noteWeight = .bold
    },
    Change(.hidden, "tools folded up", on: "shed", of: tools + ["On loan"], or: Reading.any("state")) {
      $0.shed.toolsAreExpanded = false
    },
    Change(.background, "a grey page", on: "shed") { $0.shed.background = 0x9AA5B1 },
  ]

  private static let face = [
    "Hazel", "Imogen Ach", "No. 0427", "Code", "Leaf", "PAID", "cell", "collectionView",
  ]

  static let card: [Change] = [
    Change(.gradient, "the card begins in blue", on: "member", of: face) { $0.card.top = 0x1E3A5F },
    Change(.aspectRatio, "the card 200 → 170 high", on: "member", of: face) { $0.card.height = 170 },
    Change(.cornerRadius, "the card's corners 20 → 6", on: "member", of: face) { $0.card.radius = 6 },
    Change(.cornerStyle, "two of the card's corners sharp", on: "member", of: face) {
      $0.card.corners = false
    },
    Change(.shadow, "a shadow of the stamp", on: "member", of: ["PAID"]) { $0.card.shadow = 5 },
    Change(.label, "Imogen Achebe → I. Achebe", on: "member", of: ["Imogen Ach", "I. Achebe"]) {
      $0.card.name = "I. Achebe"
    },
    Change(.kerning, "the name's letters 0 → 2 apart", on: "member", of: ["Imogen Ach"]) {
      $0.card.nameTracking = 2
    },
    Change(.label, "No. 0427 → No. 0431", on: "member", of: ["No. 04"]) { $0.card.number = "No. 0431" },
    Change(.removed, "no number on the card", on: "member", of: ["No. 0427"]) {
      $0.card.numberIsShown = false
    },
    Change(.iconSize, "the leaf 150 → 110", on: "member", of: ["Leaf"]) { $0.card.leaf = 110 },
    Change(.blend, "the leaf laid on", on: "member", of: ["Leaf"]) { $0.card.leafIsBlended = false },
    Change(.rotation, "the leaf 20° → 75°", on: "member", of: ["Leaf"]) { $0.card.leafTurn = 75 },
    Change(.label, "PAID → OPEN", on: "member", of: ["PAID", "OPEN"]) { $0.card.stamp = "OPEN" },
    Change(.rotation, "the stamp upright", on: "member", of: ["PAID"]) { $0.card.stampTurn = 0 },
    Change(.scale, "the stamp 1.3 times as large", on: "member", of: ["PAID"]) {
      $0.card.stampScale = 1.3
    },
    Change(.opacity, "the stamp 0.9 → 0.4", on: "member", of: ["PAID"]) { $0.card.stampOpacity = 0.4 },
    Change(.offset, "the stamp 60 further left", on: "member", of: ["PAID"]) { $0.card.stampShift = 60 },
    Change(
      .zOrder, "the stamp behind the card", on: "member", of: ["PAID", "cell"], or: Reading.any("vanished")
    ) {
      $0.card.stampIsBehind = true
    },
    Change(.borderWidth, "the stamp's border 3 → 6", on: "member", of: ["PAID"]) { $0.card.stroke = 6 },
    Change(.codeColor, "the code in yellow", on: "member", of: ["Code"]) { $0.card.codeColor = 0xF5D76E },
    Change(.alignment, "the card's words in the middle", on: "member", of: ["Hazel", "Imogen Ach", "cell"]) {
      $0.card.side = .center
    },
  ]

  static let member: [Change] = [
    Change(.title, "Member → My card", on: "member", of: ["Member", "My card", "navigationBar"]) {
      $0.member.title = "My card"
    },
    Change(.sectionHeader, "Dues → To pay", on: "member", of: ["Dues", "To pay"]) {
      $0.member.header = "To pay"
    },
    Change(.sectionFooter, "April → January", on: "member", of: ["The year"]) {
      $0.member.footer = "The year begins on the first of January."
    },
    Change(.label, "£64.50 → £72.00", on: "member", of: ["This year", "£64", "£72"]) {
      $0.member.dues = 72
    },
    Change(.label, "This year → Until April", on: "member", of: ["This year", "Until"]) {
      $0.member.duesLabel = "Until April"
    },
    Change(.progress, "paid 75% → 40%", on: "member", of: ["Paid", "Progress"]) { $0.member.paid = 0.4 },
    Change(
      .selection, "by bank, not by card", on: "member", of: ["Pay by", "Card", "Bank"],
      or: Reading.any("text")
    ) {
      $0.member.method = 1
    },
    Change(.badge, "14 → 11 on the waiting list", on: "member", of: ["14", "11", "Waiting", "cell"]) {
      $0.member.waiting = 11
    },
    Change(.removed, "no waiting list", on: "member", of: ["Waiting", "14", "cell"]) {
      $0.member.hasWaiting = false
    },
    Change(.toggle, "no letters", on: "member", of: ["Letters", "switch"]) { $0.member.news = false },
    Change(.label, "Letters by mail → News by mail", on: "member", of: ["Letters", "News"]) {
      $0.member.newsName = "News by mail"
    },
    Change(.tint, "the switch for frost in blue", on: "member", of: ["Frost", "switch"]) {
      $0.member.toggleTint = 0x2B6CB0
    },
    Change(
      .order, "frost before letters", on: "member",
      of: ["Frost", "Letters", "switch", "cell", "collectionView"]
    ) {
      $0.member.rowsAreReordered = true
    },
    Change(
      .selection, "pounds, not kilograms", on: "member", of: ["Units", "Kilo", "Pounds"],
      or: Reading.any("text")
    ) {
      $0.member.units = 1
    },
    Change(.stepper, "2 guests → 4 guests", on: "member", of: ["2 guests", "4 guests", "stepper"]) {
      $0.member.guests = 4
    },
    Change(.truncation, "a long address", on: "member", of: ["imogen@", "envelope", "cell"]) {
      $0.member.mail =
        "imogen.and.the.whole.family.achebe.of.plot.number.twenty.seven.beside.the.old.pear.tree.and.the.water.butt@hazellane.example"
    },
    Change(.icon, "an at sign for the address", on: "member", of: ["imogen@", "envelope", "at", "cell"]) {
      $0.member.mailIcon = "at"
    },
    Change(.added, "a number to call", on: "member", of: ["phone", "0117", "cell"]) {
      $0.member.phoneIsShown = true
    },
    Change(.buttonTitle, "Leave the club → Leave", on: "member", of: ["Leave"]) {
      $0.member.leave = "Leave"
    },
    Change(.buttonStyle, "the button to leave, filled", on: "member", of: ["Leave"]) {
      $0.member.leaveIsFilled = true
    },
    Change(.sectionFooter, "another version", on: "member", of: ["Version"]) {
      $0.member.version = "Version 2.7 · made by gardeners"
    },
  ]
}
