import BaselineFixtures
import Foundation
import GalleyBaselines
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
    let report = HTMLReport(run: try Run("r", in: sandbox.project), store: sandbox.store)
    _ = try report.write(try sandbox.verdict("r"), to: sandbox.url("out").path)
    let page = try sandbox.text("out/index.html")
    let sources = page.matches(of: /<img src="pictures\/([0-9a-f]+)\.png"/).map { String($0.1) }
    #expect(sources == ["\(previous.digest)", "\(actual.digest)"])
    let captions = page.matches(of: /<figcaption>([^<]+)<span>/).map { String($0.1) }
    #expect(captions == ["The screen one frame before", "The screen then"])
    #expect(page.contains("alt=\"The screen one frame before\"") && page.contains("alt=\"The screen then\""))
  }
}
