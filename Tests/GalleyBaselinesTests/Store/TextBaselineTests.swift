import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct TextBaselineTests {
  private static let text = Sandbox.textBaseline + ".txt"
  private static let json = Sandbox.textBaseline + ".json"
  private static let letter = "Dear Ada,\nit is done.\n"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(text: Self.letter)
    return sandbox
  }

  private func fault(_ sandbox: Sandbox, _ key: CheckKey = Samples.textKey()) -> BaselineFault? {
    do throws(BaselineFault) {
      _ = try sandbox.store.read(key)
      return nil
    } catch {
      return error
    }
  }

  @Test func aTextIsAPlainFileWithASmallSidecar() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.text(Self.text) == Self.letter)
    #expect(
      sandbox.files("Baselines") == [
        Self.json, Self.text, "Baselines/approvals.jsonl",
      ])
    let sidecar = try sandbox.text(Self.json)
    let digest = Digest128(of: Self.letter)
    #expect(sidecar.hasPrefix("{\n  \"format\": 1,\n  \"key\": {"), "\(sidecar)")
    #expect(sidecar.hasSuffix("  \"text\": \"\(digest)\"\n}\n"), "\(sidecar)")
    guard case .text(let baseline) = try sandbox.store.read(Samples.textKey()) else {
      Issue.record("no text")
      return
    }
    #expect(baseline.text == Self.letter && baseline.digest == ProofDigest(text: Self.letter))
    #expect(baseline.path == sandbox.root + "/" + Self.text)
  }

  @Test(arguments: ["", "\u{0}", "no end", "a\r\nb\n", "\u{202E}abc\n", "e\u{301}\n"])
  func anyTextComesBackAsItWas(_ text: String) throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaseline(text: text)
    #expect(try sandbox.bytes(Self.text) == Array(text.utf8))
    #expect(try sandbox.run("r", text: text) == .match)
  }

  @Test func everyDamageHasItsWords() throws {
    let damages: [(String, (Sandbox) throws -> Void)] = [
      (
        "\(Self.text) is missing, but its .json is there; restore it with \"git checkout -- \(Self.text)\", "
          + "or remove the .json and approve again", { try $0.remove(Self.text) }
      ),
      (
        "\(Self.json) is missing, but its .txt is there; restore it with \"git checkout -- \(Self.json)\", "
          + "or remove the .txt and approve again", { try $0.remove(Self.json) }
      ),
      (
        "\(Self.text) is a Git LFS pointer, not the file itself; fetch it with \"git lfs pull\"",
        { try $0.write("version https://git-lfs.github.com/spec/v1\noid sha256:1\n", to: Self.text) }
      ),
      (
        "\(Self.text) has the marks of an unfinished merge; choose one side of the .txt and of its .json "
          + "with \"git checkout --ours\" or \"--theirs\"",
        { try $0.write("Dear\n    try sandbox.list("r", "M.RecipesTests/testDetails")
    #expect(try sandbox.verdict("r", Gate(countsOrphans: true)).orphans == [Samples.textKey()])
  }

  @Test(arguments: 0...WriteStep.allCases.count)
  func whateverWasDoneLeavesTheOldOrTheNew(_ done: Int) throws {
    let sandbox = try sandbox()
    let new = Candidate(text: "new\n", key: Samples.textKey())
    let record = DecisionRecord(
      .approve, Samples.signature, run: "r", key: Samples.textKey(), from: ProofDigest(text: Self.letter),
      to: new.digest)
    let files = BaselineFiles(Samples.textKey(), in: sandbox.project.baselines)
    let steps = WriteStep.allCases.prefix(done)
    let change = try StoreChange(with: new, record)
    for step in steps { try sandbox.store.perform(step, change, files) }
    let isPromised = steps.contains(.promise)
    #expect(try sandbox.store.read(Samples.textKey()).digest == (isPromised ? new.digest : record.from))
    let lines = try sandbox.store.journal.records()
    #expect(lines.filter { $0.id == record.id }.count == (isPromised ? 1 : 0))
  }

  @Test func aDigestOfBothIsNone() throws {
    let digest = ProofDigest(text: "a")
    let line = try StableJSON.line(digest)
    #expect(String(decoding: line, as: UTF8.self) == "{\"text\":\"\(Digest128(of: "a"))\"}")
    #expect(try StableJSON.read(ProofDigest.self, from: line) == digest)
    let both = "{\"pixels\":\"\(Screen().picture.digest)\",\"text\":\"\(Digest128(of: "a"))\"}"
    #expect(throws: DecodingError.self) { try StableJSON.read(ProofDigest.self, from: Array(both.utf8)) }
    #expect(throws: DecodingError.self) { try StableJSON.read(ProofDigest.self, from: Array("{}".utf8)) }
  }

  /// Texts with equal bytes have equal digests, and only those: also where they mean the same.
  @Test func digestsAreOfBytes() {
    let texts = ["", "a", "a\n", "a\r\n", "e\u{301}", "\u{E9}", "\u{0}", "\u{FEFF}a"]
    for a in texts {
      for b in texts {
        #expect((ProofDigest(text: a) == ProofDigest(text: b)) == (Array(a.utf8) == Array(b.utf8)))
      }
    }
  }
}
