import AppVariants
import SwiftUI

/// The messages of customers, and the answers of the workshop.
struct ChatScreen: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var chat: SpokesLook.Chat { look.chat }

  var body: some View {
    ScrollView {
      VStack(spacing: chat.gap) {
        Plate(name: "Yesterday", color: paint.moss)
        Bubble(text: chat.first, initials: "NW", number: "Job 2041: ", time: "16:02")
        Bubble(text: "Yes, on Friday from three.", time: "16:05", isOwn: true)
        if chat.hasThanks { Bubble(text: "Wonderful, thank you!", initials: "NW", time: "16:06") }
        if chat.hasPhoto { Bubble(text: "Here is a photo of the rim.", initials: "NW", time: "16:07") }
        Bubble(
          text: "Do you have a trailer for two children on Sunday?", initials: "PT", number: "Rental 88: ",
          time: "17:31")
        Bubble(text: "One is left. Shall I keep it?", time: "17:40", isOwn: true)
        offer
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 12)
    }
    .background(paint.chalk)
    .navigationTitle(chat.title)
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom) { field }
  }

  private var offer: some View {
    CanvasCard {
      Label("Spring check", systemImage: "leaf.fill").font(.headline)
      HStack {
        Text("49.00").strikethrough(chat.offerIsOld).foregroundStyle(.secondary)
        Text("39.00").bold()
        Spacer()
        Text("Code SPRING24").font(.footnote).blur(radius: chat.offerBlur)
      }
      .font(.subheadline)
    }
  }

  private var field: some View {
    HStack(spacing: 10) {
      TextField(chat.prompt, text: .constant(""))
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(paint.canvas, in: .capsule)
      Button("Send", systemImage: chat.send) {}.labelStyle(.iconOnly).font(.system(size: 30))
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

/// One message, at the side of whoever writes.
private struct Bubble: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint
  var text: String
  var initials = ""
  var number = ""
  var time: String
  var isOwn = false

  private var chat: SpokesLook.Chat { look.chat }

  /// The words, the number that they are about before them.
  private var words: AttributedString {
    guard !number.isEmpty else { return AttributedString(text) }
    var start = AttributedString(number)
    start.font = chat.font.font.bold()
    start.foregroundColor = chat.numberColor.color(or: paint.moss)
    if chat.numberIsUnderlined { start.underlineStyle = .single }
    return start + AttributedString(text)
  }

  private var shape: UnevenRoundedRectangle {
    let tail = chat.hasTails ? CGFloat(4) : 17
    return UnevenRoundedRectangle(
      topLeadingRadius: 17, bottomLeadingRadius: isOwn ? 17 : tail,
      bottomTrailingRadius: isOwn ? tail : 17, topTrailingRadius: 17)
  }

  private var fill: Color {
    isOwn ? chat.ownColor.color(or: paint.moss) : chat.otherColor.color(or: paint.canvas)
  }

  var body: some View {
    HStack(alignment: chat.facesAreAtTop ? .top : .bottom, spacing: 8) {
      if isOwn {
        Spacer(minLength: 50)
      } else {
        Face(
          initials: initials, color: initials == "NW" ? 0x9A6A3C : 0x5B7F95, size: chat.face,
          isRound: chat.faceIsRound)
      }
      Text(words)
        .font(chat.font.font)
        .foregroundStyle(isOwn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .padding(chat.padding)
        .background(fill, in: shape)
      if chat.timesAreShown { Text(time).font(.caption2).foregroundStyle(.secondary) }
      if !isOwn { Spacer(minLength: 10) }
    }
  }
}
