import GalleyText

/// The progress of tests in a log, whose lines cannot be overwritten and which has the lines of the tests, too.
///
/// Swift Testing and XCTest print each test's end. While nothing begins or ends, a line says how many tests have ended, for how long none
/// has, and the present step.
final class SuiteLog {
  typealias Instant = ContinuousClock.Instant

  /// The longest time without a line; with the time between two looks it is less than two seconds.
  private static let quiet = Duration.seconds(1.5)

  private let printer: Printer
  private let total: () -> Int?
  private var knownTotal: Int?
  private var counts = TestCounts()
  /// The instant of the last line of a test or about tests; `nil` while none run.
  private var heard: Instant?
  /// The number of tests that have ended, and since when.
  private var done = (count: 0, since: Instant.now)

  /// Logs the progress of one attempt; the number of tests is asked for once they run.
  init(_ printer: Printer, total: @escaping () -> Int?) {
    (self.printer, self.total) = (printer, total)
  }

  /// Begins another program of tests.
  func begin(now: Instant = .now) {
    counts.begin()
    (heard, done.since) = (now, now)
  }

  /// Takes a line that was printed; only those about tests matter.
  func take(_ event: SuiteEvent, now: Instant = .now) {
    guard event.isOfTest else { return }
    if heard == nil { begin(now: now) }
    counts.count(event)
    heard = now
  }

  /// Takes the number of tests that have ended by their events.
  func note(ended count: Int) { counts.note(ended: count) }

  /// Prints a line if one is due; to be called several times a second.
  ///
  /// - Parameters:
  ///   - step: The present step of a test, if it is known.
  ///   - isWithinLine: Whether the end of the last line of a test has not come yet.
  ///   - now: The present instant.
  func tell(_ step: PresentStep?, isWithinLine: Bool = false, now: Instant = .now) {
    // Where SwiftPM builds and runs the tests, their first line or step is their beginning.
    if heard == nil, step != nil { begin(now: now) }
    guard let heard else { return }
    if counts.done != done.count { done = (counts.done, now) }
    guard now - heard >= Self.quiet else { return }
    if knownTotal == nil { knownTotal = total() }
    let seconds = Int((now - done.since) / .seconds(1))
    let present = step.map { "  \(CleanText.line($0.text, limit: 200)) (\($0.seconds) s)" } ?? ""
    printer.sayOnErrors(
      "\(isWithinLine ? "\n" : "")\(SuiteProgress.text(counts.done, of: knownTotal))  \(seconds) s\(present)\n"
    )
    self.heard = now
  }

  /// Ends a program of tests.
  func end() { heard = nil }
}
