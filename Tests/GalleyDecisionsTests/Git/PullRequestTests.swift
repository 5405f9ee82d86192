import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyImage
import Testing

@testable import GalleyDecisions

/// A pull request on a real remote: what was approved on a branch, and the verdict wherever it gets to.
@Suite struct PullRequestTests {
  private static let before = Screen()
  private static let after = Screen().button("Remove")
  private static let other = Samples.key("other")

  /// A bare repository, and clones of it.
  private struct Remote {
    let folder: Sandbox
    var url: String { "file://" + folder.url("remote.git").path }

    /// A remote whose `main` has two baselines, and a clone of it.
    init(attributes: String? = nil) throws {
      folder = try Sandbox()
      try folder.git("init", "-q", "--bare", "-b", "main", "remote.git")
      try folder.git("-C", "remote.git", "config", "uploadpack.allowFilter", "true")
      let first = try Sandbox()
      try first.makeBaselines(.init(), .init(PullRequestTests.other))
      try first.makeRepository(attributes: attributes ?? "Baselines/approvals.jsonl -text merge=union\n")
      try first.git("remote", "add", "origin", url)
      try first.git("push", "-q", "origin", "main")
    }

    /// A clone with a branch checked out.
    func clone(_ branch: String = "main", _ options: String...) throws -> Sandbox {
      let sandbox = try Sandbox()
      try sandbox.remove("Package.swift")
      let end = try folder.git(
        arguments: ["clone", "-q"] + options + ["--branch", branch, url, sandbox.root])
      #expect(end.status == 0, "\(end.text)")
      return sandbox
    }
  }

  /// The status of the sample check, and whether the gate is clean.
  private struct Look: Equatable {
    var status: CheckRecord.Status?
    var isClean: Bool

    init(_ status: CheckRecord.Status?, _ isClean: Bool) {
      self.status = status
      self.isClean = isClean
    }
  }

  /// The verdict in a checkout where the sample check makes a screen.
  private func look(_ sandbox: Sandbox, _ screen: Screen, from refs: String...) throws -> Look {
    let name = "r\(UUID().uuidString.prefix(6))"
    try sandbox.run(name, .init(Samples.key(), screen), .init(Self.other))
    let project = sandbox.project.counting(approvalsFrom: refs)
    let verdict = Gate().verdict(on: try Run(name, in: project), against: BaselineStore(project))
    return Look(
      verdict.checks.first { $0.key == Samples.key() }?.outcome.status, verdict.exitCode == .clean)
  }

  /// A remote with a branch `feature` on which the new screen was approved.
  private func approved(attributes: String? = nil) throws -> (Remote, Sandbox) {
    let remote = try Remote(attributes: attributes)
    let author = try remote.clone()
    try author.git("checkout", "-q", "-b", "feature")
    try author.makeBaselines(.init(Samples.key(), Self.after))
    try author.commit("Approve")
    try author.git("push", "-q", "origin", "feature")
    return (remote, author)
  }

  @Test(arguments: [[], ["--depth", "1"], ["--filter=blob:none"]])
  func everyKindOfCloneHasTheSameVerdict(_ options: [String]) throws {
    let (remote, _) = try approved()
    let ci =
      switch options.count {
      case 0: try remote.clone("feature")
      case 1: try remote.clone("feature", options[0])
      default: try remote.clone("feature", options[0], options[1])
      }
    #expect(try look(ci, Self.after) == Look(.match, true))
    #expect(try look(ci, Self.before) == Look(.mismatch, false))
    #expect(ci.store.verify().isClean)
  }

  @Test func aMergeOfDifferentChecksIsClean() throws {
    let (remote, _) = try approved()
    let colleague = try remote.clone()
    try colleague.makeBaselines(.init(Self.other, Screen().rows(1)))
    try colleague.commit("Approve another check")
    try colleague.git("fetch", "-q")
    let merge = try colleague.git("merge", "-q", "--no-edit", "origin/feature")
    #expect(merge.status == 0, "\(merge.text)")
    try colleague.run("r", .init(Samples.key(), Self.after), .init(Self.other, Screen().rows(1)))
    #expect(try colleague.verdict("r").exitCode == .clean)
    #expect(try colleague.store.journal.records().count == 4)
  }

