import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import GoldenFiles
import SeededCases
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// What was decided can be taken back, byte for byte.
@Suite struct UndoTests {
  private let other = Samples.key("other")

  private func digest(_ sandbox: Sandbox, _ key: CheckKey = Samples.key()) throws -> ContentDigest? {
    try sandbox.store.read(key).digest
  }

  /// All files of baselines, without the journal.
  private func contents(_ sandbox: Sandbox) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in sandbox.files("Baselines") where !file.hasSuffix(".jsonl") {
      contents[file] = try sandbox.bytes(file)
    }
    return contents
  }

  private var signature: Signature { Signature(by: "Grace", at: Samples.signature.at, reason: "too early") }

  @Test func anApprovalIsTakenBackWhole() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let before = try contents(sandbox)
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")), .init(other))
    let approved = try sandbox.approve("r").approved
    let after = try contents(sandbox)
    #expect(after != before)

    let undo = try sandbox.store.undo(nil, signature)
    #expect(try contents(sandbox) == before)
    #expect(undo.map(\.action) == [.undo, .undo])
    #expect(Set(undo.map(\.undoes)) == Set(approved.map(\.id)))
    #expect(Set(undo.map(\.decision)).count == 1)
    #expect(undo.allSatisfy { $0.by == "Grace" && $0.reason == "too early" })
    for line in undo {
      let line = try #require(approved.first { $0.id == line.undoes }).transition
      #expect(line?.key != nil)
    }
    // An undo is a decision too.
    let redo = try sandbox.store.undo(undo[0].decision, signature)
    #expect(try contents(sandbox) == after)
    #expect(Set(redo.map(\.undoes)) == Set(undo.map(\.id)))
    // And what was done again can be taken back again.
    _ = try sandbox.store.undo(approved[0].decision, signature)
    #expect(try contents(sandbox) == before)
  }

  @Test func undoingAgainGoesBackFurther() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    var states = [try contents(sandbox)]
    for number in 1..<4 {
      try sandbox.makeBaselines(.init(Samples.key(), .variant(number)))
      states.append(try contents(sandbox))
    }
    for state in states.dropLast().reversed() {
      _ = try sandbox.store.undo(nil, signature)
      #expect(try contents(sandbox) == state)
    }
    _ = try sandbox.store.undo(nil, signature)
    #expect(try contents(sandbox).isEmpty)
    #expect(throws: UndoError.nothingToUndo) { try sandbox.store.undo(nil, signature) }
    #expect(sandbox.files("Baselines") == ["Baselines/approvals.jsonl"])
  }

  @Test func aRemovalIsTakenBack() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let before = try contents(sandbox)
    let digest = try #require(try digest(sandbox))
    let record = try sandbox.store.remove(Samples.key(), expecting: digest, signature)
    #expect(record.action == .remove && record.from == digest && record.to == nil)
    #expect(try contents(sandbox).isEmpty)
    // No empty folders stay, for one of another case might come.
    #expect(!FileManager.default.fileExists(atPath: sandbox.url("Baselines/RecipesTests").path))
    #expect(try sandbox.store.undo(nil, signature).count == 1)
    #expect(try contents(sandbox) == before)
  }

  @Test func whatHasMovedStaysAndTheRestGoesBack() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    let old = try digest(sandbox, other)
    try sandbox.run("r", .init(Samples.key(), .variant(1)), .init(other, .variant(1)))
    let decision = try sandbox.approve("r").approved[0].decision
    let then = try digest(sandbox)
    try sandbox.run("s", .init(Samples.key(), .variant(2)))
    let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict("s"))
    let later = DecisionService(run: try Run("s", in: sandbox.project), store: sandbox.store).approve(
      plan, signature)
    #expect(later.approved.count == 1)

    let result = try sandbox.store.takeBack(decision, signature)
    let now = try digest(sandbox)
    #expect(result.records.map(\.key) == [other])
    #expect(try digest(sandbox, other) == old)
    #expect(result.refused.map(\.fault) == [.moved(Samples.key(), then: then, now: now)])
    #expect(
      "\(result.refused[0].fault)"
        == "RecipesTests/testDetails / details @ iphone-x-light has changed since: it was \(then!.short) then and is "
        + "\(now!.short) now; undo the later decision first")
  }

  /// Whether files are put back one at a time, a few at a time or all at once, the same comes of it.
  @Test(arguments: [0, 1, 5_000, BaselineStore.mostBytesAtOnce])
  func asManyAreHeldAsMemoryIsGivenFor(_ mostBytes: Int) throws {
    let sandbox = try Sandbox()
    let keys = (0..<9).map { Samples.key("check \($0)") }
    try sandbox.run("first", all: keys.map { .init($0) })
    _ = try sandbox.approve("first")
    let before = try contents(sandbox)
    try sandbox.run("second", all: keys.map { .init($0, .variant(1)) })
    let decision = try sandbox.approve("second").approved[0].decision
    #expect(try contents(sandbox) != before)
    // One moves on, and stays.
    try sandbox.makeBaselines(.init(keys[4], .variant(2)))
    let kept = try digest(sandbox, keys[4])
    let signature = signature
    let result = try sandbox.store.takeBack(decision, signature, mostBytes: mostBytes)
    #expect(Set(result.records.map(\.key)) == Set(keys).subtracting([keys[4]]))
    #expect(result.records.allSatisfy { $0.action == .undo && $0.decision == signature.decision })
    #expect(result.refused.map(\.record.key) == [keys[4]])
    #expect(try digest(sandbox, keys[4]) == kept)
    _ = try sandbox.store.undo(nil, Signature(by: "Ada", at: Samples.signature.at + 9))
    _ = try sandbox.store.takeBack(decision, Signature(by: "Ada", at: Samples.signature.at + 10))
    #expect(try contents(sandbox) == before)
    #expect(sandbox.store.verify().isClean)
  }

  @Test func rejectionsAndCommentsAreOnlyLines() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let before = try contents(sandbox)
    let from = try digest(sandbox)
    let to = ContentDigest(pixels: Screen.variant(1).picture.digest, tree: nil)
    let transition = Transition(key: Samples.key(), from: from, to: to)
    let rejection = DecisionRecord(
      .reject, Signature(by: "Ada", at: Samples.signature.at + 1), run: "r", key: Samples.key(), from: from,
      to: to)
    try sandbox.store.note(rejection)
    #expect(sandbox.store.decisionHistory().decision(on: transition) == rejection)
    let undo = try sandbox.store.undo(nil, Signature(by: "Ada", at: Samples.signature.at + 2))
    #expect(sandbox.store.decisionHistory().decision(on: transition) == nil)
    #expect(undo.map(\.undoes) == [rejection.id])
    _ = try sandbox.store.undo(undo[0].decision, Signature(by: "Ada", at: Samples.signature.at + 3))
    #expect(sandbox.store.decisionHistory().decision(on: transition) == rejection)

    // Taking a comment back says nothing about the rejection.
    let comment = DecisionRecord(
      .comment, Signature(by: "Ada", at: Samples.signature.at + 4, reason: "why?"), run: "r",
      key: Samples.key(), from: from,
      to: to)
    try sandbox.store.note(comment)
    #expect(sandbox.store.decisionHistory().comments(on: transition) == [comment])
    _ = try sandbox.store.undo(nil, Signature(by: "Ada", at: Samples.signature.at + 5))
    #expect(sandbox.store.decisionHistory().comments(on: transition) == [])
    #expect(sandbox.store.decisionHistory().decision(on: transition) == rejection)
    #expect(try contents(sandbox) == before)
  }

  @Test func withoutTheTrashTheWordsNameGit() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.makeBaselines(.init(Samples.key(), .variant(1)))
    let after = try contents(sandbox)
    try sandbox.remove(".galley/trash")
    let path = Sandbox.baseline
    let fault = UndoError.notInTrash(Samples.key(), content: path + ".png", sidecar: path + ".json")
    #expect(throws: fault) { try sandbox.store.undo(nil, signature) }
    #expect(
      "\(fault)" == """
        the earlier baseline of RecipesTests/testDetails / details @ iphone-x-light is not in .galley/trash, which stays \
        on the machine of the decision for a limited time; git may have it: find the commit with \
        "git log -- \(path).json", and bring both files back with "git checkout <commit> -- \(path).json \(path).png"
        """)
    #expect(try contents(sandbox) == after)
    // The first baseline has nothing before it, so nothing is missing.
    try sandbox.makeBaselines(.init(other))
    #expect(try sandbox.store.undo(nil, signature).count == 1)
    #expect(try contents(sandbox) == after)
  }

  @Test func trashThatWasTamperedWithIsNotRestored() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.makeBaselines(.init(Samples.key(), .variant(1)))
    let after = try contents(sandbox)
    for file in sandbox.files(".galley/trash") where file.hasSuffix("/png") {
      try sandbox.remove(file)
      try sandbox.write([UInt8](try PNG.encode(Screen.variant(2).picture)), to: file)
    }
    let path = Sandbox.baseline
    let fault = UndoError.trashDamaged(Samples.key(), content: path + ".png", sidecar: path + ".json")
    #expect(throws: fault) { try sandbox.store.undo(nil, signature) }
    #expect(
      "\(fault)".hasPrefix(
        "the copy of RecipesTests/testDetails / details @ iphone-x-light in .galley/trash is not"))
    #expect(try contents(sandbox) == after)
  }

  @Test func whatCannotBeNamedIsSaid() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let decision = try #require(try sandbox.store.journal.records().last?.decision)
    #expect(try sandbox.store.undoPlan(String(decision.prefix(6))).decision == decision)
    let unknown = UndoError.noSuchDecision("zz\u{1B}")
    #expect(throws: unknown) { try sandbox.store.undo("zz\u{1B}", signature) }
    expectGolden("\(unknown)", "unknown")
    #expect(throws: UndoError.noSuchDecision("")) { try sandbox.store.undo("", signature) }
    let undo = try sandbox.store.undo(decision, signature)[0].decision
    let twice = UndoError.takenBack(decision, by: "Grace", undo: undo)
    #expect(throws: twice) { try sandbox.store.undo(decision, signature) }
    #expect(
      "\(twice)"
        == "decision \(decision) was undone by Grace; to restore it, undo that: galley undo --decision \(undo)"
    )
    expectGolden("\(UndoError.nothingToUndo)", "UndoError.nothingToUndo")
    expectGolden("\(UndoError.ambiguous("a", count: 2))", "UndoError.ambiguous(\"a\", count: 2)")
    expectGolden("\(UndoError.unknownSubject(Samples.key()))", "UndoError.unknownSubject(Samples.key())")
    expectGolden(
      "\(UndoError.baseline(Samples.key(), .baseline(.sidecarPointer("x.json"))))",
      "UndoError.baseline(Samples.key(), .baseline(.sidecarPointer(\"x.json\")))")
  }

  /// A journal is somebody's text: no path is made of what it says, and rings in it end.
  @Test func aForgedJournalDoesNoHarm() throws {
    let sandbox = try Sandbox()
    let signature = signature
    try sandbox.makeBaselines(.init())
    let before = try contents(sandbox)
    var a = DecisionRecord(.undo, signature, run: nil, key: Samples.key(), from: nil, to: nil, undoes: "b")
    a.id = "../../../a"
    var b = a
    (b.id, b.undoes) = ("b", a.id)
    var c = DecisionRecord(
      .remove, signature, run: nil, key: Samples.key(), from: try digest(sandbox), to: nil)
    c.id = "../../../../Package.swift"
    for line in [a, b, c] { try sandbox.store.journal.append(line) }
    let result = try sandbox.store.takeBack(signature.decision, signature)
    #expect(result.records.isEmpty && result.refused.count >= 1)
    #expect(try contents(sandbox) == before)
  }

  /// Any line of decisions, taken back in any order that is possible, leads back to where it began.
  @Test(arguments: Soak.seeds(12, oneIn: 3))
  func randomDecisionsAreTakenBackToTheBeginning(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sandbox = try Sandbox()
    let keys = (0..<3).map { Samples.key("key-\($0)") }
    var states = [try contents(sandbox)]
    for round in 0..<8 {
      let key = keys.randomElement(using: &generator)!
      if let digest = try digest(sandbox, key), Bool.random(using: &generator) {
        _ = try sandbox.store.remove(key, expecting: digest, Signature(by: "Ada", at: Date()))
      } else {
        let run = "r-\(round)"
        try sandbox.run(run, .init(key, .variant(.random(in: 0..<5, using: &generator))))
        let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict(run))
        guard !plan.chosen.isEmpty else { continue }
        _ = DecisionService(run: try Run(run, in: sandbox.project), store: sandbox.store)
          .approve(plan, Signature(by: "Ada", at: Date()))
      }
      states.append(try contents(sandbox))
    }
    for state in states.dropLast().reversed() {
      _ = try sandbox.store.undo(nil, Signature(by: "Ada", at: Date()))
      #expect(try contents(sandbox) == state, "seed \(seed)")
    }
    #expect(sandbox.store.verify().isClean)
  }
}
