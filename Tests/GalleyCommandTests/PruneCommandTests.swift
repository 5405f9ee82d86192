import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct PruneCommandTests {
  private let gone = Samples.key("gone", test: "testGone")
  private let old = Samples.key("old", test: "testGone")

  /// Three baselines, and a run that proves two of them gone.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(gone), .init(old))
    try sandbox.run("r", .init())
    try sandbox.write(
      "{\"format\":1,\"tests\":[\"Recipes.RecipesTests/testDetails\"]}", to: ".galley/runs/r/tests.json")
    return sandbox
  }

  @Test func whatIsGoneIsRemovedAndCanBeBroughtBack() throws {
    let sandbox = try sandbox()
    let before = sandbox.files("Baselines")
    let lines = """
        RecipesTests/testGone / gone @ iphone-x-light
        RecipesTests/testGone / old @ iphone-x-light

      """
    let dry = Tool(sandbox: sandbox)("prune", "--dry-run")
    #expect(dry.code == .clean && dry.out == "Would remove 2 baselines.\n\(lines)")
    #expect(sandbox.files("Baselines") == before)
    let result = Tool(sandbox: sandbox)("prune", "--reason", "the screen is gone")
    let record = try #require(try sandbox.store.journal.records().last)
    #expect(record.action == .remove && record.reason == "the screen is gone")
    #expect(
      result
        == ToolResult(
          code: .clean,
          out:
            "Removed 2 baselines.\n\(lines)Restore them with: galley undo --decision \(record.decision)\n",
          err: ""))
    #expect(try sandbox.store.read(gone).isMissing && !sandbox.store.read(Samples.key()).isMissing)
    expectGolden(Tool(sandbox: sandbox)("prune").out)
    #expect(Tool(sandbox: sandbox)("undo").code == .clean)
    #expect(sandbox.files("Baselines") == before)
  }

  @Test func aPatternNarrowsTheChoice() throws {
    let sandbox = try sandbox()
    #expect(Tool(sandbox: sandbox)("prune", "old").out.hasPrefix("Removed 1 baseline.\n"))
    #expect(try sandbox.store.read(old).isMissing && !sandbox.store.read(gone).isMissing)
    #expect(
      Tool(sandbox: sandbox)("prune", "details")
        == ToolResult(
          code: .notComparable, out: "",
          err:
            "galley: no baseline whose check no longer exists matches \"details\"; \"galley prune --dry-run\" lists them.\n"
        ))
  }

  @Test func aRunThatIsNotWholeProvesNothing() throws {
    let sandbox = try sandbox()
    let before = sandbox.files("Baselines")
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let result = Tool(sandbox: sandbox)("prune")
    #expect(result.code == .notComparable && result.out == "")
    #expect(
      result.err.hasPrefix(
        "galley: the run r does not prove that any check no longer exists: the test process "))
    #expect(result.err.hasSuffix("nothing was removed, run the whole suite with \"galley test\" first.\n"))
    try recorder.close()
    #expect(sandbox.files("Baselines") == before)
  }

  /// A run that was told which tests to run says nothing about the others.
  @Test func whatMayStillBeThereStays() throws {
    let sandbox = try sandbox()
    let before = sandbox.files("Baselines")
    try sandbox.write(
      "{\"format\":1,\"tests\":[\"Recipes.RecipesTests/testDetails\",\"Recipes.RecipesTests/testGone\"]}",
      to: ".galley/runs/r/tests.json")
    #expect(
      Tool(sandbox: sandbox)("prune")
        == ToolResult(
          code: .clean, out: "Removed 0 baselines.\n",
          err:
            "galley: 2 other baselines without a check stayed, as the run does not prove that their checks no longer exist.\n"
        ))
    #expect(sandbox.files("Baselines") == before)
  }

  /// A test and its baseline may have come after the run: it knows neither.
  @Test func whatWasDecidedSinceTheRunBeganStays() throws {
    let sandbox = try sandbox()
    let young = Samples.key("young", test: "testYoung")
    try sandbox.run("later", .init(young))
    #expect(Tool(sandbox: sandbox)("approve", "--all", "--run", "later").code == .clean)
    let result = Tool(sandbox: sandbox)("prune", "--run", "r")
    #expect(result.out.hasPrefix("Removed 2 baselines.\n"), "\(result.out)")
    #expect(result.err.contains("1 other baseline without a check stayed"), "\(result.err)")
    #expect(try !sandbox.store.read(young).isMissing)
  }

  @Test func aRunOfAnotherCommitProvesNothing() throws {
    let sandbox = try sandbox()
    try sandbox.makeRepository()
    var launch = RunLaunch(started: Date(timeIntervalSinceNow: -60), command: [], process: .current)
    let git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment)
    launch.git = git.state()
    let tested = try #require(launch.git?.commit)
    try Run.begin("r", in: sandbox.project, launch)
    try Run.end("r", in: sandbox.project, RunSummary(ended: Date(), status: 0))
    #expect(Tool(sandbox: sandbox)("prune", "--dry-run").out.hasPrefix("Would remove 2 baselines.\n"))
    try sandbox.commit("What somebody else did")
    let present = try #require(git.state()?.commit)
    #expect(
      Tool(sandbox: sandbox)("prune")
        == ToolResult(
          code: .notComparable, out: "",
          err: "galley: the run r does not prove that any check no longer exists: it tested the commit "
            + "\(tested.prefix(12)), and \(present.prefix(12)) is checked out; nothing was removed, run the whole "
            + "suite with \"galley test\" first.\n"))
  }

  @Test func aDamagedBaselineIsLeft() throws {
    let sandbox = try sandbox()
    let path = "Baselines/RecipesTests/testGone/old.iphone-x-light.png"
    try sandbox.write(Array(try sandbox.bytes(path).dropLast(20)), to: path)
    let result = Tool(sandbox: sandbox)("prune")
    #expect(result.code == .notComparable)
    #expect(result.out.hasPrefix("Removed 1 baseline.\n  RecipesTests/testGone / gone @"))
    #expect(
      result.err.hasPrefix(
        "galley: RecipesTests/testGone / old @ iphone-x-light was not removed: \(path) is cut off"),
      "\(result.err)")
  }
}

extension StoredBaseline {
  fileprivate var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}
