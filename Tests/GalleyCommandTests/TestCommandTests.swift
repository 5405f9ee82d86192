import BaselineFixtures
import Foundation
import GalleyBaselines
import Glibc
import Testing

@testable import galley

/// `galley test` with a stand-in for `swift`, a shell script that does what a suite's processes would do to the run's
/// folder.
@Suite(.serialized, .timeLimit(.minutes(2))) struct TestCommandTests {
  /// A sandbox with a recorded run to copy from, and a `swift` that copies it.
  private func sandbox(_ check: Sandbox.Check, script: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("template", check)
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
    #expect(try run(sandbox(new, script: "\(Self.copy); exit 1")) == 3)
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
    #expect(try sandbox.text("said") == "\(name) changed test --filter Recipes\n")
    #expect(try Run(name, in: sandbox.project).summary?.status == 5)
    #expect(try Run(name, in: sandbox.project).launch?.command == ["swift", "test", "--filter", "Recipes"])
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

  @Test func controlCReachesTheSuiteAndEndsWith130() throws {
    // The suite's exit is its answer to the signal; the file tells that it has begun to listen.
    let script = "trap '\(Self.copy); exit 7' INT; touch ready; while :; do sleep 0.01; done"
    let sandbox = try sandbox(same, script: script)
    let process = try Binary.start(
      ["test"], in: sandbox, environment: ["PATH": sandbox.url("bin").path + ":/usr/bin:/bin"])
    while !FileManager.default.fileExists(atPath: sandbox.url("ready").path), process.isRunning {
      sched_yield()
    }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let name = try #require(try Run.names(in: sandbox.project).first)
    #expect(try Run(name, in: sandbox.project).summary?.status == 7)
  }

  @Test func aMissingSwiftIsSaid() throws {
    let sandbox = try Sandbox()
    #expect(try run(sandbox, ["test"], ["PATH": "/nowhere"]) == 2)
  }
}
