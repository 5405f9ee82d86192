import Foundation
import GalleyViews
import SwiftUI

/// The labels, ticks and lines of an axis with their places in a chart.
struct AxisLayout {
  /// A label; its frame is null if it is hidden.
  struct Label {
    let mark: Int
    let item: AxisItem
    let label: AxisLabelContent
    let node: Node
    let size: CGSize
    var frame = CGRect.null
  }

  /// A line or tick.
  struct Line {
    let start: CGPoint
    let end: CGPoint
    let stroke: StrokeStyle
    let style: AnyShapeStyle
  }

  let axis: Axis
  let group: AxisPlan.Group
  let edge: ChartEdge
  var labels: [Label] = []
  private(set) var lines: [Line] = []

  /// The distance from the plot to labels, in points.
  private static let spacing: CGFloat = 5
  /// The default length of ticks, in points.
  private static let tickLength: CGFloat = 5

  init(axis: Axis, group: AxisPlan.Group, edge: ChartEdge) {
    self.axis = axis
    self.group = group
    self.edge = edge
  }

  /// The space that labels and ticks take beside the plot, in points.
  var thickness: CGFloat {
    let label = labels.map { across($0.size) + spacing($0.label) }.max() ?? 0
    let ticks = group.marks.flatMap(\.items).map { item -> CGFloat in
      guard case .tick(let length) = item.kind else { return 0 }
      if case .length(let length) = length { return length }
      return 0
    }
    return max(label, ticks.max() ?? 0)
  }

  /// Whether labels of a vertical axis may be at its ends, as those of numbers are.
  var isAtEnds: Bool {
    group.marks.contains { if case .category = $0.value { false } else { true } } && !labels.isEmpty
  }

  private var isUpright: Bool { axis == .vertical }

  private func across(_ size: CGSize) -> CGFloat { isUpright ? size.width : size.height }

  private func along(_ size: CGSize) -> CGFloat { isUpright ? size.height : size.width }

  private func spacing(_ label: AxisLabelContent) -> CGFloat {
    (isUpright ? label.horizontalSpacing : label.verticalSpacing) ?? Self.spacing
  }

  /// Places all parts.
  ///
  /// - Parameters:
  ///   - scale: The scale of the axis.
  ///   - plot: The plot in the chart.
  ///   - chart: The chart.
  mutating func place(scale: AxisScale, plot: CGRect, in chart: CGRect) {
    lines = []
    for mark in group.marks {
      for item in mark.items {
        guard let point = point(mark, item, scale) else { continue }
        addLine(item, at: point, plot)
      }
    }
    var spans: [ClosedRange<CGFloat>] = []
    var placed: [Int] = []
    for index in labels.indices {
      let mark = group.marks[labels[index].mark]
      guard let point = point(mark, labels[index].item, scale) else { continue }
      let frame = frame(of: labels[index], at: point, mark, plot, chart, scale)
      labels[index].frame = frame
      placed.append(index)
      let start = isUpright ? frame.minY : frame.minX
      spans.append(start...start + along(frame.size))
    }
    let shows = labels.contains { $0.label.collision.kind != .greedy }
    let stride = shows ? 1 : LabelCollisions.stride(of: spans)
    for (number, index) in placed.enumerated() where number % stride != 0 { labels[index].frame = .null }
  }

  /// Returns the point of an item along the axis, in points of the plot; `nil` outside of it.
  private func point(_ mark: AxisPlan.Mark, _ item: AxisItem, _ scale: AxisScale) -> CGFloat? {
    guard var point = scale.position(mark.value) else { return nil }
    let bounds = min(scale.start, scale.end) - 0.5...max(scale.start, scale.end) + 0.5
    guard bounds.contains(point) else { return nil }
    if item.isCentered, let next = mark.next.flatMap({ scale.position($0) }) {
      // A part that is only partly visible at the end is centred in its visible part.
      point = (point + min(max(next, bounds.lowerBound), bounds.upperBound)) / 2
    }
    return point
  }

  private mutating func addLine(_ item: AxisItem, at point: CGFloat, _ plot: CGRect) {
    let reach: CGFloat
    var isGrid = false
    switch item.kind {
    case .label: return
    case .gridLine:
      reach = 0
      isGrid = true
    case .tick(.automatic): reach = Self.tickLength
    case .tick(.length(let length)): reach = length
    case .tick(.label(let more)), .tick(.longestLabel(let more)):
      reach = more + (labels.map { across($0.size) }.max() ?? 0) + Self.spacing
    }
    var start: CGPoint
    var end: CGPoint
    if isUpright {
      let y = plot.minY + point
      start = CGPoint(x: isGrid ? plot.minX : edge == .left ? plot.minX - reach : plot.maxX, y: y)
      end = CGPoint(x: isGrid ? plot.maxX : start.x + reach, y: y)
    } else {
      let x = plot.minX + point
      start = CGPoint(x: x, y: isGrid ? plot.minY : edge == .top ? plot.minY - reach : plot.maxY)
      end = CGPoint(x: x, y: isGrid ? plot.maxY : start.y + reach)
    }
    start.x += item.offset.width
    end.x += item.offset.width
    start.y += item.offset.height
    end.y += item.offset.height
    lines.append(
      Line(
        start: start, end: end, stroke: item.stroke ?? StrokeStyle(lineWidth: 0.5),
        style: item.style ?? AnyShapeStyle(Color.gray.opacity(0.4))))
  }

  private func frame(
    of label: Label, at point: CGFloat, _ mark: AxisPlan.Mark, _ plot: CGRect, _ chart: CGRect,
    _ scale: AxisScale
  ) -> CGRect {
    let size = label.size
    let gap = spacing(label.label)
    var frame = CGRect(origin: .zero, size: size)
    if isUpright {
      frame.origin.y = plot.minY + point - size.height * CGFloat(label.label.anchor?.y ?? 0.5)
      frame.origin.x = edge == .left ? plot.minX - gap - size.width : plot.maxX + gap
    } else {
      frame.origin.y = edge == .top ? plot.minY - gap - size.height : plot.maxY + gap
      let isBackwards = scale.end < scale.start
      var anchor = label.label.anchor.map { CGFloat($0.x) } ?? 0.5
      var shift: CGFloat = 0
      if label.label.anchor == nil, !label.item.isCentered, case .date = mark.value {
        // A date is the beginning of something: its label follows the line.
        anchor = isBackwards ? 1 : 0
        shift = isBackwards ? -4 : 4
      }
      frame.origin.x = plot.minX + point - size.width * anchor + shift
      let bounds = group.preset == .aligned ? plot : chart
      frame.origin.x = max(bounds.minX, min(frame.minX, bounds.maxX - size.width))
    }
    return frame.offsetBy(dx: label.item.offset.width, dy: label.item.offset.height)
  }
}
