import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

extension Attack {
  /// Settings that forgive.
  static let settings: [Attack] = [
    Attack("a lower level for the whole project", .told("is compared at a level below Strict")) { scene in
      try scene.sandbox.write("{ \"level\": \"layout\" }", to: "Galley.json")
      try scene.see(settings: MatchSettings(level: .layout))
    },
    Attack("a budget for the whole project", .told("has a budget of pixels")) { scene in
      try scene.sandbox.write("{ \"maxDiffPixels\": 100000 }", to: "Galley.json")
      try scene.seeRepainted(MatchSettings(budget: DifferenceBudget(maxDiffPixels: 100_000)))
    },
    Attack("a lower level that the project forbids", .stopped(.differences, "forbid")) { scene in
      try scene.sandbox.write("{ \"forbid\": [\"levelBelowStrict\"] }", to: "Galley.json")
      try scene.see(settings: MatchSettings(level: .layout))
    },
    Attack("a lower level that the base branch forbids", .stopped(.differences, "forbid"), "--base", "main") {
      scene in
      try scene.sandbox.git("checkout", "-q", "main")
      try scene.sandbox.write("{ \"forbid\": [\"levelBelowStrict\"] }", to: "Galley.json")
      try scene.sandbox.commit("Forbid")
      try scene.sandbox.git("checkout", "-q", "work")
      try scene.sandbox.git("rebase", "-q", "main")
      try scene.sandbox.write("{}", to: "Galley.json")
      try scene.sandbox.commit("Allow")
      try scene.see(settings: MatchSettings(level: .layout))
    },
    Attack(
      "another folder of baselines", .stopped(.notComparable, "has no approval in"), "--base", "main"
    ) { scene in
      try scene.sandbox.write("{ \"baselines\": \"Approved\" }", to: "Galley.json")
      let forged = try scene.forged()
      let stem = AttackScene.baseline.replacing("Baselines/", with: "Approved/")
      try scene.sandbox.write(forged.picture, to: stem + ".png")
      try scene.sandbox.write(forged.sidecar, to: stem + ".json")
      try scene.sandbox.commit("Move the screenshots")
    },
    Attack("a setting that there is not", .stopped(.notComparable, "tolerance")) { scene in
      try scene.see()
      try scene.sandbox.write("{ \"tolerance\": 100 }", to: "Galley.json")
    },
    Attack("settings that are no settings", .stopped(.notComparable, "Galley.json")) { scene in
      try scene.see()
      try scene.sandbox.write("null", to: "Galley.json")
    },
    Attack("settings 200 000 deep", .stopped(.notComparable, "Galley.json")) { scene in
      try scene.see()
      try scene.sandbox.write(String(repeating: "[", count: 200_000), to: "Galley.json")
    },
    Attack("settings that are a link", .stopped(.notComparable, "Galley.json")) { scene in
      try scene.see()
      try scene.sandbox.write("{ \"approvalsFrom\": [\"work\"] }", to: "else.json")
      try scene.link("Galley.json", to: scene.sandbox.url("else.json").path)
    },
    Attack("a budget above what there is", .stopped(.notComparable, "maxDiffPixelRatio")) { scene in
      try scene.see()
      try scene.sandbox.write("{ \"maxDiffPixelRatio\": 2 }", to: "Galley.json")
    },
    Attack("fewer checks are expected", .told("expect"), "--base", "main") { scene in
      try scene.sandbox.git("checkout", "-q", "main")
      try scene.sandbox.write("{ \"expect\": 2 }", to: "Galley.json")
      try scene.sandbox.commit("Count")
      try scene.sandbox.git("checkout", "-q", "work")
      try scene.sandbox.git("rebase", "-q", "main")
      try scene.sandbox.write("{ \"expect\": 1 }", to: "Galley.json")
      try scene.sandbox.commit("Count less")
      try scene.sandbox.run("r", .init(AttackScene.other))
    },
  ]

