import Foundation
import GalleyTree

extension Automator {
  /// Checks a condition now, after every change, and exactly at the deadline.
  ///
  /// It never polls: the driver says when something changed. Where nothing is scheduled until the deadline, and once more
  /// before it gives up, events of real time get ``realEventLimit`` in all.
  ///
  /// - Parameters:
  ///   - deadline: The time of the last check, counted from the device's start.
  ///   - condition: The condition to wait for.
  /// - Returns: Whether the condition was met in time.
  /// - Throws: ``DriverError``, or the error that the condition throws.
  public func wait(until deadline: Duration, for condition: (Snapshot) throws -> Bool) throws -> Bool {
    try wait(until: deadline, lookingEvery: nil, realEvents: realEventLimit, for: condition)
  }

  /// Waits for the elements of a query, which is evaluated once on every screen.
  ///
  /// - Parameters:
  ///   - deadline: The time of the last check, counted from the device's start.
  ///   - query: The query.
  ///   - condition: The condition on the places of the elements.
  /// - Returns: Whether the condition was met in time.
  /// - Throws: ``DriverError``, or the error that the condition throws.
  package func wait(
    until deadline: Duration, for query: ElementQuery, _ condition: ([Int]) throws -> Bool
  ) throws -> Bool {
    var seen: (screen: ScreenIndex, places: [Int])?
    return try wait(until: deadline) { snapshot in
      let screen = index(of: snapshot)
      if let seen, seen.screen.isSame(as: screen) { return try condition(seen.places) }
      let places = query.evaluate(on: screen)
      seen = (screen, places)
      return try condition(places)
    }
  }

  /// Waits for something that the driver need not know of.
  ///
  /// - Parameters:
  ///   - deadline: The time of the last check, counted from the device's start.
  ///   - interval: The longest time between two checks, in the device's time; `nil` to check after changes
  ///     only.
  ///   - realEvents: The real time that events from outside of the device get.
  ///   - condition: The condition to wait for.
  /// - Returns: Whether the condition was met in time.
  package func wait(
    until deadline: Duration, lookingEvery interval: Duration?, realEvents: Duration,
    for condition: (Snapshot) throws -> Bool
  ) throws -> Bool {
    let deadline = capped(deadline)
    var events = RealEvents(limit: realEvents)
    while true {
      events.admitPending()
      let snapshot = try driver.snapshot()
      if try condition(snapshot) { return true }
      if driver.now >= deadline {
        return try events.admit { try condition(driver.snapshot()) }
      }
      let next = interval.map { min(driver.now + $0, deadline) } ?? deadline
      if !events.areOver, isQuiet(until: deadline), try admit(&events, since: snapshot, condition) {
        continue
      }
      try driver.wait(until: next)
    }
  }

  /// Lets time pass, without regard to changes.
  ///
  /// - Parameter instant: Until when, counted from the device's start.
  /// - Throws: ``DriverError`` if the device does not answer.
  public func pass(_ instant: Duration) throws {
    var events = RealEvents(limit: realEventLimit)
    while driver.now < instant {
      events.admitPending()
      if !events.areOver, isQuiet(until: instant),
        try admit(&events, since: driver.snapshot(), { _ in false })
      {
        continue
      }
      try driver.wait(until: instant)
    }
  }

  /// Whether nothing is scheduled until a time, as far as the driver knows.
  private func isQuiet(until deadline: Duration) -> Bool {
    guard let driver = driver as? any ScheduleReporting else { return false }
    return driver.nextEvent.map { $0 > deadline } ?? true
  }

  /// Lets events in until the screen or the schedule is another one, or the condition is met.
  private func admit(
    _ events: inout RealEvents, since before: Snapshot, _ condition: (Snapshot) throws -> Bool
  ) throws -> Bool {
    let next = (driver as? any ScheduleReporting)?.nextEvent
    return try events.admit {
      let now = try driver.snapshot()
      if (driver as? any ScheduleReporting)?.nextEvent != next { return true }
      return try !sharesStorage(before.applications, now.applications) || condition(now)
    }
  }
}
