import GalleyText

/// The progress of tests in a log, whose lines cannot be overwritten and which has the output of the tests, too.
///
/// Tests that have ended are named if their own lines have not come yet. Where no line of a test was printed for a while, a line says how
/// many have ended, for how long none has, and the present step.
final class SuiteLog {
  typealias Instant = ContinuousClock.Instant

  /// The longest time without a line; with the time between two looks it is less than two seconds.
  private static let quiet = Duration.seconds(1.5)

  private let printer: Printer
  private let total: () -> Int?
  private var knownTotal: Int?
  private var counts = TestCounts()
  private var ends = UnprintedEnds()
  /// The instant of the last line of a test or about tests; `nil` before they begin.
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

  /// Takes a line that was printed.
  func take(_ line: String, _ event: SuiteEvent?, now: Instant = .now) {
    guard let event, event.isOfTest else { return }
    counts.count(event)
    ends.take(line)
    if heard == nil { begin(now: now) }
    heard = now
  }

  /// Takes the tests that have ended by their events since the last time, and their number in all.
  func note(_ new: [EndedTest], of all: Int, now: Instant = .now) {
    counts.note(ended: all)
    for test in new { ends.take(test, now: now) }
  }

  /// Prints a line if one is due; to be called several times a second.
  ///
  /// - Parameters:
  ///   - step: The present step of a test, if it is known.
  ///   - isWithinLine: Whether the end of the last line of a test has not come yet.
  ///   - now: The present instant.
  func tell(_ step: PresentStep?, isWithinLine: Bool = false, now: Instant = .now) {
    // Where SwiftPM builds and runs the tests, their first line or step is their beginning.
    if heard == nil, counts.done > 0 || step != nil { begin(now: now) }
    guard let heard else { return }
    if counts.done != done.count { done = (counts.done, now) }
    let isQuiet = now - heard >= Self.quiet
    guard isQuiet || !isWithinLine else { return }
    if let names = ends.names(now: now) {
      say("ended: \(names)", isWithinLine, now)
    } else if isQuiet {
      let seconds = "\(Int((now - done.since) / .seconds(1))) s"
      let present = step.map { "  \(CleanText.line($0.text, limit: 200)) (\($0.seconds) s)" } ?? ""
      say(seconds + present, isWithinLine, now)
    }
  }

  /// Ends a program of tests: the ends that it has not printed are named.
  func end(now: Instant = .now) {
    if let names = ends.end() { say("ended: \(names)", false, now) }
    heard = nil
  }

  private func say(_ words: String, _ isWithinLine: Bool, _ now: Instant) {
    if knownTotal == nil { knownTotal = total() }
    printer.sayOnErrors(
      "\(isWithinLine ? "\n" : "")\(SuiteProgress.text(counts.done, of: knownTotal))  \(words)\n")
    heard = now
  }
}
