import AppVariants
import SwiftUI

/// The board of the club, as a conversation.
struct BoardScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      VStack(spacing: look.board.gap) {
        if look.board.noticeIsShown { notice }
        DaySign(name: look.board.day)
        Bubble(text: look.board.first, time: "19:02", initials: "OW", face: 0x8E5EA2)
        Bubble(text: look.board.answer, time: "19:10", isOwn: true)
        Bubble(time: "19:12", initials: "TB", face: 0x2B6CB0) { BoardPicture() }
        if look.board.hasThanks {
          Bubble(text: "You are a star ⭐️", time: "19:15", initials: "OW", face: 0x8E5EA2)
        }
        DaySign(name: look.board.unread)
        Bubble(text: "Who waters on Saturday?", time: "07:44", initials: "TB", face: 0x2B6CB0)
        if look.board.hasLate { Bubble(text: "I can, before ten.", time: "07:51", isOwn: true) }
      }
      .padding(.vertical, 12)
    }
    .contentMargins(.horizontal, look.board.margin, for: .scrollContent)
    .background(look.board.wall.color(or: palette.linen))
    .navigationTitle(look.board.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .topBarTrailing) { Faces() } }
    .safeAreaInset(edge: .bottom) { InputBar() }
  }

  private var notice: some View {
    Label {
      Text(look.board.notice)
    } icon: {
      Image(systemName: look.board.noticeIcon)
    }
    .font(.subheadline)
    .foregroundStyle(.black)
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(hex: look.board.noticeColor), in: .rect(cornerRadius: 12))
  }
}

/// The day of the messages below.
private struct DaySign: View {
  var name: String

  var body: some View {
    Text(name)
      .font(.caption.weight(.medium))
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.quaternary, in: .capsule)
  }
}

/// Who reads along; faces overlap.
private struct Faces: View {
  @Environment(\.look) private var look

  private let people = [("OW", 0x8E5EA2), ("TB", 0x2B6CB0), ("RK", 0xC05621)]

  var body: some View {
    HStack(spacing: look.board.lap) {
      ForEach(people.indices, id: \.self) { index in
        Face(initials: people[index].0, color: people[index].1, size: look.board.face)
          .zIndex(look.board.facesAreReversed ? Double(-index) : 0)
      }
    }
  }
}

/// Initials on a colour.
private struct Face: View {
  @Environment(\.look) private var look
  var initials: String
  var color: Int
  var size: CGFloat

  private var shape: AnyShape {
    look.board.faceIsRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 7))
  }

  var body: some View {
    Text(initials)
      .font(.system(size: size * 0.38, weight: .bold))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(Color(hex: color), in: shape)
      .overlay { shape.stroke(.white, lineWidth: 1.5) }
  }
}

/// A message, at the side of whoever wrote it.
private struct Bubble<Content: View>: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var time: String
  var initials = ""
  var face = 0
  var isOwn = false
  @ViewBuilder var content: Content

  private var shape: BubbleShape {
    BubbleShape(radius: look.board.radius, hasTail: look.board.hasTails, isOwn: isOwn)
  }

  private var fill: Color {
    isOwn ? look.board.ownColor.color(or: palette.leaf) : look.board.otherColor.color(or: palette.paper)
  }

  var body: some View {
    HStack(alignment: .bottom, spacing: 6) {
      if isOwn { Spacer(minLength: 56) } else { Face(initials: initials, color: face, size: look.board.face) }
      VStack(alignment: .trailing, spacing: 3) {
        content.font(look.board.font.font)
        Text(time).font(.caption2).opacity(look.board.timeOpacity)
      }
      .padding(look.board.padding)
      .padding(isOwn ? .trailing : .leading, 7)
      .foregroundStyle(isOwn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background(fill, in: shape)
      if !isOwn { Spacer(minLength: 56) }
    }
  }
}

extension Bubble where Content == BoardText {
  /// A message of words.
  fileprivate init(text: String, time: String, initials: String = "", face: Int = 0, isOwn: Bool = false) {
    self.init(time: time, initials: initials, face: face, isOwn: isOwn) {
      BoardText(text: text, isOwn: isOwn)
    }
  }
}

/// The words of a message.
private struct BoardText: View {
  @Environment(\.look) private var look
  var text: String
  var isOwn: Bool

  var body: some View {
    Text(text)
      .lineLimit(isOwn && look.board.answerLines > 0 ? look.board.answerLines : nil)
      .multilineTextAlignment(isOwn ? look.board.answerSide.text : .leading)
  }
}

/// A picture in a message, with what others say of it.
private struct BoardPicture: View {
  @Environment(\.look) private var look

  var body: some View {
    LinearGradient(
      colors: [Color(hex: 0x9AD1D4), Color(hex: 0x3B7A57)], startPoint: .top, endPoint: .bottom
    )
    .overlay {
      Image(systemName: look.board.picture)
        .font(.system(size: 54))
        .foregroundStyle(.white)
        .blur(radius: look.board.pictureBlur)
        .accessibilityLabel("Old pear tree")
    }
    .frame(width: look.board.pictureWidth, height: 120)
    .clipShape(.rect(cornerRadius: 12))
    .overlay(alignment: .bottomTrailing) {
      if look.board.reactionIsShown {
        Text(look.board.reaction)
          .font(.caption)
          .foregroundStyle(.black)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(.white, in: .capsule)
          .shadow(radius: 2)
          .offset(x: 6 + look.board.reactionShift, y: 6)
      }
    }
    .padding(.bottom, 8)
  }
}

/// A field to write in, at the bottom.
private struct InputBar: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 10) {
      Button("Attach", systemImage: "plus") {}.labelStyle(.iconOnly).font(.title3)
      TextField(look.board.prompt, text: .constant(""))
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(palette.paper, in: .rect(cornerRadius: look.board.inputRadius))
        .overlay { RoundedRectangle(cornerRadius: look.board.inputRadius).strokeBorder(.quaternary) }
      Button("Send", systemImage: look.board.sendIcon) {}
        .labelStyle(.iconOnly)
        .font(.system(size: look.board.sendSize))
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(.bar)
  }
}
