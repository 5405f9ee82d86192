import GalleyText

/// The tests of Swift Testing that have ended by their events, until their ends are printed.
///
/// Swift Testing prints its own line about an end when a thread is free for that, which may be minutes later (see ``EndedTests``). An end
/// whose own line does not come within half a second is to be named in the log. The own line, which has the outcome and the seconds, is
/// still printed when it comes: programs that read logs look for it. So an end whose line is late is in the log twice, first by its name
/// and then by that line; all others are there once.
struct UnprintedEnds {
  typealias Instant = ContinuousClock.Instant

  /// The time that Swift Testing's own line has.
  private static let patience = Duration.seconds(0.5)
  /// The shortest time between two lines with names.
  private static let interval = Duration.seconds(1)
  /// The length of names after which the others are counted.
  private static let length = 100

  private var waiting: [(test: EndedTest, since: Instant)] = []
  /// The numbers of own lines by the labels in them, where the end is not known yet.
  private var early: [String: Int] = [:]
  /// The numbers of tests that were named and whose own lines have not come, by their labels.
  private var named: [String: Int] = [:]
  private var last: Instant?

  /// Takes a test that has ended.
  mutating func take(_ test: EndedTest, now: Instant = .now) {
    if let count = early[test.label] {
      early[test.label] = count > 1 ? count - 1 : nil
    } else {
      waiting.append((test, now))
    }
  }

  /// Takes a line of the output; only Swift Testing's own lines about ends matter.
  mutating func take(_ line: String) {
    guard let label = Self.label(line) else { return }
    // Of tests with one label, those that ended first: a line too many is better than an end that is not reported.
    if let count = named[label] {
      named[label] = count > 1 ? count - 1 : nil
    } else if let index = waiting.firstIndex(where: { $0.test.label == label }) {
      waiting.remove(at: index)
    } else {
      early[label, default: 0] += 1
    }
  }

  /// The names for a line of a log now; `nil` as long as none is due.
  mutating func names(now: Instant = .now) -> String? {
    if let last, now - last < Self.interval { return nil }
    let count = waiting.count { now - $0.since >= Self.patience }
    guard count > 0 else { return nil }
    let tests = waiting.prefix(count).map(\.test)
    waiting.removeFirst(count)
    for test in tests { named[test.label, default: 0] += 1 }
    last = now
    return Self.text(tests)
  }

  /// Ends a program of tests, after which no line of it comes, and returns the names of the tests without one; `nil` if there are none.
  mutating func end() -> String? {
    defer { self = UnprintedEnds() }
    return waiting.isEmpty ? nil : Self.text(waiting.map(\.test))
  }

  private static func text(_ tests: [EndedTest]) -> String {
    let names = tests.map { CleanText.line($0.name, limit: length) }
    var size = 0
    let fitting = names.prefix { name in
      size += name.count + 2
      return size <= length
    }
    return EnglishList.first(max(1, fitting.count), of: names)
  }

  /// The test in Swift Testing's own line about an end.
  private static func label(_ line: String) -> String? {
    guard let sign = line.first, "✔✘".contains(sign) else { return nil }
    let form = #/. Test (.+?)(?: \(aka '.*'\))?(?: with \d+ test cases?)? (?:passed|failed) after .*/#
    return line.wholeMatch(of: form).map { String($0.1) }
  }
}
