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

/// The legend of numbers that choose colours: the colours between the least and the greatest number.
struct RampView: View {
  let ramp: MarkStyles.Ramp

  private func text(_ number: Double) -> Text {
    Text(number, format: FloatingPointFormatStyle<Double>().precision(.significantDigits(1...4)))
  }

  var body: some View {
    HStack(spacing: 6) {
      text(ramp.bounds.lowerBound)
      HStack(spacing: 0) {
        ForEach(ramp.styles.indices, id: \.self) { index in
          Rectangle().fill(ramp.styles[index]).frame(width: 20, height: 8)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 4))
      .accessibilityHidden(true)
      text(ramp.bounds.upperBound)
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

/// A layout that places views side by side in as many lines as they need.
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
