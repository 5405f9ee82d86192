import Foundation
import GalleyTree

/// The real time that a wait still gives events that reach an app from outside of the device.
struct RealEvents {
  /// The longest time between two checks for such events: a tenth of the shortest limit in use.
  private static let slice = Duration.milliseconds(5)

  private var remaining: Duration

  /// Gives events no more than a time.
  ///
  /// They come through the main run loop, so that a wait on any other thread gives them none.
  init(limit: Duration) {
    remaining = Thread.isMainThread ? limit : .zero
  }

  /// Whether no time is left.
  var areOver: Bool { remaining <= .zero }

  /// Admits the events that have already come.
  func admitPending() {
    guard !areOver else { return }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  /// Lets events in until something has come of them, or the time is over.
  ///
  /// - Parameter condition: Whether something has come of them.
  /// - Returns: Whether something has.
  mutating func admit(until condition: () throws -> Bool) rethrows -> Bool {
    let clock = ContinuousClock()
    while !areOver {
      let start = clock.now
      let pause = min(Self.slice, remaining) / .seconds(1)
      if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause)) {
        // A run loop without sources returns at once.
        Thread.sleep(forTimeInterval: pause)
      }
      remaining -= clock.now - start
      if try condition() { return true }
    }
    return false
  }
}
