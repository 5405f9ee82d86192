import SwiftUI

/// Views one after the other, in as many lines as they need.
struct FlowLayout: Layout {
  /// The space between two views of a line.
  var gap: CGFloat
  /// The space between two lines.
  var lineGap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let frames = frames(of: subviews, in: width)
    return CGSize(width: width, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        y += height + lineGap
        (x, height) = (0, 0)
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + gap
      height = max(height, size.height)
    }
    return frames
  }
}

/// Views in a rack: each over a part of the one before it, and a little higher.
struct RackLayout: Layout {
  /// The width that the next view covers.
  var overlap: CGFloat
  /// The height by which the next view stands above.
  var rise: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let steps = CGFloat(max(0, subviews.count - 1))
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) - steps * overlap,
      height: (sizes.map(\.height).max() ?? 0) + steps * rise)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var place = CGPoint(x: bounds.minX, y: bounds.maxY)
    for subview in subviews {
      let width = subview.sizeThatFits(.unspecified).width
      subview.place(at: place, anchor: .bottomLeading, proposal: .unspecified)
      place.x += width - overlap
      place.y -= rise
    }
  }
}

/// Views on a ring, clockwise.
struct RingLayout: Layout {
  /// The distance of the views from the middle.
  var radius: CGFloat
  /// The angle of the first view from the top, in degrees.
  var start: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let turn = Double(index) / Double(subviews.count) + start / 360
      let angle = CGFloat(turn * 2 * .pi)
      subview.place(
        at: CGPoint(x: bounds.midX + sin(angle) * radius, y: bounds.midY - cos(angle) * radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}
