import Foundation
import SwiftUI

/// The values at which an axis is marked.
///
/// - Reference: [Swift Charts' `AxisMarkValues`](https://developer.apple.com/documentation/charts/axismarkvalues).
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStride: Double)
    case stride(Double)
    case calendar(DateTicks, Calendar?)
    case values([DataValue])
  }

  let kind: Kind

  /// Round values, as many as there is room for.
  public static var automatic: AxisMarkValues { .automatic() }

  /// Round values.
  ///
  /// - Parameters:
  ///   - desiredCount: The approximate number; `nil` for as many as there is room for.
  ///   - roundLowerBound: Whether the scale begins at a round value; here an automatic scale of numbers
  ///     always does.
  ///   - roundUpperBound: Whether the scale ends at a round value; here an automatic scale of numbers always
  ///     does.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount, minimumStride: 0))
  }

  /// Round values, not nearer to each other than a stride.
  public static func automatic<Value: Plottable>(
    minimumStride: Value, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount, minimumStride: DataValue(minimumStride).number ?? 0))
  }

  /// The multiples of a number.
  public static func stride<Value: Plottable & Numeric>(
    by stepSize: Value, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(DataValue(stepSize).number ?? 0))
  }

  /// The beginnings of parts of the calendar.
  ///
  /// - Parameters:
  ///   - component: The part, such as the month.
  ///   - count: The number of them between two values.
  ///   - roundLowerBound: Whether the scale begins at such a value; here it begins with the first value of
  ///     the marks.
  ///   - roundUpperBound: Whether the scale ends at such a value; here it ends with the last value of the
  ///     marks.
  ///   - calendar: The calendar; `nil` for that of the environment.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .calendar(DateTicks(component: component, count: count), calendar))
  }
}

/// The position of an axis.
///
/// - Reference: [Swift Charts' `AxisMarkPosition`](https://developer.apple.com/documentation/charts/axismarkposition).
public enum AxisMarkPosition: Hashable, Sendable {
  /// The default position: below, and at the trailing edge for numbers and at the leading one for categories.
  case automatic
  /// Above.
  case top
  /// Below.
  case bottom
  /// At the leading edge.
  case leading
  /// At the trailing edge.
  case trailing
}

/// The layout of the marks of an axis.
///
/// - Reference: [Swift Charts' `AxisMarkPreset`](https://developer.apple.com/documentation/charts/axismarkpreset).
public enum AxisMarkPreset: Hashable, Sendable {
  /// The default layout.
  case automatic
  /// Labels aligned with the edges of the plot.
  case aligned
  /// Lines beyond the edges of the plot; here the default layout.
  case extended
  /// Labels in the plot; here the default layout.
  case inset
}

/// A value at which an axis is marked.
///
/// - Reference: [Swift Charts' `AxisValue`](https://developer.apple.com/documentation/charts/axisvalue).
public struct AxisValue {
  let value: DataValue
  /// The default text of a label.
  let text: Text
  /// The index of the value.
  public let index: Int
  /// The number of values.
  public let count: Int

  /// Returns the value as one of a type; `nil` for any other type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { value.value(as: type) }
}
