import GalleyAutomation
import GalleyTree

/// A look at the screen: a page source with its trees.
struct SourceLook {
  /// The source as the server wrote it: equal sources are equal screens.
  var source: String
  var snapshot: Snapshot
  /// The time when the server had answered.
  var instant: ContinuousClock.Instant
  /// The time that the answer took.
  var duration: Duration
  /// Whether the source before was the same, with no input in between.
  var isAtRest = false

  /// The time of one frame at 60 frames a second, in which a device shows one screen.
  static let frame = Duration.microseconds(16_667)

  /// Whether the look is as recent as a new one would be on arrival.
  var isFresh: Bool { ContinuousClock.now - instant < max(Self.frame, duration) }
}
