import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyImage
import Testing

@testable import GalleyBaselines

@Suite struct StoreIntentTests {
  private let to = ContentDigest(pixels: Screen().picture.digest, tree: nil)

  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try StableJSON.line(value), as: UTF8.self)
  }

  @Test func intentsOfTheFirstVersionAreRead() throws {
    let record = DecisionRecord(.approve, Samples.signature, run: "r", key: Samples.key(), from: nil, to: to)
    let old = try #require(StoreIntent.read(Array("{\"format\":1,\"approval\":\(text(record))}".utf8)))
    #expect(old.record == record && old.change == .replace)
    #expect(old.places == [.picture, .sidecar] && old.removes == [])
    // The line in it may be of the first version, too.
    let line = DecisionRecord.First(
      id: "0123456789abcdef", at: Samples.signature.at, by: "Ada", run: "r", key: Samples.key(), from: nil,
      to: to)
    let text = try text(line).replacing("{\"at\"", with: "{\"format\":1,\"at\"")
    let oldest = try #require(StoreIntent.read(Array("{\"format\":1,\"approval\":\(text)}".utf8)))
    #expect(oldest.record.id == line.id && oldest.record.decision == line.id)
  }

  @Test func aPromiseIsReadAsItWasWritten() throws {
    let record = DecisionRecord(.remove, Samples.signature, run: nil, key: Samples.key(), from: to, to: nil)
    for change in [
      StoreChange(removing: record), StoreChange(restoring: [.text: [1], .sidecar: [2]], record),
      try StoreChange(with: Candidate(text: "a", key: Samples.textKey()), record),
    ] {
      let intent = StoreIntent(change)
      #expect(StoreIntent.read(try StableJSON.document(intent)) == intent)
      #expect(Set(intent.places).isDisjoint(with: intent.removes))
    }
    #expect(StoreIntent(StoreChange(removing: record)).removes == [.picture, .jpeg, .webp, .text, .sidecar])
  }

  @Test(arguments: [
    "", "{", "{}", "{\"format\":3}", "{\"format\":1}", "{\"format\":2,\"change\":\"explode\"}",
  ])
  func whatIsNoPromiseIsNone(_ text: String) {
    #expect(StoreIntent.read(Array(text.utf8)) == nil)
  }

  /// A removal and a restoring that are cut short after any step leave the old state or the new.
  @Test(arguments: 0...WriteStep.allCases.count, [true, false])
  func whateverWasDoneLeavesTheOldOrTheNew(_ done: Int, _ restores: Bool) throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let old = try #require(try sandbox.store.read(Samples.key()).digest)
    let files = BaselineFiles(Samples.key(), in: sandbox.project.baselines)
    let kept = [
      BaselinePart.picture: try sandbox.bytes(Sandbox.baseline + ".png"),
      .sidecar: try sandbox.bytes(Sandbox.baseline + ".json"),
    ]
    if restores { try sandbox.makeBaselines(.init(Samples.key(), .variant(1))) }
    let before = try sandbox.store.read(Samples.key()).digest
    let record = DecisionRecord(
      .undo, Samples.signature, run: nil, key: Samples.key(), from: before, to: restores ? old : nil,
      undoes: try sandbox.store.journal.records().last?.id)
    let change = restores ? StoreChange(restoring: kept, record) : StoreChange(removing: record)
    let steps = WriteStep.allCases.prefix(done)
    for step in steps { try sandbox.store.perform(step, change, files) }
    let after = steps.contains(.writeIntent) ? (restores ? old : nil) : before
    #expect(try sandbox.store.read(Samples.key()).digest == after)
    #expect(try sandbox.store.records().contains(change.record) == steps.contains(.writeIntent))
    #expect(sandbox.store.verify().isClean)
    #expect(sandbox.store.tidy().faults.isEmpty)
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") })
    #expect(try sandbox.store.read(Samples.key()).digest == after)
  }
}
