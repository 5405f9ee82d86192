import Foundation

/// The library's looks of pickers of dates.
enum DatePickerLook {
  /// The date as buttons.
  case compact
  /// The wheels alone.
  case wheels
  /// A month's days.
  case calendar
}

private enum DatePickerLookKey: EnvironmentKey {
  static var defaultValue: DatePickerLook { .compact }
}

extension EnvironmentValues {
  /// The look of pickers of dates.
  var datePickerLook: DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

/// A style that is drawn by the library.
protocol DrawnDatePickerStyle: DatePickerStyle {
  /// The look.
  nonisolated var look: DatePickerLook { get }
}

/// A style of date pickers.
///
/// - Reference: [SwiftUI's `DatePickerStyle`](https://developer.apple.com/documentation/swiftui/datepickerstyle).
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The default style.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, DrawnDatePickerStyle {
  var look: DatePickerLook { .compact }

  public init() {}
}

/// The date as buttons.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, DrawnDatePickerStyle {
  var look: DatePickerLook { .compact }

  public init() {}
}

/// A month's days.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, DrawnDatePickerStyle {
  var look: DatePickerLook { .calendar }

  public init() {}
}

/// The wheels.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, DrawnDatePickerStyle {
  var look: DatePickerLook { .wheels }

  public init() {}
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date as buttons.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month's days.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the style of date pickers.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    modified(
      by: EnvironmentModifier {
        $0.datePickerLook = (style as? any DrawnDatePickerStyle)?.look ?? .compact
      })
  }
}
