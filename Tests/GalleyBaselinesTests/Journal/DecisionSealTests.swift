import BaselineFixtures
import Foundation
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct DecisionSealTests {
  private static let seal = DecisionSeal(
    id: "0123456789abcdef", decision: "fedcba9876543210", at: Samples.signature.at, by: "Ada",
    lines: ["a", "b"], signature: "AAAA")

  private static func line(_ value: some Encodable) throws -> [UInt8] {
    try StableJSON.line(value) + [UInt8(ascii: "\n")]
  }

  private static func record(_ name: String) -> DecisionRecord {
    DecisionRecord(.approve, Samples.signature, run: "r", key: Samples.key(name), from: nil, to: nil)
  }

  @Test func aJournalWithSignaturesHasTheDecisionsThatItHas() throws {
    let (first, second) = (Self.record("a"), Self.record("b"))
    let bytes = try Self.line(first) + Self.line(Self.seal) + Self.line(second) + Self.line(Self.seal)
    #expect(try DecisionJournal.records(in: bytes).map(\.id) == [first.id, second.id])
    #expect(SignedLines(bytes).seals == [Self.seal, Self.seal])
  }

  @Test func aSignatureWithoutItsPartsIsABadLine() throws {
    let text = String(decoding: try Self.line(Self.seal), as: UTF8.self)
    for (old, new) in [("\"sign\"", "\"seal\""), ("\"lines\"", "\"line\""), ("\"AAAA\"", "1")] {
      let line = Array((text.replacing(old, with: new) + "{}\n").utf8)
      #expect(throws: JournalError.badLine(1)) { try DecisionJournal.records(in: line) }
    }
    let future = Array(text.replacing("\"format\":3", with: "\"format\":5").utf8)
    #expect(throws: JournalError.fromFuture(line: 1, version: 5)) { try DecisionJournal.records(in: future) }
  }

  @Test func theTextIsThatOfTheLinesByteForByte() throws {
    var (a, b) = (Self.record("a"), Self.record("b"))
    (a.id, b.id) = ("a", "b")
    var forged = a
    forged.by = "Eve"
    // A line that comes twice counts as the first of both, as it does for decisions.
    let lines = SignedLines(try Self.line(a) + Self.line(b) + Self.line(forged))
    #expect(
      lines.text(of: Self.seal)
        == Array("galley decision 1\n".utf8) + (try Self.line(a)) + (try Self.line(b)))
    #expect(lines.text(of: ["b", "a"]) != lines.text(of: ["a", "b"]))
    #expect(lines.text(of: ["a", "a"]) == nil)
    #expect(lines.text(of: ["a", "c"]) == nil)
    #expect(lines.text(of: []) == nil)
  }

  @Test func aSignatureThatACrashCutOffIsRemovedByTheNextWriter() throws {
    let sandbox = try Sandbox()
    let journal = sandbox.store.journal
    try journal.append(Self.record("a"))
    let whole = try sandbox.bytes("Baselines/approvals.jsonl")
    let seal = try Self.line(Self.seal)
    try sandbox.write(whole + seal.dropLast(20), to: "Baselines/approvals.jsonl")
    try journal.append(Self.record("b"))
    #expect(try journal.records().count == 2)
    #expect(SignedLines(try sandbox.bytes("Baselines/approvals.jsonl")).seals.isEmpty)
    // One that only lacks its end is whole.
    try sandbox.write(whole + seal.dropLast(), to: "Baselines/approvals.jsonl")
    try journal.append(Self.record("c"))
    #expect(try journal.records().count == 2)
    #expect(SignedLines(try sandbox.bytes("Baselines/approvals.jsonl")).seals == [Self.seal])
  }

  @Test func aSignatureKeepsItsForm() throws {
    let body = String(repeating: "QUJD", count: 60)
    let armored = try #require(SSHKeygen.armored(body))
    #expect(SSHKeygen.body(of: armored) == body)
    let lines = String(decoding: armored, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 6 && lines.allSatisfy { $0.count <= 70 })
    for text in ["", "no base64!", String(repeating: "A", count: 100_004)] {
      #expect(SSHKeygen.armored(text) == nil)
    }
  }

  @Test func errorsNameTheReasonAndTheWayOut() {
    let sentences: [(SigningError, String)] = [
      (.notStarted("no room"), "ssh-keygen did not come to its end: no room"),
      (.failed("invalid format"), "ssh-keygen could not sign: invalid format"),
      (
        .noAllowedSigners,
        "\"approvers\" wants signatures, and nothing says whose keys count; set \"allowedSigners\" in Galley.json, or "
          + "gpg.ssh.allowedSignersFile of git"
      ),
      (
        .allowedSignersMissing("signers", base: "origin/main"),
        "\"origin/main\" has no file signers, which is to say whose signatures count; merge it there first"
      ),
      (
        .allowedSignersMissing("signers", base: nil),
        "there is no file signers, which is to say whose signatures count"
      ),
      (
        .firstCommitMissing("/app"),
        "the clone /app does not have the first commit, by which a signature names its repository; state \"repository\" "
          + "in Galley.json of the base, or fetch all commits with \"git fetch --unshallow\""
      ),
      (.journal("it is gone"), "it is gone"),
    ]
    for (error, sentence) in sentences { #expect("\(error)" == sentence) }
  }
}
