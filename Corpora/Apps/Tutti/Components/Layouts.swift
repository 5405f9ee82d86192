import SwiftUI

/// Views side by side whose widths are their shares of the whole.
struct ShareLayout: Layout {
  /// The space between two views.
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: size.width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shares = subviews.map { CGFloat($0[Share.self]) }
    let room = bounds.width - gap * CGFloat(max(0, subviews.count - 1))
    let whole = max(1, shares.reduce(0, +))
    var x = bounds.minX
    for (subview, share) in zip(subviews, shares) {
      let width = room * share / whole
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + gap
    }
  }

  /// What a view has of the whole.
  struct Share: LayoutValueKey {
    static let defaultValue = 1
  }
}

extension View {
  /// Gives it a share of the whole in a `ShareLayout`.
  func share(_ share: Int) -> some View { layoutValue(key: ShareLayout.Share.self, value: share) }
}

/// Views below each other, every other one further to the right.
struct ZigzagLayout: Layout {
  /// The distance by which every other view is further to the right.
  var shift: CGFloat
  /// The space between two lines.
  var lineGap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = CGFloat(max(0, subviews.count - 1)) * lineGap
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + shift,
      height: sizes.map(\.height).reduce(0, +) + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + (index.isMultiple(of: 2) ? 0 : shift)
      subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + lineGap
    }
  }
}

/// Views on an arc around the conductor, who stands below its middle.
struct PodiumLayout: Layout {
  /// The angle between the first and the last view, in degrees.
  var spread: Double
  /// The distance of the views from the conductor.
  var bow: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: 132)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let steps = Double(max(1, subviews.count - 1))
    for (index, subview) in subviews.enumerated() {
      let degrees = -spread / 2 + spread * Double(index) / steps
      let angle = CGFloat(degrees / 180 * .pi)
      subview.place(
        at: CGPoint(x: bounds.midX + sin(angle) * bow, y: bounds.maxY - 16 - cos(angle) * bow),
        anchor: .center, proposal: .unspecified)
    }
  }
}
