import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleyTree
import GoldenFiles
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
    expectGolden(evidence[0]["title"].text, "evidence[0][\"title\"].text")
    #expect(evidence[0]["picture"]["file"].text == "pictures/\(screen.digest).png")
    expectGolden(evidence[0]["text"].text, "evidence[0][\"text\"].text")
    expectGolden(evidence[1]["text"].text, "evidence[1][\"text\"].text")
    #expect(evidence[2]["text"].text?.contains("public.data, 3 bytes: /") == true)
    #expect(evidence[3]["fault"].text?.isEmpty == false)
  }

  @Test func anAuditIsShownBesideItsPictureWithPairsOfColours() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let screen = Screen().picture
    let frame = CGRect(x: 16, y: 40, width: 100, height: 20)
    func issue(_ id: String, ground: String) -> AuditIssue {
      AuditIssue(
        .contrast, .contrast(2.5, required: .graphic, foreground: "#AAAAAAFF", ground: ground),
        of: Element(.button, identifier: id, label: "<b>", frame: frame), at: [0], frame: frame)
    }
    var audit = JudgedAudit(
      "Inbox",
      [issue("a", ground: "#FFFFFFFF"), issue("b", ground: "red;background:url(//x)")],
      of: [.contrast, .hitRegion], knowing: ["contrast b", "hitRegion c"])
    audit.omissions = ["dynamicType: why"]
    let tree = Element(
      .other, frame: CGRect(x: 0, y: 0, width: Double(screen.width) / 2, height: Double(screen.height) / 2))
    try recorder.keepEvidence(
      title: "Accessibility audit of Inbox", text: audit.text, picture: screen, tree: tree, audit: audit)
    try recorder.close()
    let evidence = try ShownPage(sandbox).document["evidence"][0]
    #expect(evidence["picture"]["scale"].number == 2)
    let shown = evidence["audit"]
    expectGolden(shown["summary"].text, "shown[\"summary\"].text")
    #expect(shown["issues"].list.map { $0["state"].text } == ["new", "known"])
    let first = shown["issues"][0]
    #expect(first["title"].text == "Contrast failed")
    #expect(first["element"].text == "button \"a\" “<b>”")
    expectGolden(first["details"].text, "first[\"details\"].text")
    expectGolden(first["criterion"].text, "first[\"criterion\"].text")
    expectGolden(first["address"].text, "first[\"address\"].text")
    #expect(first["area"].list.compactMap(\.number) == [16, 40, 100, 20])
    #expect(first["pair"]["foreground"].text == "#AAAAAA" && first["pair"]["ratio"].text == "2.5 to 1")
    // What is no colour gets into no style.
    #expect(shown["issues"][1]["pair"]["foreground"].text == nil)
    #expect(shown["gone"].list.map(\.text) == ["hitRegion c"])
    #expect(shown["omissions"].list.map(\.text) == ["dynamicType: why"])
  }
}
