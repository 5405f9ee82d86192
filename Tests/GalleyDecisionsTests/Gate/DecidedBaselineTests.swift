import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// A baseline is what its files hold, and counts only if the journal says so; notes beside it change nothing.
@Suite struct DecidedBaselineTests {
  private static let picture = Sandbox.baseline + ".png"
  private static let note = Sandbox.baseline + ".json"
  private static let journal = "Baselines/approvals.jsonl"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    return sandbox
  }

  private func sentences(_ verdict: Verdict) -> [String] {
    verdict.checks.compactMap { if case .unusable(let fault) = $0.outcome { "\(fault)" } else { nil } }
  }

  /// Puts what somebody drew in the place of what was approved, sidecar and all.
  private func forge(_ sandbox: Sandbox, _ screen: Screen) throws {
    let snapshot = screen.snapshot
    let sidecar = Sidecar(
      key: Samples.key(), pixels: snapshot.picture.digest, scale: snapshot.scale,
      fingerprint: Samples.fingerprint, tree: snapshot.tree)
    try sandbox.write([UInt8](try PNG.encode(snapshot.picture)), to: Self.picture)
    try sandbox.write(try StableJSON.document(sidecar), to: Self.note)
  }

  // MARK: The picture decides

  /// One line of the sidecar is replaced, so that another picture passes for what a test makes.
  @Test(arguments: [true, false]) func aSidecarThatTellsOfOtherPixelsIsNotBelieved(_ hasFile: Bool) throws {
    let sandbox = try sandbox()
    let old = try sandbox.store.read(Samples.key()).digest
    let seen = Screen().button("Remove")
    var sidecar = try Sidecar.read(try sandbox.bytes(Self.note), path: Self.note)
    sidecar.pixels = seen.picture.digest
    sidecar.tree = seen.tree
    sidecar.file = hasFile ? Digest128(of: Data(try sandbox.bytes(Self.picture))) : nil
    try sandbox.write(try StableJSON.document(sidecar), to: Self.note)
    #expect(try sandbox.run("r", .init(Samples.key(), seen)).map(\.status) == [.unusable])
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    #expect(
      sentences(verdict) == [
        "\(Self.picture) is not the approved picture: its pixels are \(old?.name.prefix(12) ?? "")…, the "
          + "approved ones are \(seen.picture.digest.description.prefix(12))…; restore both files with git, "
          + "or remove both and approve again"
      ])
    #expect(!sandbox.store.verify().isClean)
  }

  @Test func anotherFileOfTheSamePixelsIsTheSameBaseline() throws {
    let sandbox = try sandbox()
    try sandbox.write([UInt8](try PNG.encode(Screen().picture, effort: .fast)), to: Self.picture)
    #expect(try sandbox.run("r", .init()).map(\.status) == [.match])
    #expect(try sandbox.verdict("r").exitCode == .clean)
    #expect(sandbox.store.verify().isClean)
  }

  @Test func sidecarsOfOlderVersionsAreRead() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.text(Self.note).contains("\n  \"format\": 1,\n"))
    var sidecar = try Sidecar.read(try sandbox.bytes(Self.note), path: Self.note)
    for file in [Digest128(of: Data(try sandbox.bytes(Self.picture))), Digest128(of: "another file")] {
      sidecar.file = file
      try sandbox.write(try StableJSON.document(sidecar), to: Self.note)
      #expect(try sandbox.run("r\(file)", .init()).map(\.status) == [.match])
      #expect(try sandbox.verdict("r\(file)").exitCode == .clean)
    }
  }

  @Test func everyDamageIsFound() throws {
    let sandbox = try sandbox()
    try sandbox.run("r", .init())
    let whole = try sandbox.bytes(Self.picture)
    for place in stride(from: 0, to: whole.count, by: 5) {
      var damaged = whole
      damaged[place] ^= 0x20
      try sandbox.write(damaged, to: Self.picture)
      #expect(sandbox.store.known(Samples.key()) == nil, "\(place)")
      #expect(try sandbox.verdict("r").exitCode == .notComparable, "\(place)")
    }
    try sandbox.write(whole, to: Self.picture)
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  // MARK: The journal decides

  @Test func aPictureAndSidecarThatWereReplacedAreNotClean() throws {
    let sandbox = try sandbox()
    let old = try #require(try sandbox.store.read(Samples.key()).digest)
    let seen = Screen().button("Remove")
    try forge(sandbox, seen)
    let new = try #require(try sandbox.store.read(Samples.key()).digest)
    #expect(try sandbox.run("r", .init(Samples.key(), seen)).map(\.status) == [.unusable])
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    let sentence =
      "\(Self.picture) is \(new.short), and according to \(Self.journal) it was approved as \(old.short) by Ada on 2026-07-25; "
      + "restore both with git, or run the tests, look at it and accept it with "
      + "\"galley approve '\(Samples.key().text)'\""
    #expect(sentences(verdict) == [sentence])
    #expect(sandbox.store.verify().findings.map(\.description) == [sentence])
    // It waits for a decision like any other.
    #expect(verdict.awaitsDecision)
    let queue = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store).queue()
    #expect(queue.map(\.outcome) == [.mismatch] && queue.map(\.from) == [old] && queue.map(\.to) == [new])
  }

  @Test func approvingAdoptsWhatIsThere() throws {
    let sandbox = try sandbox()
    let old = try sandbox.store.read(Samples.key()).digest
    let seen = Screen().button("Remove")
    try forge(sandbox, seen)
    let files = try [sandbox.bytes(Self.picture), sandbox.bytes(Self.note)]
    try sandbox.run("r", .init(Samples.key(), seen))
    let result = try sandbox.approve("r")
    #expect(result.refused.isEmpty && result.approved.count == 1)
    let new = try sandbox.store.read(Samples.key()).digest
    #expect(result.approved[0].from == old && result.approved[0].to == new)
    #expect(try [sandbox.bytes(Self.picture), sandbox.bytes(Self.note)] == files)
    #expect(try sandbox.verdict("r").exitCode == .clean)
    #expect(try sandbox.run("s", .init(Samples.key(), seen)).map(\.status) == [.match])
    #expect(sandbox.store.verify().isClean)
  }

  @Test func approvingAnotherPictureTakesItsPlace() throws {
    let sandbox = try sandbox()
    let old = try sandbox.store.read(Samples.key()).digest
    try forge(sandbox, Screen().button("Remove"))
    let seen = Screen().button("Finished")
    try sandbox.run("r", .init(Samples.key(), seen))
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
    let result = try sandbox.approve("r")
    #expect(result.refused.isEmpty && result.approved.map(\.from) == [old])
    #expect(try sandbox.store.read(Samples.key()).digest?.pixels == seen.picture.digest)
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func whatMovesBetweenLookingAndApprovingIsNotAdopted() throws {
    let sandbox = try sandbox()
    try forge(sandbox, Screen().button("Remove"))
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict("r"))
    try forge(sandbox, Screen().button("Finished"))
    let result = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store).approve(
      plan, Samples.signature)
    #expect(result.approved.isEmpty && result.refused.count == 1)
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
  }

  /// What becomes of the journal.
  enum Edit: CaseIterable { case deleted, lastLineRemoved, digestEdited, keyEdited, emptied }

  @Test(arguments: Edit.allCases) func aJournalThatWasEditedIsNotClean(_ edit: Edit) throws {
    let sandbox = try sandbox()
    try sandbox.makeBaselines(.init(Samples.key(), Screen().button("Remove")))
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    #expect(try sandbox.verdict("r").exitCode == .clean)
    let text = try sandbox.text(Self.journal)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    let pixels = Screen().button("Remove").picture.digest.description
    switch edit {
    case .deleted: try sandbox.remove(Self.journal)
    case .emptied: try sandbox.write("", to: Self.journal)
    case .lastLineRemoved: try sandbox.write(lines[0] + "\n", to: Self.journal)
    case .digestEdited:
      try sandbox.write(text.replacing(pixels, with: String(pixels.reversed())), to: Self.journal)
    case .keyEdited:
      try sandbox.write(
        lines[0] + "\n" + lines[1].replacing("\"testDetails\"", with: "\"testOther\"") + "\n",
        to: Self.journal)
    }
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    #expect(verdict.checks.map(\.outcome.status) == [.unusable])
    #expect(!sandbox.store.verify().isClean)
    // A test says so, too, and not the gate alone.
    let again = Screen().button("Remove")
    #expect(try sandbox.run("s", .init(Samples.key(), again)).map(\.status) == [.unusable])
    if edit == .deleted {
      #expect(
        sentences(verdict) == [
          "\(Self.picture) (\(try sandbox.store.read(Samples.key()).digest?.short ?? "")) has no approval in "
            + "\(Self.journal); restore the journal with git, or run the tests, look at it and accept it with "
            + "\"galley approve '\(Samples.key().text)'\""
        ])
    }
  }

  @Test func anOlderStateThatCameBackByHandIsNotClean() throws {
    let sandbox = try sandbox()
    let old = try [sandbox.bytes(Self.picture), sandbox.bytes(Self.note)]
    try sandbox.makeBaselines(.init(Samples.key(), Screen().button("Remove")))
    try sandbox.write(old[0], to: Self.picture)
    try sandbox.write(old[1], to: Self.note)
    try sandbox.run("r", .init())
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
    try sandbox.approve("r")
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func whatWasRemovedAndIsThereAgainIsNotClean() throws {
    let sandbox = try sandbox()
    let files = try [sandbox.bytes(Self.picture), sandbox.bytes(Self.note)]
    let digest = try #require(try sandbox.store.read(Samples.key()).digest)
    _ = try sandbox.store.remove(Samples.key(), expecting: digest, Samples.signature)
    try sandbox.write(files[0], to: Self.picture)
    try sandbox.write(files[1], to: Self.note)
    try sandbox.run("r", .init())
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    #expect(
      sentences(verdict)[0].contains("according to \(Self.journal) it was removed by Ada on 2026-07-25"))
  }

  @Test func anUndoAndItsUndoAreTheLastWord() throws {
    let sandbox = try sandbox()
    try sandbox.makeBaselines(.init(Samples.key(), Screen().button("Remove")))
    try sandbox.run("old", .init())
    try sandbox.run("new", .init(Samples.key(), Screen().button("Remove")))
    #expect(try sandbox.verdict("new").exitCode == .clean)
    let undo = try sandbox.store.undo(nil, Samples.signature)
    #expect(try sandbox.run("a", .init()).map(\.status) == [.match])
    #expect(try sandbox.verdict("a").exitCode == .clean)
    _ = try sandbox.store.undo(undo[0].decision, Signature(by: "Ada", at: Date()))
    #expect(try sandbox.run("b", .init(Samples.key(), Screen().button("Remove"))).map(\.status) == [.match])
    #expect(try sandbox.verdict("b").exitCode == .clean)
  }

  @Test func rejectionsAndCommentsSayNothingOfWhatIsThere() throws {
    let sandbox = try sandbox()
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict("r"))
    let rejected = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store).reject(
      plan, Signature(by: "Ada", at: Date()))
    #expect(rejected.rejected.count == 1)
    #expect(try sandbox.run("s", .init()).map(\.status) == [.match])
    _ = try sandbox.store.undo(nil, Signature(by: "Ada", at: Date()))
    #expect(try sandbox.run("t", .init()).map(\.status) == [.match])
    #expect(try sandbox.verdict("t").exitCode == .clean)
  }

  @Test func aTextThatWasReplacedIsNotClean() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(text: "Dear Ada\n")
    let path = Sandbox.textBaseline
    try sandbox.write("Dear Eve\n", to: path + ".txt")
    try sandbox.write(
      try StableJSON.document(
        TextSidecar(key: Samples.textKey(), text: Digest128(of: Data("Dear Eve\n".utf8)))), to: path + ".json"
    )
    #expect(try sandbox.run("r", text: "Dear Eve\n").status == .unusable)
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
    try sandbox.approve("r")
    #expect(try sandbox.verdict("r").exitCode == .clean)
    #expect(try sandbox.run("s", text: "Dear Eve\n").status == .match)
  }

  @Test func recordingAdoptsToo() throws {
    let sandbox = try sandbox()
    let old = try sandbox.store.read(Samples.key()).digest
    let seen = Screen().button("Remove")
    try forge(sandbox, seen)
    #expect(try sandbox.run("m", .init(Samples.key(), seen), mode: .missing).map(\.status) == [.unusable])
    #expect(try sandbox.run("r", .init(Samples.key(), seen), mode: .all).map(\.status) == [.recorded])
    #expect(try sandbox.store.journal.records().last?.from == old)
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  // MARK: Git

  @Test func aRevertThatRemovesTheLineIsClean() throws {
    let sandbox = try sandbox()
    try sandbox.makeRepository()
    try sandbox.makeBaselines(.init(Samples.key(), Screen().button("Remove")))
    try sandbox.commit("Another button")
    try sandbox.git("revert", "--no-edit", "HEAD")
    #expect(try sandbox.store.journal.records().count == 1)
    #expect(try sandbox.run("r", .init()).map(\.status) == [.match])
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  /// One branch approves, the other writes the old picture smaller; git is told to prefer a side.
  @Test(arguments: ["ours", "theirs"]) func aMergeThatMixesApprovalAndOptimisationIsNotClean(_ side: String)
    throws
  {
    let sandbox = try sandbox()
    var wasteful = Data()
    let old = Screen().picture
    let writer = try PNGWriter(width: old.width, height: old.height, format: .rgba, text: []) {
      wasteful.append($0)
    }
    try writer.append(old)
    try writer.finish()
    try sandbox.write([UInt8](wasteful), to: Self.picture)
    try sandbox.makeRepository()
    try sandbox.git("branch", "smaller")
    try sandbox.makeBaselines(.init(Samples.key(), Screen().button("Remove")))
    try sandbox.commit("Approve")
    try sandbox.git("checkout", "-q", "smaller")
    let saving = try sandbox.store.optimize(Samples.key(), writes: true)
    #expect(saving.after < saving.before)
    try sandbox.commit("Optimise")
    let merge = try sandbox.git("merge", "-q", "--no-edit", "-X", side, "main")
    #expect(merge.status == 0, "\(merge.text)")
    // With "ours" the picture is the old one, and sidecar and journal are of the new one.
    let seen = side == "ours" ? Screen() : Screen().button("Remove")
    try sandbox.run("r", .init(Samples.key(), seen))
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == (side == "ours" ? .notComparable : .clean))
    if side == "ours" { #expect(sentences(verdict)[0].contains("is not the approved picture")) }
    #expect(sandbox.store.verify().isClean == (side == "theirs"))
  }
}
