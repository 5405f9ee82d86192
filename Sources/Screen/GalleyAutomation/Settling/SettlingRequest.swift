import Foundation
import GalleyTree

/// A request for a capture of a settled screen.
package struct SettlingRequest {
  /// The time to look for the last time, counted from the device's start.
  package var deadline: Duration
  /// The part of a frame that has to hold still; while this throws, the whole screen has to.
  package var scope: (Snapshot) throws -> SettlingScope
  /// Whether a frame is the expected one; then it is final at once, and may be busy.
  package var isExpected: (Capture) throws -> Bool
  /// Whether the picture is meant to show a busy element of a frame.
  package var isMeantBusy: (Element, Snapshot) -> Bool
  /// Whether the picture may show a busy screen, with any busy element.
  package var allowsBusy: Bool

  /// Asks for a settled screen.
  package init(
    until deadline: Duration, scope: @escaping (Snapshot) throws -> SettlingScope = { _ in .screen },
    allowsBusy: Bool = false, isMeantBusy: @escaping (Element, Snapshot) -> Bool = { _, _ in false },
    isExpected: @escaping (Capture) throws -> Bool = { _ in false }
  ) {
    self.deadline = deadline
    self.scope = scope
    self.allowsBusy = allowsBusy
    self.isMeantBusy = isMeantBusy
    self.isExpected = isExpected
  }
}

/// A settled screen, and the effort to get there.
package struct SettledCapture: Sendable {
  /// Trees and pixels of the final frame.
  package var capture: Capture
  /// The number of frames that were taken.
  package var frames: Int
  /// The time waited, on the driver's clock.
  package var waited: Duration
  /// Whether the final frame was found to be the expected one.
  package var isExpected: Bool
}

/// The part of a screen that has to hold still and may not be busy.
package struct SettlingScope: Hashable, Sendable {
  /// The element the picture is of, as a path into `Snapshot.screen`; the root means the whole screen.
  package var subject: ElementPath
  /// Elements that may change, with all that is below them.
  package var leftOut: [ElementPath]
  /// Places that may change, with all that lies inside of them, in points of the screen.
  package var leftOutFrames: [CGRect]

  /// Everything on the screen.
  package static let screen = SettlingScope()

  package init(subject: ElementPath = .root, leftOut: [ElementPath] = [], leftOutFrames: [CGRect] = []) {
    self.subject = subject
    self.leftOut = leftOut
    self.leftOutFrames = leftOutFrames
  }
}
