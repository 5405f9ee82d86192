import Foundation
import SwiftUI

/// A rule for the places where a scrolling chart comes to rest.
///
/// - Note: Differs from SwiftUI: no finger scrolls the chart, so it has no effect.
/// - Reference: [Swift Charts' `ChartScrollTargetBehavior`](https://developer.apple.com/documentation/charts/chartscrolltargetbehavior).
public protocol ChartScrollTargetBehavior {}

/// The values at which a long swipe lets a chart rest.
///
/// - Reference: [Swift Charts' `MajorValueAlignment`](https://developer.apple.com/documentation/charts/majorvaluealignment).
public struct MajorValueAlignment<Value>: Equatable, Sendable {
  enum Kind: Equatable {
    case page
    case unit(Double)
    case matching(DateComponents)
  }

  let kind: Kind

  /// The starts of pages as long as the visible part.
  public static var page: MajorValueAlignment { MajorValueAlignment(kind: .page) }
}

extension MajorValueAlignment where Value == Date {
  /// The dates with some components, such as each first day of a month.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment(kind: .matching(components))
  }
}

extension MajorValueAlignment where Value: Plottable & Numeric {
  /// The multiples of a number.
  public static func unit(_ value: Value) -> MajorValueAlignment {
    MajorValueAlignment(kind: .unit(DataValue(value).number ?? 0))
  }
}

/// The number of values that one swipe may pass.
///
/// - Reference: [Swift Charts' `ValueAlignedLimitBehavior`](https://developer.apple.com/documentation/charts/valuealignedlimitbehavior).
public enum ValueAlignedLimitBehavior: Hashable, Sendable {
  /// The default.
  case automatic
  /// At most one page.
  case always
  /// Any number.
  case never
}

/// A rule that lets a chart rest at values at equal distances.
///
/// - Reference: [Swift Charts' `ValueAlignedChartScrollTargetBehavior`](https://developer.apple.com/documentation/charts/valuealignedchartscrolltargetbehavior).
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Creates a rule for the dates with some components, such as the beginning of each day.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Creates a rule for the multiples of a number.
  public init<Value: Plottable & Numeric>(
    unit: Value, majorAlignment: MajorValueAlignment<Value>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// A rule for the dates with some components, such as the beginning of each day.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// A rule for the multiples of a number.
  public static func valueAligned<Value: Plottable & Numeric>(
    unit: Value, majorAlignment: MajorValueAlignment<Value>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
}

nonisolated extension View {
  /// Sets the places where scrolling charts come to rest.
  ///
  /// - Note: Differs from SwiftUI: no finger scrolls the chart, so it has no effect.
  /// - Reference: [Swift Charts' `chartScrollTargetBehavior(_:)`](https://developer.apple.com/documentation/swiftui/view/chartscrolltargetbehavior(_:)).
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
}
