import AppVariants
import SwiftUI

/// The shape of a message: round, with a sharp corner where it comes from.
struct BubbleShape: Shape {
  var radius: CGFloat
  var isOutgoing: Bool
  var hasTail: Bool

  func path(in rect: CGRect) -> Path {
    let tail: CGFloat = hasTail ? 4 : radius
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: isOutgoing ? radius : tail,
      bottomTrailingRadius: isOutgoing ? tail : radius, topTrailingRadius: radius
    )
    .path(in: rect)
  }
}

/// A text that was sent or received.
struct Bubble: View {
  @Environment(\.look) private var look
  let text: String
  let time: String
  var isOutgoing = false

  var body: some View {
    VStack(alignment: isOutgoing ? .trailing : .leading, spacing: 3) {
      Text(text)
        .font(look.messageFont.font)
        .lineSpacing(look.messageLineSpacing)
        .foregroundStyle(isOutgoing ? Color.white : .primary)
      if look.timestampsAreShown {
        Text(time)
          .font(.caption2)
          .foregroundStyle(isOutgoing ? Color.white : .secondary)
          .opacity(look.timestampOpacity)
      }
    }
    .padding(.horizontal, look.bubblePaddingX)
    .padding(.vertical, 9)
    .background(
      isOutgoing ? look.outgoing : look.incoming,
      in: BubbleShape(radius: look.bubbleRadius, isOutgoing: isOutgoing, hasTail: look.bubbleHasTail)
    )
    .frame(maxWidth: 290, alignment: isOutgoing ? .trailing : .leading)
    .frame(maxWidth: .infinity, alignment: isOutgoing ? .trailing : .leading)
  }
}
