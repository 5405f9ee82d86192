import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

/// Branches whose base has moved on, and approvals that an approver has undone.
@Suite(.enabled(if: Sandbox.canSign, "ssh-keygen is not installed: apt-get install openssh-client"))
struct MovedBaseTests {
  private static let other =
    "main has another baseline by now, and no signed decision leads from one to the other"

  /// A branch `feature` with a change that Ada signed; `old` is where it left `main`.
  private func signed() throws -> (sandbox: Sandbox, ada: Sandbox.Key) {
    let (sandbox, ada, _) = try Sandbox.unsigned()
    let words = ["approve", "*details*", "--base", "main", "--sign-key", ada.path]
    #expect(Tool(sandbox: sandbox).run(words).code == .clean)
    try sandbox.commit("Approve")
    try sandbox.git("branch", "old", "main")
    return (sandbox, ada)
  }

  /// The verdict of the gate on a screen of what is checked out.
  private func verdict(_ sandbox: Sandbox, _ screen: Screen?, as name: String = "s") throws -> ToolResult {
    try? sandbox.remove(".galley/runs/\(name)")
    let checks = [Sandbox.Check(Samples.key("other"))] + (screen.map { [.init(Samples.key(), $0)] } ?? [])
    try sandbox.run(name, all: checks)
    return Tool(sandbox: sandbox)("gate", "--run", name, "--base", "main")
  }

  private func mergeIntoMain(_ sandbox: Sandbox, _ branch: String) throws {
    try sandbox.git("checkout", "-q", "main")
    let end = try sandbox.git("merge", "-q", "--no-ff", "--no-edit", branch)
    #expect(end.status == 0, "\(end.text)")
  }

  @Test func aBranchThatLacksWhatTheBaseApprovedSinceIsClean() throws {
    let (sandbox, _) = try signed()
    try mergeIntoMain(sandbox, "feature")
    try sandbox.git("checkout", "-q", "-b", "stale", "old")
    let result = try verdict(sandbox, Screen())
    #expect(result.code == .clean, "\(result.out)")
  }

  @Test func aRevertedCommitIsNoApproval() throws {
    let (sandbox, _) = try signed()
    try mergeIntoMain(sandbox, "feature")
    // A change that nobody signed, and its revert, come to main together.
    try sandbox.git("checkout", "-q", "-b", "detour")
    try sandbox.approveUnsigned(Screen().rows(1))
    try sandbox.commit("Change")
    try sandbox.git("revert", "--no-edit", "HEAD")
    try mergeIntoMain(sandbox, "detour")
    try sandbox.git("checkout", "-q", "-b", "next", "detour~1")
    let result = try verdict(sandbox, Screen().rows(1))
    #expect(result.code == .differences)
    #expect(
      result.out.contains(
        "RecipesTests/testDetails / details @ iphone-x-light: every folder wants ada@x; \(Self.other)"),
      "\(result.out)")
    // The present state of main passes on a branch of it.
    try sandbox.git("checkout", "-q", "-b", "fresh", "main")
    let fresh = try verdict(sandbox, Screen().button("Remove"))
    #expect(fresh.code == .clean, "\(fresh.out)")
  }

  @Test func aRevertedRemovalIsNoApproval() throws {
    let (sandbox, _) = try signed()
    try mergeIntoMain(sandbox, "feature")
    try sandbox.git("checkout", "-q", "-b", "detour")
    for end in ["png", "json"] { try sandbox.remove("\(Sandbox.baseline).\(end)") }
    try sandbox.commit("Remove")
    try sandbox.git("revert", "--no-edit", "HEAD")
    try mergeIntoMain(sandbox, "detour")
    try sandbox.git("checkout", "-q", "-b", "next", "detour~1")
    let result = try verdict(sandbox, nil)
    #expect(result.code == .differences && result.out.contains(Self.other), "\(result.out)")
  }

  /// A reverted commit that also drops the signed line from the journal looks like a branch that is older.
  @Test func aStateThatTheBranchKnewIsNotOlder() throws {
    let (sandbox, _) = try signed()
    try mergeIntoMain(sandbox, "feature")
    try sandbox.git("checkout", "-q", "-b", "detour")
    try sandbox.git("checkout", "old", "--", "Baselines")
    try sandbox.commit("Go back")
    try sandbox.git("revert", "--no-edit", "HEAD")
    try mergeIntoMain(sandbox, "detour")
    try sandbox.git("checkout", "-q", "-b", "next", "detour~1")
    let result = try verdict(sandbox, Screen())
    #expect(result.code == .differences && result.out.contains(Self.other), "\(result.out)")
  }

  @Test(arguments: [false, true]) func anApprovalThatWasTakenBackDoesNotCountAgain(atTheBase: Bool) throws {
    let (sandbox, ada) = try signed()
    #expect(Tool(sandbox: sandbox)("undo", "--sign-key", ada.path).code == .clean)
    try sandbox.commit("Take it back")
    if atTheBase {
      try mergeIntoMain(sandbox, "feature")
      try sandbox.git("checkout", "-q", "-b", "again", "old")
    }
    // The files and the journal are those of the approval; the line that takes it back is gone.
    try sandbox.git("checkout", "feature~1", "--", "Baselines")
    // With the same title in the same second it would be the same commit, and a branch that is only older.
    try sandbox.commit("Approve again")
    let result = try verdict(sandbox, Screen().button("Remove"))
    #expect(result.code == .differences)
    #expect(
      result.out.contains(
        "decided by Eve, and ada@x took that back, which the journal leaves out; approve again"),
      "\(result.out)")
  }
}
