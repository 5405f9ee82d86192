import BaselineFixtures
import Foundation
import GalleyBaselines
import Testing

@testable import GalleyDecisions

/// The commit of a run against the one that is checked out.
@Suite struct RunCommitTests {
  /// A repository with a baseline and a source, and a run of its commit.
  private func sandbox(_ check: Sandbox.Check = .init()) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.write("let a = 1\n", to: "Sources/App/A.swift")
    try sandbox.makeRepository()
    var launch = RunLaunch(started: Date(), command: ["test"], process: .current)
    launch.git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment).state()
    try #require(launch.git != nil)
    try Run.begin("r", in: sandbox.project, launch)
    try sandbox.run("r", check)
    try Run.end("r", in: sandbox.project, RunSummary(ended: Date(), status: 0))
    return sandbox
  }

  private func head(_ sandbox: Sandbox) throws -> String {
    try Git(in: sandbox.root, environment: Sandbox.gitEnvironment).commit("HEAD")
  }

  @Test func theSameCommitIsNotSpokenOf() throws {
    let verdict = try sandbox().verdict("r")
    #expect(verdict.otherCommit == nil && verdict.exitCode == .clean)
  }

  @Test func approvingAndCommittingIsTheUsualWay() throws {
    let sandbox = try sandbox(.init(Samples.key(), Screen().button("Remove")))
    let tested = try head(sandbox)
    try sandbox.approve("r")
    try sandbox.commit("Approve")
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .clean)
    #expect(verdict.otherCommit == RunCommit(run: tested, present: try head(sandbox), files: []))
  }

  @Test func otherSourcesAreNotClean() throws {
    let sandbox = try sandbox()
    let tested = try head(sandbox)
    try sandbox.write("let a = 2\n", to: "Sources/App/A.swift")
    try sandbox.write("let b = 2\n", to: "Sources/App/é b.swift")
    try sandbox.commit("Change the app")
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    let present = try head(sandbox)
    #expect(
      verdict.findings.map { "\($0)" } == [
        "the run is of commit \(tested.prefix(12)), this is \(present.prefix(12)): 2 files differ, such as "
          + "Sources/App/A.swift; run the tests again"
      ])
    // Going back makes it the run of this commit again.
    try sandbox.git("checkout", "-q", "HEAD~1")
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func aCommitThatIsNotHereIsNotClean() throws {
    let sandbox = try sandbox()
    let tested = try head(sandbox)
    try sandbox.remove(".git")
    try sandbox.write("another\n", to: "history")
    try sandbox.makeRepository()
    try sandbox.commit("Another history")
    let present = try head(sandbox)
    try #require(present != tested)
    let verdict = try sandbox.verdict("r")
    #expect(
      verdict.findings.map { "\($0)" } == [
        "the run is of commit \(tested.prefix(12)), this is \(present.prefix(12)), and git cannot compare the two here; "
          + "run the tests again, or fetch the commit of the run"
      ])
  }

  @Test func withoutGitNothingIsCompared() throws {
    let sandbox = try sandbox()
    try sandbox.remove(".git")
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }
}