  /// Both approved another picture of one check: a person chooses, and what was chosen passes, and nothing else.
  @Test(arguments: ["--ours", "--theirs"]) func whoeverSettlesAConflictChooses(_ side: String) throws {
    let (remote, _) = try approved()
    let colleague = try remote.clone()
    let mine = Screen().button("Discard")
    try colleague.makeBaselines(.init(Samples.key(), mine))
    try colleague.commit("Approve otherwise")
    let merge = try colleague.git("merge", "-q", "--no-edit", "origin/feature")
    #expect(merge.status != 0)
    #expect(try look(colleague, Self.after) == Look(.unusable, false))
    try colleague.git("checkout", side, "--", Sandbox.baseline + ".png", Sandbox.baseline + ".json")
    try colleague.commit("Merge")
    let (chosen, dropped) = side == "--ours" ? (mine, Self.after) : (Self.after, mine)
    #expect(try look(colleague, chosen) == Look(.match, true))
    #expect(try look(colleague, dropped) == Look(.mismatch, false))
    // The next approval settles it: what was dropped does not come back by hand.
    try colleague.makeBaselines(.init(Samples.key(), Screen().rows(2)))
    try colleague.git(
      "checkout", "origin/feature", "--", Sandbox.baseline + ".png", Sandbox.baseline + ".json")
    if side == "--theirs" { #expect(try look(colleague, Self.after) == Look(.unusable, false)) }
  }

  @Test func aRebaseIsClean() throws {
    let (remote, author) = try approved()
    let colleague = try remote.clone()
    try colleague.makeBaselines(.init(Self.other, Screen().rows(1)))
    try colleague.commit("Approve another check")
    try colleague.git("push", "-q", "origin", "main")
    try author.git("fetch", "-q")
    let rebase = try author.git("rebase", "-q", "origin/main")
    #expect(rebase.status == 0, "\(rebase.text)")
    try author.run("r", .init(Samples.key(), Self.after), .init(Self.other, Screen().rows(1)))
    #expect(try author.verdict("r").exitCode == .clean)
  }

  @Test func aRevertAndACherryPickAreClean() throws {
    let (remote, author) = try approved()
    let main = try remote.clone()
    try main.git("merge", "-q", "--no-ff", "--no-edit", "origin/feature")
    #expect(try look(main, Self.after) == Look(.match, true))
    let revert = try main.git("revert", "-m", "1", "--no-edit", "HEAD")
    #expect(revert.status == 0, "\(revert.text)")
    #expect(try look(main, Self.before) == Look(.match, true))
    #expect(try look(main, Self.after) == Look(.mismatch, false))
    try author.git("checkout", "-q", "-b", "release", "origin/main")
    #expect(try author.git("cherry-pick", "feature").status == 0)
    #expect(try look(author, Self.after) == Look(.match, true))
  }

  /// Only the pictures go back, and the line stays: nobody decided that.
  @Test func picturesThatAreTakenBackAloneAreNotClean() throws {
    let (_, author) = try approved()
    try author.git("checkout", "origin/main", "--", Sandbox.baseline + ".png", Sandbox.baseline + ".json")
    try author.commit("Pictures as they were")
    #expect(try look(author, Self.before) == Look(.unusable, false))
    #expect(try look(author, Self.after) == Look(.unusable, false))
  }

  @Test func whatMainApprovedCountsByItsFiles() throws {
    let (remote, author) = try approved()
    try author.git("push", "-q", "origin", "feature:main")
    let work = try remote.clone()
    try work.git("checkout", "-q", "-b", "work", "HEAD~1")
    #expect(try look(work, Self.after) == Look(.mismatch, false))
    #expect(try look(work, Self.after, from: "origin/main") == Look(.approved, true))
    // A partial clone has no picture of the other branch, and it is not fetched for a verdict: then it does not count.
    let partial = try remote.clone("main", "--filter=blob:none", "--no-checkout")
    try partial.git("checkout", "-q", "-b", "work", "HEAD~1")
    let seen = try look(partial, Self.after, from: "origin/main")
    #expect(seen == Look(.mismatch, false) || seen == Look(.approved, true))
  }

  @Test func pointersThatWereNotFetchedAreNotClean() throws {
    let (remote, author) = try approved()
    try author.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: Sandbox.baseline + ".png")
    try author.commit("By Git LFS")
    try author.git("push", "-q", "origin", "feature")
    let ci = try remote.clone("feature", "--depth", "1")
    try ci.run("r", .init(Samples.key(), Self.after), .init(Self.other))
    let verdict = try ci.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    let sentence = verdict.checks.compactMap {
      if case .unusable(let fault) = $0.outcome { "\(fault)" } else { nil }
    }
    #expect(sentence.count == 1 && sentence[0].contains("Git LFS pointer"), "\(sentence)")
  }
}
