import GalleyTree
import Testing

@testable import GalleyBaselines

/// The lines are what a test process and `swift test` printed in Swift 6.3.
@Suite struct CrashReaderTests {
  private func read(_ lines: String...) -> [Crash] {
    var reader = CrashReader()
    for line in lines { reader.take(line) }
    return reader.crashes
  }

  @Test func aFatalErrorIsOneDeathWithItsSignal() {
    let place = CallSite(filePath: "PTests/T.swift", line: 20)
    #expect(
      read(
        "PTests/T.swift:20: Fatal error: xc reason", "",
        "*** Signal 4: Backtracing from 0x7f26d42f9361... done ***",
        "error: Process '/tmp/P.xctest' exited with unexpected signal code 4")
        == [Crash(message: "Fatal error: xc reason", place: place, signal: 4)])
    // A report of the crash may be cut by the line of "swift test".
    #expect(
      read(
        "0x00007f26d4000000–0x00007f26d45d2d40 b521f25fdeaerror: Process 'x' exited with unexpected signal code 11"
      )
        == [Crash(signal: 11)])
  }

  @Test func theBacktraceOfTheThreadThatDiedIsRead() throws {
    let crashes = read(
      "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", "",
      "*** Program crashed: Illegal instruction at 0x00007eff4d36df7f ***", "",
      "Thread 0 \"GalleyPackageTe\":", "",
      "  0      0x00007eff49a5a301 sigsuspend + 65 in libc.so.6", "...", "",
      "Thread 2 \"oot.default-qos\" crashed:", "",
      "  0                  0x00007eff4d36df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so",
      "  1 [ra]             0x000056253ae046f9 FeedTests.dies() + 1608 in P.xctest at /p/Tests/FeedTests.swift:24:15",
      "  2 [async]          0x000056253ae009e0 static x in P.xctest at /tmp/swift-generated-sources/@__swiftmacro_1.swift:1:2",
      "  3 [async] [thunk]  0x000056253ae022c0 partial apply in P.xctest at //<compiler-generated>",
      " 10 [async]          0x00007eff4bd0c630 run() in P.xctest at /p/Tests/Run.swift:7:1", "",
      "Thread 3 \"x\":", "",
      "  0                  0x000056253ae046f9 other() + 1 in P.xctest at /p/Tests/Other.swift:1:1",
      "error: Process 'P.xctest' exited with unexpected signal code 4")
    let crash = try #require(crashes.first)
    #expect(crashes.count == 1 && crash.signal == 4 && crash.sentence == "Fatal error: Index out of range")
    #expect(
      crash.frames == [
        CallSite(filePath: "/p/Tests/FeedTests.swift", line: 24),
        CallSite(filePath: "/p/Tests/Run.swift", line: 7),
      ])
    #expect(
      read("*** Program crashed: Bad pointer dereference at 0x0000000000000000 ***").map(\.sentence)
        == ["Program crashed: Bad pointer dereference at 0x0000000000000000"])
  }

  @Test func deathsOfSeveralProcessesAreToldApart() {
    let crashes = read(
      "error: Process 'a' exited with unexpected signal code 9",
      "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
      "error: Process 'b' exited with unexpected signal code 4")
    #expect(crashes.map(\.sentence) == ["SIGKILL ended its process", "Fatal error: Index out of range"])
    #expect(read("M/F.swift:3: Precondition failed").map(\.sentence) == ["Precondition failed"])
    #expect(read("M/F.swift:3: Assertion failed: no").map(\.sentence) == ["Assertion failed: no"])
  }

  @Test func otherLinesAreNoDeath() {
    #expect(
      read(
        "/a/T.swift:17: error: X.testBad : XCTAssertEqual failed: (\"1\") is not equal to (\"2\")",
        "Fatal error: without a place", "✘ Test a() failed after 0.001 seconds with 1 issue.",
        "unexpected signal code 4", String(repeating: "x", count: 100_000) + ":1: Fatal error: y") == [])
  }
}
