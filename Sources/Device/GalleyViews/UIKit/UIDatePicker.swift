import Foundation

/// A control for a date, as an object whose appearance apps set; SwiftUI's ``DatePicker`` does not follow it here.
///
/// - Reference: [UIKit's `UIDatePicker`](https://developer.apple.com/documentation/uikit/uidatepicker).
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// The chosen date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The step of minutes.
  open var minuteInterval = 1
}
