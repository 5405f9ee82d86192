import AppVariants
import Foundation

@testable import Skep

extension SkepMutations {
  private static let own = ["Yes, in", "From Tuesday"]
  private static let others = ["Has anybody", "You are", "Who has"]
  private static let hours = ["17:02", "17:05", "17:06", "18:20", "18:31"]
  private static let members = ["Ida Rook", "Sam Teller"]
  private static let faces = ["IR", "ST"]
  private static let talk = own + others + hours + members + faces + ["scrollView", "collectionView"]
  private static let notice = ["Extractor", "3 June", "5 June", "Directions", "Key under", "Picture of the"]

  static let club: [Change] = [
    Change(
      .title, "navigationTitle Beekeepers' club → Club room", on: "club",
      of: ["Beekeepers' club", "Club room", "navigationBar"]
    ) {
      $0.club.title = "Club room"
    },
    Change(.spacing, "LazyVStack spacing 10 → 20", on: "club", of: talk + notice + answers) {
      $0.club.gap = 20
    },
    Change(
      .placeholder, "TextField Write to the club → Message", on: "club",
      of: ["Write to", "Message", "textField"]
    ) {
      $0.club.prompt = "Message"
    },
    Change(.icon, "Send arrow.up.circle.fill → paperplane.fill", on: "club", of: ["Send"]) {
      $0.club.send = "paperplane.fill"
    },
    Change(.removed, "no button Attach", on: "club", of: ["Attach"]) { $0.club.attach = false },
    Change(.strikethrough, "old date without strikethrough", on: "club", of: ["3 June"]) {
      $0.club.oldDateIsStruck = false
    },
    Change(.underline, "Directions without underline", on: "club", of: ["Directions"]) {
      $0.club.linkIsUnderlined = false
    },
    Change(.image, "hourglass → fork.knife", on: "club", of: ["Picture of the"]) {
      $0.club.picture = "fork.knife"
    },
    Change(.blur, "key blur(radius: 4)", on: "club", of: ["Key under"]) { $0.club.spoiler = 4 },
    Change(.listRemoved, "no thanks", on: "club", of: ["You are", "17:06", "Ida Rook", "IR"]) {
      $0.club.hasThanks = false
    },
    Change(.listAdded, "a recipe", on: "club", of: ["My recipe", "17:30", "Sam Teller", "ST"]) {
      $0.club.hasRecipe = true
    },
    Change(
      .strikethrough, "old date strikethrough in red", on: "club", of: ["3 June"],
      or: Reading.restyled("strikethrough colour") + Reading.paints
    ) {
      $0.club.oldDateIsRed = true
    },
    Change(
      .underline, "Directions underline pattern .solid → .dot", on: "club", of: ["Directions"],
      or: Reading.restyled("underline pattern", "underline style")
    ) {
      $0.club.linkIsDotted = true
    },
  ]

  static let posts: [Change] = [
    Change(.padding, "bubbles padding 10 → 16", on: "club", of: talk) { $0.club.inset = 16 },
    Change(
      .cornerRadius, "bubbles radius 17 → 8", on: "club", of: talk,
      or: Reading.argument(
        "radius", "top leading radius", "top trailing radius", "topLeadingRadius", "topTrailingRadius")
        + Reading.restyled("path")
    ) {
      $0.club.radius = 8
    },
    Change(
      .bubbleTail, "bubbles without a sharp corner", on: "club", of: talk,
      or: Reading.restyled(
        "radius", "bottom leading radius", "bottom trailing radius", "bottomLeadingRadius",
        "bottomTrailingRadius", "path")
    ) {
      $0.club.tail = 17
    },
    Change(.bubbleColor, "own bubbles amber → petrol", on: "club", of: own + hours + ["scrollView"]) {
      $0.club.ownColor = 0x2B6570
    },
    Change(
      .bubbleColor, "others' bubbles comb → lilac", on: "club",
      of: others + members + hours + ["scrollView"]
    ) {
      $0.club.otherColor = 0xD6C8E4
    },
    Change(.font, "messages font .subheadline → .body", on: "club", of: own + others) {
      $0.club.font = .body
    },
    Change(.label, "near the mill → near the school", on: "club", of: ["Has anybody"]) {
      $0.club.first = "Has anybody seen a swarm near the school?"
    },
    Change(.wrap, "a question of more lines", on: "club", of: ["Has anybody"]) {
      $0.club.first = """
        Has anybody seen a swarm near the mill? It left my third hive at noon, went once around the chimney, and was \
        gone behind the poplars before I had found my hat.
        """
    },
    Change(.fontWeight, "names fontWeight .semibold → .light", on: "club", of: members) {
      $0.club.nameWeight = .light
    },
    Change(.hidden, "no names", on: "club", of: members) { $0.club.namesAreShown = false },
    Change(.hidden, "no hours", on: "club", of: hours) { $0.club.hoursAreShown = false },
    Change(.avatarSize, "portraits frame 34 → 46", on: "club", of: faces, or: Reading.argument("size")) {
      $0.club.face = 46
    },
    Change(
      .avatarShape, "portraits Circle → RoundedRectangle", on: "club", of: faces + ["scrollView", "other"],
      or: Reading.argument("isRound", "is round")
    ) {
      $0.club.faceIsRound = false
    },
    Change(.alignment, "HStack alignment .bottom → .top", on: "club", of: talk) {
      $0.club.facesAreAtTop = true
    },
    Change(.badge, "4 → 7 likes", on: "club", of: ["4", "7"]) { $0.club.likes = 7 },
    Change(
      .icon, "likes hand.thumbsup.fill → heart.fill", on: "club",
      of: ["4", "Thumbs", "hand", "heart", "image"]
    ) {
      $0.club.likeIcon = "heart.fill"
    },
    Change(
      .offset, "likes offset(x: 22) → offset(x: −60)", on: "club", of: ["4", "Thumbs", "hand", "image"]
    ) {
      $0.club.likeShift = -82
    },
  ]

  private static let votes = ["Votes for"]
  private static let answers = ["Where do", "At the mill", "In the shed", "Votes for"]

  static let poll: [Change] = [
    Change(.label, "Where do we meet in June → July", on: "club", of: ["Where do"]) {
      $0.club.pollTitle = "Where do we meet in July?"
    },
    Change(.progress, "votes for At the mill 0.62 → 0.3", on: "club", of: ["Votes for At"]) {
      $0.club.pollValue = 0.3
    },
    Change(.codeColor, "votes heather → green", on: "club", of: votes) { $0.club.pollTint = 0x2E8B57 },
    Change(.aspectRatio, "votes frame(height: 26) → 34", on: "club", of: votes) { $0.club.pollHeight = 34 },
    Change(
      .listOrder, "In the shed before At the mill", on: "club",
      of: ["At the mill", "In the shed", "Votes for", "scrollView"]
    ) {
      $0.club.pollIsReordered = true
    },
  ]
}
