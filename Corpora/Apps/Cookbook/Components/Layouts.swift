import SwiftUI

/// Views on a circle, the first of them at an angle.
struct RadialLayout: Layout {
  /// The distance of the views' centres from the middle.
  var reach: CGFloat
  /// The angle of the first one, clockwise from the top.
  var start: Angle

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: reach * 2, height: reach * 2))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = start.radians + Double(index) / Double(subviews.count) * 2 * .pi
      subview.place(
        at: CGPoint(x: bounds.midX + sin(angle) * reach, y: bounds.midY - cos(angle) * reach),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// The part of a bar that a view takes.
struct PartOfWhole: LayoutValueKey {
  static let defaultValue: Double = 1
}

/// Views beside each other, each as wide as its part of the whole.
struct PartsLayout: Layout {
  var gap: CGFloat
  var height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let whole = subviews.reduce(0) { $0 + $1[PartOfWhole.self] }
    let free = bounds.width - gap * CGFloat(subviews.count - 1)
    var left = bounds.minX
    for subview in subviews {
      let width = free * subview[PartOfWhole.self] / whole
      subview.place(
        at: CGPoint(x: left, y: bounds.minY), proposal: ProposedViewSize(width: width, height: height))
      left += width + gap
    }
  }
}

/// Views in lines, as many in each as fit.
struct TagLayout: Layout {
  var gap: CGFloat
  var lineGap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: frames(of: subviews, in: width).map(\.maxY).max() ?? 0)
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
    var corner = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + lineGap)
        lineHeight = 0
      }
      defer {
        corner.x += size.width + gap
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: corner, size: size)
    }
  }
}
