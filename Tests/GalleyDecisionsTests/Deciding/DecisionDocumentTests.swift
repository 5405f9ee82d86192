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
        DecisionRequest(id: "0000000000000001", action: .approve, choice: .listed),
        DecisionRequest(id: "0000000000000002", action: .approve, choice: .causes(["b", "a"])),
        DecisionRequest(id: "0000000000000003", action: .reject, choice: .causes([])),
      ])
    #expect(try DecisionDocument.read(StableJSON.document(document)) == document)
  }

  @Test func anOlderDocumentNamesEachChangeByItself() throws {
    let text = #"{"format":1,"run":"r","decisions":[{"id":"0123456789abcdef","action":"approve"}]}"#
    #expect(
      try DecisionDocument.read([UInt8](text.utf8)).decisions == [
        DecisionRequest(id: "0123456789abcdef", action: .approve, choice: .itself)
      ])
  }

  @Test(arguments: [
    (
      #"{"format":1,"run":"r","decisions":[{"id":"0123456789abcdef","action":"approve","causes":[]}]}"#,
      "the decisions cannot be understood: decisions[0].causes is no field of a decision"
    ),
    (
      #"{"format":2,"run":"r","decisions":[{"id":"0123456789abcdef","action":"comment","reason":"x","listed":true}]}"#,
      "the decisions cannot be understood: decisions[0] is a comment, which is about one change and not about several"
    ),
    ("", "the decisions cannot be understood: it is not JSON"),
    ("[]", "the decisions cannot be understood: it is of the wrong kind"),
    ("{}", "the decisions cannot be understood: it has no \"format\""),
    (#"{"format":3}"#, "the decisions are of format 3, and this Galley knows formats 1 to 2"),
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
      "the decisions cannot be understood: decisions[0].action is \"undo\", which is no action; use approve, reject or comment"
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
