import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyReport
import Testing

@Suite struct MarkdownReportTests {
  @Test func checksAreListedByCause() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("second")))
    let edited = Screen().button("Remove")
    try sandbox.run("r", .init(Samples.key(), edited), .init(Samples.key("second"), edited))
    let verdict = try sandbox.verdict("r")
    let group = try #require(verdict.causes.first)
    let text = MarkdownReport(verdict).text()
    #expect(
      text.hasPrefix(
        """
        ### ❌ Galley: 2 checks differ\\.

        run r: compared 2 of 2: 0 match, 2 differ, 0 new

        <details><summary><b>
        """))
    #expect(
      text.hasSuffix(
        """
        </b> in 2 checks</summary>

        | check | environment | line |
        | --- | --- | --- |
        | RecipesTests/testDetails / details | iphone\\-x\\-light | Tests/RecipesTests\\.swift<span>:</span>10 |
        | RecipesTests/testDetails / second | iphone\\-x\\-light | Tests/RecipesTests\\.swift<span>:</span>11 |

        Approve: `galley approve --cause \(group.cause.id)`

        </details>

        """))
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "<script"), ("a | b", " | b"), ("`code`", " `code"), ("@ada", "@ada"),
    ("#12", " #12"), ("https://evil.example", "https://"), ("www.evil.example", "www.evil"), ("$x$", " $x"),
    ("</summary></details>", "</summary></details>"), ("**bold** [x](y) ![i](j)", "[x](y)"),
    ("\u{202E}gnp", "\u{202E}"), ("line\n# head", "\n# head"), ("<!-- ", "<!--"), ("a\\|b", "\\|b"),
  ])
  func namesMeanNothing(_ name: String, _ forbidden: String) throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init(Samples.key(name)))
    let text = MarkdownReport(try sandbox.verdict("r")).text()
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| Recipes") })
    #expect(!row.contains(forbidden), "\(row)")
    // Three cells and no more: every other bar is escaped.
    #expect(row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" } == 4, "\(row)")
  }

  @Test func picturesAreLinkedWhereTheReportWillBe() throws {
    let sandbox = try TerminalReportTests.everything()
    let verdict = try sandbox.verdict("r")
    let report = try HTMLReport(run: try Run("r", in: sandbox.project), store: sandbox.store)
      .write(verdict, to: sandbox.url("out").path)
    let text = MarkdownReport(verdict, report: report, reportURL: "https://ci.example/a b/").text()
    #expect(text.contains("[Look at the report](https://ci.example/a%20b/index.html)"))
    #expect(text.contains("[approved](https://ci.example/a%20b/pictures/\(Samples.key("grown").slug)"))
    #expect(!MarkdownReport(verdict, reportURL: "https://ci.example").text().contains("ci.example"))
  }

  @Test func whatIsTooLongIsCutBetweenBlocksWithAWord() throws {
    let sandbox = try TerminalReportTests.everything()
    let report = MarkdownReport(try sandbox.verdict("r", Gate(expected: 6, countsOrphans: true)))
    let whole = report.text()
    #expect(!whole.contains("ends here"))
    for limit in stride(from: whole.utf8.count - 1, to: 300, by: -137) {
      let text = report.text(limit: limit)
      #expect(text.utf8.count <= limit)
      #expect(text.contains("ends here"))
      #expect(text.ranges(of: "<details>").count == text.ranges(of: "</details>").count)
    }
    #expect(report.text(limit: 10).utf8.count <= 10)
  }
}
