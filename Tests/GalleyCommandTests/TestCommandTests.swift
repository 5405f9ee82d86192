import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Glibc
import GoldenFiles
import Testing

@testable import GalleyCommands

/// `galley test` with a fake `swift`, a shell script that does what a suite's processes would do to the run's
/// folder.
@Suite(.serialized, .timeLimit(.minutes(2))) struct TestCommandTests {
  /// A sandbox with a recorded run to copy from, and a `swift` that copies it.
  private func sandbox(
    _ check: Sandbox.Check, failures: [TestFailures.Reason] = [], script: String
  ) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("template", all: [check], failures: failures)
    try FileManager.default.moveItem(at: sandbox.url(".galley/runs/template"), to: sandbox.url("template"))
    try sandbox.write("#!/bin/sh\n\(script)\n", to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.url("bin/swift").path)
    return sandbox
  }

  private static let copy = "cp -r template/. .galley/runs/$GALLEY_RUN/"

  private func run(_ sandbox: Sandbox, _ words: [String] = ["test"], _ environment: [String: String] = [:])
    throws -> Int32
  {
    let process = try Binary.start(
      words, in: sandbox,
      environment: ["PATH": sandbox.url("bin").path + ":/usr/bin:/bin"].merging(environment) { $1 })
    process.waitUntilExit()
    return process.terminationStatus
  }

  private let same = Sandbox.Check()
  private let changed = Sandbox.Check(Samples.key(), Screen().button("Remove"))
  private let new = Sandbox.Check(Samples.key("new"))

  @Test func endsAsTheGateDoes() throws {
    #expect(try run(sandbox(same, script: Self.copy)) == 0)
    #expect(try run(sandbox(changed, script: "\(Self.copy); exit 1")) == 1)
    #expect(try run(sandbox(new, failures: [.check], script: "\(Self.copy); exit 1")) == 3)
  }

  /// What Swift Testing writes: a run with an issue, which may be known or a mere warning.
  private static func events(_ issues: String..., isWhole: Bool = true) -> String {
    let issues = issues.map { #"{"kind":"issueRecorded","issue":\#($0)}"# }
    let payloads = [#"{"kind":"runStarted"}"#] + issues + (isWhole ? [#"{"kind":"runEnded"}"#] : [])
    let lines = payloads.map { #"{"version":0,"kind":"event","payload":\#($0)}"# }
    return
      "[ \"$2\" = --event-stream-output-path ] && printf '%s\\n' \(lines.map { "'\($0)'" }.joined(separator: " ")) > \"$3\""
  }

  private static func issue(_ line: Int, _ facts: String = #""isKnown":false"#) -> String {
    #"{\#(facts),"sourceLocation":{"fileID":"M/F.swift","line":\#(line),"column":5}}"#
  }

  @Test(arguments: [
    ("the check's own issue", [TestFailures.Reason.issue("M/F.swift:7:5")], events(issue(7)), 3),
    ("an issue elsewhere", [.issue("M/F.swift:7:5")], events(issue(7), issue(8)), 1),
    ("a thrown error, which has no place", [.issue("M/F.swift:7:5")], events(issue(7), "{}"), 1),
    ("a known issue", [.issue("M/F.swift:7:5")], events(issue(7), issue(8, #""isKnown":true"#)), 3),
    ("a warning", [.issue("M/F.swift:7:5")], events(issue(7), issue(8, #""severity":"warning""#)), 3),
    ("a check under XCTest", [.check], events(), 3),
    ("a failure under XCTest", [.check, .other], events(), 1),
    ("a failure on either side", [.check], events(issue(8)), 1),
    ("nothing that is known", [], events(), 1),
    ("a file that is none", [.check], "echo nonsense > \"$3\"", 1),
    ("Swift Testing died", [.issue("M/F.swift:7:5")], events(issue(7), isWhole: false), 2),
  ])
  func onlyChecksMayExplainAFailure(
    _ what: String, _ failures: [TestFailures.Reason], _ events: String, _ code: Int32
  ) throws {
    let sandbox = try sandbox(new, failures: failures, script: "\(Self.copy); \(events); exit 1")
    #expect(try run(sandbox) == code, "\(what)")
    let name = try #require(try Run.names(in: sandbox.project).first)
    #expect(!sandbox.files(".galley/runs/\(name)").contains { $0.hasSuffix(".jsonl") }, "\(what)")
  }

  @Test func anEventStreamOfTheUsersOwnIsLeftToTheUser() throws {
    let sandbox = try sandbox(
      new, failures: [.issue("M/F.swift:7:5")], script: "\(Self.copy); echo \"$*\" > said; exit 1")
    #expect(try run(sandbox, ["test", "--", "--event-stream-output-path=mine"]) == 1)
    expectGolden(try sandbox.text("said"))
  }

  @Test func whatWasRecordedIsNoPass() throws {
    let sandbox = try sandbox(same, failures: [.check], script: "\(Self.copy); exit 1")
    #expect(try run(sandbox, ["test", "--update-snapshots"]) == 1)
  }

  @Test func aProjectRootElsewhereLeavesThePackageWhereItIs() throws {
    let sandbox = try sandbox(same, script: "pwd > said; echo \"$*\" >> said; exit 1")
    let other = try Sandbox()
    let process = try Binary.start(
      ["test"], in: sandbox,
      environment: ["PATH": sandbox.url("bin").path + ":/usr/bin:/bin", "GALLEY_ROOT": other.root])
    process.waitUntilExit()
    let name = try #require(try Run.names(in: other.project).first)
    let events = try Run.issuesPath(of: name, in: other.project)
    #expect(try sandbox.text("said") == "\(sandbox.root)\ntest --event-stream-output-path \(events)\n")
  }

  @Test func aTestThatFailedForAnotherReasonIsNoPass() throws {
    #expect(try run(sandbox(same, script: "\(Self.copy); exit 1")) == 1)
  }

  @Test func aBuildThatFailedComparedNothing() throws {
    #expect(try run(sandbox(same, script: "echo 'error: no such module'; exit 1")) == 2)
  }

  @Test func aProcessThatDiedIsNoPass() throws {
    let script =
      "\(Self.copy); sed -i '/\"records\"/d; s/},$/}/' .galley/runs/$GALLEY_RUN/process-*.json; exit 1"
    #expect(try run(sandbox(same, script: script)) == 2)
  }

  @Test func theRunIsToldToTheSuiteAndItsEndIsWritten() throws {
    let sandbox = try sandbox(
      same, script: "\(Self.copy); echo \"$GALLEY_RUN $GALLEY_RECORD $*\" > said; exit 5")
    #expect(try run(sandbox, ["test", "--update-snapshots", "--", "--filter", "Recipes"]) == 1)
    let name = try #require(try Run.names(in: sandbox.project).first)
    let events = "--event-stream-output-path \(try Run.issuesPath(of: name, in: sandbox.project))"
    #expect(try sandbox.text("said") == "\(name) changed test \(events) --filter Recipes\n")
    #expect(try Run(name, in: sandbox.project).summary?.status == 5)
    let command = try #require(try Run(name, in: sandbox.project).launch?.command)
    #expect(command == "swift test \(events) --filter Recipes".split(separator: " ").map(String.init))
  }

  @Test func recordingOnCIIsRefusedBeforeAnythingRuns() throws {
    let sandbox = try sandbox(same, script: "touch ran")
    #expect(try run(sandbox, ["test", "--update-snapshots=all"], ["CI": "true"]) == 2)
    #expect(sandbox.files("").allSatisfy { !$0.hasSuffix("/ran") })
  }

  @Test func oldRunsGo() throws {
    let sandbox = try sandbox(same, script: Self.copy)
    try sandbox.write("{ keepRuns: 2 }", to: "Galley.json")
    for _ in 0..<4 { _ = try run(sandbox) }
    // The copied notes name this process, which still runs; so the runs look busy until that is changed.
    for name in try Run.names(in: sandbox.project) {
      for path in sandbox.files(".galley/runs/\(name)") where path.contains("/process-") {
        let pid = ProcessInfo.processInfo.processIdentifier
        try sandbox.write(
          try sandbox.text(path).replacing("\"pid\": \(pid)", with: "\"pid\": 4194303"), to: path)
      }
    }
    _ = try run(sandbox)
    #expect(try Run.names(in: sandbox.project).count == 2)
  }

  @Test(arguments: [(SIGINT, "INT", 130), (SIGTERM, "TERM", 143), (SIGHUP, "HUP", 129)])
  func whatEndsTheToolReachesTheSuiteAndIsItsExitCode(_ number: Int32, _ word: String, _ code: Int32) throws {
    // The suite's exit is its answer to the signal; the file tells that it has begun to listen.
    let script = "trap '\(Self.copy); exit 7' \(word); touch ready; while :; do sleep 0.01; done"
    let sandbox = try sandbox(same, script: script)
    let process = try Binary.start(
      ["test"], in: sandbox, environment: ["PATH": sandbox.url("bin").path + ":/usr/bin:/bin"])
    while !FileManager.default.fileExists(atPath: sandbox.url("ready").path), process.isRunning {
      sched_yield()
    }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationStatus == code)
    let name = try #require(try Run.names(in: sandbox.project).first)
    #expect(try Run(name, in: sandbox.project).summary?.status == 7)
    // What was done is read as before, and nobody takes it for a whole run.
    let verdict = try sandbox.verdict(name)
    #expect(verdict.checks.map(\.outcome.status) == [.match])
    #expect(verdict.findings == [.interrupted(number)] && verdict.exitCode == .notComparable)
  }

  @Test func runsThatBeginAtOnceDoNotRemoveEachOther() throws {
    let sandbox = try sandbox(same, script: Self.copy)
    try sandbox.write("{ keepRuns: 1 }", to: "Galley.json")
    let processes = try (0..<8).map { _ in
      try Binary.start(
        ["test"], in: sandbox, environment: ["PATH": sandbox.url("bin").path + ":/usr/bin:/bin"])
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.map(\.terminationStatus) == Array(repeating: 0, count: 8))
  }

  @Test func aMissingSwiftIsSaid() throws {
    let sandbox = try Sandbox()
    #expect(try run(sandbox, ["test"], ["PATH": "/nowhere"]) == 2)
  }
}
