import SwiftUI

/// The part of a row that a bed takes.
struct BedShare: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Beds in rows of equal height, each as wide as its share.
struct BedMosaic: Layout {
  var gap: CGFloat
  var rowHeight: CGFloat

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
    var taken: CGFloat = 0
    var row = 0
    return subviews.map { subview in
      let share = subview[BedShare.self]
      if taken + share > 1.001 {
        taken = 0
        row += 1
      }
      defer { taken += share }
      let left = taken * (width + gap)
      return CGRect(
        x: left, y: CGFloat(row) * (rowHeight + gap), width: share * (width + gap) - gap, height: rowHeight)
    }
  }
}

/// Views one after the other, as many in a line as fit.
struct FlowLayout: Layout {
  var gap: CGFloat

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
        corner = CGPoint(x: 0, y: corner.y + lineHeight + gap)
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
