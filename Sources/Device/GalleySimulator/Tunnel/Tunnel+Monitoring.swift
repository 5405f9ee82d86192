import Foundation
import GalleySystem

extension Tunnel {
  /// Records requests of the app from now on, at their end.
  ///
  /// - Parameter match: The conditions of the requests.
  /// - Returns: The name of the monitor; `nil` if a pattern is no regular expression.
  @discardableResult
  public func monitorRequests(matching match: SBTRequestMatch) -> String? {
    add("monitor", match) { $0.monitors.add($1, $2, (), iterations: 0) }
  }

  /// The requests that were monitored so far, oldest first.
  public func monitoredRequestsPeekAll() -> [SBTMonitoredNetworkRequest] {
    MainActorEntry.run { rules.monitored }
  }

  /// The requests that were monitored so far, oldest first, which are forgotten.
  public func monitoredRequestsFlushAll() -> [SBTMonitoredNetworkRequest] {
    MainActorEntry.run {
      defer { rules.monitored = [] }
      return rules.monitored
    }
  }

  /// Removes a monitor.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  public func monitorRequestRemove(withId id: String) -> Bool { monitorRequestRemove(withIds: [id]) }

  /// Removes monitors.
  ///
  /// - Returns: Whether all of them were there.
  @discardableResult
  public func monitorRequestRemove(withIds ids: [String]) -> Bool {
    MainActorEntry.run { rules.monitors.remove(ids) }
  }

  /// Removes all monitors and their records.
  @discardableResult
  public func monitorRequestRemoveAll() -> Bool {
    MainActorEntry.run {
      rules.monitors.removeAll()
      rules.monitored = []
    }
    return true
  }

  /// Lets time pass on the device until requests have been monitored.
  ///
  /// It counts all requests that were not flushed, including those that ended before the call.
  ///
  /// - Parameters:
  ///   - match: The conditions of the requests.
  ///   - timeout: The longest wait, in seconds of the device's time.
  ///   - iterations: The number of requests.
  /// - Returns: Whether there were as many in time; never without a monitor for them.
  public func waitForMonitoredRequests(
    matching match: SBTRequestMatch, timeout: TimeInterval, iterations: Int = 1
  ) -> Bool {
    MainActorEntry.run {
      guard let matcher = RequestMatcher(match) else { return false }
      let deadline = device.clock.now + .nanoseconds(Int64((timeout * 1e9).rounded()))
      device.flush()
      while true {
        let count = rules.monitored.count { matcher.matches($0.request, $0.response) }
        if count >= iterations { return true }
        guard device.clock.now < deadline else { return false }
        _ = device.clock.step(until: deadline)
        device.flush()
      }
    }
  }
}
