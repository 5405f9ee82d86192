import Foundation

/// What an app tells assistive technology; with none on a device, nobody hears it.
///
/// - Reference: [Accessibility's `AccessibilityNotification`](https://developer.apple.com/documentation/accessibility/accessibilitynotification).
public enum AccessibilityNotification {
  /// Words to be read aloud.
  public struct Announcement: Sendable {
    /// Takes the words.
    public init(_ announcement: String) {}

    /// Takes the words, with their attributes.
    public init(_ announcement: AttributedString) {}

    /// Takes the words of a string table.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {}

    /// Tells it.
    public func post() {}
  }

  /// A part of the screen has changed.
  public struct LayoutChanged: Sendable {
    /// Makes the message.
    public init(_ element: (any Sendable)? = nil) {}

    /// Tells it.
    public func post() {}
  }

  /// The screen has changed.
  public struct ScreenChanged: Sendable {
    /// Makes the message.
    public init(_ element: (any Sendable)? = nil) {}

    /// Tells it.
    public func post() {}
  }

  /// The content was scrolled by a page.
  public struct PageScrolled: Sendable {
    /// Takes the words for where it stands.
    public init(_ argument: String) {}

    /// Tells it.
    public func post() {}
  }
}

/// What UIKit knows of a person's settings for accessibility; here VoiceOver alone can be on.
///
/// - Reference: [UIKit's `UIAccessibility`](https://developer.apple.com/documentation/uikit/uiaccessibility).
public enum UIAccessibility {
  /// A message to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The message's number.
    public let rawValue: UInt32

    /// Makes a message of its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technology something; nobody hears it.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen reader runs.
  public static var isVoiceOverRunning: Bool { RunningDevice.current?.isVoiceOverOn ?? false }
  /// Whether the control by switches runs.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether motion is to be avoided.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether translucency is to be avoided.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to differ more.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }

  /// Sent when the screen reader begins or ends.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Sent when the wish to avoid motion changes.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
