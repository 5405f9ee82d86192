import Foundation
import SwiftUI

/// The legend of a chart: a symbol and a text for each value, in lines.
struct LegendView: View {
  let entries: [MarkStyles.Entry]

  var body: some View {
    LegendLines {
      ForEach(entries.indices, id: \.self) { index in
        HStack(spacing: 5) {
          entries[index].symbol.fill(entries[index].style).frame(width: 8, height: 8)
            .accessibilityHidden(true)
          AxisPlan.text(of: entries[index].value, 0, nil)
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

/// Places views side by side in as many lines as they need.
private struct LegendLines: Layout {
  private static let spacing = CGSize(width: 12, height: 4)

  private func places(_ subviews: Subviews, width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var next = CGPoint.zero
    var (lineHeight, widest) = (CGFloat(0), CGFloat(0))
    for view in subviews {
      let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + lineHeight + Self.spacing.height)
        lineHeight = 0
      }
      points.append(next)
      widest = max(widest, next.x + size.width)
      next.x += size.width + Self.spacing.width
      lineHeight = max(lineHeight, size.height)
    }
    return (points, CGSize(width: widest, height: next.y + lineHeight))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    places(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let points = places(subviews, width: bounds.width + 0.5).points
    for (view, point) in zip(subviews, points) {
      view.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}
