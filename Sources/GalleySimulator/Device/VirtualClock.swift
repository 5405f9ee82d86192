import GalleyRaster
import GalleyServices
import GalleySystem
import GalleyViews

/// A clock that stands still until it is advanced, and then does what is due, in order.
///
/// Actions that are due at one instant are called in the order in which they were added.
public final class VirtualClock: DeviceClock, Sendable {
  private struct Event {
    let time: Duration
    let number: UInt64
    let action: () -> Void
  }

  /// The present, counted from the device's start.
  public var now: Duration { MainActorEntry.run { time } }

  @MainActor private var time = Duration.zero
  @MainActor private var events: [Event] = []
  @MainActor private var count: UInt64 = 0

  /// Makes a clock that stands at the device's start.
  package init() {}

  /// Calls an action later.
  ///
  /// - Parameters:
  ///   - delay: How much later; what is negative counts as now.
  ///   - action: What to do; called on the main actor.
  public func after(_ delay: Duration, do action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    MainActorEntry.run {
      count += 1
      let event = Event(time: time + max(delay, .zero), number: count, action: action)
      // Kept in order of time; the new one goes behind all that are due at the same time.
      events.insert(event, at: events.partitioningIndex { $0.time > event.time })
    }
  }

  /// The time at which the next action is due, if there is one.
  package var next: Duration? { MainActorEntry.run { events.first?.time } }

  /// Advances to the next action that is due no later than a time, and calls it; or to that time, where none is.
  package func step(until deadline: Duration) -> Bool {
    MainActorEntry.run {
      guard let event = events.first, event.time <= deadline else {
        time = max(time, deadline)
        return false
      }
      events.removeFirst()
      time = max(time, event.time)
      event.action()
      return true
    }
  }

  /// Advances to a time, and calls all actions that are due until then.
  public func advance(to deadline: Duration) {
    MainActorEntry.run { while step(until: deadline) {} }
  }
}
