/// Lines about a suite that prints nothing for a while, for a log whose lines cannot be overwritten.
struct QuietLog {
  /// The quiet before a line with news; it leaves room below two seconds for the next look.
  private static let untilNews = Duration.seconds(1.5)
  /// The quiet before the same line again.
  private static let untilSame = Duration.seconds(10)

  private var last: ContinuousClock.Instant
  private var said = ""

  /// Begins now.
  init(now: ContinuousClock.Instant = .now) { last = now }

  /// Notes that something was printed.
  mutating func hear(now: ContinuousClock.Instant = .now) { last = now }

  /// A line to print now; `nil` as long as it is not quiet.
  mutating func line(_ text: String, now: ContinuousClock.Instant = .now) -> String? {
    guard now - last >= (text == said ? Self.untilSame : Self.untilNews) else { return nil }
    (last, said) = (now, text)
    return text
  }
}
