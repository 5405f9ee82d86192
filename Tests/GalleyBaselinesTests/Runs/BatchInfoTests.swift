import GalleyBaselines
import GalleyDecisions
import Testing

@Suite struct BatchInfoTests {
  @Test func theEnvironmentSaysWhichBatch() {
    let batch = BatchInfo(in: [
      "GALLEY_BATCH_NAME": "Nightly", "APPLITOOLS_BATCH_NAME": "other", "APPLITOOLS_BATCH_ID": "4711",
      "GALLEY_BATCH_PROPERTIES": "branch=main; host = ci;broken;=none",
    ])
    #expect(batch == BatchInfo("Nightly", id: "4711", properties: ["branch": "main", "host": "ci"]))
    #expect(BatchInfo(in: ["GALLEY_BATCH_ID": ""]).isEmpty)
  }

  @Test func whatIsStatedFirstWins() {
    let code = BatchInfo("Release", properties: ["a": "1"])
    let rest = BatchInfo("Nightly", id: "9", properties: ["a": "2", "b": "3"])
    #expect(code.completed(by: rest) == BatchInfo("Release", id: "9", properties: ["a": "1", "b": "3"]))
    #expect(code.completed(by: nil) == code)
  }

  @Test func settingsNameABatch() throws {
    let settings = try Settings(json5: Array("{ batchName: 'Nightly', batchID: '7' }".utf8))
    #expect(settings.batch == BatchInfo("Nightly", id: "7"))
    #expect(throws: SettingsError.badValue("batchName", needs: "a name, such as \"Nightly\"")) {
      try Settings(json5: Array("{ batchName: 7 }".utf8))
    }
  }
}
