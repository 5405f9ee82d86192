import Foundation
import SwiftUI

/// The stacking of marks at one position, and the positions of all marks on both axes.
enum MarkStacking {
  /// The key of marks that are stacked together: their kind, and their place.
  private struct Key: Hashable {
    let kind: Mark.Kind
    let axis: Axis
    let place: DataValue?
    let position: DataValue?
  }

  /// Returns the positions of marks, in their order.
  static func place(_ marks: [Mark], calendar: Calendar) -> [ChartModel.PlacedMark] {
    var placed = marks.map { mark in
      ChartModel.PlacedMark(
        mark: mark, x: place(mark.x, calendar), y: place(mark.y, calendar), growth: growth(of: mark))
    }
    var stacks: [Key: [Int]] = [:]
    for (index, mark) in placed.enumerated() {
      guard let axis = mark.growth else { continue }
      let other = axis == .vertical ? mark.mark.x : mark.mark.y
      // A value for a part of the calendar is at its beginning.
      let start = other.start?.span(in: calendar)?.lowerBound
      let key = Key(
        kind: mark.mark.kind, axis: axis, place: start.map { .number($0) } ?? other.start?.value,
        position: mark.mark.look.positionKey?.value)
      stacks[key, default: []].append(index)
    }
    for (key, indices) in stacks {
      let values = indices.map { index in
        (key.axis == .vertical ? placed[index].mark.y : placed[index].mark.x).start?.value.number ?? 0
      }
      let method = indices.first.map { placed[$0].mark.stacking } ?? .unstacked
      for (index, interval) in zip(indices, intervals(of: values, by: method)) {
        let place = ChartModel.Place.interval(interval.start, interval.end)
        if key.axis == .vertical { placed[index].y = place } else { placed[index].x = place }
      }
    }
    return placed
  }

  /// Returns the intervals of stacked values; negative values are stacked downwards from zero.
  static func intervals(of values: [Double], by method: MarkStackingMethod) -> [(start: Double, end: Double)]
  {
    guard method != .unstacked else { return values.map { (0, $0) } }
    var (above, below) = (0.0, 0.0)
    let total = values.reduce(0) { $0 + abs($1) }
    if method == .center { above = -total / 2 }
    return values.map { value in
      var value = value
      if method == .normalized { value = total > 0 ? value / total : 0 }
      if method == .center { value = abs(value) }
      let start = value < 0 ? below : above
      if value < 0 { below += value } else { above += value }
      return (start, start + value)
    }
  }

  /// The axis along which a bar or an area grows from zero, if it does.
  ///
  /// That is the axis with a number if the other one has a date, a part of the calendar or a category; of two
  /// numbers it is the vertical one.
  private static func growth(of mark: Mark) -> Axis? {
    guard mark.kind == .bar || mark.kind == .area, mark.x.end == nil, mark.y.end == nil else { return nil }
    let x = isNumber(mark.x.start)
    let y = isNumber(mark.y.start)
    if y == true { return .vertical }
    return x == true ? .horizontal : nil
  }

  /// Whether a value is a single number; `nil` without a value.
  private static func isNumber(_ value: PlottedValue?) -> Bool? {
    guard let value else { return nil }
    if case .number = value.value { return value.end == nil }
    return false
  }

  private static func place(_ extent: MarkExtent, _ calendar: Calendar) -> ChartModel.Place {
    guard let start = extent.start else { return .points(extent.startPoint, extent.endPoint) }
    if case .category(let name) = start.value { return .category(name) }
    guard let span = start.span(in: calendar) else { return .points(nil, nil) }
    if let end = extent.end?.value.number { return .interval(span.lowerBound, end) }
    return span.lowerBound == span.upperBound
      ? .value(span.lowerBound) : .interval(span.lowerBound, span.upperBound)
  }
}
