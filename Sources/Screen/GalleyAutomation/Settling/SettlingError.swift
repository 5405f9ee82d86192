import GalleyTree

/// A screen that did not come to rest.
public struct SettlingError: Error, Sendable {
  /// The reason why the screen has not settled.
  package enum Cause: Hashable, Sendable {
    /// No two neighbouring frames were alike: the changes between the last two, the most significant first.
    case unstable([FrameChange])
    /// It says that something is still to come.
    case busy(BusyScreen)
    /// There was time for one frame only.
    case late
  }

  /// The reason why the screen has not settled.
  package var cause: Cause
  /// The time waited, on the driver's clock.
  package var waited: Duration
  /// The number of frames that were taken.
  package var frames: Int
  /// The frame before the last, if there is one.
  package var previous: Capture?
  /// The last frame.
  package var actual: Capture

  package init(cause: Cause, waited: Duration, frames: Int, previous: Capture?, actual: Capture) {
    self.cause = cause
    self.waited = waited
    self.frames = frames
    self.previous = previous
    self.actual = actual
  }
}
