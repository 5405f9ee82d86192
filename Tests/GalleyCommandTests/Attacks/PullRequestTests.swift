import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

/// Pull requests on a real remote: what the gate says on each side of what git can do to an approval.
@Suite struct PullRequestTests {
  private static let target = Samples.key()
  private static let other = Samples.key("other")
  private static let (before, after, third) = (Screen(), Screen().button("Remove"), Screen().rows(1))

  /// A bare repository, and clones of it.
  private struct Remote {
    let folder: Sandbox

    /// A remote whose `main` has two approved checks; `attributes`: whether the repository has what `galley init` adds.
    init(attributes: Bool = true) throws {
      folder = try Sandbox()
      try folder.git("init", "-q", "--bare", "-b", "main", "remote.git")
      try folder.git("-C", "remote.git", "config", "uploadpack.allowFilter", "true")
      let first = try Sandbox()
      try first.makeBaselines(.init(target, before), .init(other))
      let lines = GitAttributes(Settings(), usesLFS: false).lines.map { $0.text + "\n" }.joined()
      try first.makeRepository(attributes: attributes ? lines : nil)
      try first.git("remote", "add", "origin", url)
      try first.git("push", "-q", "origin", "main")
    }

    var url: String { "file://" + folder.url("remote.git").path }

    /// A clone; `driver`: whether it knows Galley's merge driver.
    func clone(driver: Bool = false, _ words: String...) throws -> Sandbox {
      try clone(words, driver: driver)
    }

    func clone(_ words: [String], driver: Bool = false) throws -> Sandbox {
      let sandbox = try Sandbox()
      try sandbox.remove("Package.swift")
      try sandbox.run(git: ["clone", "-q"] + words + [url, "."])
      if driver {
        try sandbox.git("config", "merge.galley.driver", "'\(Binary.path)' merge-driver %O %A %B %P")
      }
      return sandbox
    }
  }

  /// Approves a screen on a branch of its own, and pushes it.
  private func branch(
    _ name: String, _ key: CheckKey = target, _ screen: Screen = after, in remote: Remote,
    from start: String = "origin/main"
  ) throws {
    let sandbox = try remote.clone()
    try sandbox.git("checkout", "-q", "-b", name, start)
    try sandbox.makeBaselines(.init(key, screen))
    try sandbox.commit("Approve \(name)")
    let end = try sandbox.git("push", "-q", "origin", name)
    #expect(end.status == 0, "\(end.text)")
  }

  /// What the gate says of a checkout in which the target shows a screen.
  private func verdict(
    _ sandbox: Sandbox, _ screen: Screen, other: Screen = before, _ words: String...
  ) throws -> ToolResult {
    let name = "r\(UUID().uuidString.prefix(8))"
    try sandbox.run(name, .init(Self.target, screen), .init(Self.other, other))
    return Tool(sandbox: sandbox).run(["gate", "--run", name] + words)
  }

  private func merge(_ sandbox: Sandbox, _ words: String...) throws -> Int32 {
    try sandbox.run(git: ["merge", "-q", "--no-edit"] + words).status
  }

