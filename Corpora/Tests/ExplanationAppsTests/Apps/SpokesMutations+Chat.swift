import AppVariants
import Foundation

@testable import Spokes

extension SpokesMutations {
  private static let own = ["Yes, on", "One is"]
  private static let numbered = ["Job 2041: ", "Rental 88: "]
  private static let others = numbered + ["Wonderful"]
  private static let times = ["16:02", "16:05", "16:06", "17:31", "17:40"]
  private static let faces = ["NW", "PT"]
  private static let calls = own + others + times + faces + ["scrollView"]
  private static let offer = ["Spring check", "49.00", "39.00", "Code SPRING", "Leaf", "leaf"]

  static let chat: [Change] = [
    Change(
      .title, "navigationTitle Messages → Inbox", on: "chat", of: ["Messages", "Inbox", "navigationBar"]
    ) {
      $0.chat.title = "Inbox"
    },
    Change(.spacing, "VStack spacing 12 → 22", on: "chat", of: calls + offer + ["Yesterday"]) {
      $0.chat.gap = 22
    },
    Change(
      .placeholder, "TextField Message to Nora → Answer", on: "chat",
      of: ["Message to", "Answer", "textField"]
    ) {
      $0.chat.prompt = "Answer"
    },
    Change(.icon, "Send arrow.up.circle.fill → paperplane.fill", on: "chat", of: ["Send"]) {
      $0.chat.send = "paperplane.fill"
    },
    Change(.strikethrough, "old price without strikethrough", on: "chat", of: ["49.00"]) {
      $0.chat.offerIsOld = false
    },
    Change(.blur, "code blur(radius: 5)", on: "chat", of: ["Code SPRING"]) { $0.chat.offerBlur = 5 },
    Change(.hidden, "no times", on: "chat", of: times) { $0.chat.timesAreShown = false },
    Change(.removed, "no thanks", on: "chat", of: ["Wonderful", "16:06", "NW"]) {
      $0.chat.hasThanks = false
    },
    Change(.added, "a photo", on: "chat", of: ["Here is", "16:07", "NW"]) { $0.chat.hasPhoto = true },
  ]

  static let bubbles: [Change] = [
    Change(.padding, "bubbles padding 11 → 17", on: "chat", of: calls) { $0.chat.padding = 17 },
    Change(
      .bubbleTail, "bubbles without a sharp corner", on: "chat", of: own + others + ["scrollView"],
      or: Reading.restyled(
        "radius", "bottom leading radius", "bottom trailing radius", "bottomLeadingRadius",
        "bottomTrailingRadius", "path")
    ) {
      $0.chat.hasTails = false
    },
    Change(.bubbleColor, "own bubbles moss → violet", on: "chat", of: own + ["scrollView"]) {
      $0.chat.ownColor = 0x6D28D9
    },
    Change(.bubbleColor, "others' bubbles canvas → sand", on: "chat", of: others + ["scrollView"]) {
      $0.chat.otherColor = 0xD8C79C
    },
    Change(.font, "bubbles font .body → .callout", on: "chat", of: own + others) { $0.chat.font = .callout },
    Change(.underline, "numbers underlineStyle .single", on: "chat", of: numbered) {
      $0.chat.numberIsUnderlined = true
    },
    Change(.codeColor, "numbers moss → red", on: "chat", of: numbered) { $0.chat.numberColor = 0xC0362C },
    Change(.label, "the weekend → Saturday", on: "chat", of: ["Job 2041: "]) {
      $0.chat.first = "Hello, is my tourer ready before Saturday?"
    },
    Change(.wrap, "a question of more lines", on: "chat", of: ["Job 2041: "]) {
      $0.chat.first = """
        Hello, is my tourer ready before the weekend? We would like to leave on Saturday with the first train, and \
        the panniers have to be fitted before that.
        """
    },
    Change(.avatarSize, "initials frame 34 → 44", on: "chat", of: faces, or: Reading.argument("size")) {
      $0.chat.face = 44
    },
    Change(
      .avatarShape, "initials .circle → .rect(cornerRadius: 8)", on: "chat", of: faces,
      or: Reading.argument("isRound")
    ) {
      $0.chat.faceIsRound = false
    },
    Change(.alignment, "HStack alignment .bottom → .top", on: "chat", of: calls) {
      $0.chat.facesAreAtTop = true
    },
  ]
}
