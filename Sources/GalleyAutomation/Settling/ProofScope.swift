import Foundation
import GalleyTree

/// The part of a screen that has to hold still and may not be busy.
package struct ProofScope: Hashable, Sendable {
  /// The element the picture is of, as a path into `Snapshot.screen`; the root means the whole screen.
  package var subject: ElementPath
  /// Elements that may change, with all that is below them.
  package var leftOut: [ElementPath]
  /// Places that may change, with all that lies inside of them, in points of the screen.
  package var leftOutFrames: [CGRect]

  /// Everything on the screen.
  package static let screen = ProofScope()

  /// Says what a proof is of.
  package init(subject: ElementPath = .root, leftOut: [ElementPath] = [], leftOutFrames: [CGRect] = []) {
    self.subject = subject
    self.leftOut = leftOut
    self.leftOutFrames = leftOutFrames
  }
}
