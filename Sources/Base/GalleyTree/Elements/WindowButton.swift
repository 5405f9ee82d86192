/// A button in the title bar of a Mac's window, by Apple's identifier.
package enum WindowButton: String, Hashable, Sendable, CaseIterable {
  case close = "_XCUI:CloseWindow"
  /// Puts the window into the dock.
  case minimize = "_XCUI:MinimizeWindow"
  /// Makes the window as large as it should be.
  case zoom = "_XCUI:ZoomWindow"
  /// Lets the window fill the screen.
  case fullScreen = "_XCUI:FullScreenWindow"
}
