import BaselineFixtures
import Foundation
import Synchronization
import Testing

@testable import GalleyCommands

/// A terminal or a log that keeps the printed text.
private final class Terminal: Sendable {
  private let text = Mutex("")
  var printed: String { text.withLock { $0 } }

  /// The progress of a suite, shown on the terminal.
  func progress(of total: Int) -> SuiteProgress {
    SuiteProgress(printer(isTerminal: true)) { total }
  }

  /// The progress of a suite in a log.
  func log(of total: Int) -> SuiteLog { SuiteLog(printer(isTerminal: false)) { total } }

  private func printer(isTerminal: Bool) -> Printer {
    let print: @Sendable (String) -> Void = { more in self.text.withLock { $0 += more } }
    var context = CommandContext(folder: "/", environment: ["TERM": "xterm"], out: print, err: print)
    context.isOutputTerminal = isTerminal
    context.isErrorTerminal = isTerminal
    return Printer(context: context, isJSON: false)
  }

  /// Runs a block, and returns the lines that it printed.
  func lines(_ block: () -> Void) -> [String] {
    let before = printed.count
    block()
    return printed.dropFirst(before).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}

@Suite struct SuiteProgressTests {
  @Test(arguments: [
    ("[12/345] Compiling App Main.swift", SuiteEvent.build(12, 345, "Compiling App Main.swift")),
    ("Building for debugging...", .noise),
    ("Build complete! (0.10s)", .noise),
    ("Test Suite 'All tests' started at 2026-11-22 07:41:21.732", .noise),
    ("Test Case 'Beta.testA' started at 2026-11-22 07:41:21.734", .started),
    ("Test Case 'Beta.testA' passed (0.002 seconds)", .passed),
    ("Test Case 'Beta.testB' failed (0.0 seconds)", .failed),
    ("Test Case 'Beta.testSkip' skipped (0.0 seconds)", .skipped),
    ("\t Executed 3 tests, with 1 failure (0 unexpected) in 0.002 (0.002) seconds", .noise),
    ("◇ Test run started.", .noise),
    ("↳ Target Platform: x86_64-unknown-linux-gnu", .noise),
    ("◇ Test two() started.", .started),
    ("◇ Test case passing 1 argument x → 1 to par(_:) started.", .noise),
    ("➜ Test off() skipped: \"why\"", .skipped),
    ("✔ Test \"with spaces\" passed after 0.001 seconds.", .passed),
    ("✔ Test par(_:) with 2 test cases passed after 0.001 seconds.", .passed),
    ("✘ Test two() failed after 0.001 seconds with 1 issue.", .failed),
    ("✘ Suite Alpha failed after 0.001 seconds with 1 issue.", .noise),
    ("✘ Test run with 5 tests in 1 suite failed after 0.002 seconds with 1 issue.", .noise),
  ])
  func knownLinesAreEvents(_ line: String, _ event: SuiteEvent) {
    #expect(SuiteEvent(line) == event)
  }

  @Test(arguments: [
    "error: fatalError", "said by a test", "", "[1/2", "[x/2] Compiling", "✘",
    "/a/b.swift:4: error: Beta.testB : XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
    "/a/b.swift:9:14: warning: unused", "✘ Test two() recorded an issue at a.swift:4:21: Expectation failed",
    "↳ a comment on an issue", "Test Case 'Beta", "✔ done",
  ])
  func otherLinesAreShown(_ line: String) {
    #expect(SuiteEvent(line) == nil)
  }

