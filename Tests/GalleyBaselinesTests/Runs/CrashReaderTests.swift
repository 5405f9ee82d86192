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
