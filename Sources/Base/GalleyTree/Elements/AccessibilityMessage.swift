/// A message of an app to assistive technology.
///
/// - Reference: [Accessibility's `AccessibilityNotification`](https://developer.apple.com/documentation/accessibility/accessibilitynotification).
public enum AccessibilityMessage: Hashable, Sendable {
  /// Words to speak, independent of the cursor.
  case announcement(String)
  /// Part of the screen has changed.
  case layoutChanged(Subject?)
  /// The whole screen has changed.
  case screenChanged(Subject?)
  /// Content was scrolled by a page; the description of its position.
  case pageScrolled(String)
  /// The cursor is to go to an element, as the app has set its focus; the numbers of the live objects, the nearest first.
  case focus([UInt64])

  /// The subject of a message.
  public enum Subject: Hashable, Sendable {
    /// Words to speak.
    case words(String)
    /// The new place of the cursor: the numbers of the live objects, the nearest first.
    ///
    /// It means the element with the first of them that is read.
    case element([UInt64])
  }
}
