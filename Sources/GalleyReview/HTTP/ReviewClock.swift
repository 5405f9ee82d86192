/// What tells the time since some moment in the past; it never goes back.
public struct ReviewClock: Sendable {
  /// The time by now.
  public let now: @Sendable () -> Duration

  /// Makes a clock.
  ///
  /// - Parameter now: Tells the time.
  public init(_ now: @escaping @Sendable () -> Duration) {
    self.now = now
  }

  private static let start = ContinuousClock.now

  /// The machine's own.
  public static let continuous = ReviewClock { start.duration(to: .now) }
}
