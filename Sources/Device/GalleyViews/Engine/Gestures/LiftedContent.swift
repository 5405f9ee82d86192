import Foundation
import GalleyRaster

/// The content that a finger carries after a long press.
@MainActor protocol LiftedContent: AnyObject {
  /// Follows the finger.
  func moved(to point: CGPoint)
  /// The finger was lifted.
  func ended(at point: CGPoint)
  /// Called when the drag is cancelled, as when its source is gone.
  func cancelled()
  /// Draws the carried content, above everything else.
  func draw(into list: inout DisplayList)
}
