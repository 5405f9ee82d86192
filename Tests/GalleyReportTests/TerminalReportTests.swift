import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyReport
import GalleyTree
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
        orphan  RecipesTests/testDetails / unused @ iphone-x-light
        incomplete  6 checks were expected, and the run made 5.

        run r: compared 2 of 5: 1 match, 1 differs, 1 new, 1 of another environment, 1 not comparable, 1 orphan
        Not everything could be compared, so nothing is proved.

        """)
  }

  @Test func aCleanRunIsTwoLines() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    #expect(
      TerminalReport.gate(try sandbox.verdict("r")) == """
        run r: compared 1 of 1: 1 match, 0 differ, 0 new
        Nothing waits for a decision.

        """)
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
      TerminalReport.status(verdict) == """
        \(cause.sentence)  (2 checks)
          RecipesTests/testDetails / details @ iphone-x-dark
          RecipesTests/testDetails / details @ iphone-x-light
          approve: galley approve --cause \(cause.id)

        no baseline yet  (1 check)
          RecipesTests/testDetails / fresh @ iphone-x-light
          approve: galley approve --new

        run r: compared 2 of 3: 0 match, 2 differ, 1 new

        """)
  }

  @Test func everyExitCodeHasAMeaning() {
    let meanings = ExitCode.allCases.map(ReportWords.meaning)
    #expect(Set(meanings).count == ExitCode.allCases.count)
    #expect(meanings.allSatisfy { $0.hasSuffix(".") })
  }
}
