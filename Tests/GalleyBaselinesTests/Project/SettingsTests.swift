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
      }
      """
    #expect(
      try read(text)
        == Settings(baselines: ["UI", "Baselines"], keepRuns: 3, expect: 12, failOnOrphans: true))
  }

  @Test func faultsNameTheFieldAndTheWayOut() {
    #expect(
      fault("[]")
        == "Galley.json is not a JSON5 object; it looks like { \"keepRuns\": 20 }, with comments if you like")
    #expect(fault("{ keepRun: 3 }") == "Galley.json has no field \"keepRun\"; did you mean \"keepRuns\"?")
    #expect(
      fault("{ colour: 3 }")
        == "Galley.json has no field \"colour\"; there are baselines, keepRuns, expect, failOnOrphans")
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
}
