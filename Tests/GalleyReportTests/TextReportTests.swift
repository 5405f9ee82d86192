import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDiff
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

  private func page(_ sandbox: Sandbox, _ run: String = "r") throws -> String {
    let path = sandbox.root + "/report"
    _ = try HTMLReport(run: try Run(run, in: sandbox.project), store: sandbox.store).write(
      try sandbox.verdict(run), to: path)
    return try sandbox.text("report/index.html")
  }

  @Test func theChangedLinesAreATable() throws {
    let page = try page(try sandbox())
    #expect(page.contains("<li>line 2 “the soup is done.” became “the bread is done.”</li>"), "\(page)")
    #expect(
      page.contains(
        "<tr class=\"removed\"><td class=\"number\">2</td><td class=\"number\"></td><td class=\"sign\">-</td>"
          + "<td class=\"line\"><del>the <mark>soup</mark> is done.</del></td></tr>"), "\(page)")
    #expect(
      page.contains(
        "<td class=\"line\"><ins>&lt;b&gt;Bold&lt;/b&gt;<mark> &amp; more</mark></ins></td>"), "\(page)")
    #expect(page.contains("<tr class=\"added\"><td class=\"number\"></td><td class=\"number\">8</td>"))
    #expect(page.contains("<summary>The whole new text</summary>"))
  }

  @Test func aNewTextIsShownAsText() throws {
    let page = try page(try sandbox())
    #expect(
      page.contains("<pre class=\"whole\" tabindex=\"0\">\n&lt;script&gt;\n�line two\n</pre>"), "\(page)")
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img"))
  }

  @Test func aMatchShowsItsBeginning() throws {
    let sandbox = try sandbox()
    try sandbox.run("s", text: Self.old)
    #expect(try page(sandbox, "s").contains("<pre class=\"excerpt\">\nDear Ada,\nthe soup is done."))
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
    #expect(LinePairs.parts(of: lines) == [a, b])
  }
}
