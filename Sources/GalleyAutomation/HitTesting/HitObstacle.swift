import Foundation
import GalleyTree

/// The reason why a touch does not reach an element.
package enum HitObstacle: Hashable, Sendable {
  /// It has no width or no height.
  case zeroSize(frame: CGRect)
  /// It lies outside of the screen.
  case offScreen(frame: CGRect, screen: CGRect)
  /// A container shows another part of what it holds, or nothing of it; the container's path.
  case clippedBy(ElementPath)
  /// Something painted later takes the touch; its path.
  case coveredBy(ElementPath)
  /// The point that was asked for lies outside of what is visible of the element.
  case pointOutside(CGPoint, visible: CGRect)
}
