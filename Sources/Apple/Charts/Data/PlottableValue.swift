import Foundation
import SwiftUI

/// A value to plot, with a label.
///
/// - Reference: [Swift Charts' `PlottableValue`](https://developer.apple.com/documentation/charts/plottablevalue).
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue

  /// A value with a label from the app's string tables.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(plotted: PlottedValue(label: Text(labelKey), value: DataValue(value)))
  }

  /// A value with a verbatim label.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(plotted: PlottedValue(label: Text(verbatim: String(label)), value: DataValue(value)))
  }

  /// A value with a text as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(plotted: PlottedValue(label: label, value: DataValue(value)))
  }

  /// A range of values, such as a bin, with a label from the app's string tables.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(
      plotted: PlottedValue(
        label: Text(labelKey), value: DataValue(range.lowerBound), end: DataValue(range.upperBound)))
  }

  /// A range of values, such as a bin, with a label from the app's string tables.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(
      plotted: PlottedValue(
        label: Text(labelKey), value: DataValue(range.lowerBound), end: DataValue(range.upperBound)))
  }
}

extension PlottableValue where Value == Date {
  /// The part of the calendar that contains a date, with a label from the app's string tables.
  ///
  /// - Parameters:
  ///   - labelKey: The label.
  ///   - value: The date.
  ///   - unit: The part, such as the day.
  ///   - calendar: The calendar; `nil` for that of the environment.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    self.value(Text(labelKey), value, unit: unit, calendar: calendar)
  }

  /// The part of the calendar that contains a date, with a verbatim label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    self.value(Text(verbatim: String(label)), value, unit: unit, calendar: calendar)
  }

  /// The part of the calendar that contains a date, with a text as its label.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    var plotted = PlottedValue(label: label, value: .date(value))
    plotted.unit = DateUnit(component: unit, calendar: calendar)
    return PlottableValue(plotted: plotted)
  }
}

/// A value with its label and type.
struct PlottedValue {
  var label: Text
  var value: DataValue
  /// The end of the range that begins at the value, if it is one.
  var end: DataValue?
  /// The part of the calendar that a date represents, if it is one.
  var unit: DateUnit?

  /// Returns the first and last position of the value on a line of numbers.
  func span(in calendar: Calendar) -> ClosedRange<Double>? {
    guard let start = value.number else { return nil }
    if let end = end?.number { return min(start, end)...max(start, end) }
    if case .date(let date) = value, let interval = unit?.interval(around: date, in: calendar) {
      return interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
    }
    return start...start
  }
}

/// A part of the calendar that a date represents.
struct DateUnit: Equatable {
  let component: Calendar.Component
  let calendar: Calendar?

  /// The part that a date is in.
  func interval(around date: Date, in environment: Calendar) -> DateInterval? {
    (calendar ?? environment).dateInterval(of: component, for: date)
  }
}

/// A range of values that are counted together, as in a histogram.
///
/// - Reference: [Swift Charts' `ChartBinRange`](https://developer.apple.com/documentation/charts/chartbinrange).
public struct ChartBinRange<Bound: Comparable> {
  /// The first value.
  public let lowerBound: Bound
  /// The last value, or the one after it.
  public let upperBound: Bound
  /// Whether the last value is in the range.
  public let isClosed: Bool

  /// Creates a range with its last value.
  public init(_ range: ClosedRange<Bound>) {
    lowerBound = range.lowerBound
    upperBound = range.upperBound
    isClosed = true
  }

  /// Creates a range without the last value.
  public init(_ range: Range<Bound>) {
    lowerBound = range.lowerBound
    upperBound = range.upperBound
    isClosed = false
  }

  /// Returns whether a value is in the range.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (element < upperBound || isClosed && element == upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
