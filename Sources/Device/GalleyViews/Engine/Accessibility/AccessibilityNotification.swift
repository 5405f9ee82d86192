import Foundation
import GalleyServices
import GalleyTree

/// A message from an app to assistive technology; it is lost while VoiceOver is off.
///
/// - Reference: [Accessibility's `AccessibilityNotification`](https://developer.apple.com/documentation/accessibility/accessibilitynotification).
public enum AccessibilityNotification {
  /// Words to be read aloud.
  ///
  /// - Reference: [`AccessibilityNotification.Announcement`](https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement).
  public struct Announcement: Sendable {
    private let words: String

    /// Creates an announcement of words.
    public init(_ announcement: String) {
      words = announcement
    }

    /// Creates an announcement of words with attributes; their priority changes nothing here, as each
    /// announcement is heard to its end.
    public init(_ announcement: AttributedString) {
      words = String(announcement.characters)
    }

    /// Creates an announcement of words from a string table.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {
      let host = RunningDevice.current?.host
      words = MainActor.assumeIsolated {
        Text(announcement).plainText(in: host?.environment ?? EnvironmentValues())
      }
    }

    /// Sends the message.
    public func post() { AccessibilityChannel.ofRunningApp?.post(.announcement(words)) }
  }

  /// A message that a part of the screen has changed: a given text is read aloud; otherwise the cursor moves
  /// to the given element.
  ///
  /// - Reference: [`AccessibilityNotification.LayoutChanged`](https://developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged).
  public struct LayoutChanged: Sendable {
    private let element: (any Sendable)?

    public init(_ element: (any Sendable)? = nil) {
      self.element = element
    }

    /// Sends the message.
    public func post() { AccessibilityChannel.post(AccessibilityMessage.layoutChanged, about: element) }
  }

  /// A message that the screen has changed: a given text is read aloud; otherwise the cursor moves to the
  /// given view, or to the first element.
  ///
  /// - Reference: [`AccessibilityNotification.ScreenChanged`](https://developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged).
  public struct ScreenChanged: Sendable {
    private let element: (any Sendable)?

    public init(_ element: (any Sendable)? = nil) {
      self.element = element
    }

    /// Sends the message.
    public func post() { AccessibilityChannel.post(AccessibilityMessage.screenChanged, about: element) }
  }

  /// The content was scrolled by a page.
  ///
  /// - Reference: [`AccessibilityNotification.PageScrolled`](https://developer.apple.com/documentation/accessibility/accessibilitynotification/pagescrolled).
  public struct PageScrolled: Sendable {
    private let words: String

    /// Creates a message with words for the new position.
    public init(_ argument: String) {
      words = argument
    }

    /// Sends the message.
    public func post() { AccessibilityChannel.ofRunningApp?.post(.pageScrolled(words)) }
  }
}

extension AccessibilityChannel {
  /// The channel of the running app; `nil` outside of a device.
  static var ofRunningApp: AccessibilityChannel? { AppLaunch.current?.surroundings?.accessibility }

  /// Posts a change.
  static func post(
    _ message: @escaping (AccessibilityMessage.Subject?) -> AccessibilityMessage, about argument: Any?
  ) {
    guard let channel = ofRunningApp else { return }
    guard let view = argument as? any ElementHolding, let host = RunningDevice.current?.host else {
      return channel.post(message(AccessibilityMessage.Subject(argument)))
    }
    nonisolated(unsafe) let (make, holder) = (message, view)
    // A view that was added just now has its place after the next layout.
    MainActor.assumeIsolated {
      host.afterLayout(isNeeded: true) { channel.post(make(AccessibilityMessage.Subject(holder))) }
    }
  }
}

extension AccessibilityMessage.Subject {
  /// Creates a subject from an app's argument: words, or a view of UIKit; `nil` for anything else, and for a
  /// view without a window.
  init?(_ argument: Any?) {
    switch argument {
    case let words as String: self = .words(words)
    case let words as AttributedString: self = .words(String(words.characters))
    case let words as NSAttributedString: self = .words(words.string)
    case let view as any ElementHolding:
      // Views are made and posted on the main thread alone.
      nonisolated(unsafe) let holder = view
      guard let handles = MainActor.assumeIsolated({ holder.elementHandles }) else { return nil }
      self = .element(handles)
    default: return nil
    }
  }
}

/// A view of the platform's that has elements in the tree.
@MainActor protocol ElementHolding: AnyObject {
  /// The numbers by which an element of this may be known, the nearest first; `nil` without a window.
  var elementHandles: [UInt64]? { get }
}
