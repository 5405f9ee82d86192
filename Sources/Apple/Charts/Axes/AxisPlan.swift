import Foundation
import SwiftUI

/// The content of an axis, with its values.
struct AxisPlan {
  /// The items at a value.
  struct Mark {
    let value: DataValue
    /// The next value; centred items are between both.
    let next: DataValue?
    let items: [AxisItem]
  }

  /// Marks whose labels must not cover one another.
  struct Group {
    let position: AxisMarkPosition
    let preset: AxisMarkPreset
    let marks: [Mark]
  }

  let axis: Axis
  let groups: [Group]

  /// Determines the content of an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - model: The chart's marks and values.
  ///   - settings: The settings of the modifiers around the chart.
  ///   - calendar: The calendar of dates.
  ///   - count: The number of values to aim for.
  init(_ axis: Axis, _ model: ChartModel, _ settings: ChartSettings, calendar: Calendar, count: Int) {
    self.axis = axis
    let content = model.contents[axis] ?? .numbers(0...1)
    let sets: [AxisMarkSet]
    switch settings.axes[axis] ?? .automatic {
    case .hidden: sets = []
    case .automatic: sets = [AxisMarkSet()]
    case .custom(let custom): sets = custom
    }
    groups = sets.map { set in
      let found = Self.values(
        set.values, content, type: settings.scales[axis]?.type, step: model.steps[axis], calendar, count)
      let marks = found.values.enumerated().map { index, value in
        let axisValue = AxisValue(
          value: value, text: Self.text(of: value, found.digits, found.dates?.format), index: index,
          count: found.values.count)
        let items = set.items?(axisValue) ?? Self.usualItems(axisValue, set, content)
        let next = index + 1 < found.values.count ? found.values[index + 1] : found.end
        return Mark(value: value, next: next, items: items)
      }
      return Group(position: Self.position(set.position, axis, content), preset: set.preset, marks: marks)
    }
  }

  private static func position(_ position: AxisMarkPosition, _ axis: Axis, _ content: AxisScale.Content)
    -> AxisMarkPosition
  {
    guard position == .automatic else { return position }
    if axis == .horizontal { return .bottom }
    if case .categories = content { return .leading }
    return .trailing
  }

  /// The values at which an axis is marked.
  private struct Found {
    var values: [DataValue] = []
    var dates: DateTicks?
    /// The digits behind the point.
    var digits = 0
    /// The value that would come next.
    var end: DataValue?
  }

  private static func values(
    _ values: AxisMarkValues, _ content: AxisScale.Content, type: ScaleType?, step: Double?,
    _ calendar: Calendar, _ count: Int
  ) -> Found {
    switch (values.kind, content) {
    case (.values(let values), _):
      let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
      return Found(values: values, digits: numbers.map(digits).max() ?? 0)
    case (_, .categories(let names)): return Found(values: names.map { .category($0) })
    case (.stride(let stride), .numbers(let domain)) where stride > 0:
      return numbers(NiceNumbers.multiples(of: stride, in: domain), step: stride)
    case (.automatic(let wanted, let minimum), .numbers(let domain)):
      if type == .log {
        return Found(
          values: NiceNumbers.powers(of: 10, in: domain, count: wanted ?? count).map { .number($0) })
      }
      let step =
        step
        ?? NiceNumbers.axisStep(over: domain, count: wanted ?? count, minimum: minimum, isRounded: false)
      return numbers(NiceNumbers.multiples(of: step, in: domain), step: step)
    case (.calendar(let ticks, let own), .dates(let domain)): return dates(ticks, domain, own ?? calendar)
    case (.automatic(let wanted, _), .dates(let domain)):
      return dates(DateTicks.fitting(domain, count: wanted ?? count), domain, calendar)
    default: return Found()
    }
  }

  private static func numbers(_ numbers: [Double], step: Double) -> Found {
    Found(
      values: numbers.map { .number($0) }, digits: NiceNumbers.fractionDigits(of: step),
      end: numbers.last.map { .number($0 + step) })
  }

  private static func dates(_ ticks: DateTicks, _ domain: ClosedRange<Double>, _ calendar: Calendar) -> Found
  {
    let dates = ticks.dates(in: domain, calendar: calendar)
    let end = dates.last.flatMap { calendar.date(byAdding: ticks.component, value: ticks.count, to: $0) }
    // A range that ends with the last part of the calendar does not begin another one.
    let shown =
      dates.count > 1 && dates.last?.timeIntervalSinceReferenceDate == domain.upperBound
      ? dates.dropLast() : dates[...]
    return Found(
      values: shown.map { .date($0) }, dates: ticks,
      end: (shown.count < dates.count ? dates.last : end).map { .date($0) })
  }

  /// The digits behind the point of a number, at most six.
  private static func digits(_ number: Double) -> Int {
    (0..<6).first { digits in
      let scaled = number * pow(10, Double(digits))
      return abs(scaled - scaled.rounded()) < 1e-6
    } ?? 6
  }

  /// The text of a value.
  static func text(of value: DataValue, _ digits: Int, _ format: Date.FormatStyle?) -> Text {
    switch value {
    case .category(let name): Text(verbatim: name)
    case .number(let number):
      Text(number, format: FloatingPointFormatStyle<Double>().precision(.fractionLength(digits)))
    case .date(let date): Text(date, format: format ?? Date.FormatStyle().month(.abbreviated).day())
    }
  }

  /// Returns the default items: lines for numbers, lines that extend beside the labels for dates, only labels
  /// for categories.
  private static func usualItems(_ value: AxisValue, _ set: AxisMarkSet, _ content: AxisScale.Content)
    -> [AxisItem]
  {
    var items: [AxisItem] = []
    if case .categories = content {} else { items.append(AxisItem(kind: .gridLine, stroke: set.stroke)) }
    if case .dates = content {
      items.append(AxisItem(kind: .tick(length: .longestLabel()), stroke: set.stroke))
    }
    let text = set.text?(value) ?? value.text
    items.append(AxisItem(kind: .label(AxisLabelContent(view: AnyView(text)))))
    return items
  }
}
