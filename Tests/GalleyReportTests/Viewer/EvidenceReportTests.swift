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

  @Test func whatTestsAttachedIsShownWithItsTest() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let screen = Screen().picture
    var result = TestResult(try #require(TestName("LoginTests.LoginTests/testLogin")), .passed)
    func keep(_ name: String, _ ending: String, _ content: [UInt8]) throws -> KeptAttachment {
      try recorder.keepAttachment(
        name: name, type: "public.data", fileExtension: ending, content: content,
        activities: ["Log in", "Type"])
    }
    result.attachments = [
      try keep("screen", "png", [UInt8](try PNG.encode(screen))), try keep("tree", "txt", Array("<b>".utf8)),
      try keep("bytes", "dat", [1, 2, 3]), try keep("broken", "png", [1, 2, 3]),
    ]
    recorder.noteTest(result)
    try recorder.close()
    let evidence = try ShownPage(sandbox).document["evidence"]
    #expect(evidence[0]["title"].text == "LoginTests/testLogin attached “screen”")
    #expect(evidence[0]["picture"]["file"].text == "pictures/\(screen.digest).png")
    #expect(evidence[0]["text"].text == "In: Log in › Type\n\n")
    #expect(evidence[1]["text"].text == "In: Log in › Type\n\n<b>")
    #expect(evidence[2]["text"].text?.contains("public.data, 3 bytes: /") == true)
    #expect(evidence[3]["fault"].text?.isEmpty == false)
  }
}
