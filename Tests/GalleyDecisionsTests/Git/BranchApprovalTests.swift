import BaselineFixtures
import Foundation
import GalleyExplanation
import GalleyImage
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// Approvals of other branches, in real repositories.
@Suite struct BranchApprovalTests {
  private static let before = Screen()
  private static let after = Screen().button("Remove")

  /// A branch `main` where A became B, and a checkout of `work`, where it is still A and B is seen.
  private func sandbox(_ change: (Sandbox) throws -> Void = { _ in }) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.makeRepository()
    try sandbox.git("branch", "work")
    try decide(sandbox, Self.after, at: 2_000_000_000)
    try sandbox.commit("B")
    try change(sandbox)
    try sandbox.git("checkout", "-q", "work")
    try sandbox.run("seen", .init(Samples.key(), Self.after))
    return sandbox
  }

  private func decide(_ sandbox: Sandbox, _ screen: Screen, at second: Double) throws {
    let name = "d\(UUID().uuidString.prefix(6))"
    try sandbox.run(name, .init(Samples.key(), screen))
    let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict(name))
    let signature = Signature(by: "Bob", at: Date(timeIntervalSince1970: second), reason: "there")
    let result = DecisionService(run: try Run(name, in: sandbox.project), store: sandbox.store).approve(
      plan, signature)
    #expect(result.refused.isEmpty)
    try sandbox.remove(".galley/runs/\(name)")
  }

  private func status(_ sandbox: Sandbox, from refs: String...) throws -> CheckRecord.Status? {
    let project = sandbox.project.counting(approvalsFrom: refs)
    let verdict = Gate().verdict(on: try Run("seen", in: project), against: BaselineStore(project))
    #expect(verdict.findings.isEmpty, "\(verdict.findings)")
    return verdict.checks.first?.outcome.status
  }

  private func line(
    _ action: DecisionRecord.Action, _ sandbox: Sandbox, at second: Double, undoes: String? = nil
  ) throws {
    let seen = try #require(try Run("seen", in: sandbox.project).records.first)
    try sandbox.store.journal.append(
      DecisionRecord(
        action, Signature(by: "Eve", at: Date(timeIntervalSince1970: second)), run: "seen", key: seen.key,
        from: seen.baseline, to: seen.candidate, undoes: undoes))
  }

  @Test func anApprovalOfAnotherBranchPassesIfThatIsAskedFor() throws {
    let sandbox = try sandbox()
    #expect(try status(sandbox) == .mismatch)
    #expect(try status(sandbox, from: "main") == .approved)
    #expect(try status(sandbox, from: "work") == .mismatch)
    #expect(try status(sandbox, from: "work", "main") == .approved)
  }

  /// Pictures in folders have no tree.
  @Test func aPictureWithoutATreePassesToo() throws {
    func check(_ screen: Screen) -> Sandbox.Check {
      var check = Sandbox.Check(Samples.key(), screen)
      check.snapshot.tree = nil
      return check
    }
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(check(Self.before))
    try sandbox.makeRepository()
    try sandbox.git("branch", "work")
    try sandbox.makeBaselines(check(Self.after))
    try sandbox.commit("B")
    try sandbox.git("checkout", "-q", "work")
    try sandbox.run("seen", check(Self.after))
    #expect(try status(sandbox) == .mismatch)
    #expect(try status(sandbox, from: "main") == .approved)
  }

  @Test func aTestPassesToo() throws {
    let sandbox = try sandbox()
    let project = sandbox.project.counting(approvalsFrom: ["main"])
    let recorder = try RunRecorder.open(project, environment: [RunName.variable: "again"])
    let check = Sandbox.Check(Samples.key(), Self.after)
    let outcome = CheckRunner(store: BaselineStore(project), recorder: recorder).run(check.capture())
    try recorder.close()
    #expect(outcome.status == .approved && outcome.passes)
  }

  @Test func aSquashIsNoReasonToApproveAgain() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.makeRepository()
    try sandbox.git("branch", "work")
    try sandbox.git("checkout", "-q", "-b", "feature")
    try decide(sandbox, Self.after, at: 2_000_000_000)
    try sandbox.commit("B")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.git("merge", "-q", "--squash", "feature")
    try sandbox.commit("Squashed")
    try sandbox.git("branch", "-q", "-D", "feature")
    try sandbox.git("checkout", "-q", "work")
    try sandbox.run("seen", .init(Samples.key(), Self.after))
    #expect(try status(sandbox, from: "main") == .approved)
  }

  @Test func whatWasRevertedThereByADecisionDoesNotPass() throws {
    let sandbox = try sandbox { sandbox in
      try decide(sandbox, Self.before, at: 2_000_000_100)
      try sandbox.commit("A again")
    }
    #expect(try status(sandbox, from: "main") == .mismatch)
  }

  @Test func clocksDoNotBringBackWhatWasReverted() throws {
    // Who reverted it has a clock that is behind.
    let sandbox = try sandbox { sandbox in
      try decide(sandbox, Self.before, at: 1_000_000_000)
      try sandbox.commit("A again")
    }
    #expect(try status(sandbox, from: "main") == .mismatch)
  }

  @Test func whatGitAloneRevertedThereDoesNotPass() throws {
    let sandbox = try sandbox { sandbox in
      try sandbox.git("checkout", "-q", "HEAD~1", "--", Sandbox.baseline + ".png", Sandbox.baseline + ".json")
      try sandbox.commit("Pictures as they were; the journal keeps its line")
    }
    #expect(try status(sandbox, from: "main") == .mismatch)
  }

  @Test func whatCameHereAndWasTakenBackByGitDoesNotPass() throws {
    let sandbox = try sandbox()
    try sandbox.git("merge", "-q", "--no-edit", "main")
    try sandbox.git("checkout", "-q", "HEAD~1", "--", Sandbox.baseline + ".png", Sandbox.baseline + ".json")
    #expect(try sandbox.store.journal.records().count == 2)
    // The picture is not what the journal here says, which is said before anything is compared.
    #expect(try status(sandbox) == .unusable)
    #expect(try status(sandbox, from: "main") == .unusable)
  }

  @Test func aRejectionHereHoldsWhateverTheClocksSay() throws {
    for second in [1_000_000_000.0, 2_100_000_000] {
      let sandbox = try sandbox()
      try line(.reject, sandbox, at: second)
      #expect(try status(sandbox, from: "main") == .mismatch)
    }
  }

  @Test func aRejectionThatWhoeverApprovedKnewOfDoesNot() throws {
    let sandbox = try sandbox()
    try line(.reject, sandbox, at: 1_900_000_000)
    try sandbox.commit("Rejected here")
    try sandbox.git("checkout", "-q", "main")
    // The line of the rejection comes in before that of the approval, as union merges may do.
    let rejection = try sandbox.git("show", "work:Baselines/approvals.jsonl").text.split(separator: "\n").last
    let lines = try sandbox.text("Baselines/approvals.jsonl").split(separator: "\n")
    try sandbox.write(
      ([lines[0], rejection ?? ""] + lines.dropFirst()).map { $0 + "\n" }.joined(),
      to: "Baselines/approvals.jsonl")
    try sandbox.commit("Merged lines")
    try sandbox.git("checkout", "-q", "work")
    #expect(try status(sandbox, from: "main") == .approved)
  }

  @Test func anUndoThereOrHereTakesItBack() throws {
    let sandbox = try sandbox()
    let approval = try #require(
      try BranchJournals(of: ["main"], in: sandbox.project, environment: Sandbox.gitEnvironment).journals[0]
        .records.last)
    try line(.undo, sandbox, at: 1, undoes: approval.id)
    #expect(try status(sandbox, from: "main") == .mismatch)
  }

  /// The approval's line and the sidecar are there, and the picture beside them is another one.
  @Test func anApprovalCountsOnlyOfThePictureThatIsThere() throws {
    for isForged in [false, true] {
      let sandbox = try sandbox { sandbox in
        let other = isForged ? Screen().rows(1) : Self.after
        try sandbox.write(
          [UInt8](try PNG.encode(other.picture, effort: .fast)), to: Sandbox.baseline + ".png")
        try sandbox.commit("Another file")
      }
      #expect(try status(sandbox, from: "main") == (isForged ? .mismatch : .approved))
    }
  }

  /// Where the branch has a pointer of Git LFS, git makes the file of it, if it is set up to; else it is said.
  ///
  /// The filter has a name of its own, since a machine may have Git LFS and not the files.
  @Test(arguments: ["the file", "another file", "no filter", "a filter that fails"])
  func aPointerIsWhatGitMakesOfIt(_ way: String) throws {
    let sandbox = try sandbox { sandbox in
      try sandbox.write(try sandbox.bytes(Sandbox.baseline + ".png"), to: ".git/the file")
      try sandbox.write([UInt8](try PNG.encode(Screen().rows(1).picture)), to: ".git/another file")
      try sandbox.write(
        "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: Sandbox.baseline + ".png")
      try sandbox.commit("By Git LFS")
    }
    try sandbox.write("Baselines/**/*.png filter=large -text\n", to: ".gitattributes")
    switch way {
    case "no filter": break
    case "a filter that fails":
      try sandbox.git("config", "filter.large.smudge", "false")
      try sandbox.git("config", "filter.large.required", "true")
    default: try sandbox.git("config", "filter.large.smudge", "cat '\(sandbox.url(".git/\(way)").path)'")
    }
    let project = sandbox.project.counting(approvalsFrom: ["main"])
    let verdict = Gate().verdict(on: try Run("seen", in: project), against: BaselineStore(project))
    #expect(verdict.checks.first?.outcome.status == (way == "the file" ? .approved : .mismatch))
    let isSaid = way == "no filter" || way == "a filter that fails"
    #expect(
      verdict.findings.map { "\($0)" }
        == (isSaid
          ? [
            "the approval of \(Samples.key().text) on main does not count: \(Sandbox.baseline).png is a Git LFS pointer "
              + "there, and git could not fetch the file; install Git LFS and run \"git lfs fetch --all\""
          ] : []))
  }

  @Test func aMissingBaselineNeverPasses() throws {
    let sandbox = try sandbox()
    try sandbox.remove("Baselines/RecipesTests")
    #expect(try status(sandbox, from: "main") == .new)
  }

  @Test func aBranchThatIsNotThereStopsTheGate() throws {
    let sandbox = try sandbox()
    let project = sandbox.project.counting(approvalsFrom: ["origin/main"])
    let verdict = Gate().verdict(on: try Run("seen", in: project), against: BaselineStore(project))
    #expect(verdict.findings == [.branchUnreadable(.noSuchRef("origin/main"))])
    #expect(verdict.exitCode == .notComparable)
    #expect(verdict.checks.first?.outcome.status == .mismatch)
  }

  @Test func aJournalInConflictStopsTheGate() throws {
    let sandbox = try sandbox()
    let text = try sandbox.text("Baselines/approvals.jsonl")
    try sandbox.write("<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> main\n", to: "Baselines/approvals.jsonl")
    let verdict = try sandbox.verdict("seen")
    #expect(
      verdict.findings.map { "\($0)" } == [
        "line 1 of approvals.jsonl is a mark of an unfinished merge; keep the lines of both sides and remove the marks, "
          + "and run \"galley init\", which lets git do so from then on"
      ])
    try sandbox.commit("Conflict")
    #expect(throws: GitError.journal(ref: "work", .conflict(1))) {
      _ = try BranchJournals(of: ["work"], in: sandbox.project, environment: Sandbox.gitEnvironment)
    }
  }

  @Test func whatAnyBranchApprovedIsKnown() throws {
    let sandbox = try sandbox()
    let branches = try BranchJournals.ofAllBranches(in: sandbox.project, environment: Sandbox.gitEnvironment)
    let check = try #require(try sandbox.verdict("seen").checks.first)
    let known = try #require(branches.approval(of: check.transition, here: []))
    #expect(known.ref == "main" && known.record.by == "Bob")
    try line(.reject, sandbox, at: 2_100_000_000)
    #expect(branches.approval(of: check.transition, here: try sandbox.store.journal.records()) == nil)
  }
}
