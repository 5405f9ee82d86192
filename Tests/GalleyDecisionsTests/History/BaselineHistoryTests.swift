import BaselineFixtures
import Foundation
import GalleyImage
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct BaselineHistoryTests {
  private func history(_ sandbox: Sandbox) -> BaselineHistory {
    BaselineHistory(of: sandbox.store, environment: Sandbox.gitEnvironment)
  }

  /// Approves a screen as somebody, at a second, and commits it.
  @discardableResult
  private func approve(
    _ sandbox: Sandbox, _ screen: Screen, by: String, _ second: Double, _ title: String?,
    key: CheckKey = Samples.key()
  ) throws -> ContentDigest {
    let name = "r\(Int(second))"
    try sandbox.run(name, .init(key, screen))
    let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict(name))
    let signature = Signature(by: by, at: Date(timeIntervalSince1970: second), reason: "for \(by)")
    let result = DecisionService(run: try Run(name, in: sandbox.project), store: sandbox.store).approve(
      plan, signature)
    #expect(result.refused.isEmpty && result.approved.count == 1)
    if let title { try sandbox.commit(title) }
    return try #require(result.approved.first?.to)
  }

  @Test func versionsAndDecisionsAreOneList() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    let first = try approve(sandbox, Screen(), by: "Ada", 1_000, "First look")
    let second = try approve(sandbox, Screen().button("Remove"), by: "Bob", 2_000, "Remove, not save")
    try sandbox.write("// other\n", to: "Sources/a.swift")
    try sandbox.commit("Unrelated")
    let third = try approve(sandbox, Screen().rows(2), by: "Eve", 3_000, nil)
    let history = history(sandbox)
    #expect(history.fault == nil && history.journalFault == nil)
    let entries = history.entries(of: Samples.key())
    #expect(entries.map(\.digest) == [third, second, first])
    #expect(entries.map(\.by) == ["Eve", "Bob", "Ada"])
    #expect(entries.map(\.words) == ["for Eve", "for Bob", "for Ada"])
    #expect(entries.map { $0.commit?.subject } == [nil, "Remove, not save", "First look"])
    let bytes = try #require(try history.content(of: entries[2]))
    #expect(try PNG.decode(Data(bytes)) == Screen().picture)
    #expect(try history.content(of: entries[0]) == nil)
    #expect(throws: GitError.self) { _ = try history.content(of: entries[2], mostBytes: 1) }
  }

  @Test func aRenamedPictureIsFollowed() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    try approve(sandbox, Screen(), by: "Ada", 1_000, "As details")
    let new = Samples.key("renamed")
    try sandbox.remove("Baselines/RecipesTests/testDetails/details.iphone-x-light.png")
    try sandbox.remove("Baselines/RecipesTests/testDetails/details.iphone-x-light.json")
    try approve(sandbox, Screen(), by: "Bob", 2_000, "As renamed", key: new)
    #expect(
      history(sandbox).entries(of: new).compactMap { $0.commit?.subject } == ["As renamed", "As details"])
    let old = history(sandbox).entries(of: Samples.key())
    #expect(old.compactMap { $0.commit?.subject } == ["As renamed", "As details"])
    #expect(old.first?.content == nil)
  }

  @Test func aRemovalIsAStepOfItsOwn() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    try approve(sandbox, Screen(), by: "Ada", 1_000, "Add")
    try sandbox.remove("Baselines/RecipesTests")
    try sandbox.commit("Remove")
    let entries = history(sandbox).entries(of: Samples.key())
    #expect(entries.map { $0.commit?.subject } == ["Remove", "Add"])
    #expect(entries.first?.content == nil && entries.first?.digest == nil)
  }

  @Test func mergesAndStrangeSubjectsAreRead() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    try approve(sandbox, Screen(), by: "Ada", 1_000, "\u{1}0123 :100644 | \u{202E}evil")
    try sandbox.git("checkout", "-q", "-b", "side")
    try approve(sandbox, Screen().rows(1), by: "Bob", 2_000, "Side")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write("x", to: "other")
    try sandbox.commit("Main")
    try sandbox.git("merge", "-q", "--no-edit", "side")
    let entries = history(sandbox).entries(of: Samples.key())
    #expect(entries.compactMap { $0.commit?.subject }.first == "Side")
    #expect(entries.count == 2)
  }

  @Test func withoutARepositoryTheJournalIsWhatThereIs() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let history = history(sandbox)
    #expect(history.fault == .noRepository(sandbox.root))
    #expect(history.entries(of: Samples.key()).map(\.by) == ["Ada"])
    #expect(history.entries(of: Samples.key("none")).isEmpty)
    #expect(history.decidedKeys == [Samples.key()])
  }

  @Test func aRepositoryWithoutCommitsHasNoVersions() throws {
    let sandbox = try Sandbox()
    try sandbox.git("init", "-q")
    try sandbox.makeBaselines(.init())
    let history = history(sandbox)
    #expect(history.fault == nil)
    #expect(history.entries(of: Samples.key()).map(\.commit) == [nil])
  }

  @Test func aPointerOfThePastIsSaid() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    try approve(sandbox, Screen(), by: "Ada", 1_000, nil)
    try sandbox.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: Sandbox.baseline + ".png")
    try sandbox.commit("Pointer")
    let history = history(sandbox)
    let entry = try #require(history.entries(of: Samples.key()).first)
    #expect(throws: GitError.pointer(Sandbox.baseline + ".png")) { _ = try history.content(of: entry) }
  }

  @Test func manyKeysAreAskedAtOnce() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    let keys = (0..<40).map { Samples.key("check-\($0)") }
    for round in 0..<3 {
      try sandbox.run("r\(round)", all: keys.map { .init($0, Screen().rows(round)) })
      try sandbox.approve("r\(round)")
      try sandbox.commit("Round \(round)")
    }
    let entries = history(sandbox).entries(of: keys)
    #expect(entries.count == 40)
    for key in keys { #expect(entries[key]?.compactMap(\.commit?.subject).count == 3, "\(key)") }
  }
}
