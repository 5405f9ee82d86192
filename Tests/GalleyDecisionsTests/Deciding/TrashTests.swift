import BaselineFixtures
import Foundation
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// What is kept of replaced baselines, and for how long.
@Suite struct TrashTests {
  private func day(_ number: Double) -> Date {
    Samples.signature.at.addingTimeInterval(number * 24 * 60 * 60)
  }

  /// Decides on a baseline once a day.
  private func sandbox(_ days: Int) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    for number in 1...days {
      try sandbox.run("r", .init(Samples.key(), .variant(number)))
      let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict("r"))
      _ = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store)
        .approve(plan, Signature(by: "Ada", at: day(Double(number))))
      try sandbox.remove(".galley/runs/r")
    }
    return sandbox
  }

  private func notes(_ sandbox: Sandbox) -> Int {
    sandbox.files(".galley/trash").count { $0.hasSuffix("/note.json") }
  }

  @Test func anEntryTellsWhoseItIs() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let old = (try sandbox.bytes(Sandbox.baseline + ".png"), try sandbox.bytes(Sandbox.baseline + ".json"))
    let digest = try #require(try sandbox.store.read(Samples.key()).digest)
    #expect(notes(sandbox) == 0, "nothing was there before the first baseline")
    let record = try sandbox.store.remove(Samples.key(), expecting: digest, Samples.signature)
    let entry = ".galley/trash/\(record.id)"
    #expect(sandbox.files(".galley/trash") == ["json", "note.json", "png"].map { "\(entry)/\($0)" })
    #expect(try sandbox.bytes(entry + "/png") == old.0 && sandbox.bytes(entry + "/json") == old.1)
    let note = try StableJSON.read(Trash.Note.self, from: try sandbox.bytes(entry + "/note.json"))
    #expect(note.record == record.id && note.decision == record.decision && note.key == Samples.key())
    #expect(note.digest == digest && note.paths == [".png", ".json"].map { Sandbox.baseline + $0 })
    #expect(try sandbox.text(".galley/.gitignore") == "*\n")
  }

  @Test func theYoungAndTheLastStay() throws {
    let count = Trash.keptDecisions + 5
    let sandbox = try sandbox(count)
    // All are too old, but the last ones stay.
    #expect(try sandbox.store.emptyTrash(now: day(1000)) == 5)
    #expect(notes(sandbox) == Trash.keptDecisions)
    #expect(try sandbox.store.emptyTrash(now: day(1000)) == 0)
    for _ in 0..<Trash.keptDecisions { _ = try sandbox.store.undo(nil, Signature(by: "Ada", at: day(1001))) }
    #expect(throws: UndoError.self) { try sandbox.store.undo(nil, Signature(by: "Ada", at: day(1001))) }
  }

  @Test func whatIsYoungStaysHoweverManyThereAre() throws {
    let sandbox = try sandbox(Trash.keptDecisions + 5)
    #expect(try sandbox.store.emptyTrash(now: day(Double(Trash.keptDays))) == 0)
    #expect(try sandbox.store.emptyTrash(now: day(Double(Trash.keptDays) + 3.5)) == 3)
  }

  @Test func anEntryThatWasNeverFinishedGoes() throws {
    let sandbox = try sandbox(1)
    try sandbox.write("half", to: ".galley/trash/0123456789abcdef/png")
    try sandbox.write("{\"format\":2}", to: ".galley/trash/fedcba9876543210/note.json")
    #expect(try sandbox.store.emptyTrash(now: day(2)) == 0)
    #expect(!sandbox.files(".galley/trash").contains { $0.contains("0123456789abcdef") })
    // What a newer Galley wrote is its own business.
    #expect(sandbox.files(".galley/trash").contains { $0.contains("fedcba9876543210") })
  }
}
