import GalleyRaster
import GalleyServices
import GalleySystem
import GalleyViews

/// A clock that stands still until it is advanced, and then performs the due actions, in order.
///
/// Actions that are due at one instant are called in the order in which they were added. Only a device with a
/// seed orders an app's simultaneous events, such as the end of two sleeping tasks, by the seed: see
/// ``SimulatedDevice/seed``.
public final class VirtualClock: DeviceClock, Sendable {
  /// Something that is due at a time.
  private struct Event {
    let time: Duration
    let number: UInt64
    /// The description for people; `nil` for an event that nobody waits for.
    var what: String?
    /// The app that asked for it, after whose end it does not happen.
    let owner: AppLifetime?
    /// Whether it may as well happen before or after others of its time.
    let isUnordered: Bool
    let action: () -> Void
  }

  /// The present, counted from the device's start.
  public var now: Duration { MainActorEntry.run { time } }

  /// The present in nanoseconds, for code that reads it by a pointer; written on the main actor only.
  nonisolated(unsafe) let nanoseconds: UnsafeMutablePointer<Int64>

  @MainActor private var time = Duration.zero {
    didSet { nanoseconds.pointee = time.wholeNanoseconds }
  }
  @MainActor private var events: [Event] = []
  @MainActor private var count: UInt64 = 0
  /// The order of simultaneous events, if there is a seed.
  @MainActor var order: WorkOrder?

  /// Creates a clock that stands at the device's start.
  package init() {
    nanoseconds = .allocate(capacity: 1)
    nanoseconds.initialize(to: 0)
  }

  deinit { nanoseconds.deallocate() }

  /// Calls an action later.
  ///
  /// - Parameters:
  ///   - delay: The delay; a negative delay counts as zero.
  ///   - action: The action; called on the main actor.
  public func after(_ delay: Duration, do action: @escaping () -> Void) {
    after(delay, what: nil, do: action)
  }

  /// Calls an action later.
  ///
  /// - Parameters:
  ///   - delay: The delay; a negative delay counts as zero.
  ///   - what: The description of the event, for people.
  ///   - owner: The app that asks for it, after whose end it does not happen.
  ///   - isUnordered: Whether it may as well happen before or after others of its time.
  ///   - action: The action; called on the main actor.
  /// - Returns: The number of the event.
  @discardableResult
  func after(
    _ delay: Duration, what: String?, of owner: AppLifetime? = nil, isUnordered: Bool = false,
    do action: @escaping () -> Void
  ) -> UInt64 {
    nonisolated(unsafe) let action = action
    return MainActorEntry.run {
      count += 1
      let event = Event(
        time: time + max(delay, .zero), number: count, what: what, owner: owner, isUnordered: isUnordered,
        action: action)
      // Kept in order of time; the new one goes behind all that are due at the same time.
      events.insert(event, at: events.partitioningIndex { $0.time > event.time })
      return count
    }
  }

  /// Counts an event no longer among those that are pending, though it happens.
  func forget(_ number: UInt64) {
    MainActorEntry.run {
      if let index = events.firstIndex(where: { $0.number == number }) { events[index].what = nil }
    }
  }

  /// Discards the requests of an app that has ended.
  @MainActor func discard(of owner: AppLifetime) {
    events.removeAll { $0.owner === owner }
  }

  /// The time at which the next action is due, if there is one.
  package var next: Duration? { MainActorEntry.run { events.first?.time } }

  /// The awaited events, in order of time.
  @MainActor var pending: [(what: String, due: Duration)] {
    events.compactMap { event in event.what.map { ($0, event.time) } }
  }

  /// Advances to the next action that is due no later than a time, and calls it; or to that time, where none is.
  package func step(until deadline: Duration) -> Bool {
    MainActorEntry.run {
      guard let first = events.first, first.time <= deadline else {
        time = max(time, deadline)
        return false
      }
      let event = events.remove(at: nextIndex(at: first.time))
      if event.time > time { time = event.time }
      if let owner = event.owner { owner.perform(event.action) } else { event.action() }
      return true
    }
  }

  /// The place of the event that is next: the first one, unless a seed puts another one of its time first.
  @MainActor private func nextIndex(at time: Duration) -> Int {
    guard order != nil else { return 0 }
    // Those that have an order keep it among themselves.
    var places: [Int] = []
    var hasOrdered = false
    for index in events.indices.prefix(while: { events[$0].time == time }) {
      if events[index].isUnordered {
        places.append(index)
      } else if !hasOrdered {
        hasOrdered = true
        places.append(index)
      }
    }
    return places[order?.pick(places.count) ?? 0]
  }

  /// Advances to a time, and performs all actions that are due until then.
  public func advance(to deadline: Duration) {
    MainActorEntry.run { while step(until: deadline) {} }
  }
}
