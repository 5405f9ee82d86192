import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyReport

@Suite struct NoticeTextTests {
  /// Notices of every kind, with subjects of every kind.
  static func everything() throws -> [Notice] {
    let (one, two) = (Samples.key("one"), Samples.key("two"))
    let owner = TestOwner(suite: ["RecipesTests"], test: "testDetails")
    var decision = DecisionRecord(
      .remove, Samples.signature, run: nil, key: one, from: nil, to: nil)
    decision.reason = "no longer there"
    let shard = try #require(Shard(2, of: 5))
    return [
      Notice(.levelBelowExact, [.level(one, .strict, .check)]),
      Notice(
        .levelBelowStrict, [.level(one, .layout, .project), .level(two, .none, .test)],
        forbidden: .base("origin/main")),
      Notice(.budget, [.budget(one, try DifferenceBudget(maxDiffPixels: 41), .check)], forbidden: .settings),
      Notice(.wideRegions, [.regions(one, share: 0.625), .regions(two, share: nil)]),
      Notice(
        .grownTolerance,
        [
          .grown(grown(one), nil), .grown(grown(two), missing(.noDecision)),
          .grown(
            GrownTolerance(
              .issues("Details", ["contrast title", "hitRegion info"]),
              RuleChange(field: "knownIssues", from: nil, to: "{}")), nil),
        ]),
      Notice(.ignoreSnapshots, [.test(owner, [])]),
      Notice(
        .disabledTests,
        [
          .skipped(owner, (1...5).map { Samples.key("n\($0)") }, .unknown), .skipped(owner, [one], .older),
          .skipped(owner, [], .ofBranch(by: .commit("Bob on 2026-11-29"))),
          .skipped(owner, [one], .ofBranch(by: .nobody)),
        ]),
      Notice(.uncheckedBaselines, [.unchecked(one)]),
      Notice(
        .vanishedChecks,
        [
          .goneTest(owner, [one, two], by: .commit("Bob on 2026-11-29")), .goneTest(owner, [], by: .nobody),
          .goneSuite(["RecipesTests"], tests: 2, [one], by: .commit("Bob on 2026-11-29")),
          .gone(one, decision, by: .nobody), .gone(two, nil, by: .nobody),
          .gone(two, nil, by: .commit("Bob on 2026-11-29")),
          .vanished(one, by: .nobody), .vanished(two, by: .commit("Bob on 2026-11-29")),
          .goneIssue("Details", "hitRegion info", by: .commit("Bob on 2026-11-29")),
        ]),
      Notice(.missingShards, [.shard(shard), .emptyShard(shard)]),
      Notice(
        .answeredInterruptions,
        [
          .interruption(answered(twice: true)),
          .interruption(
            answered("\"Rate This App\" Alert", by: "ratings", ["\"More\" Button", "\"Later\" Button"])),
          .interruption(answered("\"Mail\" Other", isSwiped: true)),
          .interruption(answered("\"Photos\" Alert", by: "photos", [], in: nil)),
          .untoldInterruptions(processes: 1), .untoldInterruptions(processes: 1200),
        ]),
      Notice(
        .missingSymbols,
        [
          .symbol(MissingSymbol(name: "heart.fil", nearest: "heart.fill"), [one, two]),
          .symbol(MissingSymbol(name: "no\u{1B}[31m"), [one]),
        ]),
      Notice(
        .missingFonts,
        [
          .font(MissingFont(name: "Lato-Blod", nearest: "Lato-Bold"), [one, two]),
          .font(MissingFont(name: "Georgia"), [one]),
        ]),
      Notice(.approvedElsewhere, [.approval(one, decision)]),
      Notice(
        .otherCommit,
        [
          .commit(ran: String(repeating: "a", count: 40), now: String(repeating: "b", count: 40)),
          .commit(ran: String(repeating: "a", count: 40), now: nil),
        ]),
      Notice(
        .changedSettings,
        [
          .setting(SettingsChange(field: "level", before: "\"exact\"", after: "\"layout\"")),
          .setting(SettingsChange(field: "forbid", before: nil, after: "[]")), .setting(SettingsChange()),
        ]),
      Notice(.changedSigners, [.signers("ci/allowed_signers")]),
      Notice(
        .missingApprovals,
        [
          .missing(missing(.noDecision)), .missing(missing(.unsigned(by: "Bob"), folder: "")),
          .missing(missing(.broken(by: "Bob"), approvers: ["ada@example.com"])),
          .missing(missing(.notAllowed(by: "Bob"), approvers: [])),
          .missing(missing(.notApprover(["bob@example.com", "team"]))),
          .missing(missing(.otherDrawing(by: "Bob"))), .missing(missing(.otherChange(by: "Bob"))),
          .missing(missing(.otherRepository(by: "Bob"))),
          .missing(missing(.noDecision, rule: RuleChange(field: "level", from: nil, to: "\"none\""))),
        ], forbidden: .base("main")),
      Notice(
        .strayApproverFolders,
        StrayApproverFolder.find(
          ["Baselines/recipes": [], "Baselines/Recipes/a": [], "Shop": []],
          among: ["Baselines/Recipes/a.json"]
        ).map(NoticeSubject.strayFolder)),
      Notice(.missingBaseBranch, [.noBase], forbidden: .settings),
      Notice(.ownBaseBranch, [.ownBase("main")]),
    ]
  }

