import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyBaselines

@Suite struct SettingsTests {
  private func read(_ text: String) throws -> Settings {
    try Settings(json5: Array(text.utf8))
  }

  private func fault(_ text: String) -> String {
    do {
      return "read: \(try read(text))"
    } catch {
      return "\(error)"
    }
  }

  @Test func everyFieldMayBeLeftOut() throws {
    #expect(try read("{}") == Settings())
  }

  @Test func commentsAndTrailingCommasAreAllowed() throws {
    let text = """
      // Where pictures are.
      {
        baselines: "UI/Baselines",  /* beside the app */
        keepRuns: 3,
        expect: 12,
        failOnOrphans: true,
        level: "strict",
        maxDiffPixels: 20, maxDiffPixelRatio: 0.001, precision: 1, perceptualPrecision: .98, minimumClusterSize: 2,
      }
      """
    let budget = try DifferenceBudget(
      maxDiffPixels: 20, maxDiffPixelRatio: 0.001, precision: 1, perceptualPrecision: 0.98,
      minimumClusterSize: 2)
    #expect(
      try read(text)
        == Settings(
          baselines: ["UI", "Baselines"], keepRuns: 3, expect: 12, failOnOrphans: true, level: .strict,
          budget: budget))
  }

  @Test func aBudgetIsStatedByAnyOfItsParts() throws {
    #expect(try read("{ keepRuns: 3 }").budget == nil)
    #expect(try read("{ maxDiffPixels: 0 }").budget == DifferenceBudget(maxDiffPixels: 0))
    #expect(try read("{ precision: 1 }").budget == DifferenceBudget(precision: 1))
    #expect(try read("{ minimumClusterSize: 4 }").budget == DifferenceBudget(minimumClusterSize: 4))
  }

  @Test func levelsHaveTheNamesOfApplitools() throws {
    for level in MatchLevel.allCases {
      #expect(try read("{ level: '\(level.rawValue)' }").level == level)
      #expect(try read("{ level: '\(level.name)' }").level == level)
    }
    #expect(try read("{ level: 'content' }").level == .ignoreColors)
    #expect(try read("{}").level == nil)
    expectGolden(
      [
        "{ level: 'layot' }",
        "{ level: 'loose' }",
        "{ level: 3 }",
      ].map { ($0, fault($0)) })
  }

  @Test func numbersThatAreNoBudgetAreRefused() {
    for value in ["-1", "1.5", "'1'", "true", "null"] {
      #expect(
        fault("{ maxDiffPixels: \(value) }")
          == "\"maxDiffPixels\" in Galley.json needs a whole number from 0 up")
    }
    for value in ["-0.1", "1.1", "99", "NaN", "Infinity", "'0.5'", "[]"] {
      #expect(
        fault("{ precision: \(value) }")
          == "\"precision\" in Galley.json needs a share from 0 to 1, such as 0.99")
    }
    expectGolden(
      [
        "{ minimumClusterSize: 0 }",
        "{ maxDiffPixelRatio: 2 }",
        "{ perceptualPrecision: 2 }",
        "{ maxDiffPixel: 2 }",
      ].map { ($0, fault($0)) })
  }

  @Test func faultsNameTheFieldAndTheWayOut() {
    expectGolden(
      [
        "[]",
        "{ keepRun: 3 }",
        "{ colour: 3 }",
        "{ matrix: { devices: ['iPad'] } }",
        "{ matrix: { device: 'iPad Ari' } }",
        "{ matrix: { appearance: [] } }",
        "{ matrix: { parameters: { MARKET: 3 } } }",
        "{ matrix: ['iPad'] }",
        "{ retries: 20 }",
        "{ failOnFlaky: 1 }",
        "{ batchProperties: { a: 1 } }",
        "{ keepRuns: 0 }",
        "{ keepRuns: true }",
        "{ keepRuns: null }",
        "{ expect: 1.5 }",
        "{ failOnOrphans: 'yes' }",
      ].map { ($0, fault($0)) })
    for folder in ["../elsewhere", "/tmp", "a//b", "", ".", "a/.."] {
      #expect(
        fault("{ baselines: '\(folder)' }")
          == "\"baselines\" in Galley.json needs a folder inside the project, such as \"Baselines\"")
    }
  }

  @Test func whatIsForbiddenIsSpelledAsTheVerdictSpellsIt() throws {
    for kind in NoticeKind.allCases {
      #expect(try read("{ forbid: ['\(kind.rawValue)'] }").forbid == [kind])
    }
    expectGolden(
      [
        "{ forbid: ['budgets'] }",
        "{ forbid: ['colour'] }",
        "{ forbid: 'budget' }",
      ].map { ($0, fault($0)) })
  }

  @Test func approversAreNamedByFolder() throws {
    let settings = try read(
      "{ sign: true, allowedSigners: 'ci/signers', approvers: { 'Baselines/Pay': ['ada@x.org'], '': ['b'] } }"
    )
    #expect(settings.sign && settings.allowedSigners == "ci/signers")
    #expect(settings.approvers == ["Baselines/Pay": ["ada@x.org"], "": ["b"]])
    #expect(try read("{ approvers: {} }").approvers.isEmpty)
    for value in [
      "[]", "{ '/etc': ['a'] }", "{ 'a/../b': ['a'] }", "{ '': ['a b'] }", "{ '': [''] }", "{ '': 'a' }",
    ] {
      #expect(
        fault("{ approvers: \(value) }")
          == "\"approvers\" in Galley.json needs names by folder, such as "
          + "{ \"Baselines/Checkout\": [\"ada@example.com\"] }")
    }
    expectGolden(
      [
        "{ allowedSigners: '../signers' }",
        "{ sign: 1 }",
      ].map { ($0, fault($0)) })
  }

  @Test func knownIssuesStandUnderTheirPage() throws {
    let settings = try read("{ knownIssues: { Inbox: ['contrast Later', 'hitRegion compose'], Draft: [] } }")
    #expect(settings.knownIssues == ["Inbox": ["contrast Later", "hitRegion compose"], "Draft": []])
    #expect(try read("{ knownIssues: {} }").knownIssues.isEmpty)
    for value in ["[]", "'contrast Later'", "{ Inbox: 'contrast Later' }", "{ Inbox: [3] }", "true"] {
      #expect(
        fault("{ knownIssues: \(value) }")
          == "\"knownIssues\" in Galley.json needs issues by page, such as { \"Inbox\": [\"hitRegion compose\"] }"
      )
    }
    expectGolden(
      [
        "{ knownIssues: { Inbox: ['contrst Later'] } }",
        "{ knownIssues: { Inbox: [''] } }",
      ].map { ($0, fault($0)) })
  }

  @Test func changesOfSettingsAreToldOneByOne() {
    func changes(_ before: String?, _ after: String?) -> [SettingsChange] {
      SettingsChange.between(before.map { Array($0.utf8) }, after.map { Array($0.utf8) })
    }
    #expect(changes("{ keepRuns: 3 }", "{ /* three */ keepRuns: 3 }").isEmpty)
    #expect(changes(nil, "{}").isEmpty)
    #expect(
      changes(
        "{ level: 'exact', forbid: ['budget'] }", "{ forbid: [], approvers: { '': ['a'] }, level: 'exact' }")
        == [
          SettingsChange(field: "approvers", before: nil, after: #"{"":["a"]}"#),
          SettingsChange(field: "forbid", before: #"["budget"]"#, after: "[]"),
        ])
    #expect(changes("{ expect: 3 }", nil) == [SettingsChange(field: "expect", before: "3", after: nil)])
    #expect(changes("{ expect: 3 }", "{ expect: ") == [SettingsChange()])
    // What no field can hold is not compared, and so never taken for the same.
    #expect(changes("{ level: [[1]] }", "{ level: [[2]] }").count == 1)
  }
}
