import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import Testing

@testable import GalleyBaselines

@Suite struct CheckRunnerTextTests {
  private static let letter = "Dear Ada,\nit is done.\n"
  private static let other = "Dear Ada,\nit is not done.\n"

  @Test func fromNewToApprovedToChangedToApproved() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("r1", text: Self.letter) == .new)
    #expect(try sandbox.verdict("r1").exitCode == .new)
    #expect(try sandbox.approve("r1").approved.count == 1)
    // The same run is clean once it is approved.
    #expect(try sandbox.verdict("r1").exitCode == .clean)
    #expect(try sandbox.run("r2", text: Self.letter) == .match)
    #expect(sandbox.files(".galley/runs/r2/texts") == [])
    #expect(try sandbox.run("r3", text: Self.other).status == .mismatch)
    let verdict = try sandbox.verdict("r3")
    #expect(verdict.exitCode == .differences)
    let cause = try #require(verdict.causes.first)
    #expect(cause.cause.sentence == "line 2 “it is done.” became “it is not done.”")
    #expect(try sandbox.approve("r3", Selection(causes: [cause.cause.id])).approved.count == 1)
    #expect(try sandbox.text(Sandbox.textBaseline + ".txt") == Self.other)
    #expect(try sandbox.run("r4", text: Self.other) == .match)
    #expect(
      try sandbox.store.journal.records().map(\.to)
        == [Self.letter, Self.other].map { ContentDigest(text: $0) })
  }

  @Test func aBaselineThatMovedIsNotReplaced() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(text: Self.letter)
    try sandbox.run("r1", text: Self.other)
    try sandbox.run("r2", text: "third\n")
    let run = try Run("r2", in: sandbox.project)
    let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict("r2"))
    #expect(try sandbox.approve("r1").approved.count == 1)
    let result = DecisionService(run: run, store: sandbox.store).approve(plan, Samples.signature)
    #expect(
      result.refused.map(\.fault) == [
        .moved(seen: ContentDigest(text: Self.letter), now: ContentDigest(text: Self.other))
      ])
    #expect(try sandbox.text(Sandbox.textBaseline + ".txt") == Self.other)
  }

  @Test func theGateComparesAnewWhatWasApprovedMeanwhile() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", text: Self.letter)
    try sandbox.run("s", text: Self.other)
    try sandbox.approve("s")
    guard case .mismatch(let comparison) = try sandbox.verdict("r").checks[0].outcome else {
      Issue.record("no difference")
      return
    }
    #expect(comparison.causes.map(\.sentence) == ["line 2 “it is not done.” became “it is done.”"])
  }

  @Test func whatTheRunKeptIsVerified() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", text: Self.letter)
    let file = try #require(sandbox.files(".galley/runs/r/texts").first)
    try sandbox.write("forged", to: file)
    let refused = try sandbox.approve("r").refused
    #expect(
      refused.map { "\($0.fault)" } == [
        "\(file) changed after the run: it is no text with the digest in its name; run the tests again"
      ])
    #expect(sandbox.files("Baselines") == [])
  }

  @Test func whatMatchedThenAndIsGoneNowIsNotApproved() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(text: Self.letter)
    try sandbox.run("r", text: Self.letter)
    try sandbox.remove("Baselines")
    #expect(try sandbox.verdict("r").exitCode == .new)
    #expect(
      try sandbox.approve("r").refused.map { "\($0.fault)" } == [
        "the run kept no text of RecipesTests/testLetter / letter @ text, for it matched its baseline then, or was too "
          + "long; run the tests again"
      ])
  }

  @Test func aTextThatIsTooLongIsSaid() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.run("r", text: String(repeating: "a", count: TextLimits.bytes + 1))
    #expect(outcome == .unusable(.textTooLong(TextLimits.bytes + 1)))
    #expect(
      CheckText.failure(outcome, of: Samples.textKey())
        == "RecipesTests/testLetter / letter @ text could not be compared: the text has 4194305 bytes, and texts of "
        + "more than 4194304 are not compared; compare a part of it, or a digest.")
    #expect(try sandbox.verdict("r").exitCode != .clean)
    #expect(try sandbox.run("s", text: String(repeating: "a", count: TextLimits.bytes)) == .new)
  }

  @Test func theSameNameTwiceWithOtherTextIsSaid() throws {
    let sandbox = try Sandbox()
    let key = Samples.textKey()
    let outcomes = try sandbox.run("r", texts: [(key, "a\n"), (key, "b\n")])
    #expect(outcomes[1].status == .unusable)
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
  }

  @Test func aFailureShowsTheDiff() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(text: Self.letter + "Yours,\u{0}\nBob\n")
    let outcome = try sandbox.run("r", text: Self.other + "Yours,\nBob")
    #expect(
      CheckText.failure(outcome, of: Samples.textKey()) == """
        RecipesTests/testLetter / letter @ text differs from its baseline: 3 causes, 2 lines removed, 2 lines added
          1. line 2 “it is done.” became “it is not done.”
          2. line 3 “Yours,␀” became “Yours,”
          3. the text does not end with a line break now, and did before
        Approved (-) and new (+):
        @@ -1,4 +1,4 @@
         Dear Ada,
        -it is done.
        -Yours,␀
        +it is not done.
        +Yours,
         Bob
        Look at it with: galley report. Approve it with: galley approve 'RecipesTests/testLetter / letter @ text'
        """)
  }

  @Test func endsOfLinesAloneAreSaid() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(text: "a\nb\n")
    let outcome = try sandbox.run("r", text: "a\r\nb\r\n")
    #expect(
      CheckText.failure(outcome, of: Samples.textKey()) == """
        RecipesTests/testLetter / letter @ text differs from its baseline: 1 cause, only in how lines end
          1. 2 lines end in CRLF (\\r\\n) instead of LF (\\n)
        Look at it with: galley report. Approve it with: galley approve 'RecipesTests/testLetter / letter @ text'
        """)
  }

  @Test(arguments: [
    (RecordMode.missing, false), (.changed, true), (.all, true),
  ])
  func recordingFailsAndWrites(_ mode: RecordMode, _ writesChanges: Bool) throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("r1", text: Self.letter, mode: mode) == .recorded(mode))
    #expect(try sandbox.run("r2", text: Self.letter, mode: mode) == .match)
    let outcome = try sandbox.run("r3", text: Self.other, mode: mode)
    #expect(outcome.status == (writesChanges ? .recorded : .mismatch))
    #expect(
      try sandbox.text(Sandbox.textBaseline + ".txt") == (writesChanges ? Self.other : Self.letter))
  }

  @Test func recordsOfTextsAreReadAgain() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(text: Self.letter)
    try sandbox.run("r", text: Self.other)
    let run = try Run("r", in: sandbox.project)
    #expect(run.unreadable == [])
    let record = try #require(run.records.first)
    #expect(record.kind == .text && record.format == 2 && record.isKept)
    #expect(record.comparison?.text?.removed == 1)
    #expect(try run.text(of: record) == Self.other)
    #expect(record.baseline == ContentDigest(text: Self.letter))
  }
}
