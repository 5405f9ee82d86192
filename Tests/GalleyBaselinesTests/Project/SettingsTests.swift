import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree
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
    #expect(fault("{ level: 'layot' }") == "\"level\" in Galley.json is \"layot\"; did you mean \"layout\"?")
    #expect(
      fault("{ level: 'loose' }")
        == "\"level\" in Galley.json is \"loose\"; there are exact, strict, ignoreColors, content, layout, dynamic, none"
    )
    #expect(
      fault("{ level: 3 }") == "\"level\" in Galley.json needs the name of a level, such as \"strict\"")
  }

  @Test func numbersThatAreNoBudgetAreRefused() {
    for value in ["-1", "1.5", "'1'", "true", "null"] {
      #expect(
        fault("{ maxDiffPixels: \(value) }")
          == "\"maxDiffPixels\" in Galley.json needs a whole number from 0 up")
    }
    #expect(
      fault("{ minimumClusterSize: 0 }")
        == "\"minimumClusterSize\" in Galley.json needs a whole number from 1 up")
    for value in ["-0.1", "1.1", "99", "NaN", "Infinity", "'0.5'", "[]"] {
      #expect(
        fault("{ precision: \(value) }")
          == "\"precision\" in Galley.json needs a part from 0 to 1, such as 0.99")
    }
    #expect(
      fault("{ maxDiffPixelRatio: 2 }")
        == "\"maxDiffPixelRatio\" in Galley.json needs a part from 0 to 1, such as 0.01")
    #expect(
      fault("{ perceptualPrecision: 2 }")
        == "\"perceptualPrecision\" in Galley.json needs a part from 0 to 1, such as 0.99")
    #expect(
      fault("{ maxDiffPixel: 2 }")
        == "Galley.json has no field \"maxDiffPixel\"; did you mean \"maxDiffPixels\"?")
  }

  @Test func faultsNameTheFieldAndTheWayOut() {
    #expect(
      fault("[]")
        == "Galley.json is not a JSON5 object; it looks like { \"keepRuns\": 20 }, with comments if you like")
    #expect(fault("{ keepRun: 3 }") == "Galley.json has no field \"keepRun\"; did you mean \"keepRuns\"?")
    #expect(
      fault("{ colour: 3 }")
        == "Galley.json has no field \"colour\"; there are baselines, keepRuns, expect, failOnOrphans, "
        + "failOnFlaky, retries, level, batchName, batchID, batchProperties, matrix, approvalsFrom, forbid, "
        + "sign, allowedSigners, approvers, knownIssues, maxDiffPixels, maxDiffPixelRatio, precision, perceptualPrecision, minimumClusterSize"
    )
    #expect(
      fault("{ matrix: { devices: ['iPad'] } }")
        == "\"matrix\" in Galley.json has \"devices\"; did you mean \"device\"?")
    #expect(
      fault("{ matrix: { device: 'iPad Ari' } }")
        == "\"matrix\" in Galley.json: there is no device \"iPad Ari\"; did you mean \"iPad Air\"?")
    #expect(
      fault("{ matrix: { appearance: [] } }")
        == "\"matrix.appearance\" in Galley.json needs a text, or a list with at least one")
    #expect(
      fault("{ matrix: { parameters: { MARKET: 3 } } }")
        == "\"matrix.parameters.MARKET\" in Galley.json needs a text, or a list with at least one")
    #expect(
      fault("{ matrix: ['iPad'] }")
        == "\"matrix\" in Galley.json needs lists by name, such as { device: [\"iPhone X\", \"iPad Air\"], "
        + "parameters: { MARKET: [\"USAToday\"] } }")
    #expect(fault("{ retries: 20 }") == "\"retries\" in Galley.json needs a whole number from 0 to 19")
    #expect(fault("{ failOnFlaky: 1 }") == "\"failOnFlaky\" in Galley.json needs true or false")
    #expect(
      fault("{ batchProperties: { a: 1 } }")
        == "\"batchProperties\" in Galley.json needs texts by name, such as { branch: \"main\" }")
    #expect(fault("{ keepRuns: 0 }") == "\"keepRuns\" in Galley.json needs a whole number from 1 up")
    #expect(fault("{ keepRuns: true }") == "\"keepRuns\" in Galley.json needs a whole number from 1 up")
    #expect(fault("{ keepRuns: null }") == "\"keepRuns\" in Galley.json needs a whole number from 1 up")
    #expect(fault("{ expect: 1.5 }") == "\"expect\" in Galley.json needs a whole number from 0 up")
    #expect(fault("{ failOnOrphans: 'yes' }") == "\"failOnOrphans\" in Galley.json needs true or false")
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
    #expect(
      fault("{ forbid: ['budgets'] }")
        == "\"forbid\" in Galley.json has \"budgets\"; did you mean \"budget\"?")
    #expect(
      fault("{ forbid: ['colour'] }")
        == "\"forbid\" in Galley.json has \"colour\"; there are levelBelowExact, levelBelowStrict, budget, "
        + "wideRegions, ignoreSnapshots, disabledTests, uncheckedBaselines, vanishedChecks, missingShards, "
        + "answeredInterruptions, missingSymbols, missingFonts, approvedElsewhere, otherCommit, changedSettings, changedSigners, missingApprovals, missingBaseBranch"
    )
    #expect(
      fault("{ forbid: 'budget' }")
        == "\"forbid\" in Galley.json needs a list of what must not be, such as [\"budget\"]")
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
    #expect(
      fault("{ allowedSigners: '../signers' }")
        == "\"allowedSigners\" in Galley.json needs a file inside the project, such as \".allowed_signers\"")
    #expect(fault("{ sign: 1 }") == "\"sign\" in Galley.json needs true or false")
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
    #expect(
      fault("{ knownIssues: { Inbox: ['contrst Later'] } }")
        == "\"knownIssues\" in Galley.json has \"contrst Later\" of \"Inbox\", which begins with no rule; "
        + "did you mean \"contrast\"?")
    #expect(
      fault("{ knownIssues: { Inbox: [''] } }")
        == "\"knownIssues\" in Galley.json has \"\" of \"Inbox\", which begins with no rule; there are contrast, "
        + "elementDetection, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait, action, parentChild"
    )
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
