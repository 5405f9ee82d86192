import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GoldenFiles
import RawHTTPClient
import Testing

@testable import galley_review

/// From a rectangle on a picture to a line of a layout.
@Suite(.timeLimit(.minutes(15))) struct RegionServiceTests {
  @Test func theChangeIsShownFirstAndThenWritten() throws {
    let editor = try Editor()
    let shown = try #require(editor.ask("ignore"))
    #expect(shown.status == 200, "\(shown.text)")
    #expect(editor.text == Editor.source)
    #expect(
      shown.object["element"] as? String == "button \"save\" \"Remove\"" || shown.object["element"] != nil)
    #expect(shown.object["declaration"] as? String == "save")
    #expect(shown.object["line"] as? String == ".ignore(page.save)")
    #expect(shown.object["file"] as? String == Editor.path)
    #expect(shown.object["written"] as? Bool == false)
    expectGolden(shown.object["diff"] as? String, "shown.object[\"diff\"] as? String")
    let written = try #require(editor.write("ignore"))
    #expect(written.object["written"] as? Bool == true, "\(written.text)")
    #expect(
      editor.text
        == Editor.source.replacing(
          "    Checkpoint(Checkpoints.resting) {}\n    Checkpoint(",
          with: "    Checkpoint(Checkpoints.resting) {\n      save\n    }\n    Checkpoint("))
    #expect(try Editor.faults([editor.text]).isEmpty)
    // A second one of the same kind says so; another goes below.
    let again = editor.ask("ignore")
    expectGolden(again?.object["note"] as? String, "again?.object[\"note\"] as? String")
    #expect(again?.object["edit"] == nil)
    #expect(editor.write("floating", Editor.button, ",\"limits\":{\"up\":4,\"down\":8}")?.status == 200)
    #expect(editor.text.contains("      save\n      Region.floating(save, up: 4, down: 8)\n    }\n"))
    #expect(try Editor.faults([editor.text]).isEmpty)
  }

  @Test(arguments: [
    ("ignore", ",\"padding\":2", "Region.ignore(save, padding: 2)"), ("exact", "", "Region.exact(save)"),
    ("strict", ",\"padding\":1.5", "Region.strict(save, padding: 1.5)"),
    ("layout", "", "Region.layout(save)"),
    ("ignoreColors", "", "Region.ignoreColors(save)"),
    (
      "floating", ",\"limits\":{\"up\":8,\"down\":8,\"left\":8,\"right\":8}", "Region.floating(save, 8)"
    ),
    ("dynamic", "", "Region.dynamic(save)"),
    ("dynamic", ",\"pattern\":\"currency\"", "Region.dynamic(save, .currency)"),
    (
      "dynamic", ",\"expression\":\"\\\\d+ \\\"x\\\"\"",
      "Region.dynamic(save, .expression(\"\\\\d+ \\\"x\\\"\"))"
    ),
    (
      "accessibility", ",\"accessibility\":\"regularText\",\"padding\":3",
      "Region.accessibility(save, .regularText, padding: 3)"
    ),
  ])
  func everyKindIsWrittenAsLayoutsSayIt(kind: String, more: String, line: String) throws {
    let editor = try Editor()
    let answer = try #require(editor.write(kind, Editor.button, more))
    #expect(answer.object["written"] as? Bool == true, "\(answer.text)")
    #expect(
      editor.text.contains("    Checkpoint(Checkpoints.resting) {\n      \(line)\n    }\n"), "\(editor.text)")
    #expect(try Editor.faults([editor.text]).isEmpty)
  }

  @Test func aCheckpointIsKnownByTheRawValueOfItsCase() throws {
    let editor = try Editor(checkpoint: "being asked")
    #expect(editor.write("strict")?.object["written"] as? Bool == true)
    #expect(
      editor.text.contains(
        "    Checkpoint(Checkpoints.asking, level: .strict) {\n      title\n      Region.strict(save)\n    }\n"
      ))
    #expect(editor.text.contains("Checkpoint(Checkpoints.resting) {}\n    Checkpoint"))
  }

  @Test func anElementIsKnownByItsLabelWhereTheLayoutSaysSo() throws {
    let editor = try Editor()
    let answer = editor.write("layout", "{\"x\":8,\"y\":8,\"width\":44,\"height\":12}")
    expectGolden(answer?.object["declaration"] as? String)
  }

  @Test func rowsAreMeantTogether() throws {
    let editor = try Editor()
    let answer = editor.ask("ignore", "{\"x\":8,\"y\":72,\"width\":44,\"height\":10}")
    #expect(answer?.object["declaration"] as? String == "rows")
    expectGolden(answer?.object["note"] as? String)
  }

  @Test func whatFitsNoElementIsARectangle() throws {
    let editor = try Editor()
    let answer = editor.ask("ignore", "{\"x\":50,\"y\":2,\"width\":8,\"height\":3}")
    expectGolden(answer?.object["line"] as? String)
    #expect(answer?.object["edit"] == nil && answer?.object["element"] == nil)
    #expect(editor.ask("floating", "{\"x\":50,\"y\":2,\"width\":8,\"height\":3}")?.status == 409)
  }

  @Test(arguments: [
    // Whose source is not plain is not touched.
    ("let save = Button(\"save\", opens: Saved.self)", "let save = Button(\"save\".self)"),
    ("public let save = Button(\"save\", opens: Saved.self)", "public let save = make()"),
    ("Button(\"save\", opens: Saved.self)", "Button(\"sa\\u{76}e\")"),
    (
      "public let save = Button(\"save\", opens: Saved.self)",
      "public let save = Button(\"save\")\n  public let twin = Button(\"save\")"
    ),
    (
      "    Checkpoint(Checkpoints.resting) {}\n    C",
      "    Checkpoint(Checkpoints.resting) {}\n    Checkpoint(Checkpoints.resting)\n    C"
    ),
    (
      "    Checkpoint(Checkpoints.resting) {}\n    C",
      "    Checkpoint(Checkpoints.resting, regions: made)\n    C"
    ),
    (
      "    Checkpoint(Checkpoints.resting) {}\n    C",
      "    Checkpoint(Checkpoints.resting) { title; rows }\n    C"
    ),
    ("    Checkpoint(Checkpoints.resting) {}\n    C", "    Checkpoint(named) {}\n    C"),
    ("public struct Editor: Layout", "public struct Editor: Page"),
    ("public init() {}", "let slash = /[{]/"), ("public init() {}", "let x = \"\\(\"{\")\""),
    ("public init() {}", "public init() {"), ("public init() {}", "/* never closed"),
  ])
  func whereItIsNotPlainNothingIsWritten(old: String, new: String) throws {
    let source = Editor.source.replacing(old, with: new)
    #expect(source != Editor.source)
    let editor = try Editor(source)
    let answer = try #require(editor.ask("strict"))
    #expect(answer.status == 200 && answer.object["edit"] == nil, "\(answer.text)")
    #expect((answer.object["note"] as? String)?.isEmpty == false)
    #expect((answer.object["line"] as? String)?.hasPrefix(".strict(") == true)
    #expect(editor.ask("strict", Editor.button, ",\"edit\":\"0123\"")?.status == 409)
    #expect(editor.text == source)
  }

  @Test func twoLayoutsOfOneNameAreRefused() throws {
    let editor = try Editor()
    try editor.review.sandbox.write("struct Editor: Layout {}", to: "Tests/Other.swift")
    let answer = editor.ask("strict")
    expectGolden(answer?.object["note"] as? String)
  }

  @Test func aSourceThatChangedSinceIsNotWritten() throws {
    let editor = try Editor()
    let edit = try #require(editor.ask("strict")?.object["edit"] as? String)
    let other = Editor.source + "// later\n"
    try editor.review.sandbox.write(other, to: Editor.path)
    #expect(editor.ask("strict", Editor.button, ",\"edit\":\"\(edit)\"")?.status == 409)
    #expect(editor.text == other)
  }

  @Test func noLinkIsFollowed() throws {
    let editor = try Editor()
    let outside = try Sandbox()
    try outside.write(Editor.source, to: "Editor.swift")
    try editor.review.sandbox.remove(Editor.path)
    try FileManager.default.createSymbolicLink(
      at: editor.review.sandbox.url(Editor.path), withDestinationURL: outside.url("Editor.swift"))
    expectGolden(editor.ask("strict")?.object["note"] as? String)
    #expect(try outside.text("Editor.swift") == Editor.source)
  }

  @Test func aCheckOfATestGetsALineToPaste() throws {
    let review = try ReviewFixture(changed: 1, new: 0)
    let body = "{\"format\":1,\"id\":\"\(review.ids()[0])\",\"kind\":\"dynamic\",\"rect\":\(Editor.button)}"
    let answer = review.client("POST /api/regions", review.headers, body: body)
    let line = ".dynamic(app.descendants(matching: .any)[\"save\"])"
    #expect(answer?.object["line"] as? String == line, "\(answer?.text ?? "")")
    #expect(
      answer?.object["note"] as? String
        == "the check is made by a test, so the region is an argument of it: regions: [\(line)]")
    expectGolden(answer?.object["place"] as? String)
  }

  @Test(arguments: [
    "{}", "[]",
    "{\"format\":1,\"id\":\"0\",\"kind\":\"erase\",\"rect\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1}}",
    "{\"format\":1,\"id\":\"ID\",\"kind\":\"ignore\",\"rect\":{\"x\":0,\"y\":0,\"width\":0,\"height\":1}}",
    "{\"format\":1,\"id\":\"ID\",\"kind\":\"ignore\",\"rect\":{\"x\":1e300,\"y\":0,\"width\":1,\"height\":1}}",
    "{\"format\":1,\"id\":\"ID\",\"kind\":\"ignore\",\"padding\":-1,\"rect\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1}}",
    "{\"format\":1,\"id\":\"ID\",\"kind\":\"dynamic\",\"expression\":\"(\",\"rect\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1}}",
    "{\"format\":1,\"id\":\"ID\",\"kind\":\"dynamic\",\"pattern\":\"x)\",\"rect\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1}}",
    "{\"format\":1,\"id\":\"ID\",\"kind\":\"accessibility\",\"rect\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1}}",
  ])
  func whatMakesNoSenseIsRefused(body: String) throws {
    let editor = try Editor()
    let answer = editor.review.client(
      "POST /api/regions", editor.review.headers, body: body.replacing("ID", with: editor.id))
    #expect(answer?.status == 400, "\(answer?.text ?? "")")
    #expect(editor.text == Editor.source)
  }
}
