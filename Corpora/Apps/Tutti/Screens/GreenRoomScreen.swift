import AppVariants
import SwiftUI

/// The green room, where the orchestra writes to each other.
struct GreenRoomScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var room: TuttiLook.Room { look.room }

  var body: some View {
    ScrollView {
      VStack(spacing: room.gap) {
        pinned
        Line(text: room.first, letters: "AR", bar: "Bar 112: ", time: "14:10")
        Line(text: "I have them, and the mutes.", time: "14:12", isOwn: true)
        if room.hasThanks { Line(text: "You are a treasure.", letters: "AR", time: "14:13") }
        if room.hasMap { Line(text: "A map of the side doors.", letters: "AR", time: "14:20") }
        Line(
          text: "is the repeat played or not, please?", letters: "TO", bar: "Letter F: ",
          time: "15:02")
        Line(text: "Played, but softly.", time: "15:06", isOwn: true)
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 12)
    }
    .background(palette.score)
    .navigationTitle(room.title)
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom) { field }
  }

  private var pinned: some View {
    FeltCard {
      HStack(spacing: 8) {
        Image(systemName: room.pinned).foregroundStyle(palette.brass).accessibilityLabel("Pinned")
        Text("Coach").font(.subheadline.bold())
        Text("08:15").strikethrough(room.oldTimeIsStruck).foregroundStyle(.secondary)
        Text("08:40").bold()
        Spacer()
        Text("Door 5521").font(.footnote).blur(radius: room.codeBlur)
      }
      .font(.subheadline)
    }
  }

  private var field: some View {
    HStack(spacing: 10) {
      TextField(room.prompt, text: .constant(""))
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(palette.felt, in: .rect(cornerRadius: 10))
      Button("Send", systemImage: room.send) {}.labelStyle(.iconOnly).font(.title2)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

/// One message, at the side of whoever writes.
private struct Line: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var text: String
  var letters = ""
  var bar = ""
  var time: String
  var isOwn = false

  private var room: TuttiLook.Room { look.room }

  /// The words, the place in the score that they are about before them.
  private var words: AttributedString {
    guard !bar.isEmpty else { return AttributedString(text) }
    var start = AttributedString(bar)
    start.font = room.font.font.bold()
    start.foregroundColor = room.barColor.color(or: palette.garnet)
    if room.barIsUnderlined { start.underlineStyle = .single }
    return start + AttributedString(text)
  }

  private var shape: UnevenRoundedRectangle {
    let tail = room.hasTails ? CGFloat(3) : 15
    return UnevenRoundedRectangle(
      topLeadingRadius: isOwn ? 15 : tail, bottomLeadingRadius: 15, bottomTrailingRadius: 15,
      topTrailingRadius: isOwn ? tail : 15)
  }

  private var fill: Color {
    isOwn ? room.ownColor.color(or: palette.garnet) : room.otherColor.color(or: palette.felt)
  }

  var body: some View {
    HStack(alignment: room.facesAreAtTop ? .top : .bottom, spacing: 8) {
      if isOwn {
        Spacer(minLength: 40)
      } else {
        Initials(
          letters: letters, color: letters == "AR" ? 0x7A5B8A : 0x3E6B8A, size: room.face,
          isRound: room.faceIsRound)
      }
      VStack(alignment: isOwn ? .trailing : .leading, spacing: 3) {
        Text(words)
          .font(room.font.font)
          .foregroundStyle(isOwn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
          .padding(room.padding)
          .background(fill, in: shape)
        if room.timesAreShown { Text(time).font(.caption2).foregroundStyle(.secondary) }
      }
      if !isOwn { Spacer(minLength: 40) }
    }
  }
}
