import SwiftUI

/// Views in rows, every other row shifted, as the cells of a comb.
struct HoneycombLayout: Layout {
  /// The number of views in a row.
  var perRow: Int
  /// The width of a cell.
  var cell: CGFloat
  /// The space between cells.
  var gap: CGFloat
  /// How far every other row is shifted, as a part of a cell.
  var shift: CGFloat

  private var rowHeight: CGFloat { cell * 0.86 + gap }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = CGFloat((subviews.count + perRow - 1) / perRow)
    let width = (CGFloat(perRow) + shift) * (cell + gap) - gap
    return CGSize(width: width, height: rows * rowHeight + cell * 0.14)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      let start = row.isMultiple(of: 2) ? 0 : shift * (cell + gap)
      subview.place(
        at: CGPoint(
          x: bounds.minX + start + CGFloat(column) * (cell + gap), y: bounds.minY + CGFloat(row) * rowHeight),
        proposal: ProposedViewSize(width: cell, height: cell))
    }
  }
}

/// Views in lines, as many on each as fit.
struct ChipLayout: Layout {
  /// The space between two views of a line.
  var spacing: CGFloat
  /// The space between two lines.
  var lineSpacing: CGFloat

  private func origins(_ subviews: Subviews, within width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var (x, y, height, reach) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + lineSpacing, 0)
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      reach = max(reach, x - spacing)
      height = max(height, size.height)
    }
    return (points, CGSize(width: reach, height: y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    origins(subviews, within: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, point) in zip(subviews, origins(subviews, within: bounds.width).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}

/// Narrow views side by side, those that are pulled out a bit higher.
struct SlotLayout: Layout {
  /// The space between two views.
  var gap: CGFloat
  /// How far a view that is pulled out stands above the others.
  var lift: CGFloat

  /// Whether a view is pulled out.
  struct IsPulled: LayoutValueKey {
    static let defaultValue = false
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 300, height: 52)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let count = CGFloat(max(1, subviews.count))
    let width = (bounds.width - gap * (count - 1)) / count
    for (index, subview) in subviews.enumerated() {
      let top = subview[IsPulled.self] ? 14 - lift : 14
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * (width + gap), y: bounds.minY + top),
        proposal: ProposedViewSize(width: width, height: 38))
    }
  }
}

/// Views of which each begins and ends at some week of the season, all in one lane.
struct SeasonLayout: Layout {
  /// The number of weeks.
  var weeks: Int

  /// The first week of a view, and the week after its last.
  struct Span: LayoutValueKey {
    static let defaultValue = 0..<1
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width, height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let week = bounds.width / CGFloat(max(1, weeks))
    for subview in subviews {
      let span = subview[Span.self]
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(span.lowerBound) * week, y: bounds.minY),
        proposal: ProposedViewSize(width: CGFloat(span.count) * week, height: bounds.height))
    }
  }
}
