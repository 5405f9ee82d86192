import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyReport
import GalleyTree
import GoldenFiles
import Testing

@Suite struct TerminalReportTests {
  /// A run with a check of every kind.
  static func everything() throws -> Sandbox {
    let sandbox = try Sandbox()
    let names = ["damaged", "elsewhere", "grown", "same"]
    try sandbox.makeBaselines(
      .init(Samples.key("damaged")), .init(Samples.key("elsewhere")), .init(Samples.key("grown")))
    try sandbox.makeBaselines(.init(Samples.key("same")), .init(Samples.key("unused")))
    try sandbox.write("", to: "Baselines/RecipesTests/testDetails/damaged.iphone-x-light.png")
    let changed = Screen().button("Remove")
    try sandbox.run(
      "r", .init(Samples.key(names[0])),
      .init(Samples.key(names[1]), changed, fingerprint: Samples.otherFingerprint),
      .init(Samples.key(names[2]), changed), .init(Samples.key(names[3])),
      .init(Samples.key("\u{1B}]0;evil\u{7}\u{202E}new")))
    // The test passed, as it seems; so what it did not check is an orphan.
    try sandbox.list("r", "M.RecipesTests/testDetails")
    if let test = TestName("M.RecipesTests/testDetails") { try sandbox.endTests("r", .init(test, .passed)) }
    return sandbox
  }

