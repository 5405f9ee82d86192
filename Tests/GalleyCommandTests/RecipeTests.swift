import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

/// The shell of the workflow in the documentation, run as it stands there: two shards, then the job that merges them.
@Suite(.serialized, .timeLimit(.minutes(2))) struct RecipeTests {
  /// A step of a job that runs shell.
  private struct Step: Equatable {
    var job: String
    var name: String
    var script: String
    var always: Bool
  }

  private func article(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Sources/Doors/GalleyChecks/GalleyChecks.docc/\(name).md"),
      encoding: .utf8)
  }

  /// The first block of YAML.
  private func workflow() throws -> [Substring] {
    let parts = try article("OnGitHubActions").split(separator: "```yaml\n", maxSplits: 1)
    let block = try #require(parts.last?.split(separator: "\n```", maxSplits: 1).first)
    return block.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The steps with shell, of this one form of YAML: two spaces a level, one line or a block.
  private func steps() throws -> [Step] {
    var steps: [Step] = []
    var job = ""
    var name = ""
    var always = false
    var lines = try workflow()[...]
    while let line = lines.popFirst() {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      if indent == 2, text.hasSuffix(":") { job = String(text.dropLast()) }
      if text.hasPrefix("- ") { (name, always) = ("", false) }
      if text.hasPrefix("- name: ") { name = String(text.dropFirst(8)) }
      if text == "if: ${{ !cancelled() }}" { always = true }
      guard text.hasPrefix("run: ") else { continue }
      var script = String(text.dropFirst(5))
      if script == "|" {
        script = ""
        while let next = lines.first, next.isEmpty || next.prefix(while: { $0 == " " }).count > indent {
          script += next.dropFirst(indent + 2) + "\n"
          lines = lines.dropFirst()
        }
      }
      steps.append(Step(job: job, name: name, script: script, always: always))
    }
    return steps
  }

  /// Runs a step as GitHub does: `bash -e -o pipefail`, in the job's folder.
  ///
  /// - Reference: GitHub, Workflow syntax, `jobs.<job_id>.steps[*].shell`.
  private func run(_ step: Step, shard: Int?, in suite: FakeSwiftPackage) throws -> (code: Int32, out: String)
  {
    let script = shard.map { step.script.replacing("${{ matrix.shard }}", with: "\($0)") } ?? step.script
    #expect(!script.contains("${{"), "\(step.name) has an expression in its shell")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: suite.sandbox.root)
    var environment = suite.environment
    // What the jobs set, and what GitHub does.
    let tool = URL(fileURLWithPath: Binary.path).deletingLastPathComponent().path
    environment["PATH"] = "\(suite.sandbox.url("bin").path):\(tool):/usr/bin:/bin"
    environment.merge([
      "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_RUN_ID": "4711", "GITHUB_RUN_ATTEMPT": "1",
      "GITHUB_STEP_SUMMARY": suite.sandbox.url("step-summary.md").path, "GALLEY_BATCH_NAME": "UI tests",
      "GALLEY_BATCH_ID": "4711",
    ]) { $1 }
    process.environment = environment
    let out = suite.sandbox.url("step.out")
    try Data().write(to: out)
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: out, encoding: .utf8))
  }

  /// Runs both shards and the job that merges, each where nothing of the others is but the artifacts.
  private func runWorkflow(_ suite: FakeSwiftPackage) throws -> (shards: [Int32], gate: Int32, out: String) {
    let steps = try steps()
    let test = try #require(steps.first { $0.job == "test" && $0.name == "Test" })
    let files = FileManager.default
    var codes: [Int32] = []
    for shard in 1...2 {
      codes.append(try run(test, shard: shard, in: suite).code)
      // What is uploaded, and what the download makes of it.
      try files.createDirectory(at: suite.sandbox.url("artifacts"), withIntermediateDirectories: true)
      try files.moveItem(
        at: suite.sandbox.url(".galley/runs"), to: suite.sandbox.url("artifacts/galley-run-\(shard)"))
    }
    var code: Int32 = 0
    var said = ""
    for step in steps where step.job == "gate" && step.name != "Install Galley" {
      guard code == 0 || step.always else { continue }
      let (own, out) = try run(step, shard: nil, in: suite)
      said += out
      if code == 0 { code = own }
    }
    return (codes, code, said)
  }

  @Test func theWorkflowHasTheStepsThatAreRun() throws {
    #expect(
      try steps().map { "\($0.job): \($0.name)\($0.always ? " (always)" : "")" } == [
        "galley: Build Galley's package", "test: Install Galley", "test: Trust the checkout", "test: Test",
        "gate: Install Galley", "gate: Merge the shards", "gate: Judge the run (always)",
      ])
    let text = try workflow().joined(separator: "\n")
    #expect(text.contains("permissions:\n  contents: read\n"))
    #expect(!text.contains("write") && !text.contains("secrets.") && !text.contains("pull_request_target"))
    // A run is kept in a hidden folder, which is left out of artifacts unless asked for.
    #expect(text.contains("path: app/.galley/runs\n          include-hidden-files: true"))
    #expect(!text.contains("galley approve") && !text.contains("update-snapshots"))
  }

  @Test func aCleanSuiteIsGreen() throws {
    let suite = try FakeSwiftPackage(
      ["Alpha": .same, "Beta": .flaky, "Gamma": .same], settings: "{ expect: 3 }")
    let end = try runWorkflow(suite)
    #expect(end.shards == [0, 0])
    #expect(end.gate == 0, "\(end.out)")
    #expect(end.out.contains("compared 3 of 3: 3 match, 0 differ, 0 new, 1 flaky"), "\(end.out)")
    #expect(try suite.sandbox.text("junit.xml").contains("<testsuite"))
    #expect(suite.sandbox.files("report").contains("report/index.html"))
  }

  @Test func aChangeIsRedInItsShardAndAtTheGate() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same, "Beta": .changed])
    let end = try runWorkflow(suite)
    #expect(end.shards == [0, 1])
    #expect(end.gate == 1, "\(end.out)")
    #expect(end.out.contains("::error "), "\(end.out)")
    #expect(try suite.sandbox.text("summary.md").contains("Beta"))
  }

  @Test func whatIsNewIsNotApprovedOnCI() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same, "Beta": .new])
    let before = suite.sandbox.files("Baselines")
    let end = try runWorkflow(suite)
    #expect(end.shards == [0, 3])
    #expect(end.gate == 3, "\(end.out)")
    #expect(suite.sandbox.files("Baselines") == before)
  }
}
