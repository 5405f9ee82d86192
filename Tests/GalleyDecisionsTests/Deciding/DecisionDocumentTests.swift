import Foundation
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct DecisionDocumentTests {
  @Test func itIsReadAsItIsWritten() throws {
    let document = DecisionDocument(
      run: "r",
      decisions: [
        DecisionRequest(id: "0123456789abcdef", action: .approve),
        DecisionRequest(id: "fedcba9876543210", action: .reject, reason: "too \"wide\"\n"),
      ])
    #expect(try DecisionDocument.read(StableJSON.document(document)) == document)
  }

  @Test(arguments: [
    ("", "the decisions cannot be understood: it is not JSON"),
    ("[]", "the decisions cannot be understood: it is of the wrong kind"),
    ("{}", "the decisions cannot be understood: it has no \"format\""),
    (#"{"format":2}"#, "the decisions are of format 2, and this Galley knows format 1"),
    (#"{"format":1,"run":"r"}"#, "the decisions cannot be understood: it has no \"decisions\""),
    (
      #"{"format":1,"run":"r","decisions":[],"force":true}"#,
      "the decisions cannot be understood: force is no field of a decision"
    ),
    (
      #"{"format":1,"run":"r","decisions":[{"id":"0123456789abcdef","action":"approve","if":"x"}]}"#,
      "the decisions cannot be understood: decisions[0].if is no field of a decision"
    ),
    (
      #"{"format":1,"run":"r","decisions":[{"id":"0123456789abcdef"}]}"#,
      "the decisions cannot be understood: decisions[0] has no \"action\""
    ),
    (
      #"{"format":1,"run":"r","decisions":[{"id":"0123456789abcdef","action":"undo"}]}"#,
      "the decisions cannot be understood: decisions[0].action is \"undo\", which cannot be asked for"
    ),
    (
      #"{"format":1,"run":"r","decisions":[{"id":"../../etc","action":"approve"}]}"#,
      "the decisions cannot be understood: decisions[0].id is no id: sixteen digits from 0 to f"
    ),
  ])
  func whatIsNotUnderstoodIsNotDone(_ text: String, _ words: String) {
    let fault = #expect(throws: DecisionDocumentError.self) { try DecisionDocument.read([UInt8](text.utf8)) }
    #expect(fault.map { "\($0)" } == words)
  }

  @Test func limitsHoldBeforeAnythingIsRead() {
    let large = [UInt8](repeating: 0x20, count: DecisionDocument.mostBytes + 1)
    let fault = #expect(throws: DecisionDocumentError.self) { try DecisionDocument.read(large) }
    let words = "the decisions have 8388609 bytes, and no more than 8388608 are read; split them"
    #expect(fault.map { "\($0)" } == words)
  }
}
