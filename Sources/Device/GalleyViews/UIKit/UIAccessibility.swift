import Foundation
import GalleyServices
import GalleyTree

/// A person's settings for accessibility in UIKit; here only VoiceOver can be on.
///
/// - Reference: [UIKit's `UIAccessibility`](https://developer.apple.com/documentation/uikit/uiaccessibility).
public enum UIAccessibility {
  /// A message to assistive technology.
  ///
  /// - Reference: [UIKit's `UIAccessibility.Notification`](https://developer.apple.com/documentation/uikit/uiaccessibility/notification).
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

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

  /// Posts a notification to assistive technology; it is lost while VoiceOver is off.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: The words to read aloud or, for a changed screen or layout, the view that the cursor moves
  ///     to.
  public static func post(notification: Notification, argument: Any?) {
    switch notification {
    case .announcement: announce(argument, by: AccessibilityMessage.announcement)
    case .pageScrolled: announce(argument, by: AccessibilityMessage.pageScrolled)
    case .layoutChanged: AccessibilityChannel.post(AccessibilityMessage.layoutChanged, about: argument)
    case .screenChanged: AccessibilityChannel.post(AccessibilityMessage.screenChanged, about: argument)
    default: break
    }
  }

  private static func announce(_ argument: Any?, by message: (String) -> AccessibilityMessage) {
    guard case .words(let words) = AccessibilityMessage.Subject(argument) else { return }
    AccessibilityChannel.ofRunningApp?.post(message(words))
  }

  /// Whether the screen reader runs.
  public static var isVoiceOverRunning: Bool { AccessibilityChannel.ofRunningApp?.isVoiceOverOn ?? false }
  /// Whether switch control runs.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the menu of AssistiveTouch is on the screen.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is kept in one app.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen shows greys only.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether sound comes from one channel.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films show captions.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether a shake of the device undoes, as at first.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether films in messages and pages start by themselves, as at first.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether the system can speak the screen.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether the system can speak selected text.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether switches show signs for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons have shapes.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the person prefers pages that fade to those that slide.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether more than colours tells things apart.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the person prefers less motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the person prefers less translucency.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text should be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the person prefers more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }

  /// Posted when the screen reader starts or stops.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the preference for less motion changes.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
