import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct HistoryCommandTests {
  private func tool(_ sandbox: Sandbox) -> Tool {
    Tool(sandbox: sandbox, environment: Sandbox.gitEnvironment.merging(["USER": "ada"]) { $1 })
  }

  @Test func versionsAreListedNewestFirst() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.makeRepository()
    let commit = try sandbox.git("rev-parse", "HEAD").text.prefix(8)
    let result = tool(sandbox)("history", "details")
    #expect(
      result
        == ToolResult(
          code: .clean,
          out: """
            RecipesTests/testDetails / details @ iphone-x-light
              2026-07-25  \(commit)  approved   Ada: as designed

            """, err: ""))
  }

  @Test func withoutARepositoryTheJournalIsShown() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let result = tool(sandbox)("history", "details")
    #expect(result.out.contains("  2026-07-25  --------  approved   Ada: as designed\n"), "\(result.out)")
    #expect(result.err.hasPrefix("galley: git has no history: "))
    #expect(tool(sandbox)("history", "detials").err.contains("did you mean \"details\"?"))
  }

  @Test func underJSON() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.makeRepository()
    let result = tool(sandbox)("history", "details", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let checks = (object["data"] as? [String: Any])?["checks"] as? [[String: Any]]
    let entries = checks?.first?["entries"] as? [[String: Any]]
    #expect((entries?.first?["commit"] as? [String: Any])?["subject"] as? String == "Begin")
  }
}

/// Approvals of other branches, at the command line.
@Suite struct BranchApprovalCommandTests {
  private let after = Screen().button("Remove")

  /// A checkout of `work`, where `main` has approved what is seen.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.makeRepository()
    try sandbox.git("branch", "work")
    try sandbox.makeBaselines(.init(Samples.key(), after))
    try sandbox.commit("B")
    try sandbox.git("checkout", "-q", "work")
    try sandbox.run("seen", .init(Samples.key(), after), .init(Samples.key("fresh")))
    return sandbox
  }

  @Test func whatIsKnownIsApprovedAndSaysBySomebody() throws {
    let sandbox = try sandbox()
    let tool = Tool(sandbox: sandbox, environment: Sandbox.gitEnvironment.merging(["USER": "eve"]) { $1 })
    let dry = tool("approve", "--known", "--dry-run")
    #expect(dry.out.hasPrefix("Would approve 1 baseline (1 changed)"), "\(dry)")
    #expect(dry.out.hasSuffix("1 other check waits for a decision.\n"))
    let result = tool("approve", "--known", "--reason", "as there")
    #expect(result.code == .clean && result.err == "", "\(result)")
    let line = try #require(try sandbox.store.journal.records().last)
    expectGolden(line.reason)
    #expect(try sandbox.verdict("seen").checks.map(\.outcome.status) == [.match, .new])
    #expect(tool("approve", "--known", "--all").code == .usage)
  }

  @Test func theGateCountsBranches() throws {
    let sandbox = try sandbox()
    let tool = Tool(sandbox: sandbox)
    #expect(tool("gate").code == .differences)
    #expect(tool("gate", "--approvals-from", "main").code == .new)
    let missing = tool("gate", "--approvals-from", "origin/none")
    #expect(missing.code == .notComparable)
    #expect(missing.out.contains("there is no branch, tag or commit \"origin/none\" here"), "\(missing)")
    try sandbox.write("{ approvalsFrom: [\"main\"] }", to: "Galley.json")
    #expect(tool("gate").code == .new)
    #expect(
      Tool(sandbox: sandbox, environment: ["GALLEY_APPROVALS_FROM": "nosuch"])("gate").code == .notComparable)
  }
}
