import GalleyImage
import GalleyTree

/// One device under automation: waiting, acting, interruptions and the log of all that.
///
/// It belongs to one test, like its driver.
public final class Automator {
  /// What is driven.
  public let driver: any Driver
  /// How long a page or an action may take where nothing else is said.
  public var timeout: Duration = .seconds(5)
  /// Where evidence of failures goes.
  public var evidence: (any EvidenceRecorder)?

  /// Puts a device under automation.
  ///
  /// - Parameter driver: What to drive.
  public init(driver: any Driver) {
    self.driver = driver
  }

  /// Looks now, then after every change, and for the last time exactly at the deadline.
  public func wait(until deadline: Duration, for condition: (Snapshot) throws -> Bool) throws -> Bool {
    fatalError("interface only")
  }

  /// Taps an element, once it takes touches.
  public func tap(_ target: Target, at point: UnitPoint? = nil, until deadline: Duration) throws {
    fatalError("interface only")
  }

  /// Presses a point of an element and drags to another point.
  public func drag(
    _ target: Target, from start: UnitPoint, to end: UnitPoint, pressing: Duration, velocity: Double, hold: Duration,
    until deadline: Duration
  ) throws {
    fatalError("interface only")
  }

  /// Focuses a field by a tap if need be and types.
  public func type(_ text: String, into target: Target, until deadline: Duration) throws {
    fatalError("interface only")
  }

  /// Waits until nothing moves any more, or until the deadline.
  public func settle(until deadline: Duration) throws {
    fatalError("interface only")
  }
}
