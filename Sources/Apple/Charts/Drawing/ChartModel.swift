import Foundation
import SwiftUI

/// The marks of a chart with their places among values, and the consequences for the axes.
///
/// Only the number of values on its axes depends on the size of the chart.
struct ChartModel {
  /// The part of an axis that a mark takes.
  enum Place: Equatable {
    /// Positions without a value: points of the plot, or its edges.
    case points(CGFloat?, CGFloat?)
    case category(String)
    case value(Double)
    case interval(Double, Double)
  }

  /// A mark with its places.
  struct PlacedMark {
    let mark: Mark
    var x: Place
    var y: Place
    /// For bars and areas, the axis along which they grow.
    var growth: Axis?

    func place(_ axis: Axis) -> Place { axis == .horizontal ? x : y }
  }

  private(set) var marks: [PlacedMark]
  private(set) var contents: [Axis: AxisScale.Content] = [:]
  /// The steps of the round numbers that the scale of an axis begins and ends with.
  private(set) var steps: [Axis: Double] = [:]
  private(set) var isReversed: [Axis: Bool] = [:]
  /// The parts of the calendar that dates on an axis represent.
  private(set) var units: [Axis: DateUnit] = [:]

  /// Whether there are marks that have places on axes.
  var hasAxes: Bool { marks.isEmpty || marks.contains { $0.mark.kind != .sector } }

  /// Finds the places of marks.
  ///
  /// - Parameters:
  ///   - marks: The marks.
  ///   - settings: The settings of the modifiers around the chart.
  ///   - calendar: The calendar of dates.
  ///   - counts: The number of values to aim for on each axis.
  init(_ marks: [Mark], _ settings: ChartSettings, calendar: Calendar, counts: [Axis: Int]) {
    self.marks = MarkStacking.place(marks, calendar: calendar)
    for axis in [Axis.horizontal, .vertical] {
      defer { showVisiblePart(axis, settings) }
      for mark in marks {
        units[axis] = units[axis] ?? (axis == .horizontal ? mark.x : mark.y).start?.unit
      }
      findDomain(axis, settings, calendar, counts[axis] ?? 5)
    }
  }

  /// Keeps the visible part of a scrolling axis.
  private mutating func showVisiblePart(_ axis: Axis, _ settings: ChartSettings) {
    guard settings.scrollableAxes.contains(axis == .horizontal ? .horizontal : .vertical),
      let length = settings.scales[axis]?.visibleLength, length > 0
    else { return }
    let position = settings.scrollPositions[axis]
    func part(_ domain: ClosedRange<Double>) -> ClosedRange<Double> {
      let latest = max(domain.lowerBound, domain.upperBound - length)
      let start = min(max(position?.number ?? domain.lowerBound, domain.lowerBound), latest)
      return start...min(domain.upperBound, start + length)
    }
    switch contents[axis] {
    case .numbers(let domain)?: contents[axis] = .numbers(part(domain))
    case .dates(let domain)?: contents[axis] = .dates(part(domain))
    case .categories(let names)?:
      var start = 0
      if case .category(let name)? = position { start = names.firstIndex(of: name) ?? 0 }
      start = min(start, max(0, names.count - Int(length)))
      contents[axis] = .categories(Array(names[start...].prefix(Int(length))))
    case nil: break
    }
  }

  private mutating func findDomain(
    _ axis: Axis, _ settings: ChartSettings, _ calendar: Calendar, _ count: Int
  ) {
    let scale = settings.scales[axis] ?? ScaleSettings()
    var categories: [String] = []
    var known: Set<String> = []
    var bounds: ClosedRange<Double>?
    func include(_ numbers: Double...) {
      for number in numbers where number.isFinite {
        bounds = bounds.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
      }
    }
    for mark in marks {
      switch mark.place(axis) {
      case .points: break
      case .category(let name): if known.insert(name).inserted { categories.append(name) }
      case .value(let number): include(number)
      case .interval(let start, let end): include(start, end)
      }
    }
    let hasDates = marks.contains { mark in
      let extent = axis == .horizontal ? mark.mark.x : mark.mark.y
      if case .date = extent.start?.value { return true }
      return false
    }
    switch scale.domain {
    case .values(let values, _) where values.contains { $0.number == nil }:
      contents[axis] = .categories(
        values.compactMap { if case .category(let name) = $0 { name } else { nil } })
    case .values(let values, let isRange):
      let numbers = values.compactMap(\.number)
      guard let least = numbers.min(), let greatest = numbers.max() else { break }
      var isDate = hasDates
      if case .date = values.first { isDate = true }
      contents[axis] = isDate ? .dates(least...greatest) : .numbers(least...greatest)
      // The first of several values is where the axis begins.
      isReversed[axis] = !isRange && (numbers.first ?? 0) > (numbers.last ?? 0)
    case .automatic, nil:
      var includesZero: Bool?
      if case .automatic(let zero, let reversed)? = scale.domain {
        includesZero = zero
        isReversed[axis] = reversed
      }
      if !categories.isEmpty {
        contents[axis] = .categories(categories)
      } else if hasDates, let bounds {
        contents[axis] = .dates(bounds)
      } else {
        let isLogarithmic = scale.type == .log
        if includesZero ?? !isLogarithmic { include(0) }
        roundBounds(bounds ?? 0...1, axis, settings, count, isLogarithmic)
      }
    }
  }

  private mutating func roundBounds(
    _ bounds: ClosedRange<Double>, _ axis: Axis, _ settings: ChartSettings, _ count: Int,
    _ isLogarithmic: Bool
  ) {
    if isLogarithmic, bounds.lowerBound > 0 {
      let exponents = NiceNumbers.range(
        around: log10(bounds.lowerBound)...log10(bounds.upperBound), step: 1)
      contents[axis] = .numbers(pow(10, exponents.lowerBound)...pow(10, exponents.upperBound))
      return
    }
    // One value alone gets some space around it.
    let bounds = bounds.lowerBound == bounds.upperBound ? bounds.lowerBound...bounds.upperBound + 1 : bounds
    var step = NiceNumbers.axisStep(over: bounds, count: count, isRounded: true)
    if case .custom(let sets)? = settings.axes[axis], let first = sets.first {
      switch first.values.kind {
      case .automatic(let wanted, let minimum):
        step = NiceNumbers.axisStep(over: bounds, count: wanted ?? count, minimum: minimum, isRounded: true)
      case .stride(let stride) where stride > 0: step = stride
      default: break
      }
    }
    steps[axis] = step
    contents[axis] = .numbers(NiceNumbers.range(around: bounds, step: step))
  }

  /// Returns the scale of an axis in a plot of a length.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - length: The length of the plot along it.
  ///   - settings: The settings of the modifiers around the chart.
  ///   - runsBackwards: Whether the first value is at the greater coordinate.
  func scale(_ axis: Axis, length: CGFloat, _ settings: ChartSettings, runsBackwards: Bool) -> AxisScale {
    let said = settings.scales[axis] ?? ScaleSettings()
    var scale = AxisScale(content: contents[axis] ?? .numbers(0...1), type: said.type ?? .linear)
    let points: (start: CGFloat, end: CGFloat) = said.range?.points(in: length) ?? (0, length)
    // Paddings and points are counted from the beginning of the axis.
    (scale.start, scale.end) = runsBackwards ? (length - points.start, length - points.end) : points
    if isReversed[axis] == true { swap(&scale.start, &scale.end) }
    return scale
  }
}