  @Test(arguments: [false, true]) func anApprovalIsMerged(driver: Bool) throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let main = try remote.clone(driver: driver)
    #expect(try verdict(main, Self.after).code == .differences)
    #expect(try merge(main, "origin/feature") == 0)
    #expect(try verdict(main, Self.after).code == .clean)
    #expect(try verdict(main, Self.before).code == .differences)
  }

  @Test(arguments: [false, true]) func approvalsOfTwoChecksAreMerged(driver: Bool) throws {
    let remote = try Remote()
    try branch("one", in: remote)
    try branch("two", Self.other, Self.third, in: remote)
    let main = try remote.clone(driver: driver)
    #expect(try merge(main, "origin/one") == 0)
    #expect(try merge(main, "origin/two") == 0)
    #expect(try verdict(main, Self.after, other: Self.third).code == .clean)
    #expect(try verdict(main, Self.after).code == .differences)
    // No line is lost, and none doubled.
    #expect(try main.store.journal.records().count == 4)
  }

  @Test(arguments: [false, true], ["-Xours", "-Xtheirs", "-sours"])
  func twoApprovalsOfOneCheckPassNothingThatNobodyApproved(driver: Bool, strategy: String) throws {
    let remote = try Remote()
    try branch("one", in: remote)
    try branch("two", Self.target, Self.third, in: remote)
    let main = try remote.clone(driver: driver)
    #expect(try merge(main, "origin/one") == 0)
    if try merge(main, strategy, "origin/two") != 0 {
      try main.git("add", "-A")
      try main.git("commit", "-q", "-m", "Merge")
    }
    // One of both may be the baseline now, and then it is the one whose approval is the last.
    let passing = try [Self.before, Self.after, Self.third].filter { try verdict(main, $0).code == .clean }
    #expect(passing.count <= 1)
    #expect(!passing.contains { $0.button == Self.before.button && $0.rows == Self.before.rows })
    for screen in [Self.before, Self.after, Self.third] {
      let result = try verdict(main, screen)
      #expect(result.code == .clean || result.code == .differences || result.code == .notComparable)
    }
  }

  @Test func anApprovalIsRebased() throws {
    let remote = try Remote()
    try branch("one", in: remote)
    try branch("two", Self.other, Self.third, in: remote)
    let work = try remote.clone()
    try work.git("checkout", "-q", "two")
    let end = try work.git("rebase", "-q", "origin/one")
    #expect(end.status == 0, "\(end.text)")
    #expect(try verdict(work, Self.after, other: Self.third).code == .clean)
  }

  @Test func anApprovalIsSquashed() throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let main = try remote.clone()
    #expect(try merge(main, "--squash", "origin/feature") == 0)
    try main.commit("Squash")
    #expect(try verdict(main, Self.after).code == .clean)
  }

  /// Both approved another picture of one check: a person chooses, and what was chosen passes, and nothing else.
  @Test(arguments: ["--ours", "--theirs"]) func whoeverSettlesAConflictChooses(_ side: String) throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let main = try remote.clone()
    try main.makeBaselines(.init(Self.target, Self.third))
    try main.commit("Approve otherwise")
    #expect(try merge(main, "origin/feature") != 0)
    #expect(try verdict(main, Self.after).code == .notComparable)
    try main.git("checkout", side, "--", Sandbox.baseline + ".png", Sandbox.baseline + ".json")
    try main.commit("Merge")
    let (chosen, dropped) = side == "--ours" ? (Self.third, Self.after) : (Self.after, Self.third)
    #expect(try verdict(main, chosen).code == .clean)
    #expect(try verdict(main, dropped).code == .differences)
    // The next approval settles it: what was dropped does not come back by hand.
    try main.makeBaselines(.init(Self.target, Screen().rows(2)))
    try main.git("checkout", "origin/feature", "--", Sandbox.baseline + ".png", Sandbox.baseline + ".json")
    if side == "--theirs" { #expect(try verdict(main, Self.after).code == .notComparable) }
  }

  @Test(arguments: [true, false]) func anApprovalIsReverted(isFastForward: Bool) throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let main = try remote.clone()
    #expect(try merge(main, isFastForward ? "--ff-only" : "--no-ff", "origin/feature") == 0)
    #expect(try verdict(main, Self.after).code == .clean)
    let parent = isFastForward ? [] : ["-m", "1"]
    let end = try main.run(git: ["revert", "--no-edit"] + parent + ["HEAD"])
    #expect(end.status == 0, "\(end.text)")
    #expect(try verdict(main, Self.before).code == .clean)
    #expect(try verdict(main, Self.after).code == .differences)
  }

  @Test func anApprovalIsRevertedAfterOthers() throws {
    let remote = try Remote()
    try branch("one", in: remote)
    try branch("two", Self.other, Self.third, in: remote)
    let main = try remote.clone()
    #expect(try merge(main, "origin/one") == 0)
    let first = try main.git("rev-parse", "HEAD").text.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try merge(main, "origin/two") == 0)
    _ = try main.git("revert", "--no-edit", first)
    #expect(try verdict(main, Self.after, other: Self.third).code != .clean)
    // Whether git kept the line is git's matter: if so, the state that came back is approved once more.
    if try verdict(main, Self.before, other: Self.third).code != .clean {
      try main.run("again", .init(Self.target, Self.before), .init(Self.other, Self.third))
      let tool = Tool(sandbox: main)
      #expect(tool("approve", "--run", "again", "--all").code == .clean)
    }
    #expect(try verdict(main, Self.before, other: Self.third).code == .clean)
  }

  /// Only the files go back, and the line stays: nobody decided that.
  @Test func filesThatAreTakenBackAloneAreNotClean() throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let work = try remote.clone("--branch=feature")
    try work.git("checkout", "origin/main", "--", Sandbox.baseline + ".png", Sandbox.baseline + ".json")
    try work.commit("Pictures as they were")
    #expect(try verdict(work, Self.before).code == .notComparable)
    #expect(try verdict(work, Self.after).code == .notComparable)
  }

  @Test func whatMainApprovedCountsByItsFiles() throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let author = try remote.clone()
    try author.git("push", "-q", "origin", "origin/feature:main")
    let work = try remote.clone()
    try work.git("checkout", "-q", "-b", "work", "HEAD~1")
    #expect(try verdict(work, Self.after).code == .differences)
    let counted = try verdict(work, Self.after, "--approvals-from", "origin/main")
    #expect(counted.code == .clean && (counted.out + counted.err).contains("details"), "\(counted.err)")
    // A partial clone has no picture of the other branch, and it is not fetched for a verdict: then it does not count.
    let partial = try remote.clone("--filter=blob:none", "--no-checkout")
    try partial.git("checkout", "-q", "-b", "work", "HEAD~1")
    let uncounted = try verdict(partial, Self.after, "--approvals-from", "origin/main")
    #expect(uncounted.code == .notComparable, "\(uncounted.out + uncounted.err)")
    #expect((uncounted.out + uncounted.err).contains("promisor remote"), "\(uncounted.out + uncounted.err)")
  }

  @Test func anApprovalIsPickedOntoARelease() throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let release = try remote.clone()
    try release.git("checkout", "-q", "-b", "release", "origin/main")
    #expect(try release.git("cherry-pick", "origin/feature").status == 0)
    #expect(try verdict(release, Self.after).code == .clean)
  }

  @Test func anApprovalIsPickedOntoAReleaseWithAnotherBaseline() throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    try branch("release", Self.target, Self.third, in: remote)
    let release = try remote.clone()
    try release.git("checkout", "-q", "release")
    #expect(try release.git("cherry-pick", "origin/feature").status != 0)
    try release.git("checkout", "--theirs", "--", ".")
    try release.git("add", "-A")
    try release.git("commit", "-q", "-m", "Pick")
    #expect(try verdict(release, Self.third).code != .clean)
    #expect(try verdict(release, Self.before).code != .clean)
  }

  @Test(arguments: [[], ["--depth=1"], ["--filter=blob:none"]])
  func everyKindOfCloneHasTheSameVerdict(_ words: [String]) throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let clone = try remote.clone(["--branch=feature"] + words)
    #expect(try verdict(clone, Self.after).code == .clean)
    #expect(try verdict(clone, Self.before).code == .differences)
    #expect(clone.store.verify().isClean)
  }

  @Test func aShallowClone() throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let shallow = try remote.clone("--depth=1", "--branch=feature")
    #expect(try verdict(shallow, Self.after).code == .clean)
    let based = try verdict(shallow, Self.after, "--base", "origin/main")
    #expect(based.code == .notComparable)
    #expect((based.out + based.err).contains("git fetch"), "\(based.out + based.err)")
    try shallow.git("fetch", "-q", "--unshallow", "origin", "+refs/heads/*:refs/remotes/origin/*")
    let again = try verdict(shallow, Self.after, "--base", "origin/main")
    #expect(again.code == .clean, "\(again.out + again.err)")
    #expect((again.out + again.err).contains("details"))
  }

  @Test(.enabled(if: Sandbox.canSign, "ssh-keygen is not installed: apt-get install openssh-client"))
  func aShallowCloneSignsOnlyWithAStatedName() throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let shallow = try remote.clone("--depth=1", "--branch=feature")
    let key = try shallow.makeKey("ada")
    let project = try Project.open(root: shallow.root)
    #expect(throws: SigningError.firstCommitMissing(project.root)) {
      try DecisionSigner(key: key.path, in: project)
    }
    try shallow.write("{ repository: 'recipes' }", to: "Galley.json")
    _ = try DecisionSigner(key: key.path, in: try Project.open(root: shallow.root))
    try shallow.git("fetch", "-q", "--unshallow", "origin")
    _ = try DecisionSigner(key: key.path, in: project)
  }

  @Test func aPartialClone() throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let partial = try remote.clone("--filter=blob:none", "--branch=feature")
    #expect(try verdict(partial, Self.after).code == .clean)
    // What git has not fetched is not guessed.
    let based = try verdict(partial, Self.after, "--base", "origin/main")
    let text = based.out + based.err
    #expect(based.code == .clean ? text.contains("details") : text.contains("git "), "\(text)")
  }

  @Test(.enabled(if: hasLFS, "git-lfs is not installed"))
  func picturesInLFS() throws {
    let remote = try Remote()
    let work = try remote.clone()
    try work.git("checkout", "-q", "-b", "feature")
    try work.git("lfs", "install", "--local")
    try work.git("lfs", "track", "Baselines/**/*.png")
    try work.makeBaselines(.init(Self.target, Self.after))
    try work.git("add", "--renormalize", ".")
    try work.commit("Keep pictures in LFS")
    #expect(try work.git("show", "HEAD:\(Sandbox.baseline).png").text.contains("git-lfs"))
    let end = try work.git("push", "-q", "origin", "feature")
    #expect(end.status == 0, "\(end.text)")
    #expect(try verdict(work, Self.after).code == .clean)

    let clone = try remote.clone("--branch=feature")
    let before = try verdict(clone, Self.after)
    #expect(before.code == .notComparable)
    #expect((before.out + before.err).contains("git lfs pull"))
    try clone.git("lfs", "install", "--local")
    let pull = try clone.git("lfs", "pull")
    #expect(pull.status == 0, "\(pull.text)")
    #expect(try verdict(clone, Self.after).code == .clean)
    #expect(try verdict(clone, Self.before).code == .differences)
    let based = try verdict(clone, Self.after, "--base", "origin/main")
    #expect(based.code == .clean && (based.out + based.err).contains("details"), "\(based.out + based.err)")
  }

  /// Where Git LFS is not installed, a clone has its pointers in place of pictures.
  @Test func pointersThatWereNotFetchedAreNotClean() throws {
    let remote = try Remote()
    try branch("feature", in: remote)
    let work = try remote.clone("--branch=feature")
    try work.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: Sandbox.baseline + ".png")
    try work.commit("By Git LFS")
    try work.git("push", "-q", "origin", "feature")
    let clone = try remote.clone("--depth=1", "--branch=feature")
    let result = try verdict(clone, Self.after)
    #expect(result.code == .notComparable)
    #expect((result.out + result.err).contains("Git LFS pointer"), "\(result.out + result.err)")
  }

  private static let hasLFS = ((try? Sandbox().git("lfs", "version"))?.status ?? 1) == 0
}

extension Sandbox {
  /// Runs git with words that are not known when the call is written.
  @discardableResult
  fileprivate func run(git words: [String]) throws -> GitEnd {
    let script = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    return try git("-c", "alias.galley-test=!git \(script)", "galley-test")
  }
}
