import Foundation
import GalleyTree

/// A movement of a pointer, such as that of a mouse.
public enum PointerGesture: Hashable, Sendable {
  /// A button of a mouse or trackpad.
  public enum Button: Hashable, Sendable {
    /// The one that acts.
    case primary
    /// The button that opens context menus.
    case secondary
  }

  /// It is moved to a point, and stays there.
  case hover(CGPoint)
  /// A move to a point, and a number of clicks there in quick succession.
  case click(CGPoint, button: Button = .primary, count: Int = 1)
  /// It is moved along a track with its primary button held.
  case drag([Gesture.Sample])
  /// It is moved to a point, where its wheel is turned; content moves by this much, in points.
  case scroll(CGPoint, by: CGVector)
}

/// A driver of a device with a mouse or trackpad.
public protocol PointerMoving: Driver {
  /// Moves the pointer, and returns at the end of the movement, with no button held.
  ///
  /// - Parameter gesture: The movement of the pointer.
  /// - Throws: ``DriverError`` if the device does not answer.
  func move(_ gesture: PointerGesture) throws(DriverError)
}
