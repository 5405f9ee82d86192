import BaselineFixtures
import GalleyTree
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct RenameTests {
  private let screen = Screen().rows(2)

  private func verdict(_ sandbox: Sandbox) throws -> Verdict {
    try sandbox.endAllTests("r")
    return try sandbox.verdict("r", Gate(countsOrphans: true))
  }

  @Test func theSameProofUnderAnotherNameIsARename() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("before"), screen))
    try sandbox.run("r", .init(Samples.key("after"), screen))
    let rename = try #require(try verdict(sandbox).renames.first)
    #expect(rename.to == Samples.key("after") && rename.from == Samples.key("before"))
    #expect(rename.evidence == .everything)
  }

  @Test func aSuiteThatIsRenamedKeepsEachCheckApart() throws {
    let sandbox = try Sandbox()
    func key(_ name: String, _ suite: String, _ look: ColorScheme = .light) -> CheckKey {
      Samples.key(name, suite: [suite], appearance: look)
    }
    // All of them look the same, so that only the rest of the key tells them apart.
    let names = [("a", ColorScheme.light), ("b", .light), ("a", .dark)]
    for (name, look) in names { try sandbox.makeBaselines(.init(key(name, "Old", look), screen)) }
    try sandbox.run("r", all: names.map { .init(key($0, "New", $1), screen) })
    let renames = try verdict(sandbox).renames
    #expect(renames.count == 3)
    #expect(renames.allSatisfy { $0.to.name == $0.from.name && $0.to.environment == $0.from.environment })
  }

  @Test func twoThatAreAsLikeAreSaidAndNotGuessed() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("one"), screen), .init(Samples.key("two"), screen))
    try sandbox.run("r", .init(Samples.key("after"), screen))
    let found = try verdict(sandbox)
    #expect(found.renames.isEmpty)
    #expect(
      found.unclearRenames == [
        AmbiguousRename(
          to: Samples.key("after"), from: [Samples.key("one"), Samples.key("two")], rivals: [])
      ])
  }

  @Test func twoThatClaimTheSameOneAreSaidAndNotGuessed() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("before"), screen))
    try sandbox.run("r", .init(Samples.key("x"), screen), .init(Samples.key("y"), screen))
    let found = try verdict(sandbox)
    #expect(found.renames.isEmpty)
    #expect(found.unclearRenames.map(\.rivals) == [[Samples.key("y")], [Samples.key("x")]])
  }

  @Test func theTreeIsEnoughWhereOtherFontsDrew() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("before"), screen))
    var dark = screen
    dark.isDark = true
    try sandbox.run("r", .init(Samples.key("after"), dark, fingerprint: Samples.otherFingerprint))
    #expect(try verdict(sandbox).renames.map(\.evidence) == [.tree])
    // On the same machine other pixels are another picture, which somebody has to see.
    let same = try Sandbox()
    try same.makeBaselines(.init(Samples.key("before"), screen))
    try same.run("r", .init(Samples.key("after"), dark))
    #expect(try verdict(same).renames.isEmpty)
  }

  @Test func anotherScreenOrAUsedBaselineIsNone() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("before"), screen), .init(Samples.key("used"), screen))
    try sandbox.run("r", .init(Samples.key("after"), Screen()), .init(Samples.key("used"), screen))
    #expect(try verdict(sandbox).renames.isEmpty)
  }

  @Test func aDeviceAloneMayBeAnotherOneButNotNameAndDevice() throws {
    let sandbox = try Sandbox()
    var old = Samples.key("details")
    old.environment.device = "iPhone 8"
    try sandbox.makeBaselines(.init(old, screen))
    try sandbox.run("r", .init(Samples.key("details"), screen))
    #expect(try verdict(sandbox).renames.map(\.from) == [old])
    let other = try Sandbox()
    try other.makeBaselines(.init(old, screen))
    try other.run("r", .init(Samples.key("else"), screen))
    #expect(try verdict(other).renames.isEmpty)
  }

  @Test func whatMovedMeanwhileIsNotRemoved() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("before"), screen))
    try sandbox.run("r", .init(Samples.key("after"), screen))
    var selection = Selection()
    selection.renames = true
    let plan = ApprovalPlan(selection, in: try verdict(sandbox))
    #expect(plan.renames.count == 1)
    try sandbox.run("theirs", .init(Samples.key("before"), Screen()))
    try sandbox.approve("theirs")
    let service = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store)
    let result = service.approve(plan, Samples.signature)
    #expect(result.approved.map(\.key) == [Samples.key("after")])
    #expect(result.removed.isEmpty && result.refused.map(\.key) == [Samples.key("before")])
  }
}
