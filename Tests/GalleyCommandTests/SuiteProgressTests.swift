import BaselineFixtures
import Foundation
import Synchronization
import Testing

@testable import GalleyCommands

/// A terminal that keeps the printed text.
private final class Terminal: Sendable {
  private let text = Mutex("")
  var printed: String { text.withLock { $0 } }

  /// The progress of a suite, shown on the terminal.
  func progress(of total: Int) -> SuiteProgress {
    let print: @Sendable (String) -> Void = { more in self.text.withLock { $0 += more } }
    var context = CommandContext(folder: "/", environment: ["TERM": "xterm"], out: print, err: print)
    context.isOutputTerminal = true
    context.isErrorTerminal = true
    return SuiteProgress(Printer(context: context, isJSON: false)) { total }
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

  @Test func endsAreKnownByEventsBeforeTheyArePrinted() throws {
    let sandbox = try Sandbox()
    let tests = EndedTests([sandbox.url("none.jsonl").path, sandbox.url("events.jsonl").path])
    func event(_ kind: String, _ test: String) -> String {
      #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[],"testID":"M.S\/\#(test)\/S.swift:5:4"},"version":0}"#
        + "\n"
    }
    let many =
      #"{"kind":"test","payload":{"id":"M.S\/many(_:)\/S.swift:5:4","isParameterized":true,"kind":"function"}}"#
    var text = many + "\n" + event("testStarted", "one()") + event("testCaseStarted", "one()")
    func read(_ more: String) throws -> [Int] {
      text += more
      try sandbox.write(text, to: "events.jsonl")
      tests.read()
      return [tests.count, tests.cases]
    }
    #expect(try read("") == [0, 0])
    let end = event("testCaseEnded", "one()")
    #expect(try read(String(end.prefix(30))) == [0, 0])
    #expect(try read(String(end.dropFirst(30))) == [1, 1])
    #expect(try read(event("testCaseEnded", "many(_:)") + event("testCaseEnded", "many(_:)")) == [1, 3])
    #expect(try read(event("testEnded", "many(_:)") + event("testEnded", "one()")) == [2, 3])
    // Another process begins the file anew.
    text = ""
    #expect(try read(event("testCaseEnded", "two()")) == [3, 4])
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
    let start = ContinuousClock.Instant.now
    var log = QuietLog(now: start)
    #expect(log.line("Testing 1/4", now: start + .seconds(1)) == nil)
    #expect(log.line("Testing 1/4", now: start + .seconds(2)) == "Testing 1/4")
    #expect(log.line("Testing 1/4", now: start + .seconds(4)) == nil)
    #expect(log.line("Testing 2/4", now: start + .seconds(4)) == "Testing 2/4")
    log.hear(now: start + .seconds(5))
    #expect(log.line("Testing 3/4", now: start + .seconds(6)) == nil)
    #expect(log.line("Testing 2/4", now: start + .seconds(15)) == "Testing 2/4")
  }

  @Test func oneThreadOfThePoolStaysFreeWhereThereAreMoreThanTwo() {
    func width(_ processors: Int, _ workers: Int = 1, _ environment: [String: String] = [:]) -> String? {
      TestParallelism.environment(environment, workers: workers, processors: processors)[
        TestParallelism.variable]
    }
    #expect(width(1) == "1" && width(2) == "2" && width(3) == "2" && width(8) == "7")
    #expect(width(8, 2) == "3" && width(4, 2) == "2" && width(2, 2) == "1")
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
