import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import Testing

@testable import GalleyReport

@Suite struct EvidenceReportTests {
  @Test func ofTwoFramesBothAreShownTheEarlierFirst() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let (previous, actual) = (Screen().picture, Screen().button("Remove").picture)
    try recorder.keepEvidence(
      title: "the screen did not come to rest in 5 s (9 frames): button “Remove” kept changing its label",
      text: "It is: button “Remove” (16, 88) 120 × 44", picture: actual, previous: previous)
    try recorder.close()
    let evidence = try ShownPage(sandbox).document["evidence"][0]
    #expect(evidence["previous"]["file"].text == "pictures/\(previous.digest).png")
    #expect(evidence["picture"]["file"].text == "pictures/\(actual.digest).png")
    #expect(sandbox.files("out/pictures").contains("out/pictures/\(previous.digest).png"))
  }
}
