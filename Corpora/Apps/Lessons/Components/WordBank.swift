import SwiftUI

/// Lines of words, each as long as there is room.
struct WordBank: Layout {
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    return CGSize(width: width.isFinite ? width : 300, height: places(in: width, subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (places, _) = places(in: bounds.width, subviews)
    for (view, place) in zip(subviews, places) {
      view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func places(in width: CGFloat, _ subviews: Subviews) -> (places: [CGPoint], height: CGFloat) {
    var places: [CGPoint] = []
    var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, line) = (0, y + line + gap, 0)
      }
      places.append(CGPoint(x: x, y: y))
      x += size.width + gap
      line = max(line, size.height)
    }
    return (places, y + line)
  }
}
