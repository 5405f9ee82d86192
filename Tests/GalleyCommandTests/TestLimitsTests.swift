import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import Glibc
import Testing

@testable import GalleyCommands

/// Tests whose apps do not end, in real processes: each is ended by a limit, named with its last step, and the others run.
@Suite struct TestLimitsTests {
  private static let limits = [
    ("spin", "1 s without an end (testSeconds)"), ("sleep", "1 s without an end (testSeconds)"),
    ("eat", "MB of memory (testMegabytes)"), ("print", "MB of output (outputMegabytes)"),
  ]

  @Test(arguments: limits) func aTestThatDoesNotEndIsEndedAndTheOthersRun(
    _ kind: String, _ reason: String
  ) throws {
    let fake = try FakeBundle(testing: ["M.Alpha/looks()", "M.Beta/looks()", "M.Gamma/looks()"])
    let seconds = reason.contains("testSeconds") ? 1 : 60
    try fake.sandbox.write(
      "{ testSeconds: \(seconds), testMegabytes: 400, outputMegabytes: 2 }", to: "Galley.json")
    // The second process runs what the first one left.
    try fake.sandbox.write(
      "[ -f once ] && exit 0; touch once; exec '\(Binary.path(of: "galley-recorder"))' \"$PWD\" \"$GALLEY_RUN\" \(kind) Alpha",
      to: "testing-script")
    let result = try fake.galley(["test"])
    #expect(result.code == .notComparable)
    let line = try #require(
      result.err.split(separator: "\n").first { $0.contains("Galley ended") }, "\(result.err.suffix(2000))")
    #expect(line.hasPrefix("error: Galley ended Alpha/looks after "))
    #expect(line.hasSuffix("\(reason), in its last step: Tap “Pay”"), "\(line)")
    #expect(result.err.contains("Running 2 tests that the ended process left"))
    let calls = try fake.calls().filter { $0.hasPrefix("tests") }
    #expect(calls.count == 2, "\(calls)")
    #expect(calls.last?.contains("Beta") == true && calls.last?.contains("Gamma") == true)
    #expect(calls.last?.contains("Alpha") == false)
  }

  /// A trail whose process is none of the suite's kills nobody.
  @Test func aTrailOfAnotherProcessKillsNobody() throws {
    let fake = try FakeBundle(testing: ["M.Alpha/looks()"])
    try fake.sandbox.write("{ testSeconds: 1 }", to: "Galley.json")
    let other = try Binary.start(
      [fake.sandbox.root, "other", "sleep", "Other"], in: fake.sandbox, program: "galley-recorder")
    defer { other.terminate() }
    let folder = ".galley/runs/other"
    while !fake.sandbox.files(folder).contains(where: { $0.hasSuffix(".txt") }), other.isRunning {
      sched_yield()
    }
    try fake.sandbox.write("cp \(folder)/*.txt .galley/runs/$GALLEY_RUN/; sleep 2", to: "testing-script")
    let result = try fake.galley(["test"])
    #expect(other.isRunning)
    #expect(!result.err.contains("Galley ended"), "\(result.err)")
  }
}
