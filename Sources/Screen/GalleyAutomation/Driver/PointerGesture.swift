import Foundation
import GalleyTree

/// A movement of a pointer, such as that of a mouse.
public enum PointerGesture: Hashable, Sendable {
  /// A button of a pointer.
  public enum Button: Hashable, Sendable {
    /// The one that acts.
    case primary
    /// The one that shows what else could be done.
    case secondary
  }

  /// It is moved to a point, and stays there.
  case hover(CGPoint)
  /// It is moved to a point, where a button is pressed so many times in quick succession.
  case click(CGPoint, button: Button = .primary, count: Int = 1)
  /// It is moved along a track with its primary button held.
  case drag([Gesture.Sample])
  /// It is moved to a point, where its wheel is turned; content moves by this much, in points.
  case scroll(CGPoint, by: CGVector)
}

/// A driver with a pointer.
public protocol PointerMoving: Driver {
  /// Moves the pointer; returns when it is where it is meant to be, with no button held.
  ///
  /// - Parameter gesture: What is done with it.
  /// - Throws: ``DriverError`` if the device does not answer.
  func move(_ gesture: PointerGesture) throws(DriverError)
}
