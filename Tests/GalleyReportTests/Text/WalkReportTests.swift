import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyReport
import GalleyTree
import Testing

/// What every audience is told of a screen that VoiceOver tells otherwise.
@Suite struct WalkReportTests {
  private func walk(_ words: String...) -> String { SpokenWalk(words.map(SpokenWalk.Stop.init)).text }

  /// A run in which an element is not reached any more, one is heard elsewhere, and one is told otherwise.
  private func changed() throws -> (Sandbox, Verdict) {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(
      text: walk(
        "“Inbox”, heading", "“Search”, search field", "“Cancel”, button", "“Help”, link", "“Done”, button"))
    try sandbox.run(
      "r", text: walk("“Help”, link", "“Inbox”, heading", "“Search”, search field", "“Done”, dimmed, button"))
    return (sandbox, try sandbox.verdict("r"))
  }

  private static let sentences = [
    "“Help” is heard before “Inbox”", "after “Search”, “Cancel” is not reached any more",
    "“Done”, button → “Done”, dimmed, button",
  ]

  @Test func theGateTellsItInSentences() throws {
    let (_, verdict) = try changed()
    let ids = Self.sentences.map { sentence in
      verdict.causes.first { $0.cause.sentence == sentence }?.cause.id ?? ""
    }
    #expect(
      TerminalReport.gate(verdict) == """
        differs  \(Samples.textKey().text): 3 causes, 3 lines removed, 2 lines added
          1. \(Self.sentences[0])  [\(ids[0])]
          2. \(Self.sentences[1])  [\(ids[1])]
          3. \(Self.sentences[2])  [\(ids[2])]

        run r: compared 1 of 1: 0 match, 1 differs, 0 new
        1 check differs.

        """)
  }

  @Test func statusAndReportsHaveTheSameSentences() throws {
    let (_, verdict) = try changed()
    for text in [StatusReport(verdict).text, JUnitReport(verdict).text] {
      for sentence in Self.sentences { #expect(text.contains(sentence), "\(text)") }
    }
  }
}
