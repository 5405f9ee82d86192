/// What tells the time since some moment in the past; it never goes back.
package struct ReviewClock: Sendable {
  /// The time by now.
  package let now: @Sendable () -> Duration

  /// Makes a clock.
  ///
  /// - Parameter now: Tells the time.
  package init(_ now: @escaping @Sendable () -> Duration) {
    self.now = now
  }

  private static let start = ContinuousClock.now

  /// The machine's own.
  package static let continuous = ReviewClock { start.duration(to: .now) }
}
