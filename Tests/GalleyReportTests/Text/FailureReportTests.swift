import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleyTree
import Testing

/// A failure that is no difference is in every report: the test, the line and the first sentence.
@Suite struct FailureReportTests {
  @Test func theTerminalNamesTestLineAndSentence() throws {
    let text = TerminalReport.gate(try Sandbox.withFailures().verdict("r"))
    #expect(
      text.hasPrefix(
        """
        failed  FeedTests/dies: Fatal error: Index out of range (Tests/M/FeedTests.swift:22)
        failed  FeedTests/fails: Expectation failed: (a → 1) == 2 (Tests/M/FeedTests.swift:7)
        failed  FeedTests/beside: it was cut off when its process died in FeedTests/dies (Tests/M/FeedTests.swift:30)

        """))
    #expect(text.contains("\n5 tests: 1 passed, 1 failed, 2 cut off, 1 skipped\nrun r: "))
  }

  @Test func junitHasACaseForEveryTest() throws {
    let text = JUnitReport(try Sandbox.withFailures().verdict("r")).text
    for line in [
      #"<testcase name="passes" classname="FeedTests" time="1.500" file="Tests/M/FeedTests.swift" line="3">"#,
      #"<testcase name="fails" classname="FeedTests" time="0.250" file="Tests/M/FeedTests.swift" line="7">"#,
      #"<failure message="Expectation failed: (a → 1) == 2" type="test">Expectation failed: (a → 1) == 2"#,
      "&lt;a&gt; &amp; b\n  at Tests/M/FeedTests.swift:7</failure>",
      #"<testcase name="later" classname="FeedTests" time="1.500" file="Tests/M/FeedTests.swift" line="3">"#,
      #"<skipped message="Test skipped: &quot;later&quot;"/>"#,
      #"<testcase name="dies" classname="FeedTests" file="Tests/M/FeedTests.swift" line="22">"#,
      #"<error message="Fatal error: Index out of range" type="died">"#,
      #"<testsuite name="FeedTests" tests="5" failures="1" errors="2" skipped="1" time="3.250">"#,
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test func markdownNamesThemAboveTheDifferences() throws {
    let text = MarkdownReport(try Sandbox.withFailures().verdict("r")).text()
    let line =
      "- FeedTests/fails: Expectation failed: \\(a → 1\\) \\=\\= 2 (Tests/M/FeedTests\\.swift<span>:</span>7)"
    #expect(text.contains(line), "\(text)")
    #expect(try #require(text.range(of: line)).lowerBound < #require(text.range(of: "<details>")).lowerBound)
  }

  @Test func annotationsAreAtTheirLines() throws {
    let lines = GitHubReport(try Sandbox.withFailures().verdict("r"), prefix: "App/").annotations
      .split(separator: "\n").map(String.init)
    #expect(
      lines.contains(
        "::error file=App/Tests/M/FeedTests.swift,line=7,endLine=7,title=FeedTests/fails failed::"
          + "Expectation failed: (a → 1) == 2."))
    #expect(
      lines.contains(
        "::error file=App/Tests/M/FeedTests.swift,line=22,endLine=22,title=FeedTests/dies died::"
          + "Fatal error: Index out of range."))
    #expect(
      lines.contains(
        "::error file=App/Tests/M/FeedTests.swift,line=30,endLine=30,title=1 test cut off::it was cut off when its "
          + "process died in FeedTests/dies.%0AFeedTests/beside."))
  }

  /// What nobody sees in a name, and everybody copies with it: joiners, marks of direction, spaces that do not break.
  ///
  /// Between the digits of a large number stands a narrow space that does not break, as in print.
  private static func hidden(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.filter { index in
      let scalar = scalars[index]
      if scalar.value == 0x202F {
        let around = [index - 1, index + 1].filter(scalars.indices.contains).map { scalars[$0] }
        return around.count < 2 || !around.allSatisfy { ("0"..."9").contains($0) }
      }
      return scalar.properties.generalCategory == .format || scalar.value == 0xA0
        || scalar.properties.isDefaultIgnorableCodePoint
    }.map {
      "U+\(String(scalars[$0].value, radix: 16)) after \(String(text.unicodeScalars.prefix($0).suffix(30)))"
    }
  }

  @Test func noOutputAddsCharactersThatNobodySees() throws {
    let sandbox = try Sandbox.withFailures()
    // Names with all that Markdown, XML and workflows have to escape.
    let names = ["a/b:c", "@ada #12 :smile: www.x.y https://z", "$x$ *b* _i_ `c` | ~", "100% 12345678"]
    try sandbox.run("r", all: names.map { .init(Samples.key($0, argument: $0, suite: [$0])) })
    let verdict = try sandbox.verdict("r", Gate(expected: 1))
    let report = try HTMLReport(run: try Run("r", in: sandbox.project), store: sandbox.store)
      .write(verdict, to: sandbox.url("out").path)
    let json = try JSONEncoder().encode(VerdictDocument(verdict))
    let texts = [
      TerminalReport.gate(verdict, namesMatches: true), StatusReport(verdict).text,
      MarkdownReport(verdict, report: report, reportURL: "https://ci.example").text(),
      JUnitReport(verdict, report: report).text, GitHubReport(verdict).annotations,
      String(decoding: json, as: UTF8.self), try sandbox.text("out/index.html"),
    ]
    for text in texts { #expect(Self.hidden(text) == []) }
    #expect(Self.hidden("a\u{200B}b").count == 1 && Self.hidden("12\u{202F}345").isEmpty)
  }
}