  /// Tests that look away.
  static let suite: [Attack] = [
    Attack("a check by layout alone", .told("is compared at a level below Strict")) { scene in
      try scene.see(settings: MatchSettings(level: .layout))
    },
    Attack("a check with a budget", .told("has a budget of pixels")) { scene in
      try scene.seeRepainted(MatchSettings(budget: DifferenceBudget(maxDiffPixels: 100_000)))
    },
    Attack("a region over the whole screen", .told("more than half")) { scene in
      try scene.see(settings: MatchSettings(regions: [.ignoring(CGRect(origin: .zero, size: Screen.size))]))
    },
    Attack("a region over the whole screen, where that is forbidden", .stopped(.differences, "forbid")) {
      scene in
      try scene.sandbox.write("{ \"forbid\": [\"wideRegions\"] }", to: "Galley.json")
      try scene.see(settings: MatchSettings(regions: [.ignoring(CGRect(origin: .zero, size: Screen.size))]))
    },
    Attack("many regions that cover the screen together", .told("more than half")) { scene in
      let rows = (0..<10).map { row in
        MatchRegion.ignoring(CGRect(x: 0, y: Double(row) * 10, width: Screen.size.width, height: 10))
      }
      try scene.seeRepainted(MatchSettings(regions: rows))
    },
    Attack("the check has another name", .stopped(.new, "renamed")) { scene in
      try scene.sandbox.run(
        "r", .init(Samples.key("renamed"), AttackScene.changed), .init(AttackScene.other))
    },
    Attack("the check is made on another device", .stopped(.new, "iphone-x-dark")) { scene in
      try scene.sandbox.run(
        "r", .init(Samples.key(appearance: .dark), AttackScene.changed), .init(AttackScene.other))
    },
    Attack("the check is made twice, once as approved", .stopped(.notComparable, "with different content")) {
      scene in
      try scene.sandbox.run(
        "r", .init(AttackScene.target, AttackScene.approved), .init(AttackScene.target, AttackScene.changed),
        .init(AttackScene.other))
    },
    Attack("the check is made under two spellings", .stopped(.notComparable, "case")) { scene in
      try scene.sandbox.run(
        "r", .init(AttackScene.target), .init(Samples.key("Details"), AttackScene.changed))
    },
    Attack("the check passes when it is made again", .stopped(.flaky, "details"), "--fail-on-flaky") {
      scene in
      try scene.sandbox.attempt(1, of: "r", .init(AttackScene.target, AttackScene.changed))
      try scene.sandbox.attempt(2, of: "r", .init(AttackScene.target), .init(AttackScene.other))
    },
    Attack("the test records what it sees", .told("recorded"), "--base", "main") { scene in
      try scene.see(mode: .all)
    },
    Attack("the test was set to compare nothing", .told("was set to compare nothing")) { scene in
      try scene.sandbox.attempt(
        1, of: "r", .init(AttackScene.other),
        ignoring: [TestOwner(suite: ["RecipesTests"], test: "testDetails")])
    },
    Attack("the test is disabled", .told("was skipped")) { scene in
      try scene.sandbox.run("r", .init(AttackScene.other))
      let name = try #require(TestName("M.RecipesTests/testDetails()"))
      try scene.sandbox.endTests("r", TestResult(name, .skipped))
    },
    Attack("another font hides the change", .stopped(.notComparable, "environment")) { scene in
      try scene.sandbox.run(
        "r", .init(AttackScene.target, AttackScene.changed, fingerprint: Samples.otherFingerprint),
        .init(AttackScene.other))
    },
  ]
}

extension MatchRegion {
  fileprivate static func ignoring(_ rectangle: CGRect) -> MatchRegion {
    MatchRegion(.ignore, .rectangle(rectangle), name: "everything")
  }
}

extension AttackScene {
  /// Runs the tests; some pixels of the target have another colour, those of its button if no others are named.
  ///
  /// `edit`: changes the tree of the target's screen.
  func seeRepainted(
    _ settings: MatchSettings, x columns: Range<Int> = 20..<60, y rows: Range<Int> = 84..<100,
    edit: (inout Element) -> Void = { _ in }
  ) throws {
    var check = Sandbox.Check(Self.target, Self.approved, settings: settings)
    var tree = Self.approved.tree
    edit(&tree)
    check.snapshot.tree = tree
    for x in columns { for y in rows { check.snapshot.picture[x, y] = RGBA(0, 0, 200) } }
    try sandbox.run("r", check, .init(Self.other))
  }
}