  private static func answered(
    _ name: String = "\"Low Battery\" Alert", by monitor: String? = nil,
    _ tapped: [String] = ["\"OK\" Button"], isSwiped: Bool = false,
    in test: TestOwner? = TestOwner(suite: ["RecipesTests"], test: "testDetails"), twice: Bool = false
  ) -> InterruptionRecord {
    let record = InterruptionRecord(
      name, in: test, by: monitor, tapped: tapped, isSwiped: isSwiped, during: "Tap \"Save\" Button",
      at: test.map { _ in CallSite(filePath: "Tests/RecipesTests.swift", line: 12) })
    var records: [InterruptionRecord] = []
    for _ in 0..<(twice ? 2 : 1) { records.note(record) }
    return records[0]
  }

  private static func grown(_ key: CheckKey) -> GrownTolerance {
    var hidden = ToleranceSum()
    hidden.ignoredDifferences = 1234
    return GrownTolerance(
      .check(key, MatchSettings(level: .strict), hidden: hidden),
      RuleChange(check: key.text, from: nil, to: "{}"))
  }

  private static func missing(
    _ reason: MissingApproval.Reason, folder: String = "Baselines/RecipesTests",
    approvers: [String] = ["ada@example.com", "team-ui"], rule: RuleChange? = nil
  ) -> MissingApproval {
    MissingApproval(
      text: rule?.text ?? "RecipesTests/testDetails / one @ iphone-x-light",
      key: rule == nil ? Samples.key("one") : nil, folder: folder, approvers: approvers, reason: reason,
      rule: rule)
  }

  /// A clean verdict with notices.
  private static func verdict() throws -> Verdict {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    return try sandbox.verdict("r").replacing(notices: try everything())
  }

