import GalleyDecisions
import Testing

@testable import GalleyBaselines

@Suite struct RecordModeTests {
  private func asked(_ environment: [String: String] = [:]) -> String {
    do { return try RecordMode.asked(in: environment).rawValue } catch { return "\(error)" }
  }

  private func allowed(_ mode: RecordMode, _ environment: [String: String]) -> String {
    do { return try mode.allowed(in: environment).rawValue } catch { return "\(error)" }
  }

  @Test func nothingIsRecordedUnlessAsked() {
    #expect(asked() == "none")
    #expect(asked(["GALLEY_RECORD": ""]) == "none")
    #expect(asked(["GALLEY_RECORD": "missing"]) == "missing")
    #expect(asked(["GALLEY_RECORD": "failed"]) == "changed")
    #expect(asked(["GALLEY_RECORD": "never"]) == "none")
  }

  @Test func anUnknownWordIsNoMode() {
    #expect(
      asked(["GALLEY_RECORD": "mising"])
        == "GALLEY_RECORD is \"mising\", which is no mode; did you mean \"missing\"?")
    #expect(
      asked(["GALLEY_RECORD": "1"])
        == "GALLEY_RECORD is \"1\", which is no mode; there are none, missing, changed and all")
  }

  @Test func onCIAReasonIsNeeded() {
    let refusal =
      "recording (all) is refused on CI, where nobody looks at the pictures; "
      + "approve from the run instead, or set GALLEY_RECORD_ON_CI to the reason"
    #expect(asked(["GALLEY_RECORD": "all", "CI": "true"]) == refusal)
    #expect(allowed(.all, ["CI": "1"]) == refusal)
    #expect(allowed(.none, ["CI": "1"]) == "none")
    #expect(allowed(.all, ["CI": "false"]) == "all")
    #expect(allowed(.all, ["CI": ""]) == "all")
    #expect(allowed(.all, ["CI": "1", "GALLEY_RECORD_ON_CI": "new fonts"]) == "all")
    #expect(allowed(.all, ["CI": "1", "GALLEY_RECORD_ON_CI": ""]) == refusal)
  }
}
