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
    let others = Self.recorder("0 beta")
    // Without the test that does not end, the run is comparable: the first one records, the second one compares.
    try fake.sandbox.write(others, to: "testing-script")
    _ = try fake.galley(["test"])
    #expect(try fake.galley(["test"]).code != .notComparable)
    try fake.sandbox.remove("calls")
    // The second process runs what the first one left.
    try fake.sandbox.write(
      "[ -f once ] && \(others); touch once; \(Self.recorder("\(kind) Alpha"))", to: "testing-script")
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

  /// A command of a shell that becomes the test process.
  private static func recorder(_ words: String) -> String {
    "exec '\(Binary.path(of: "galley-recorder"))' \"$PWD\" \"$GALLEY_RUN\" \(words)"
  }

  /// The trail names the file of a function without a suite.
  @Test func aFunctionWithoutASuiteIsNotRunAgain() throws {
    let fake = try FakeBundle(testing: ["M.looks()", "M.Beta/looks()"])
    try fake.sandbox.write("{ testSeconds: 1 }", to: "Galley.json")
    try fake.sandbox.write(
      "[ -f once ] && exit 0; touch once; \(Self.recorder("spin FreeTests"))", to: "testing-script")
    let result = try fake.galley(["test"])
    #expect(result.err.contains("Galley ended FreeTests/looks after "), "\(result.err.suffix(2000))")
    #expect(result.err.contains("Running 1 test that the ended process left"))
    #expect(try fake.calls().count { $0.hasPrefix("tests") } == 2)
  }

  /// Where no listed test has the name in the trail, the test that does not end stays among those that are left.
  @Test func aTestOfAnUnknownNameIsRunTwiceAtMost() throws {
    let fake = try FakeBundle(testing: ["M.Alpha/looks()", "M.Beta/looks()"])
    try fake.sandbox.write("{ testSeconds: 1 }", to: "Galley.json")
    try fake.sandbox.write(Self.recorder("spin Unknown"), to: "testing-script")
    let result = try fake.galley(["test"])
    #expect(result.code == .notComparable)
    #expect(try fake.calls().count { $0.hasPrefix("tests") } == 2)
  }

  private func trail(_ process: ProcessIdentity, in sandbox: Sandbox) throws -> ProcessTrail {
    let name = ".galley/runs/r/" + RunFileNames.trail("\(process.pid)")
    try sandbox.write("", to: ".galley/runs/r/other.txt")
    return try #require(ProcessTrail(process, at: sandbox.url(name).path))
  }

  /// One test has ended and left its step, another goes on, then others without steps begin and end.
  @Test func nothingIsEndedWhileTestsProgress() throws {
    let sandbox = try Sandbox()
    let trail = try trail(.current, in: sandbox)
    var limits = TestLimits()
    limits.seconds = 1
    var time: Int64 = 0
    let watch = LimitWatch(limits, of: "r", in: sandbox.project, clock: { time })
    func look(_ progress: Int) -> [pid_t] {
      time += 500
      return watch.look(printed: 0, progress: progress, family: { [getpid()] })
    }
    trail.note("Launch", of: TestOwner(suite: ["FeedTests"], test: "testA"))
    for number in 1...8 {
      trail.note("Tap \(number)", of: TestOwner(suite: ["FeedTests"], test: "testB"))
      #expect(look(0) == [])
    }
    #expect(watch.latest == PresentStep(text: "FeedTests/testB: Tap 8", seconds: 0))
    for number in 1...8 { #expect(look(number) == []) }
    // Where the output is not read, the log of Swift Testing tells the same.
    for number in 1...8 {
      try sandbox.write(String(repeating: "{}\n", count: number), to: ".galley/runs/r/swift-testing.jsonl")
      #expect(look(8) == [])
    }
    #expect(look(8) == [])
    #expect(look(8) == [getpid()])
    #expect(watch.overruns.map(\.test) == ["FeedTests/testB"])
  }

  /// Swift Testing's tests leave their last step when they end, so that it may be newer than that of the test that does not end.
  @Test func aTestThatHasEndedIsNotTheOneThatDoesNotEnd() throws {
    let sandbox = try Sandbox()
    let trail = try trail(.current, in: sandbox)
    var limits = TestLimits()
    limits.seconds = 3
    var time: Int64 = 0
    let watch = LimitWatch(limits, of: "r", in: sandbox.project, clock: { time })
    func look(_ progress: Int, _ ended: [String]) -> [pid_t] {
      time += 500
      return watch.look(
        printed: 0, progress: progress, family: { [getpid()] }, isOver: { ended.contains($0) })
    }
    trail.note("Launch", of: TestOwner(suite: ["FeedTests"], test: "spins"))
    trail.note("Tap", of: TestOwner(suite: ["FeedTests"], test: "taps"))
    for _ in 1...3 { #expect(look(0, []) == []) }
    #expect(watch.latest == PresentStep(text: "FeedTests/taps: Tap", seconds: 1))
    for _ in 1...6 { #expect(look(1, ["FeedTests/taps"]) == []) }
    #expect(watch.latest == PresentStep(text: "FeedTests/spins: Launch", seconds: 4))
    #expect(look(1, ["FeedTests/taps"]) == [getpid()])
    #expect(watch.overruns.map(\.test) == ["FeedTests/spins"])
  }

  @Test func theOutputOfAnEndedProcessDoesNotCountForTheNext() throws {
    let sandbox = try Sandbox()
    let trails = [try trail(.current, in: sandbox), try trail(.parent, in: sandbox)]
    for trail in trails { trail.note("Launch", of: nil) }
    var limits = TestLimits()
    limits.outputMegabytes = 1
    var time: Int64 = 0
    let watch = LimitWatch(limits, of: "r", in: sandbox.project, clock: { time })
    func look(_ printed: Int) -> Int {
      time += 500
      return watch.look(printed: printed, progress: 0, family: { [getpid(), getppid()] }).count
    }
    #expect(look(1_000_000) == 0)
    #expect(look(2_000_000) == 1)
    #expect(look(3_000_000) == 0)
    #expect(look(3_000_001) == 1)
  }

  @Test(arguments: ["testSeconds", "testMegabytes", "outputMegabytes"], [0, 1_000_001, Int.max])
  func aLimitIsWithinBounds(_ field: String, _ number: Int) {
    #expect(throws: SettingsError.badValue(field, needs: "a whole number from 1 to 1000000")) {
      _ = try Settings(json5: Array("{ \(field): \(number) }".utf8))
    }
  }

  /// A trail of a process outside of the suite ends no process.
  @Test func aTrailOfAnotherProcessEndsNoProcess() throws {
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