  @Test func theGateSaysEverythingThatIsNotAMatch() throws {
    let sandbox = try Self.everything()
    let verdict = try sandbox.verdict("r", Gate(expected: 6, countsOrphans: true))
    let cause = try #require(verdict.causes.first?.cause)
    #expect(
      TerminalReport.gate(verdict) == """
        not comparable  RecipesTests/testDetails / damaged @ iphone-x-light: \
        Baselines/RecipesTests/testDetails/damaged.iphone-x-light.png is empty. Restore it from version control, \
        or save the picture again.
        differs  RecipesTests/testDetails / grown @ iphone-x-light: 1 cause, 576 pixels
          1. \(cause.sentence)  [\(cause.id)]
        other environment  1 check drawn by other fonts or libraries:
          - font Inter Regular: 1f0e2d3c4b5a there, 2e0000000000 here
          Install the versions the baselines were made with (Debian 12's, unless the project says otherwise), or move \
        the baselines to these with: galley approve --all
        new  RecipesTests/testDetails / �]0;evil��new @ iphone-x-light
        orphan  RecipesTests/testDetails / unused @ iphone-x-light: its test ended without it
        incomplete  6 checks were expected, and the run made 5.

        1 test: 1 passed
        run r: compared 2 of 5: 1 match, 1 differs, 1 new, 1 of another environment, 1 not comparable, 1 orphan
        1 check differs, 2 checks could not be compared, 1 check has no baseline yet, another number of checks than \
        expected, 1 baseline used by no check.

        """)
  }

  /// A run with an equal check, and two that could not be made.
  static func refused() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    _ = CheckRunner(store: sandbox.store, recorder: recorder).run(Sandbox.Check().capture())
    try recorder.refuse(
      Refusal(
        of: Samples.key("feed"),
        because: "the screen was still busy after 5 s: activityIndicator “<b>Loading”",
        at: Samples.place(30)))
    try recorder.refuse(
      Refusal(
        of: Samples.key("lost"), hasEnvironment: false, because: "the device does not answer",
        at: Samples.place(40)
      ))
    try recorder.close()
    return sandbox
  }

  @Test func whatCouldNotBeMadeIsNotComparable() throws {
    let verdict = try Self.refused().verdict("r")
    let lines = [
      "not comparable  RecipesTests/testDetails / feed @ iphone-x-light: the screen was still busy after 5 s: "
        + "activityIndicator “<b>Loading” (Tests/RecipesTests.swift:30).",
      "not comparable  RecipesTests/testDetails / lost: the device does not answer (Tests/RecipesTests.swift:40).",
    ]
    let summary = "run r: compared 1 of 3: 1 match, 0 differ, 0 new, 2 not comparable"
    #expect(
      TerminalReport.gate(verdict) == """
        \(lines[0])
        \(lines[1])

        \(summary)
        2 checks could not be compared.

        """)
    let blocks = lines + ["\(summary)\nNothing waits for a decision; 2 checks could not be compared."]
    #expect(StatusReport(verdict).text == blocks.joined(separator: "\n\n") + "\n")
  }

  @Test func aCleanRunIsTwoLines() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    expectGolden(TerminalReport.gate(try sandbox.verdict("r")))
  }

  /// A verdict with made-up accounts, on checks that were made.
  private static func tolerant() throws -> Verdict {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("near")), .init(Samples.key("far")))
    let edited = Screen().button("Remove")
    try sandbox.run("r", .init(), .init(Samples.key("near"), edited), .init(Samples.key("far"), edited))
    let verdict = try sandbox.verdict("r")
    var checks = verdict.checks
    for index in checks.indices {
      guard var comparison = checks[index].outcome.comparison else { continue }
      let isNear = checks[index].key.name == "near"
      comparison.level = .strict
      comparison.tolerance = ToleranceSummary(
        counted: 2, allowed: isNear ? 20 : 0, ignoredPixels: 100, ignoredDifferences: 40)
      comparison.regionUses = [
        RegionUse(kind: .ignore, name: "clock\u{1B}", pixels: 100, differences: 40),
        RegionUse(kind: .floating(4), name: "badge"),
      ]
      if isNear { comparison.causes = [] }
      checks[index].outcome = isNear ? .tolerated(comparison) : .mismatch(comparison)
    }
    return verdict.replacing(checks: checks)
  }

  @Test func theGateSaysWhatWasTolerated() throws {
    let verdict = try Self.tolerant()
    let cause = try #require(verdict.causes.first?.cause)
    #expect(
      TerminalReport.gate(verdict, namesMatches: true) == """
        match  RecipesTests/testDetails / details @ iphone-x-light
        tolerated at level Strict  RecipesTests/testDetails / near @ iphone-x-light: 576 pixels forgiven; 100 pixels \
        ignored, 40 of them differ; 2 pixels count, 20 may
        differs at level Strict  RecipesTests/testDetails / far @ iphone-x-light: 1 cause, 576 pixels
          1. \(cause.sentence)  [\(cause.id)]
          tolerance: 100 pixels ignored, 40 of them differ
        tolerance  in 2 checks: 576 pixels forgiven; 200 pixels ignored, 80 of them differ.
        regions  no change fell into: floating of badge in RecipesTests/testDetails / far, floating of badge in \
        RecipesTests/testDetails / near.

        run r: compared 3 of 3: 1 match, 1 within tolerance, 1 differs, 0 new
        1 check differs.

        """)
  }

  @Test func statusSaysWhatWasTolerated() throws {
    let verdict = try Self.tolerant()
    #expect(
      StatusReport(verdict).text.hasSuffix(
        """
        tolerance  in 2 checks: 576 pixels forgiven; 200 pixels ignored, 80 of them differ.
        regions  no change fell into: floating of badge in RecipesTests/testDetails / far, floating of badge in \
        RecipesTests/testDetails / near.

        run r: compared 3 of 3: 1 match, 1 within tolerance, 1 differs, 0 new
        1 of 3 checks waits for a decision.

        """))
  }

  @Test func fewRegionsWithoutUseAreNamed() throws {
    var verdict = try Self.tolerant()
    guard var comparison = verdict.checks(.tolerated).first?.outcome.comparison else { return }
    comparison.regionUses = (1...7).map { RegionUse(kind: .ignore, name: "r\($0)") }
    var checks = verdict.checks(.tolerated)
    checks[0].outcome = .tolerated(comparison)
    verdict = verdict.replacing(checks: checks)
    #expect(
      ReportText.idleRegions(verdict)?.hasSuffix(
        "ignore of r5 in RecipesTests/testDetails / near and 2 more")
        == true)
    verdict = verdict.replacing(checks: [])
    #expect(ReportText.idleRegions(verdict) == nil)
    #expect(ReportText.tolerance(verdict) == nil)
  }

  @Test func statusGroupsByCause() throws {
    let sandbox = try Sandbox()
    let dark = Samples.key(appearance: .dark)
    try sandbox.makeBaselines(.init(), .init(dark))
    let changed = Screen().button("Remove")
    try sandbox.run("r", .init(Samples.key(), changed), .init(dark, changed), .init(Samples.key("fresh")))
    let verdict = try sandbox.verdict("r")
    let cause = try #require(verdict.causes.first?.cause)
    #expect(
      StatusReport(verdict).text == """
        \(cause.sentence)  (2 checks)
          RecipesTests/testDetails / details @ iphone-x-dark
          RecipesTests/testDetails / details @ iphone-x-light
          approve: galley approve --cause \(cause.id)

        no baseline yet  (1 check)
          RecipesTests/testDetails / fresh @ iphone-x-light
          approve: galley approve --new

        run r: compared 2 of 3: 0 match, 2 differ, 1 new
        3 of 3 checks wait for a decision.

        """)
  }

  @Test func everyExitCodeButThatOfACleanRunHasAReason() {
    let reasons = ExitCode.allCases.compactMap { ReportText.reason($0) }
    #expect(Set(reasons).count == ExitCode.allCases.count - 1)
    #expect(ReportText.reason(.clean) == nil)
  }
}
