import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing

@testable import GalleyDecisions

@Suite struct NoticeTests {
  private static let changed = Screen().button("Remove")

  /// What is named beside the verdict on a run.
  private func notices(_ sandbox: Sandbox, _ run: String = "r", _ gate: Gate = Gate()) throws -> [Notice] {
    let project = try Project.open(root: sandbox.root)
    let verdict = gate.review(of: try Run(run, in: project), against: BaselineStore(project))
    return try #require(verdict.notices)
  }

  /// A run in which checks are compared by settings of their own, each with its baseline.
  private func sandbox(_ settings: MatchSettings..., screen: Screen = Screen()) throws -> (
    Sandbox, [CheckKey]
  ) {
    let sandbox = try Sandbox()
    let keys = settings.indices.map { Samples.key("check \($0)") }
    for key in keys { try sandbox.makeBaselines(.init(key)) }
    try sandbox.run("r", all: zip(keys, settings).map { .init($0, screen, settings: $1) })
    return (sandbox, keys)
  }

  @Test func aRunThatComparesEverythingExactlyNamesNothing() throws {
    let (sandbox, _) = try sandbox(.exact, .exact)
    #expect(try notices(sandbox).isEmpty)
    #expect(try sandbox.verdict("r").notices == nil)
  }

  @Test func aPlainTestThatIsGoneLeavesNoBaselineUnchecked() {
    let owner = TestOwner(suite: ["T.swift"], test: "plain")
    let bare = Notice(
      .vanishedChecks,
      [.goneTest(owner, [], by: .nobody), .goneSuite(["Plain"], tests: 2, [], by: .nobody)])
    #expect(!bare.isForbidden(by: [.uncheckedBaselines]))
    #expect(bare.isForbidden(by: [.vanishedChecks]))
    let checked = Notice(.vanishedChecks, [.goneTest(owner, [Samples.key()], by: .nobody)])
    #expect(checked.isForbidden(by: [.uncheckedBaselines]))
  }

