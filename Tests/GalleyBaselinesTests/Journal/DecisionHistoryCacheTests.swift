import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyImage
import Testing

@testable import GalleyBaselines

@Suite struct DecisionHistoryCacheTests {
  private let to = ContentDigest(pixels: Screen().picture.digest, tree: nil)

  private func reject(_ name: String) -> DecisionRecord {
    DecisionRecord(
      .reject, Signature(by: "Ada", at: Samples.signature.at), run: "r", key: Samples.key(name), from: nil,
      to: to)
  }

  @Test func everyLineIsSeenAtOnce() throws {
    let sandbox = try Sandbox()
    #expect(
      sandbox.store.decisionHistory().decision(on: Transition(key: Samples.key("0"), from: nil, to: to))
        == nil)
    for number in 0..<20 {
      let record = reject("\(number)")
      try sandbox.store.note(record)
      let transition = Transition(key: record.key, from: nil, to: to)
      for _ in 0..<3 { #expect(sandbox.store.decisionHistory().decision(on: transition) == record) }
    }
    try sandbox.remove("Baselines/approvals.jsonl")
    #expect(
      sandbox.store.decisionHistory().decision(on: Transition(key: Samples.key("0"), from: nil, to: to))
        == nil)
  }

  /// Another file of the same size is another file.
  @Test func aFileThatTookItsPlaceIsRead() throws {
    let sandbox = try Sandbox()
    let (first, second) = (reject("a"), reject("b"))
    try sandbox.store.note(first)
    #expect(
      sandbox.store.decisionHistory().decision(on: Transition(key: first.key, from: nil, to: to)) == first)
    let line = try StableJSON.line(second) + [10]
    #expect(line.count == (try sandbox.bytes("Baselines/approvals.jsonl")).count)
    try sandbox.remove("Baselines/approvals.jsonl")
    try sandbox.write(line, to: "Baselines/approvals.jsonl")
    #expect(
      sandbox.store.decisionHistory().decision(on: Transition(key: second.key, from: nil, to: to)) == second)
  }

  @Test func aJournalThatCannotBeReadSaysNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.store.note(reject("a"))
    _ = sandbox.store.decisionHistory()
    try sandbox.write(
      "nonsense\n" + sandbox.text("Baselines/approvals.jsonl"), to: "Baselines/approvals.jsonl")
    #expect(
      sandbox.store.decisionHistory().decision(on: Transition(key: Samples.key("a"), from: nil, to: to))
        == nil)
  }
}
