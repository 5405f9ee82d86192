import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyImage
import Testing

@testable import GalleyBaselines

@Suite struct DecisionJournalTests {
  private func record(_ name: String = "details") -> DecisionRecord {
    DecisionRecord(
      .approve, Samples.signature, run: "r", key: Samples.key(name), from: nil,
      to: ContentDigest(pixels: Screen().picture.digest, tree: nil))
  }

  private let path = "Baselines/approvals.jsonl"

  @Test func oneLineAnApproval() throws {
    let sandbox = try Sandbox()
    var record = record()
    record.id = "0123456789abcdef"
    record.decision = "fedcba9876543210"
    try sandbox.store.journal.append(record)
    #expect(
      try sandbox.text(path) == """
        {"action":"approve","at":"2026-07-25T17:20:00.000Z","by":"Ada","decision":"fedcba9876543210","format":2,\
        "id":"0123456789abcdef",\
        "key":{"environment":{"appearance":"light","device":"iPhone X","locale":"en-US","orientation":"portrait",\
        "textSize":"large"},"name":"details","suite":["RecipesTests"],"test":"testDetails"},"reason":"as designed",\
        "run":"r","to":{"pixels":"\(Screen().picture.digest)"}}

        """)
    #expect(try sandbox.store.journal.records() == [record])
  }

  @Test(arguments: [1, 10, 200])
  func aTornLastLineIsRemovedByTheNextWriter(_ torn: Int) throws {
    let sandbox = try Sandbox()
    let first = record("a")
    let second = record("b")
    let third = record("c")
    try sandbox.store.journal.append(first)
    let whole = try sandbox.bytes(path)
    try sandbox.store.journal.append(second)
    try sandbox.write(Array(try sandbox.bytes(path).prefix(whole.count + torn)), to: path)
    #expect(try sandbox.store.journal.records() == [first])
    try sandbox.store.journal.append(third)
    #expect(try sandbox.store.journal.records() == [first, third])
  }

  @Test func aLastLineWithoutItsBreakIsKept() throws {
    let sandbox = try Sandbox()
    let first = record("a")
    let second = record("b")
    try sandbox.store.journal.append(first)
    try sandbox.write(Array(try sandbox.bytes(path).dropLast()), to: path)
    try sandbox.store.journal.append(second)
    #expect(try sandbox.store.journal.records() == [first, second])
  }

  @Test func aLineThatAMergeDoubledCountsOnce() throws {
    let sandbox = try Sandbox()
    try sandbox.store.journal.append(record())
    try sandbox.write(try sandbox.text(path) + sandbox.text(path), to: path)
    #expect(try sandbox.store.journal.records().count == 1)
  }

  @Test func manyWritersLoseNothing() async throws {
    let sandbox = try Sandbox()
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<20 { try? sandbox.store.journal.append(self.record("\(writer)-\(number)")) }
        }
      }
    }
    #expect(Set(try sandbox.store.journal.records().map(\.key.name)).count == 160)
  }

  @Test func aBadLineIsNamed() throws {
    let sandbox = try Sandbox()
    try sandbox.store.journal.append(record())
    let line = try sandbox.text(path)
    try sandbox.write(line + "nonsense\n" + line, to: path)
    #expect(throws: JournalError.badLine(2)) { try sandbox.store.journal.records() }
    #expect(
      "\(JournalError.badLine(2))"
        == "line 2 of approvals.jsonl is no decision; restore the file with git, or remove the line")
    try sandbox.write(line.replacingOccurrences(of: "\"format\":2", with: "\"format\":5"), to: path)
    #expect(throws: JournalError.fromFuture(line: 1, version: 5)) { try sandbox.store.journal.records() }
    #expect(
      "\(JournalError.fromFuture(line: 1, version: 5))"
        == "line 1 of approvals.jsonl is of format 5, and this Galley knows formats up to 4; update Galley")
  }
}
