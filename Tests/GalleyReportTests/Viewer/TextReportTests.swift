import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing

@testable import GalleyReport

@Suite struct TextReportTests {
  private static let old = """
    Dear Ada,
    the soup is done.
    <b>Bold</b>
    one
    two
    three
    four
    Yours, Bob

    """
  private static let new = """
    Dear Ada,
    the bread is done.
    <b>Bold</b> & more
    one
    two
    three
    four
    and five
    Yours, Bob

    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(text: Self.old)
    try sandbox.run(
      "r",
      texts: [
        (Samples.textKey(), Self.new), (Samples.textKey("new"), "<script>\n\u{202E}line two\n"),
      ])
    return sandbox
  }

  private func page(_ sandbox: Sandbox, _ run: String = "r") throws -> ShownPage {
    try ShownPage(sandbox, run)
  }

  @Test func theChangedLinesAreThereWithWhatDiffersInThem() throws {
    let page = try page(try sandbox())
    let detail = page.details[try page.place(of: "letter")]
    #expect(detail["causes"][0]["sentence"].text == "line 2 “the soup is done.” became “the bread is done.”")
    let lines = detail["text"]["hunks"].list.flatMap { $0["lines"].list }
    #expect(
      lines.contains { $0["kind"].text == "removed" && $0["parts"].texts == ["the ", "soup", " is done."] })
    #expect(
      lines.contains { $0["kind"].text == "added" && $0["parts"].texts == ["<b>Bold</b>", " & more", ""] })
    #expect(detail["text"]["whole"].text == Self.new)
    #expect(page.items.compactMap { $0["device"].text } == ["Texts", "Texts"])
  }

  @Test func aNewTextIsShownAsText() throws {
    let page = try page(try sandbox())
    let detail = page.details[try page.place(of: "new")]
    #expect(detail["text"]["whole"].text == "<script>\n�line two\n")
    #expect(detail["baseline"].isMissing && detail["candidate"].isMissing)
  }

  @Test func aMatchShowsItsText() throws {
    let sandbox = try sandbox()
    try sandbox.run("s", text: Self.old)
    #expect(try page(sandbox, "s").details[0]["text"]["whole"].text == Self.old)
  }

  @Test func theTerminalNamesTheLines() throws {
    let text = TerminalReport.gate(try sandbox().verdict("r"))
    #expect(
      text.hasPrefix(
        "differs  RecipesTests/testLetter / letter @ text: 3 causes, 2 lines removed, 3 lines added\n"
          + "  1. line 2 “the soup is done.” became “the bread is done.”  ["), "\(text)")
    #expect(text.contains("new  RecipesTests/testLetter / new @ text\n"))
  }

  @Test func theDocumentSaysWhatKindACheckIs() throws {
    let sandbox = try sandbox()
    try sandbox.run("p", .init())
    let texts = VerdictDocument(try sandbox.verdict("r"))
    #expect(texts.checks.map(\.kind) == [.text, .text])
    let json = String(decoding: try StableJSON.line(texts), as: UTF8.self)
    #expect(json.contains("\"kind\":\"text\"") && json.contains("\"removed\":2"), "\(json)")
    #expect(VerdictDocument(try sandbox.verdict("p")).checks.map(\.kind) == [.picture])
  }

  @Test(arguments: [
    ("the soup is", "the bread is", 4..<8, 4..<9), ("abc", "xyz", nil, nil), ("ab", "aab", nil, 1..<2),
    ("", "x", nil, 0..<1),
  ])
  func whatDiffersWithinALineIsFound(_ old: String, _ new: String, _ a: Range<Int>?, _ b: Range<Int>?) {
    let lines = [
      TextDifference.Line(kind: .removed, text: old), TextDifference.Line(kind: .added, text: new),
    ]
    #expect(ViewerText.changedParts(of: lines) == [a, b])
  }
}
