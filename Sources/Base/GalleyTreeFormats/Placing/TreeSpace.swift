import Foundation

/// The relation of a tree's frames to a picture of its screen.
enum TreeSpace: Sendable {
  /// The frames are points of a screen with this frame.
  case points(CGRect)
  /// The frames are pixels of a screen with this frame.
  case pixels(CGRect)
  /// The frames are CSS pixels from the corner of a window.
  case page(DOMPage.Viewport)
  /// The tree has no frames.
  case none
}
