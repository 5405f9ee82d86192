/// A clock that never goes back.
package struct ServerClock: Sendable {
  /// The time since an arbitrary moment.
  package let now: @Sendable () -> Duration

  package init(_ now: @escaping @Sendable () -> Duration) { self.now = now }

  private static let start = ContinuousClock.now

  /// The machine's own clock.
  package static let continuous = ServerClock { start.duration(to: .now) }
}
