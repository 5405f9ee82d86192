import AppVariants
import Foundation

@testable import Tutti

extension TuttiMutations {
  private static let own = ["I have", "Played"]
  private static let barred = ["Bar 112: ", "Letter F: "]
  private static let others = barred + ["You are"]
  private static let times = ["14:10", "14:12", "14:13", "15:02", "15:06"]
  private static let faces = ["AR", "TO"]
  private static let talk = own + others + times + faces + ["scrollView"]
  private static let pinned = ["Coach", "08:15", "08:40", "Door 5521", "Pinned"]

  static let room: [Change] = [
    Change(
      .title, "navigationTitle Green room → Backstage", on: "room",
      of: ["Green room", "Backstage", "navigationBar"]
    ) {
      $0.room.title = "Backstage"
    },
    Change(.spacing, "VStack spacing 12 → 22", on: "room", of: talk + pinned) { $0.room.gap = 22 },
    Change(
      .placeholder, "TextField To everybody → Message", on: "room",
      of: ["To everybody", "Message", "textField"]
    ) {
      $0.room.prompt = "Message"
    },
    Change(.icon, "Send paperplane.fill → arrow.up.circle.fill", on: "room", of: ["Send"]) {
      $0.room.send = "arrow.up.circle.fill"
    },
    Change(.icon, "Pinned pin.fill → bookmark.fill", on: "room", of: ["Pinned"]) {
      $0.room.pinned = "bookmark.fill"
    },
    Change(.strikethrough, "old time without strikethrough", on: "room", of: ["08:15"]) {
      $0.room.oldTimeIsStruck = false
    },
    Change(.blur, "door blur(radius: 5)", on: "room", of: ["Door 5521"]) { $0.room.codeBlur = 5 },
    Change(.hidden, "no times", on: "room", of: times) { $0.room.timesAreShown = false },
    Change(.listRemoved, "no thanks", on: "room", of: ["You are", "14:13", "AR"]) {
      $0.room.hasThanks = false
    },
    Change(.listAdded, "a map", on: "room", of: ["A map", "14:20", "AR"]) { $0.room.hasMap = true },
  ]

  static let lines: [Change] = [
    Change(.padding, "bubbles padding 11 → 17", on: "room", of: talk) { $0.room.padding = 17 },
    Change(
      .bubbleTail, "bubbles without a sharp corner", on: "room", of: own + others + ["scrollView"],
      or: Reading.restyled(
        "radius", "top leading radius", "top trailing radius", "topLeadingRadius", "topTrailingRadius", "path"
      )
    ) {
      $0.room.hasTails = false
    },
    Change(.bubbleColor, "own bubbles garnet → slate", on: "room", of: own + ["scrollView"]) {
      $0.room.ownColor = 0x45566B
    },
    Change(.bubbleColor, "others' bubbles felt → lilac", on: "room", of: others + ["scrollView"]) {
      $0.room.otherColor = 0xCFC3E0
    },
    Change(.font, "bubbles font .subheadline → .body", on: "room", of: own + others) { $0.room.font = .body },
    Change(.underline, "bars underlineStyle .single", on: "room", of: barred) {
      $0.room.barIsUnderlined = true
    },
    Change(.codeColor, "bars garnet → blue", on: "room", of: barred) { $0.room.barColor = 0x2563EB },
    Change(.label, "the first horn → the second horn", on: "room", of: ["Bar 112: "]) {
      $0.room.first = "who has the pencil marks of the second horn?"
    },
    Change(.wrap, "a question of more lines", on: "room", of: ["Bar 112: "]) {
      $0.room.first = """
        who has the pencil marks of the first horn? I only find those from the winter, in which the trio is still \
        marked twice as fast as we play it now, and nobody breathes before the double bar.
        """
    },
    Change(.avatarSize, "initials frame 32 → 44", on: "room", of: faces, or: Reading.argument("size")) {
      $0.room.face = 44
    },
    Change(
      .avatarShape, "initials .circle → .rect(cornerRadius: 8)", on: "room", of: faces,
      or: Reading.argument("isRound", "is round")
    ) {
      $0.room.faceIsRound = false
    },
    Change(.alignment, "HStack alignment .bottom → .top", on: "room", of: talk) {
      $0.room.facesAreAtTop = true
    },
  ]
}