  @Test func aTerminalShowsOneLineAndWhatFails() throws {
    let terminal = Terminal()
    let progress = terminal.progress(of: 4)
    for line in [
      "Building for debugging...", "[1/2] Compiling App", "◇ Test one() started.",
      "✔ Test one() passed after 0.1 seconds.", "said by a test", "◇ Test two() started.",
      "✘ Test two() recorded an issue", "✘ Test two() failed after 0.1 seconds with 1 issue.",
    ] {
      progress.take(line, .output)
    }
    progress.end()
    let clear = "\r\u{1B}[K"
    #expect(
      terminal.printed
        == "\rBuilding 1/2  Compiling App\u{1B}[K\rTesting 0/4\u{1B}[K\rTesting 1/4\u{1B}[K\(clear)"
        + "said by a test\n\rTesting 1/4\u{1B}[K\(clear)✘ Test two() recorded an issue\n"
        + "✘ Test two() failed after 0.1 seconds with 1 issue.\n\rTesting 2/4  1 failed\u{1B}[K\(clear)"
        + "2 tests: \u{1B}[32m1 passed\u{1B}[0m, \u{1B}[31m1 failed\u{1B}[0m\n")
  }

  @Test func aLineThatWaitsTellsForHowLongAndForWhat() throws {
    let terminal = Terminal()
    let progress = terminal.progress(of: 4)
    progress.wait("Alpha/looks: Tap “Pay”", now: .now + .seconds(9))
    #expect(terminal.printed.isEmpty)
    progress.take("◇ Test one() started.", .output)
    progress.wait(nil)
    progress.wait("Alpha/looks: Tap “Pay”", now: .now + .seconds(2.5))
    #expect(terminal.printed.hasSuffix("\rTesting 0/4  2 s  Alpha/looks: Tap “Pay”\u{1B}[K"))
  }

