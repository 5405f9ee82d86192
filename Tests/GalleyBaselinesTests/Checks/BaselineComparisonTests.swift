import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBaselines

/// What passes at which level, where texts did not change, and where other fonts drew.
@Suite struct BaselineComparisonTests {
  private let key = Samples.key()
  private let edited = Screen().button("Remove")
  /// The button of the screen.
  private let button = MatchRegion.Place.element([1])

  /// The outcome of a check against the screen as it was approved.
  private func outcome(_ check: Sandbox.Check, approved: Sandbox.Check = .init()) throws -> CheckOutcome {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(approved)
    let outcome = try sandbox.run("r", check)[0]
    // The gate judges by the record alone, and to the same end.
    #expect(try sandbox.verdict("r").checks.map(\.outcome) == [outcome])
    return outcome
  }

  private func status(_ check: Sandbox.Check) throws -> CheckRecord.Status { try outcome(check).status }

  @Test func aLevelDecidesWhatPasses() throws {
    for (level, expected) in [
      (MatchLevel.exact, CheckRecord.Status.mismatch), (.dynamic, .mismatch), (.layout, .tolerated),
      (.none, .tolerated),
    ] {
      let found = try outcome(.init(key, edited, settings: MatchSettings(level: level)))
      #expect(found.status == expected, "\(level)")
      #expect(found.comparison?.level == level)
      #expect((found.comparison?.forgiven.isEmpty == false) == found.passes, "\(level)")
    }
  }

  @Test func whatIsEqualMatchesAtEveryLevel() throws {
    for level in MatchLevel.allCases {
      #expect(try outcome(.init(settings: MatchSettings(level: level))) == .match, "\(level)")
    }
  }

  @Test func aRegionMayAskForLess() throws {
    let region = MatchRegion(.level(.layout), button, name: "save")
    #expect(try status(.init(key, edited, settings: MatchSettings(regions: [region]))) == .tolerated)
    let elsewhere = MatchRegion(.level(.layout), .element([0]), name: "title")
    #expect(try status(.init(key, edited, settings: MatchSettings(regions: [elsewhere]))) == .mismatch)
  }

  @Test func whatIsIgnoredIsAccountedFor() throws {
    let all = MatchRegion(.ignore, .rectangle(CGRect(origin: .zero, size: Screen.size)), name: "all")
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    try sandbox.run(
      "r", .init(key, edited, settings: MatchSettings(regions: [all])),
      .init(Samples.key("other"), settings: MatchSettings(regions: [all])))
    let verdict = try sandbox.verdict("r")
    #expect(verdict.checks.map(\.outcome.status) == [.tolerated, .match])
    let picture = Screen().picture
    #expect(verdict.tolerance.checks == 1, "what is equal is not compared in detail")
    #expect(verdict.tolerance.ignoredPixels == picture.width * picture.height)
    #expect(verdict.tolerance.ignoredDifferences > 0)
    #expect(verdict.idleRegions.isEmpty)
  }

  @Test func aTextThatChangedUnseenMayBeIgnored() throws {
    var check = Sandbox.Check(settings: MatchSettings(regions: [MatchRegion(.ignore, button, name: "save")]))
    check.snapshot.tree?.children[1].label = "Keep"
    let outcome = try outcome(check)
    #expect(outcome.status == .tolerated)
    #expect(outcome.comparison?.regionUses.map(\.hadEffect) == [true])
    check.settings.regions[0].place = .element([0])
    #expect(try status(check) == .mismatch)
  }

  @Test func whatCannotBeJudgedIsNoPass() throws {
    var bare = Sandbox.Check(key, settings: MatchSettings(level: .layout))
    bare.snapshot.tree = nil
    let outcome = try outcome(bare)
    #expect(outcome == .unusable(.level(.needsTree(.layout, missing: .candidate))))
    #expect(
      CheckText.failure(outcome, of: key)
        == "RecipesTests/testDetails / details @ iphone-x-light could not be compared: Layout compares element trees, "
        + "and the new screen has none; use a device that reports its elements, or a level that compares pixels: "
        + "Strict or IgnoreColors.")
  }

  @Test func aTextThatDidNotChangeMayDisobeyItsPattern() throws {
    func check(_ pattern: TextPattern?) -> Sandbox.Check {
      .init(settings: MatchSettings(regions: [MatchRegion(.dynamic(pattern), button, name: "save")]))
    }
    #expect(try outcome(check(nil)) == .match)
    #expect(try outcome(check(.expression("[A-Z][a-z]+"))) == .match)
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    for mode in RecordMode.allCases {
      // To record the same again would change nothing, and it would be refused again.
      let outcome = try sandbox.run("r-\(mode)", check(.currency), mode: mode)[0]
      #expect(outcome.status == .mismatch)
      #expect(outcome.comparison?.causes.count == 1)
    }
    #expect(try sandbox.verdict("r-none").exitCode == .differences)
    #expect(try Run("r-none", in: sandbox.project).records.map(\.isKept) == [true])
  }

  @Test func theGateRefusesWhatWasApprovedAndStillDisobeys() throws {
    let sandbox = try Sandbox()
    let region = MatchRegion(.dynamic(.currency), button, name: "save")
    try sandbox.run("r", .init(settings: MatchSettings(regions: [region])))
    #expect(try sandbox.verdict("r").exitCode == .new)
    try sandbox.approve("r")
    #expect(try sandbox.verdict("r").exitCode == .differences)
  }

  @Test func otherFontsPassOnlyWhereNoPixelWasJudged() throws {
    let other = Samples.otherFingerprint
    func status(_ settings: MatchSettings, _ screen: Screen) throws -> CheckRecord.Status {
      try self.status(.init(key, screen, fingerprint: other, settings: settings))
    }
    func settings(_ kind: RegionKind, _ place: MatchRegion.Place, _ level: MatchLevel = .exact)
      -> MatchSettings
    {
      MatchSettings(level: level, regions: [MatchRegion(kind, place, name: "region")])
    }
    let all = MatchRegion.Place.rectangle(CGRect(origin: .zero, size: Screen.size))
    let corner = MatchRegion.Place.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try status(.exact, edited) == .environmentChanged)
    #expect(
      try status(MatchSettings(budget: try DifferenceBudget(maxDiffPixels: 1_000_000)), edited)
        == .environmentChanged)
    for level in [MatchLevel.strict, .ignoreColors, .dynamic] {
      #expect(try status(MatchSettings(level: level), edited) == .environmentChanged, "\(level)")
    }
    // Only what was ignored differs, or the trees alone were asked.
    #expect(try status(settings(.ignore, all), edited) == .tolerated)
    #expect(try status(settings(.ignore, corner), edited) == .environmentChanged)
    #expect(try status(MatchSettings(level: .layout), edited) == .tolerated)
    #expect(try status(MatchSettings(level: .none), edited) == .tolerated)
    // What the trees find then is no finding about the app either.
    #expect(try status(MatchSettings(level: .layout), Screen().rows(2)) == .environmentChanged)
    // A region that looks at pixels is drawn by other fonts, too.
    #expect(try status(settings(.level(.exact), button, .layout), edited) == .environmentChanged)
    #expect(try status(settings(.level(.layout), button), edited) == .environmentChanged)
  }
}
