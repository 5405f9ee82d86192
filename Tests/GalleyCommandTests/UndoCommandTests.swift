import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

@Suite struct UndoCommandTests {
  private let other = Samples.key("other")

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), .variant(1)), .init(other))
    #expect(Tool(sandbox: sandbox)("approve", "--all").code == .clean)
    return sandbox
  }

  @Test func whatWasApprovedLastIsTakenBack() throws {
    let sandbox = try sandbox()
    let decision = try #require(try sandbox.store.journal.records().last?.decision)
    let files = sandbox.files("Baselines")
    let dry = Tool(sandbox: sandbox)("undo", "--dry-run")
    let lines = """
        removed    RecipesTests/testDetails / other @ iphone-x-light
        restored   RecipesTests/testDetails / details @ iphone-x-light

      """
    #expect(
      dry
        == ToolResult(
          code: .clean, out: "Would undo 2 lines of decision \(decision) of ada.\n\(lines)", err: ""))
    #expect(sandbox.files("Baselines") == files)
    let result = Tool(sandbox: sandbox)("undo", "--reason", "too early")
    let undo = try #require(try sandbox.store.journal.records().last)
    #expect(undo.action == .undo && undo.reason == "too early" && undo.by == "ada")
    #expect(
      result
        == ToolResult(
          code: .clean,
          out: "Undid 2 lines of decision \(decision) of ada.\n\(lines)"
            + "Undo this with: galley undo --decision \(undo.decision)\n", err: ""))
    #expect(try sandbox.verdict("r").checks.map(\.outcome.status) == [.mismatch, .new])
    let redo = Tool(sandbox: sandbox)("undo", "--decision", String(undo.decision.prefix(10)))
    #expect(redo.code == .clean && redo.out.contains("  redone     "), "\(redo)")
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func whatHasMovedIsSaidAndTheRestIsDone() throws {
    let sandbox = try sandbox()
    let decision = try #require(try sandbox.store.journal.records().last?.decision)
    try sandbox.run("s", .init(Samples.key(), .variant(2)))
    #expect(Tool(sandbox: sandbox)("approve", "--all").code == .clean)
    let result = Tool(sandbox: sandbox)("undo", "--decision", decision)
    #expect(result.code == .notComparable)
    #expect(
      result.out.hasPrefix("Undid 1 line of decision \(decision) of ada.\n  removed  "), "\(result.out)")
    #expect(
      result.err.hasPrefix(
        "galley: not undone: RecipesTests/testDetails / details @ iphone-x-light has changed since: "),
      "\(result.err)")
  }

  /// Another clone has no trash.
  @Test func aBaselineMissingFromTheTrashIsNotReportedAsUndone() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), .variant(1)))
    #expect(Tool(sandbox: sandbox)("approve", "--all").code == .clean)
    let decision = try #require(try sandbox.store.journal.records().last?.decision)
    try sandbox.remove(".galley")
    let result = Tool(sandbox: sandbox)("undo")
    #expect(result.code == .notComparable)
    #expect(result.out == "Undid nothing of decision \(decision) of ada.\n")
    #expect(result.err.hasPrefix("galley: not undone: "), "\(result.err)")
  }

  @Test func underJSON() throws {
    let sandbox = try sandbox()
    let result = Tool(sandbox: sandbox)("undo", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    #expect((data["records"] as? [[String: Any]])?.count == 2 && (data["lines"] as? [Any])?.count == 2)
    #expect((data["refused"] as? [Any])?.isEmpty == true && data["dryRun"] as? Bool == false)
  }

  @Test func withoutADecisionThereIsNothingToUndo() throws {
    #expect(
      Tool(sandbox: try Sandbox())("undo")
        == ToolResult(
          code: .notComparable, out: "", err: "galley: there is no decision to undo yet.\n"))
  }
}
