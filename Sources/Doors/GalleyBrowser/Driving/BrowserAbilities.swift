/// The abilities in which browsers differ.
package struct BrowserAbilities: Hashable, Sendable {
  /// The ways in which a finger that moves scrolls a page.
  package enum Scrolling: Hashable, Sendable {
    /// The browser scrolls by itself.
    case touch
    /// Pages hear the touches, and a wheel turns afterwards.
    case wheelAfterTouch
    /// A finger is a mouse, which would select text: a wheel turns in its place.
    case wheelAlone
  }

  /// The way in which a finger scrolls.
  package var scrolling = Scrolling.touch
  /// Whether pages hear touches, of several fingers, too; otherwise a finger is a mouse.
  package var hasTouch = true
  /// Whether a script can run before those of a page.
  package var runsScriptsFirst = true
  /// Whether a test can answer the requests of its pages.
  package var answersRequests = true
  /// Whether it logs the problems of its pages.
  package var keepsLog = true
  /// Whether it tells of downloads, and keeps their files on this machine.
  package var keepsDownloads = true
  /// Whether it tells if a page of the same origin is before the present one in the history.
  package var knowsHistory = true
  /// Whether characters outside of ASCII are keys.
  package var hasForeignKeys = true

  /// Whether the settings of a person's device can change while it runs.
  package var emulatesWhileRunning = true

  /// The abilities of a browser that has them all.
  package static let all = BrowserAbilities()
}
