import SwiftUI

/// The lane of the car deck in which a vehicle stands, from the top.
struct LaneKey: LayoutValueKey {
  static let defaultValue = 0
}

/// The length of a vehicle in metres.
struct MetresKey: LayoutValueKey {
  static let defaultValue: Double = 5
}

/// A car deck: vehicles one behind the other in their lanes, each as long as it is.
struct LaneLayout: Layout {
  /// The number of lanes.
  var lanes: Int
  /// The height of each lane.
  var height: CGFloat
  /// The space between two vehicles, and between two lanes.
  var gap: CGFloat
  /// The length of the deck in metres.
  var metres: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: CGFloat(lanes) * (height + gap) - gap)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var ends = Array(repeating: bounds.minX, count: lanes)
    for subview in subviews {
      let lane = subview[LaneKey.self] % lanes
      let width = bounds.width * subview[MetresKey.self] / metres - gap
      subview.place(
        at: CGPoint(x: ends[lane], y: bounds.minY + CGFloat(lane) * (height + gap)),
        proposal: ProposedViewSize(width: width, height: height))
      ends[lane] += width + gap
    }
  }
}

/// Views along a quay that bends: the outer ones further up than the one in the middle.
struct QuayLayout: Layout {
  /// How much lower the middle lies than both ends.
  var bend: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height + bend)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let part = (CGFloat(index) + 0.5) / CGFloat(subviews.count)
      let depth = bend * (1 - (2 * part - 1) * (2 * part - 1))
      subview.place(
        at: CGPoint(x: bounds.minX + part * bounds.width, y: bounds.minY + depth), anchor: .top,
        proposal: .unspecified)
    }
  }
}
