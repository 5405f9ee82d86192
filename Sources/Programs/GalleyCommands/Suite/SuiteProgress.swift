import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyText

/// The progress of `swift test` on one line of a terminal, in place of its lines about what builds and what passes.
///
/// Errors, warnings, failures, and what tests print stay as they are, but for what a terminal would obey.
final class SuiteProgress {
  private let printer: Printer
  private let line: ProgressLine
  private let total: () -> Int?
  private var knownTotal: Int?
  private var counts = TestCounts()
  /// The line without what it waits for, and the instant since which it stands.
  private var shown: (text: String, since: ContinuousClock.Instant)?

  /// Shows the progress of one `swift test`; the number of tests is asked for once they run.
  init(_ printer: Printer, total: @escaping () -> Int?) {
    self.printer = printer
    self.total = total
    line = ProgressLine(in: printer.context)
  }

  /// Takes a line that `swift test` printed.
  func take(_ text: String, _ stream: ChildProcess.Stream) {
    guard let event = SuiteEvent(text) else { return pass(text, stream) }
    counts.count(event)
    switch event {
    case .build(let done, let all, let what): show("Building \(done)/\(all)  \(what)")
    case .noise: break
    case .started, .passed, .skipped: showTests()
    case .failed:
      pass(text, stream)
      showTests()
    }
  }

  /// Begins another program of tests.
  func begin() { counts.begin() }

  /// Takes the number of tests that have ended by their events, which may be ahead of the lines.
  func note(ended count: Int) {
    guard count > counts.ended else { return }
    counts.note(ended: count)
    showTests()
  }

  /// Shows for how long nothing has ended; to be called about once a second.
  ///
  /// `step`: the present step of a test, if it is known.
  func wait(_ step: String?, now: ContinuousClock.Instant = .now) {
    guard let shown else { return }
    let seconds = Int((now - shown.since) / .seconds(1))
    guard seconds > 0 else { return }
    line.show("\(shown.text)  \(seconds) s" + (step.map { "  \($0)" } ?? ""))
  }

  private func show(_ text: String) {
    shown = (text, .now)
    line.show(text)
  }

  /// Replaces the line by the counts.
  func end() {
    shown = nil
    line.hide()
    guard counts.all > 0 else { return }
    printer.say(styled: "\(EnglishNoun.count(counts.all, "test")): \(words)\n")
  }

  private var words: String {
    let style = printer.style
    return [
      counts.passed > 0 ? style.good("\(counts.passed) passed") : nil,
      counts.failed > 0 ? style.bad("\(counts.failed) failed") : nil,
      counts.skipped > 0 ? "\(counts.skipped) skipped" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// The number of tests that have ended, of all, in words; a total that is behind is the number itself.
  static func text(_ done: Int, of total: Int?) -> String {
    "Testing \(done)" + (total.map { "/\(max($0, done))" } ?? "")
  }

  private func showTests() {
    if knownTotal == nil { knownTotal = total() }
    let text = Self.text(counts.done, of: knownTotal)
    show(text + (counts.failed > 0 ? "  \(counts.failed) failed" : ""))
  }

  private func pass(_ text: String, _ stream: ChildProcess.Stream) {
    line.hide()
    let text = ControlFilter.clean(text) + "\n"
    switch stream {
    case .output: printer.context.out(text)
    case .errors: printer.context.err(text)
    }
  }
}

/// A line of `swift test` that tells of progress.
///
/// The lines are those of SwiftPM's plain build output, of XCTest, and of Swift Testing with its symbols, in Swift 6; a line
/// that is not known is no event, and is shown.
package enum SuiteEvent: Equatable {
  /// A step of the build.
  case build(Int, Int, String)
  /// A test began.
  case started
  /// A test passed, failed or was skipped.
  case passed, failed, skipped
  /// A line that says nothing more than the counts do.
  case noise

  /// Whether a test began or ended.
  var isOfTest: Bool {
    switch self {
    case .started, .passed, .failed, .skipped: true
    case .build, .noise: false
    }
  }

  package init?(_ line: String) {
    if let step = line.prefixMatch(of: /\[(\d{1,9})\/(\d{1,9})\][ ]/), let done = Int(step.1),
      let all = Int(step.2)
    {
      self = .build(done, all, String(line[step.range.upperBound...]))
    } else if line.hasPrefix("Building for ") || line.hasPrefix("Build complete!")
      || line.hasPrefix("Build of target: ")
    {
      self = .noise
    } else if line.hasPrefix("Test Case '") {
      guard let event = Self.xctestCase(line) else { return nil }
      self = event
    } else if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") {
      self = .noise
    } else if let sign = line.first, "◇✔✘➜↳".contains(sign), let event = Self.swiftTesting(line, sign) {
      self = event
    } else {
      return nil
    }
  }

  private static func xctestCase(_ line: String) -> SuiteEvent? {
    guard let end = line.dropFirst(11).firstIndex(of: "'") else { return nil }
    switch line[end...].dropFirst(2).prefix(while: { $0 != " " }) {
    case "started": return .started
    case "passed": return .passed
    case "failed": return .failed
    case "skipped": return .skipped
    default: return nil
    }
  }

  private static func swiftTesting(_ line: String, _ sign: Character) -> SuiteEvent? {
    let words = line.dropFirst(2)
    if sign == "↳" {
      return words.hasPrefix("Testing Library Version:") || words.hasPrefix("Target Platform:") ? .noise : nil
    }
    if words.hasPrefix("Test run ") || words.hasPrefix("Suite ") || words.hasPrefix("Test case ") {
      return .noise
    }
    guard words.hasPrefix("Test ") else { return nil }
    switch sign {
    case "◇" where words.hasSuffix(" started."): return .started
    case "✔" where words.contains(" passed after "): return .passed
    case "✘" where words.contains(" failed after "): return .failed
    case "➜" where words.contains(" skipped"): return .skipped
    default: return nil
    }
  }
}
