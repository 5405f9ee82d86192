import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

@Suite struct BranchReviewTests {
  private static let changed = Screen().button("Remove")

  /// A repository whose branch `main` has two baselines, with the branch `feature` checked out, which has a source more.
  private func sandbox(settings: String? = nil) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    if let settings { try sandbox.write(settings, to: "Galley.json") }
    try sandbox.makeRepository()
    try sandbox.git("checkout", "-q", "-b", "feature")
    try sandbox.write("text", to: "Sources/feature.swift")
    try sandbox.commit("Begin a feature")
    return sandbox
  }

  private func review(_ sandbox: Sandbox, _ ref: String = "main") throws -> BranchReview {
    let project = try Project.open(root: sandbox.root)
    return try BranchReview(try BaseBranch(ref, in: project), BaselineStore(project))
  }

  private func verdict(_ sandbox: Sandbox, _ run: String = "r") throws -> Verdict {
    let project = try Project.open(root: sandbox.root)
    return try Gate().review(
      of: try Run(run, in: project), against: BaselineStore(project),
      since: try BaseBranch("main", in: project))
  }

  @Test func aBranchThatChangedNothingHasNothingToShow() throws {
    let sandbox = try sandbox()
    #expect(try review(sandbox).changes.isEmpty)
    try sandbox.write("text", to: "Sources/a.swift")
    try sandbox.commit("A source")
    #expect(try review(sandbox).changes.isEmpty)
  }

  @Test(arguments: [true, false]) func everyBaselineThatDiffersIsListed(_ isCommitted: Bool) throws {
    let sandbox = try sandbox()
    try sandbox.run(
      "r", .init(Samples.key(), Self.changed), .init(Samples.key("fresh"), Screen().button("Fresh")))
    try sandbox.approve("r")
    _ = try sandbox.store.remove(
      Samples.key("other"), expecting: try #require(try sandbox.store.read(Samples.key("other")).digest),
      Signature(by: "Bob", at: Samples.signature.at, reason: "gone"))
    if isCommitted { try sandbox.commit("Approve") }
    let changes = try review(sandbox).changes
    #expect(changes.map(\.key) == [Samples.key(), Samples.key("fresh"), Samples.key("other")])
    #expect(changes.map(\.kind) == [.changed, .added, .removed])
    #expect(changes.map { $0.decision?.by } == [Samples.signature.by, Samples.signature.by, "Bob"])
    #expect(changes[0].before?.content.map(Git.isDigest) == true)
  }

  @Test func whatIsUnderAnotherNameIsARename() throws {
    let sandbox = try sandbox()
    let digest = try #require(try sandbox.store.read(Samples.key("other")).digest)
    _ = try sandbox.store.remove(Samples.key("other"), expecting: digest, Samples.signature)
    try sandbox.makeBaselines(.init(Samples.key("new name")))
    let changes = try review(sandbox).changes
    #expect(changes.map(\.kind) == [.renamed])
    #expect(
      changes.first?.key == Samples.key("new name") && changes.first?.before?.key == Samples.key("other"))
  }

  @Test func aPictureOfAnotherCheckIsACopy() throws {
    let sandbox = try sandbox()
    try sandbox.makeBaselines(.init(Samples.key("unlike"), Self.changed))
    try sandbox.commit("Approve on main")
    try sandbox.git("branch", "-f", "main", "HEAD")
    try sandbox.makeBaselines(
      .init(Samples.key(), Self.changed), .init(Samples.key("fresh"), Self.changed),
      .init(Samples.key("new"), Screen().rows(2)))
    let changes = try review(sandbox).changes
    #expect(changes.map(\.kind) == [.changed, .copied, .added])
    #expect(changes.map(\.origin?.key) == [Samples.key("unlike"), Samples.key("unlike"), nil])
    // A copy is a baseline that came, which somebody has to decide.
    #expect(changes.allSatisfy { !$0.isSameContent })
  }

  @Test func whatNoDecisionMadeIsListedWithoutOne() throws {
    let sandbox = try sandbox()
    let stem = "Baselines/RecipesTests/testDetails/"
    for name in ["other", "details"] {
      let bytes = try sandbox.bytes(stem + "\(name).iphone-x-light.png")
      try sandbox.write(bytes + [0], to: stem + "\(name).iphone-x-light.png")
    }
    try sandbox.git("rm", "-q", "-f", stem + "other.iphone-x-light.png", stem + "other.iphone-x-light.json")
    let changes = try review(sandbox).changes
    // The sidecar is as it was, and the file beside it cannot be read.
    #expect(changes.map(\.kind) == [.changed, .removed])
    #expect(changes.map(\.hasOtherFile) == [true, false])
    #expect(changes.allSatisfy { $0.decision == nil })
  }

  @Test func onlyTheSamePictureIsWrittenAnew() throws {
    let sandbox = try sandbox()
    let picture = Sandbox.baseline + ".png"
    try sandbox.write([UInt8](try PNG.encode(Screen().picture, effort: .best)), to: picture)
    #expect(try review(sandbox).changes.map(\.kind) == [.rewritten])
    try sandbox.write([UInt8](try PNG.encode(Self.changed.picture)), to: picture)
    let changes = try review(sandbox).changes
    #expect(changes.map(\.kind) == [.changed] && changes.map(\.hasOtherFile) == [true])
  }

  @Test func aSidecarThatCannotBeReadIsNotRemoved() throws {
    let sandbox = try sandbox()
    try sandbox.write("{", to: Sandbox.baseline + ".json")
    let other = "Baselines/RecipesTests/testDetails/other.iphone-x-light.json"
    try sandbox.remove(other)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url(other).path, withDestinationPath: "details.iphone-x-light.json")
    let changes = try review(sandbox).changes
    #expect(changes.map(\.key) == [Samples.key(), Samples.key("other")])
    #expect(changes.map(\.kind) == [.changed, .changed])
  }

  @Test func aSecondSidecarOfACheckLetsNothingVanish() throws {
    let sandbox = try sandbox()
    for end in ["png", "json"] {
      try sandbox.write(try sandbox.bytes("\(Sandbox.baseline).\(end)"), to: "Baselines/Else/details.\(end)")
    }
    try sandbox.run("r", .init(), .init(Samples.key("other")))
    #expect(try verdict(sandbox).notices?.contains { $0.kind == .vanishedChecks } == false)
  }

  @Test func filesThatGitIsToldNotToLookAtAreLookedAt() throws {
    for flag in ["--assume-unchanged", "--skip-worktree"] {
      let sandbox = try sandbox()
      try sandbox.git("update-index", flag, Sandbox.baseline + ".json", Sandbox.baseline + ".png")
      try sandbox.run("r", .init(Samples.key(), Self.changed))
      try sandbox.approve("r")
      #expect(try review(sandbox).changes.map(\.kind) == [.changed], "\(flag)")
    }
  }

  @Test func whatTheBaseChangedSinceIsNotTheBranchs() throws {
    let sandbox = try sandbox()
    try sandbox.git("checkout", "-q", "main")
    try sandbox.run("m", .init(Samples.key(), Self.changed))
    try sandbox.approve("m")
    try sandbox.commit("On main")
    try sandbox.git("checkout", "-q", "feature")
    #expect(try review(sandbox).changes.isEmpty)
    try sandbox.run("r", .init(Samples.key("fresh"), Self.changed))
    try sandbox.approve("r")
    #expect(try review(sandbox).changes.map(\.key) == [Samples.key("fresh")])
  }

  @Test func aTagOfTheBasesNameIsNotTheBase() throws {
    let sandbox = try sandbox()
    try sandbox.run("r", .init(Samples.key(), Self.changed))
    try sandbox.approve("r")
    try sandbox.commit("Approve")
    try sandbox.git("tag", "main")
    #expect(try review(sandbox).changes.map(\.kind) == [.changed])
    try sandbox.git("update-ref", "refs/remotes/origin/main", "refs/heads/main")
    try sandbox.git("tag", "origin/main")
    #expect(try review(sandbox, "origin/main").changes.map(\.kind) == [.changed])
    try sandbox.git("tag", "v1", "refs/heads/main")
    #expect(try review(sandbox, "refs/tags/v1").changes.map(\.kind) == [.changed])
  }

  @Test func aSidecarThatCannotBeReadIsAChangeOfItsCheck() throws {
    let sandbox = try sandbox()
    try sandbox.write("{}", to: Sandbox.baseline + ".json")
    let changes = try review(sandbox).changes
    #expect(changes.map(\.text) == [Samples.key().text])
    #expect(changes.map(\.kind) == [.changed])
  }

  @Test func checksThatVanishedAreNamed() throws {
    let sandbox = try sandbox()
    try sandbox.run("r", .init())
    let notices = try #require(try verdict(sandbox).notices)
    #expect(notices == [Notice(.vanishedChecks, [.vanished(Samples.key("other"), by: .nobody)])])
    let digest = try #require(try sandbox.store.read(Samples.key("other")).digest)
    let removed = try sandbox.store.remove(Samples.key("other"), expecting: digest, Samples.signature)
    #expect(
      try verdict(sandbox).notices == [
        Notice(.vanishedChecks, [.gone(Samples.key("other"), removed, by: .unknown)])
      ])
    // Who forbids baselines that are not checked does not mean to allow those that the base has.
    try sandbox.makeBaselines(.init(Samples.key("other")))
    try sandbox.write("{ forbid: ['uncheckedBaselines'] }", to: "Galley.json")
    let stopped = try verdict(sandbox)
    #expect(stopped.exitCode == .differences)
    #expect(stopped.notices?.first { $0.kind == .vanishedChecks }?.forbidden == .settings)
  }

  @Test func settingsThatDifferAreListed() throws {
    let sandbox = try sandbox(settings: "{ keepRuns: 5, forbid: ['budget'] }")
    try sandbox.run("r", .init(), .init(Samples.key("other")))
    #expect(try verdict(sandbox).notices == [])
    try sandbox.write("{ keepRuns: 5, level: 'layout' }", to: "Galley.json")
    #expect(
      try verdict(sandbox).notices == [
        Notice(
          .changedSettings,
          [
            .setting(SettingsChange(field: "forbid", before: "[\"budget\"]")),
            .setting(SettingsChange(field: "level", after: "\"layout\"")),
          ])
      ])
  }

  @Test func whatTheBaseForbidsABranchCannotAllow() throws {
    let sandbox = try sandbox(settings: "{ forbid: ['levelBelowStrict', 'changedSettings'] }")
    try sandbox.write("{}", to: "Galley.json")
    try sandbox.run(
      "r", .init(Samples.key(), settings: MatchSettings(level: .none)), .init(Samples.key("other")))
    let verdict = try verdict(sandbox)
    #expect(verdict.exitCode == .differences)
    #expect(verdict.notices?.map(\.kind) == [.levelBelowStrict, .changedSettings])
    #expect(verdict.notices?.allSatisfy { $0.forbidden == .base("main") } == true)
    // What the base forbids now holds, also where the branch left it before.
    let other = try self.sandbox()
    try other.git("checkout", "-q", "main")
    try other.write("{ forbid: ['levelBelowStrict'] }", to: "Galley.json")
    try other.commit("Forbid")
    try other.git("checkout", "-q", "feature")
    try other.run(
      "r", .init(Samples.key(), settings: MatchSettings(level: .none)), .init(Samples.key("other")))
    #expect(try self.verdict(other).notices?.first?.forbidden == .base("main"))
  }

  @Test func aProjectInAFolderOfItsRepositoryIsFound() throws {
    let outer = try Sandbox()
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try FileManager.default.moveItem(
      atPath: sandbox.root + "/Baselines", toPath: outer.root + "/Baselines")
    try outer.write("{}", to: "App/Galley.json")
    try FileManager.default.moveItem(atPath: outer.root + "/Baselines", toPath: outer.root + "/App/Baselines")
    try outer.makeRepository()
    let project = try Project.open(root: outer.root + "/App")
    let store = BaselineStore(project)
    let digest = try #require(try store.read(Samples.key()).digest)
    _ = try store.remove(Samples.key(), expecting: digest, Samples.signature)
    let changes = try BranchReview(try BaseBranch("main", in: project), store).changes
    #expect(changes.map(\.kind) == [.removed] && changes.map(\.key) == [Samples.key()])
  }

  // MARK: - Errors

  private func fault(_ ref: String, _ sandbox: Sandbox) -> String {
    do throws(BaseError) {
      return "found: \(try BaseBranch(ref, in: sandbox.project).commit)"
    } catch {
      return "\(error)"
    }
  }

  @Test func aBaseThatIsNotThereIsAnErrorWithAWayOut() throws {
    let sandbox = try sandbox()
    expectGolden(fault("origin/main", sandbox), "fault(\"origin/main\", sandbox)")
    expectGolden(fault("--upload-pack=x", sandbox), "fault(\"--upload-pack=x\", sandbox)")
    try sandbox.git("checkout", "-q", "--orphan", "alone")
    try sandbox.commit("Alone")
    expectGolden(fault("main", sandbox), "fault(\"main\", sandbox)")
    let bare = try Sandbox()
    #expect(fault("main", bare).hasPrefix("the base \"main\" cannot be read: "))
  }

  /// A clone of a repository on this machine, by words of git.
  private func clone(_ origin: Sandbox, _ words: String...) throws -> Sandbox {
    try origin.git("config", "uploadpack.allowFilter", "true")
    let clone = try Sandbox()
    try clone.remove("Package.swift")
    _ = try clone.git("init", "-q", "-b", "feature")
    try clone.git("remote", "add", "origin", "file://\(origin.root)")
    for line in words {
      let end = try clone.git(arguments: line.split(separator: " ").map(String.init))
      #expect(end.status == 0, "\(line): \(end.text)")
    }
    return clone
  }

  @Test func aShallowCloneSaysHowToFetchMore() throws {
    let origin = try sandbox()
    try origin.commit("One")
    try origin.git("checkout", "-q", "main")
    try origin.commit("Two")
    let shallow = try clone(
      origin, "fetch -q --depth=1 origin feature", "checkout -q FETCH_HEAD")
    expectGolden(fault("origin/main", shallow), "without the base")
    try shallow.git("fetch", "-q", "--depth=1", "origin", "main:refs/remotes/origin/main")
    expectGolden(fault("origin/main", shallow), "with a shallow base")
    // The way out leads out.
    try shallow.git("fetch", "-q", "--deepen=1000")
    #expect(fault("origin/main", shallow).hasPrefix("found: "))
  }

  @Test func aPartialCloneSaysWhatIsMissing() throws {
    let origin = try sandbox()
    let digest = try #require(try origin.store.read(Samples.key()).digest)
    _ = try origin.store.remove(Samples.key(), expecting: digest, Samples.signature)
    try origin.commit("Remove")
    let partial = try clone(
      origin, "fetch -q --filter=blob:none origin", "checkout -q -b feature origin/feature")
    #expect(throws: BaseError.self) { try review(partial, "origin/main") }
    do { _ = try review(partial, "origin/main") } catch {
      #expect(
        "\(error)"
          == "this partial clone does not have all files of \"origin/main\" that are compared; fetch them with "
          + "\"git fetch --refetch --no-filter\"")
    }
    let end = try partial.git("fetch", "-q", "--refetch", "--no-filter")
    #expect(end.status == 0, "\(end.text)")
    #expect(try review(partial, "origin/main").changes.map(\.kind) == [.removed])
  }
}
