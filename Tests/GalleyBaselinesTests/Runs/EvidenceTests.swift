import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleyTree
import Testing

@Suite struct EvidenceTests {
  @Test func ofTwoFramesBothAreKeptInPlaywrightsWords() throws {
    let sandbox = try Sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let (previous, actual) = (Screen().picture, Screen().button("Remove").picture)
    try recorder.keepEvidence(title: "not at rest", text: "why", picture: actual, previous: previous)
    try recorder.keepEvidence(title: "not loaded", text: "why", picture: actual)
    try recorder.close()
    let names = sandbox.files(".galley/runs/r/evidence").compactMap { $0.split(separator: "-").last }
    #expect(names == ["actual.png", "previous.png", "1.txt", "2.png", "2.txt"])
    let pieces = try Run("r", in: sandbox.project).evidence()
    #expect(pieces.map(\.title) == ["not at rest", "not loaded"])
    #expect(pieces.map(\.picture) == [actual, actual])
    #expect(pieces.map(\.previous) == [previous, nil])
    #expect(pieces.allSatisfy { $0.fault == nil })
  }

  @Test func aDamagedFrameIsNamed() throws {
    let sandbox = try Sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    try recorder.keepEvidence(
      title: "not at rest", text: "why", picture: Screen().picture, previous: Screen().picture)
    try recorder.close()
    let file = try #require(
      sandbox.files(".galley/runs/r/evidence").first { $0.hasSuffix("-previous.png") })
    try sandbox.write(Array(try sandbox.bytes(file).dropLast(30)), to: file)
    let piece = try #require(try Run("r", in: sandbox.project).evidence().first)
    #expect(piece.fault?.hasPrefix("\(file) is cut off") == true, "\(piece.fault ?? "")")
  }

  @Test func anAuditIsKeptWithItsText() throws {
    let sandbox = try Sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let button = Element(.button, identifier: "info", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let issue = AuditIssue(
      .hitRegion, .hitRegion(button.frame.size), of: button, at: [0], frame: button.frame)
    let audit = JudgedAudit("Inbox", [issue], of: [.hitRegion])
    try recorder.keepEvidence(title: "audit", text: audit.text, picture: Screen().picture, audit: audit)
    try recorder.keepEvidence(title: "not loaded", text: "why", picture: nil)
    try recorder.close()
    let run = try Run("r", in: sandbox.project)
    #expect(run.evidence().map(\.audit) == [audit, nil])
    #expect(run.evidenceCount == 2)
    // What is damaged is not shown, and the text is.
    let file = try #require(sandbox.files(".galley/runs/r/evidence").first { $0.hasSuffix("-audit.json") })
    try sandbox.write(Array("{".utf8), to: file)
    #expect(run.evidence().map(\.audit) == [nil, nil])
    #expect(run.evidence()[0].text == audit.text)
  }
}