  @Test func levelsBelowExactAreNamedWhetherAnythingChangedOrNot() throws {
    for screen in [Screen(), Self.changed] {
      let levels = MatchLevel.allCases
      let sandbox = try Sandbox()
      for level in levels { try sandbox.makeBaselines(.init(Samples.key(level.rawValue))) }
      try sandbox.run(
        "r", all: levels.map { .init(Samples.key($0.rawValue), screen, settings: MatchSettings(level: $0)) })
      let found = try notices(sandbox)
      #expect(found.map(\.kind) == [.levelBelowExact, .levelBelowStrict])
      #expect(found[0].subjects == [.level(Samples.key("strict"), .strict, .standard)])
      #expect(
        found[1].subjects.flatMap(\.keys)
          == ["dynamic", "ignoreColors", "layout", "none"].map { Samples.key($0) })
    }
  }

  @Test func aBudgetThatAllowsAnythingIsNamed() throws {
    let none = try [
      DifferenceBudget(maxDiffPixels: 0), DifferenceBudget(maxDiffPixelRatio: 0),
      DifferenceBudget(precision: 1),
      .none,
    ]
    let some = try [
      DifferenceBudget(maxDiffPixels: 1), DifferenceBudget(maxDiffPixelRatio: 0.01),
      DifferenceBudget(precision: 0.9), DifferenceBudget(perceptualPrecision: 0.9),
      DifferenceBudget(minimumClusterSize: 2),
    ]
    for budget in none {
      #expect(try notices(try sandbox(MatchSettings(budget: budget)).0).isEmpty)
    }
    for budget in some {
      let (sandbox, keys) = try sandbox(MatchSettings(budget: budget))
      #expect(try notices(sandbox) == [Notice(.budget, [.budget(keys[0], budget, .standard)])])
    }
  }

  @Test func symbolsWithoutADrawingAreNamedOnce() throws {
    let sandbox = try Sandbox()
    let keys = [Samples.key("a"), Samples.key("b")]
    var print = Samples.fingerprint
    print.missingSymbols = [MissingSymbol(name: "heart.fil", nearest: "heart.fill")]
    for key in keys { try sandbox.makeBaselines(.init(key)) }
    try sandbox.run("r", all: keys.map { .init($0, fingerprint: print) })
    #expect(
      try notices(sandbox) == [Notice(.missingSymbols, [.symbol(print.missingSymbols[0], keys)])])
  }

  @Test func fontsThatAreNotThereAreNamedOnce() throws {
    let sandbox = try Sandbox()
    let keys = [Samples.key("a"), Samples.key("b")]
    var print = Samples.fingerprint
    print.missingFonts = [MissingFont(name: "Lato-Blod", nearest: "Lato-Bold")]
    for key in keys { try sandbox.makeBaselines(.init(key)) }
    try sandbox.run("r", all: keys.map { .init($0, fingerprint: print) })
    #expect(try notices(sandbox) == [Notice(.missingFonts, [.font(print.missingFonts[0], keys)])])
  }

  @Test func regionsOverMoreThanHalfOfTheScreenAreNamed() throws {
    func halves(_ parts: (Double, Double)...) -> MatchSettings {
      MatchSettings(
        regions: parts.map { from, height in
          MatchRegion(
            .ignore,
            .rectangle(
              CGRect(
                x: 0, y: from * Screen.size.height, width: Screen.size.width,
                height: height * Screen.size.height)))
        })
    }
    let (sandbox, keys) = try sandbox(
      halves((0, 0.5)), halves((0, 0.3), (0.3, 0.3)), halves((0, 0.4), (0, 0.4)), halves((0, 1)))
    let found = try notices(sandbox)
    #expect(found.map(\.kind) == [.wideRegions])
    #expect(found.first?.subjects.flatMap(\.keys) == [keys[1], keys[3]])
    guard case .regions(_, let share?)? = found.first?.subjects.first else {
      Issue.record("no share")
      return
    }
    #expect(abs(share - 0.6) < 0.01)
  }

  @Test func aRecordThatDoesNotTellHowMuchItForgivesIsNamed() throws {
    let (sandbox, keys) = try sandbox(
      MatchSettings(regions: [MatchRegion(.ignore, .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)))]))
    #expect(try notices(sandbox).isEmpty)
    for path in sandbox.files(".galley/runs/r/records") {
      let text = try sandbox.text(path)
      let older = text.split(separator: "\n").filter { !$0.contains("forgivenShare") }.joined(separator: "\n")
      #expect(older.count < text.count - 10)
      try sandbox.write(older, to: path)
    }
    try sandbox.forgetDigests("r")
    #expect(try notices(sandbox) == [Notice(.wideRegions, [.regions(keys[0], share: nil)])])
  }

  @Test func testsThatCompareNothingAreNamedWithTheirBaselines() throws {
    let sandbox = try Sandbox()
    let ignored = Samples.key("a", test: "testIgnored")
    let skipped = Samples.key("b", test: "testSkipped")
    let helper = Samples.key("c", test: "testElsewhere")
    try sandbox.makeBaselines(.init(), .init(ignored), .init(skipped), .init(helper))
    try sandbox.attempt(
      1, of: "r", .init(), ignoring: [TestOwner(suite: ignored.suite, test: "testIgnored")])
    let names = ["testIgnored", "testSkipped", "testDetails"].compactMap {
      TestName("M.RecipesTests/\($0)()")
    }
    try Run.keep(TestList(names), of: "r", in: sandbox.project)
    try sandbox.endTests(
      "r", .init(names[0], .passed), .init(names[1], .skipped), .init(names[2], .passed))
    #expect(
      try notices(sandbox) == [
        Notice(.ignoreSnapshots, [.test(TestOwner(suite: ["RecipesTests"], test: "testIgnored"), [ignored])]),
        Notice(
          .disabledTests,
          [.skipped(TestOwner(suite: ["RecipesTests"], test: "testSkipped"), [skipped], .unknown)]),
        Notice(.uncheckedBaselines, [.unchecked(helper)]),
      ])
    // It passed when it was run again, with its check.
    try sandbox.attempt(1, of: "again", .init(), .init(ignored), .init(skipped), .init(helper))
    try sandbox.endTests("again", attempts: [[.init(names[1], .skipped)], [.init(names[1], .passed)]])
    #expect(try notices(sandbox, "again").isEmpty)
  }

  @Test func anXCTestThatWasSkippedIsNamedToo() throws {
    let sandbox = try Sandbox()
    let skipped = Samples.key("b", test: "testSkipped")
    try sandbox.makeBaselines(.init(), .init(skipped))
    let name = try #require(TestName("M.RecipesTests/testSkipped"))
    try sandbox.attempt(1, of: "r", .init(), tests: [TestResult(name, .skipped)])
    #expect(
      try notices(sandbox) == [
        Notice(
          .disabledTests,
          [.skipped(TestOwner(suite: ["RecipesTests"], test: "testSkipped"), [skipped], .unknown)])
      ])
  }

  @Test func orphansAreNamedAsSuchOnly() throws {
    let sandbox = try Sandbox()
    let gone = Samples.key("b", test: "testGone")
    try sandbox.makeBaselines(.init(), .init(gone))
    try sandbox.run("r", .init())
    try sandbox.endAllTests("r")
    #expect(try notices(sandbox) == [Notice(.uncheckedBaselines, [.unchecked(gone)])])
    #expect(try notices(sandbox, "r", Gate(countsOrphans: true)).isEmpty)
  }

  @Test func whatASelectionLeftOutIsNamedTogether() throws {
    let sandbox = try Sandbox()
    let ran = Samples.key("b", test: "testRan")
    let other = Samples.key("c", test: "testElsewhere")
    let preview = CheckKey(suite: ["M", "Card.swift"], test: nil, name: "Card", environment: .picture)
    try sandbox.makeBaselines(.init(), .init(ran), .init(other), .init(preview))
    var launch = RunLaunch(started: Date(), command: [], process: .current)
    launch.selection = ["--filter testRan"]
    try Run.begin("r", in: sandbox.project, launch)
    try sandbox.run("r", .init())
    try sandbox.endTests("r", .init(try #require(TestName("M.RecipesTests/testRan()")), .passed))
    let found = try notices(sandbox)
    #expect(
      found == [Notice(.uncheckedBaselines, [.unchecked(ran), .unselected([preview, other].sorted())])])
    // What a selection leaves out is no less forbidden: nobody knows what it would show.
    try sandbox.write("{ forbid: ['uncheckedBaselines'] }", to: "Galley.json")
    #expect(try notices(sandbox).map(\.forbidden) == [.settings])
  }

  @Test func aPartOfTheSuiteSaysThatItIsOne() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    var launch = RunLaunch(started: Date(), command: [], process: .current)
    launch.shard = Shard(1, of: 2)
    try Run.begin("r", in: sandbox.project, launch)
    try sandbox.run("r", .init())
    try sandbox.endTests("r")
    let shard = try #require(Shard(1, of: 2))
    // The other baseline may be one of the other part.
    #expect(try notices(sandbox) == [Notice(.missingShards, [.shard(shard)])])
    launch.shard = Shard(1, of: 1)
    try Run.begin("whole", in: sandbox.project, launch)
    try sandbox.run("whole", .init(), .init(Samples.key("other")))
    try sandbox.endTests("whole")
    #expect(try notices(sandbox, "whole").isEmpty)
    launch.shard = nil
    launch.parts = [1, 2].map { number in
      RunPart(run: "r\(number)", shard: Shard(number, of: 2), checks: number - 1, hasOtherFailures: false)
    }
    try Run.begin("merged", in: sandbox.project, launch)
    try sandbox.run("merged", .init(), .init(Samples.key("other")))
    try sandbox.endTests("merged")
    #expect(try notices(sandbox, "merged") == [Notice(.missingShards, [.emptyShard(shard)])])
  }

  @Test func whatWasAnsweredOnTheWayIsNamedAndChangesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let record = InterruptionRecord(
      "\"Low Battery\" Alert", in: TestOwner(suite: ["RecipesTests"], test: "testDetails"), by: nil,
      tapped: ["\"OK\" Button"], during: "Tap \"Save\" Button", at: nil)
    try sandbox.editNote { $0.interruptions = [record] }
    let verdict = Gate().review(of: try Run("r", in: sandbox.project), against: sandbox.store)
    #expect(verdict.notices == [Notice(.answeredInterruptions, [.interruption(record)])])
    #expect(verdict.exitCode == .clean)
  }

  @Test func whereItIsForbiddenAProcessThatDoesNotTellIsNamed() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let told = [true, false].map {
      (
        $0,
        $0
          ? [Notice]()
          : [
            Notice(
              .answeredInterruptions, [.untoldInterruptions(processes: 1)], forbidden: .settings)
          ]
      )
    }
    for (isTold, expected) in told {
      if !isTold { try sandbox.editNote { $0.interruptions = nil } }
      #expect(try notices(sandbox).isEmpty)
      try sandbox.write("{ forbid: ['answeredInterruptions'] }", to: "Galley.json")
      let project = try Project.open(root: sandbox.root)
      let verdict = Gate().review(of: try Run("r", in: project), against: BaselineStore(project))
      #expect((verdict.notices ?? []) == expected)
      #expect(verdict.exitCode == (isTold ? .clean : .differences))
      try sandbox.remove("Galley.json")
    }
  }

  @Test func aRunOfAnotherCommitSaysSo() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.makeRepository()
    let ran = try #require(try Git(in: sandbox.root).state())
    var launch = RunLaunch(started: Date(), command: [], process: .current)
    launch.git = ran
    try Run.begin("r", in: sandbox.project, launch)
    try sandbox.run("r", .init())
    try sandbox.endTests("r")
    #expect(try notices(sandbox).isEmpty)
    try sandbox.commit("Next")
    let now = try Git(in: sandbox.root).commit("HEAD")
    #expect(try notices(sandbox) == [Notice(.otherCommit, [.commit(ran: ran.commit, now: now)])])
  }

  @Test func whatTheSettingsForbidStopsTheGate() throws {
    let (sandbox, _) = try sandbox(
      MatchSettings(level: .layout, budget: try DifferenceBudget(maxDiffPixels: 3)))
    let cases: [(words: String, stopped: [NoticeKind])] = [
      ("", []), ("'budget'", [.budget]), ("'levelBelowStrict'", [.levelBelowStrict]),
      ("'levelBelowExact'", [.levelBelowStrict]), ("'wideRegions'", []),
      ("'missingBaseBranch'", [.missingBaseBranch]),
    ]
    for (words, stopped) in cases {
      try sandbox.write("{ forbid: [\(words)] }", to: "Galley.json")
      let project = try Project.open(root: sandbox.root)
      let verdict = Gate().review(of: try Run("r", in: project), against: BaselineStore(project))
      #expect(verdict.notices?.filter { $0.forbidden == .settings }.map(\.kind) == stopped, "\(words)")
      #expect(verdict.exitCode == (stopped.isEmpty ? .clean : .differences), "\(words)")
    }
  }
}
