import Foundation
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyBaselines

/// The records are what Swift Testing 6.3 wrote, without what is of no use here.
@Suite struct IssueStreamTests {
  private func stream(_ events: [String]) -> IssueStream {
    let lines =
      [
        #"{"kind":"test","payload":{"id":"M.S/a()\/F.swift:1:2","kind":"function","name":"a()"},"version":"6.3.0"}"#
      ]
      + events.map { #"{"kind":"event","payload":{\#($0)},"version":"6.3.0"}"# }
    return IssueStream(Array(lines.joined(separator: "\n").utf8))
  }

  private func event(_ kind: String, _ test: String, _ more: String = "") -> String {
    #""kind":"\#(kind)","testID":"M.S\/\#(test)\/F.swift:1:2"\#(more)"#
  }

  private let issue =
    #","issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"fileID":"M\/F.swift","line":7,"column":5}}"#

  @Test func tellsWhatBecameOfEachTest() {
    let found = stream([
      #""kind":"runStarted""#, #""kind":"testStarted","testID":"M.S""#,
      event("testStarted", "a()"), event("testEnded", "a()"),
      event("testStarted", "fails()"), event("issueRecorded", "fails()", issue),
      event("testEnded", "fails()"),
      event("testSkipped", "off()"),
      event("testStarted", "gives(_:)"), event("testCaseCancelled", "gives(_:)"),
      event("testEnded", "gives(_:)"),
      event("testStarted", "up()"), event("testCancelled", "up()"), event("testEnded", "up()"),
      event("testStarted", "dies()"),
      event("testStarted", "known()"),
      event("issueRecorded", "known()", issue.replacing(#""isKnown":false"#, with: #""isKnown":true"#)),
      event("testEnded", "known()"),
      #""kind":"testEnded","testID":"M.S""#, #""kind":"runEnded""#,
    ])
    let ends = (found.tests ?? []).map { "\($0.test.specifier) \($0.end.rawValue)" }
    #expect(
      ends == [
        "M.S/a() passed", "M.S/dies() cut", "M.S/fails() failed", "M.S/gives(_:) skipped",
        "M.S/known() passed",
        "M.S/off() skipped", "M.S/up() skipped",
      ])
    #expect(found.hasBegun && found.hasEnded)
    #expect(found.failures == ["M/F.swift:7:5"])
    #expect(found.loose == 0)
  }

  @Test func tellsWhatWasSaidWhereAndHowLongItTook() throws {
    func at(_ seconds: Double) -> String { #","instant":{"absolute":\#(seconds),"since1970":1}"# }
    let lines = [
      #"{"kind":"test","payload":{"id":"M.S\/bad()\/F.swift:7:4","kind":"function","name":"bad()","sourceLocation":{"_filePath":"\/p\/Tests\/M\/F.swift","column":4,"fileID":"M\/F.swift","filePath":"\/p\/Tests\/M\/F.swift","line":7}},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"M.S\/bad()\/F.swift:7:4"\#(at(10))},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"_filePath":"\/p\/Tests\/M\/F.swift","column":33,"fileID":"M\/F.swift","filePath":"\/p\/Tests\/M\/F.swift","line":9}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: (a → 1) == 2"},{"symbol":"details","text":"a comment here"}],"testID":"M.S\/bad()\/F.swift:7:4"},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"M.S\/bad()\/F.swift:7:4"\#(at(12.25))},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"kind":"testSkipped","messages":[{"symbol":"skip","text":"Test off() skipped: \"later\""}],"testID":"M.S\/off()\/F.swift:9:4"},"version":"6.3.0"}"#,
    ]
    let tests = try #require(IssueStream(Array(lines.joined(separator: "\n").utf8), root: "/p").tests)
    let bad = try #require(tests.first)
    #expect(bad.duration == 2.25)
    #expect(bad.place == CallSite(filePath: "Tests/M/F.swift", line: 7))
    let failure = try #require(bad.failures?.first)
    #expect(failure.message == "Expectation failed: (a → 1) == 2\na comment here")
    #expect(failure.sentence == "Expectation failed: (a → 1) == 2")
    #expect(failure.place == CallSite(filePath: "Tests/M/F.swift", line: 9))
    #expect(failure.issue == "M/F.swift:9:33")
    #expect(tests.last?.remark == "Test off() skipped: \"later\"")
  }

  @Test func anIssueAfterTheEndStillFailsTheTest() {
    let found = stream([
      event("testStarted", "a()"), event("testEnded", "a()"), event("issueRecorded", "a()", issue),
    ])
    #expect(found.tests?.map(\.end) == [.failed])
    #expect(found.tests?.first?.issues == ["M/F.swift:7:5"])
  }

  @Test func whatIsOfNoTestIsLoose() {
    #expect(stream([#""kind":"issueRecorded","testID":"M.S""# + issue]).loose == 1)
    #expect(stream([#""kind":"issueRecorded""#]).loose == 1)
    #expect(IssueStream(Array("nonsense".utf8)).loose == 1)
  }

  @Test func anOlderSummaryIsStillRead() throws {
    let text =
      #"{"ended":"2026-07-27T10:15:02.500Z","format":1,"issues":{"failures":[],"hasBegun":true,"hasEnded":true},"status":0}"#
    let summary = try StableJSON.read(RunSummary.self, from: Array(text.utf8))
    #expect(summary.issues?.tests == nil)
    #expect(summary.attempts == nil)
  }
}