  @Test func everyKindHasItsSentence() throws {
    let notices = try Self.everything()
    #expect(notices.map(\.kind) == NoticeKind.allCases)
    #expect(
      notices.map(NoticeText.wholeSentence) == [
        "1 check is compared at level Strict, which tolerates invisible differences",
        "2 checks are compared at a level below Strict, and Galley.json of origin/main forbids it (levelBelowStrict)",
        "1 check has a budget of pixels that may differ, and Galley.json forbids it (budget)",
        "2 checks have regions that forgive in more than half of the screen",
        "2 checks hide differences and 1 page hides accessibility issues by a tolerance that was not in force at the base",
        "1 test was set to compare nothing", "4 tests were skipped",
        "1 baseline was compared with nothing",
        "8 checks, 1 test without baselines and 1 known accessibility issue of the base vanished",
        "not all parts of the suite compared something",
        "5 interruptions were answered while tests acted on something else",
        "2 symbols have no drawing, and are shown as dotted boxes",
        "2 fonts are not brought along by the app, and text is shown in the system's",
        "1 check differs and passes by an approval of another branch",
        "the run tested another commit than the one that is checked out",
        "3 settings in Galley.json differ from the base",
        "the file of allowed signers differs from the base",
        "8 baselines and 1 setting lack the signature of an approver, and Galley.json of main forbids it (missingApprovals)",
        "3 folders with approvers have no baseline, so that nobody is asked there",
        "no base branch was named, so the approvals of this branch are not known; name it with --base, and Galley.json "
          + "forbids it (missingBaseBranch)",
        "main has every commit of this branch, so that only changes that are not committed are compared with it",
      ])
  }

  @Test func unknownAuthorsAreLeftOut() {
    let owner = TestOwner(suite: ["RecipesTests"], test: "testDetails")
    #expect(
      VanishedText.line(.goneTest(owner, [], by: .unknown))
        == "RecipesTests/testDetails: the test is gone; no baseline")
    #expect(
      VanishedText.line(.goneIssue("Details", "hitRegion info", by: .unknown))
        == "Details: the known accessibility issue hitRegion info is gone")
    #expect(VanishedText.age(.ofBranch(by: .unknown)) == "; disabled on this branch")
  }

  @Test func aCloneWithoutTheFirstCommitSaysHowToNameTheRepository() {
    #expect(
      NoticeText.missing(Self.missing(.firstCommitMissing(by: "Bob"))).hasSuffix(
        "; decided by Bob, and the first commit is not here, by which the signature names its repository; state "
          + "\"repository\" in Galley.json of the base, or fetch all commits with \"git fetch --unshallow\""))
  }

  @Test func aPreviewIsGoneWhereItsAuthorIsKnown() {
    let preview = Samples.key("Card", test: nil, suite: ["Shop", "Card.swift"])
    let name = "Shop/Card.swift / Card @ iphone-x-light: not checked"
    #expect(VanishedText.line(.vanished(preview, by: .unknown)) == name)
    #expect(
      VanishedText.line(.vanished(preview, by: .commit("Bob on 2026-11-29")))
        == "\(name); the preview is gone, removed by Bob on 2026-11-29")
    // Pictures that were recorded from folders are no previews.
    let picture = Samples.key("cart", test: nil, suite: ["web", "checkout"])
    #expect(
      VanishedText.line(.vanished(picture, by: .commit("Bob on 2026-11-29")))
        == "web/checkout / cart @ iphone-x-light: not checked; its name was last changed by Bob on 2026-11-29"
    )
  }

  @Test func approversOfEarlierCommitsAreNamed() {
    let subjects = [("", "ada@example.com"), ("Baselines/A", "team")].map { folder, name in
      NoticeSubject.formerApprover(
        FormerApprover(commit: String(repeating: "a", count: 40), folder: folder, name: name))
    }
    #expect(
      NoticeText.lines(Notice(.missingBaseBranch, subjects)) == [
        "every folder: ada@example.com was an approver by Galley.json of aaaaaaaaaa, and is none now",
        "Baselines/A: team was an approver by Galley.json of aaaaaaaaaa, and is none now",
      ])
  }

  @Test func aTerminalNamesWhatTheyAreAbout() throws {
    let verdict = try Self.verdict()
    expectGolden(TerminalReport.gate(verdict))
  }

  @Test func manySubjectsAreCounted() throws {
    let verdict = try Self.verdict().replacing(notices: [
      Notice(.uncheckedBaselines, (0..<60).map { .unchecked(Samples.key("check \($0)")) })
    ])
    let text = TerminalReport.gate(verdict)
    #expect(text.contains("notice  60 baselines were compared with nothing:\n"))
    #expect(text.contains("check 4 @ iphone-x-light: not checked\n  - … and 55 more\n"))
    #expect(MarkdownReport(verdict).text().contains("- … and 10 more\n"))
    #expect(VerdictDocument(verdict).notices?.first?.checks.count == 60)
    #expect(verdict.exitCode == .clean)
  }

  @Test func whatASelectionLeftOutIsCountedAndNotListed() throws {
    let (one, two) = (Samples.key("one"), Samples.key("two"))
    func text(_ subjects: NoticeSubject...) throws -> String {
      TerminalReport.gate(
        try Self.verdict().replacing(notices: [Notice(.uncheckedBaselines, subjects)]))
    }
    #expect(try text(.unselected([one])).contains("notice  1 baseline is of a test that was not selected.\n"))
    #expect(
      try text(.unselected([one, two])).contains("notice  2 baselines are of tests that were not selected.\n")
    )
    #expect(
      try text(.unchecked(one), .unselected([two])).contains(
        "notice  1 baseline was compared with nothing, and 1 more is of a test that was not selected:\n"))
  }

  @Test func markdownFoldsWhatPassesAndOpensWhatIsForbidden() throws {
    var verdict = try Self.verdict()
    verdict = verdict.replacing(
      notices: verdict.notices?.filter {
        [.levelBelowExact, .budget, .missingBaseBranch].contains($0.kind)
      })
    let text = MarkdownReport(verdict).text()
    #expect(
      text.hasPrefix(
        "### ❌ Galley: Something passes that the settings forbid\\."))
    #expect(
      text.contains(
        "<details><summary>ℹ️ <b>1 check is compared at level Strict, which tolerates invisible differences</b></summary>\n\n"
          + "- RecipesTests/testDetails / one"))
    #expect(text.contains("<details open><summary>⛔ <b>1 check has a budget of pixels"))
    #expect(text.contains("⛔ **no base branch was named"))
  }

  @Test func annotationsNameThem() throws {
    let text = GitHubReport(try Self.verdict()).annotations
    let lines = text.split(separator: "\n").map(String.init)
    // All that is forbidden, and of the others as many as GitHub shows.
    #expect(lines.count == 4 + 9)
    #expect(lines.prefix(4).allSatisfy { $0.hasPrefix("::error title=Galley%3A ") })
    expectGolden(lines[1])
    #expect(lines.dropFirst(4).allSatisfy { $0.hasPrefix("::notice title=Galley%3A ") })
  }

  @Test func jUnitFailsForWhatIsForbidden() throws {
    let text = JUnitReport(try Self.verdict()).text
    #expect(text.contains("<testcase name=\"nothing passes that the settings forbid\""))
    #expect(text.contains("notice  1 test was set to compare nothing:"))
    var clean = try Self.verdict()
    clean = clean.replacing(notices: [])
    #expect(!JUnitReport(clean).text.contains("forbid"))
  }

  @Test func thePageShowsThem() throws {
    let document = ViewerDocument(try Self.verdict(), started: nil, checks: [], evidence: [])
    expectGolden(document.title)
    let notes = document.notes.filter { $0.title.contains("set to compare nothing") }
    #expect(notes.first?.lines == ["RecipesTests/testDetails: no baseline"])
    #expect(document.notes.filter(\.isFault).count == 4)
  }

  @Test func aCheckTellsWhatWasAnsweredInItsTest() throws {
    let sandbox = try Sandbox()
    let other = Samples.key("other", test: "testOther")
    try sandbox.makeBaselines(.init(), .init(other))
    try sandbox.run("r", .init(), .init(other))
    let verdict = try sandbox.verdict("r").replacing(notices: [
      Notice(
        .answeredInterruptions,
        [
          .interruption(Self.answered("\"Low\u{1B}[31m Battery\" Alert")),
          .interruption(Self.answered(in: nil)),
        ])
    ])
    let checks = verdict.checks.map { PicturedCheck(check: $0) }
    let document = ViewerDocument(verdict, started: nil, checks: checks, evidence: [])
    let notes = zip(document.items, document.details).map { ($0.text, $1.notes) }
    #expect(notes.filter { $0.0.contains("testOther") }.flatMap(\.1).isEmpty)
    #expect(
      notes.filter { $0.0.contains("testDetails") }.flatMap(\.1) == [
        "In its test: \"Low�[31m Battery\" Alert; the built-in handler tapped \"OK\" Button, during Tap \"Save\" Button "
          + "at Tests/RecipesTests.swift:12."
      ])
    #expect(document.isClean)
  }
}