  /// The events are those of Swift 6.3: only tests with arguments have ends of cases.
  @Test func testsHaveEndedByTheirEvents() throws {
    let sandbox = try Sandbox()
    let tests = EndedTests([sandbox.url("none.jsonl").path, sandbox.url("events.jsonl").path])
    func event(_ kind: String, _ test: String) -> String {
      let payload = #"{"kind":"\#(kind)","messages":[],"testID":"M.S\#(test)"}"#
      return #"{"kind":"event","payload":\#(payload),"version":"6.3.0"}"# + "\n"
    }
    let (one, many) = (#"\/one()\/S.swift:5:4"#, #"\/In\/many(_:)\/S.swift:9:4"#)
    var text = event("testStarted", "") + event("testStarted", one)
    func read(_ more: String) throws -> [Int] {
      text += more
      try sandbox.write(text, to: "events.jsonl")
      tests.read()
      return [tests.count, tests.cases]
    }
    #expect(try read("") == [0, 0])
    #expect(!tests.contains("S/one"))
    let end = event("testEnded", one)
    #expect(try read(String(end.prefix(30))) == [0, 0])
    #expect(try read(String(end.dropFirst(30))) == [1, 0])
    #expect(tests.contains("S/one"))
    #expect(try read(event("testCaseEnded", many) + event("testCaseEnded", many)) == [1, 2])
    #expect(!tests.contains("S/In/many"))
    // A suite is no test.
    #expect(
      try read(event("testEnded", many) + event("testEnded", #"\/In"#) + event("testEnded", "")) == [2, 2])
    #expect(tests.contains("S/In/many"))
    // Another process begins the file anew.
    text = ""
    #expect(try read(event("testEnded", #"\/two()\/S.swift:7:4"#)) == [3, 2])
  }

  @Test func aTerminalShowsEndsThatAreNotPrintedYet() throws {
    let terminal = Terminal()
    let progress = terminal.progress(of: 4)
    progress.take("Test Case 'Beta.testA' passed (0.002 seconds)", .output)
    progress.begin()
    progress.note(ended: 2)
    #expect(terminal.printed.hasSuffix("\rTesting 3/4\u{1B}[K"))
    progress.take("✔ Test one() passed after 0.1 seconds.", .output)
    #expect(terminal.printed.hasSuffix("\rTesting 3/4\u{1B}[K"))
  }

  @Test func aLogIsNeverQuietForLong() {
    let (terminal, start) = (Terminal(), ContinuousClock.Instant.now)
    let log = terminal.log(of: 4)
    func told(_ seconds: Double, _ step: PresentStep? = nil, isWithinLine: Bool = false) -> [String] {
      terminal.lines { log.tell(step, isWithinLine: isWithinLine, now: start + .seconds(seconds)) }
    }
    #expect(told(0) == [])
    log.begin(now: start)
    #expect(told(1.4) == [])
    #expect(told(1.5) == ["Testing 0/4  1 s"])
    let step = PresentStep(text: "Alpha/looks: Tap “Pay”", seconds: 2)
    #expect(told(2.9, step) == [])
    #expect(told(3, step) == ["Testing 0/4  3 s  Alpha/looks: Tap “Pay” (2 s)"])
    // What tests print is no progress; the line begins on a line of its own.
    #expect(told(4.5, isWithinLine: true) == ["", "Testing 0/4  4 s"])
    log.take(.passed, now: start + .seconds(5))
    #expect(told(6.4) == [])
    #expect(told(7.5) == ["Testing 1/4  1 s"])
    log.note(ended: 3)
    #expect(told(9) == ["Testing 3/4  0 s"])
    log.end()
    #expect(told(20) == [])
  }

  /// Where SwiftPM builds first, the tests begin with their first line or step.
  @Test func aLogBeginsWithTheTests() {
    let (terminal, start) = (Terminal(), ContinuousClock.Instant.now)
    func told(_ seconds: Double, _ log: SuiteLog, _ step: PresentStep? = nil) -> [String] {
      terminal.lines { log.tell(step, now: start + .seconds(seconds)) }
    }
    let log = terminal.log(of: 4)
    log.take(.build(1, 2, "Compiling App"), now: start)
    #expect(told(9, log) == [])
    log.take(.started, now: start + .seconds(9))
    #expect(told(11, log) == ["Testing 0/4  2 s"])
    let other = terminal.log(of: 4)
    let step = PresentStep(text: "Alpha/looks: Launch", seconds: 0)
    #expect(told(9, other, step) == [])
    #expect(told(11, other, step) == ["Testing 0/4  2 s  Alpha/looks: Launch (0 s)"])
  }

  @Test func endsOfXCTestHaveNoEvents() {
    var counts = TestCounts()
    counts.begin()
    for _ in 1...3 { counts.count(.passed) }
    counts.begin()
    counts.note(ended: 2)
    #expect(counts.done == 5)
    counts.count(.passed)
    #expect(counts.done == 5)
    // A process that was ended has printed less than its events tell.
    counts.begin()
    counts.note(ended: 3)
    #expect(counts.done == 6)
  }

  @Test func oneThreadOfThePoolStaysFree() {
    func width(_ processors: Int, _ workers: Int = 1, _ environment: [String: String] = [:]) -> String? {
      TestParallelism.environment(environment, workers: workers, processors: processors)[
        TestParallelism.variable]
    }
    #expect(width(1) == "1" && width(2) == "1" && width(3) == "2" && width(8) == "7")
    #expect(width(8, 2) == "4" && width(4, 2) == "2" && width(2, 2) == "1")
    #expect(width(8, 1, [TestParallelism.variable: "20"]) == "20")
  }

  @Test func reportsAreColouredOnATerminalOnly() throws {
    func said(_ environment: [String: String], isTerminal: Bool) -> String {
      let printed = Mutex("")
      var context = CommandContext(
        folder: "/", environment: environment, out: { text in printed.withLock { $0 += text } }, err: { _ in }
      )
      context.isOutputTerminal = isTerminal
      Printer(context: context, isJSON: false).report("differs  a / b\n  1. moved\nnewer\nnew  c\n")
      return printed.withLock { $0 }
    }
    let plain = "differs  a / b\n  1. moved\nnewer\nnew  c\n"
    let painted = "\u{1B}[31mdiffers\u{1B}[0m  a / b\n  1. moved\nnewer\n\u{1B}[33mnew\u{1B}[0m  c\n"
    #expect(said(["TERM": "xterm"], isTerminal: true) == painted)
    #expect(said(["TERM": "xterm"], isTerminal: false) == plain)
    #expect(said(["TERM": "dumb"], isTerminal: true) == plain)
    #expect(said(["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true) == plain)
    #expect(said(["CLICOLOR_FORCE": "1"], isTerminal: false) == painted)
  }
}
