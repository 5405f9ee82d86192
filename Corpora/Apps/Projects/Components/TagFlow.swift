import AppVariants
import SwiftUI

/// Puts views beside one another, and into the next line where there is no more room.
struct FlowLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    let rows = arrange(subviews, in: width)
    return CGSize(
      width: rows.map(\.maxX).max() ?? 0, height: rows.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, arrange(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer { origin.x += size.width + spacing }
      lineHeight = max(lineHeight, size.height)
      return CGRect(origin: origin, size: size)
    }
  }
}

/// A word in a capsule of its colour.
struct Tag: View {
  @Environment(\.look) private var look
  let name: String
  var isOn = true

  var body: some View {
    Text(name)
      .font(.caption.weight(.medium))
      .foregroundStyle(color)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(color.opacity(isOn ? 0.15 : 0), in: .rect(cornerRadius: look.tokens.tagRadius))
  }

  private var color: Color {
    switch name {
    case "Bug": .red
    case "Design": .purple
    case "Access": .teal
    default: .blue
    }
  }
}

/// The state of an issue as a pill.
struct StatusPill: View {
  @Environment(\.look) private var look
  let status: Status

  var body: some View {
    Label(status.rawValue, systemImage: status.symbol)
      .labelStyle(CompactLabelStyle())
      .font(.caption)
      .lineLimit(1)
      .foregroundStyle(look.color(of: status))
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(
        look.color(of: status).opacity(look.issues.pillIsFilled ? 0.14 : 0),
        in: RoundedRectangle(cornerRadius: look.issues.pillRadius))
  }
}
