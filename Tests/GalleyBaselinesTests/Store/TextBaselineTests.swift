import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
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

  private func fault(_ sandbox: Sandbox, _ key: CheckKey = Samples.textKey()) -> BaselineError? {
    do throws(BaselineError) {
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
    #expect(baseline.text == Self.letter && baseline.digest == ContentDigest(text: Self.letter))
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
        { try $0.write("Dear\n<<<<<<< HEAD\nAda\n=======\nBob\n>>>>>>> other\n", to: Self.text) }
      ),
      (
        "\(Self.text) is no text in UTF-8; restore both files with git, or remove both and approve again",
        { try $0.write([0x41, 0xFF, 0x0A], to: Self.text) }
      ),
      (
        "\(Self.text) has other line endings than the approved text, probably as git converted them; "
          + "write \"*.txt -text\" in a .gitattributes file beside the baselines, and restore the file with git",
        { try $0.write("Dear Ada,\r\nit is done.\r\n", to: Self.text) }
      ),
      (
        "\(Self.text) is not the approved text: its digest is "
          + "\("\(Digest128(of: "other"))".prefix(12))…, the approved one is \("\(Digest128(of: Self.letter))".prefix(12))…; "
          + "restore both files with git, or remove both and approve again",
        { try $0.write("other", to: Self.text) }
      ),
      (
        "\(Self.text) has 4194305 bytes, and approved texts have 4194304 at the most; "
          + "restore both files with git, or remove both and approve again",
        { try $0.write([UInt8](repeating: 0x41, count: 4_194_305), to: Self.text) }
      ),
      (
        "\(Self.json) is of format 2, and this Galley knows formats up to 1; update Galley",
        { try $0.write("{\"format\": 2, \"text\": \"x\"}", to: Self.json) }
      ),
      (
        "\(Self.json) cannot be understood: format is 0; restore it with \"git checkout -- \(Self.json)\", "
          + "or remove it and the file beside it and approve again",
        { try $0.write("{\"format\": 0, \"text\": \"x\"}", to: Self.json) }
      ),
    ]
    for (words, damage) in damages {
      let sandbox = try sandbox()
      try damage(sandbox)
      #expect(fault(sandbox).map { "\($0)" } == words)
      // It stops its own check, and no pass comes of it.
      let outcome = try sandbox.run("r", text: Self.letter)
      #expect(outcome.status == .unusable, "\(words)")
      #expect(try sandbox.verdict("r").exitCode == .notComparable)
    }
  }

  @Test func textsThatLookLikeDamageAreTexts() throws {
    for text in ["version https://git-lfs.github.com/spec/v1\n", "<<<<<<< HEAD\n"] {
      let sandbox = try Sandbox()
      try sandbox.makeBaseline(text: text)
      #expect(try sandbox.run("r", text: text) == .match)
    }
  }

  @Test func recordingAllCuresADamagedText() throws {
    let sandbox = try sandbox()
    try sandbox.write("other", to: Self.text)
    #expect(try sandbox.run("r", text: Self.letter, mode: .all) == .recorded(.all))
    #expect(try sandbox.text(Self.text) == Self.letter)
  }

  @Test func aPictureOfThatNameIsNoSecondFile() throws {
    let sandbox = try sandbox()
    var key = Samples.textKey()
    key.environment = .picture
    let picture = "Baselines/RecipesTests/testLetter/letter.picture.png"
    let words =
      "\(Self.text) is the approved text of this check, which is a picture now; give one of the two another name, "
      + "or remove the file and its .json and approve again"
    #expect(fault(sandbox, key).map { "\($0)" } == words)
    for mode in RecordMode.allCases {
      let outcome = try sandbox.run("r-\(mode)", .init(key), mode: mode)[0]
      #expect(outcome == .unusable(.baseline(.otherKind(Self.text, approved: .text))))
    }
    #expect(try sandbox.approve("r-none").approved.count == 0)
    #expect(!sandbox.files("Baselines").contains(picture))
    // Where both are there all the same, neither passes.
    try sandbox.write("", to: picture)
    let both =
      "\(picture) and \(Self.text) are both there, and a check is a picture or a text; remove the one that is not meant"
    #expect(fault(sandbox).map { "\($0)" } == both)
  }

  @Test func aTextOfAPicturesNameIsNoSecondFile() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let words =
      "\(Sandbox.baseline).png is the approved picture of this check, which is a text now; give one of the two another "
      + "name, or remove the file and its .json and approve again"
    let outcome = try sandbox.run("r", texts: [(Samples.key(), "words")], mode: .all)[0]
    guard case .unusable(let fault) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect("\(fault)" == words)
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    #expect(verdict.checks[0].outcome == outcome)
  }

  @Test func aPictureAndATextOfOneDeviceAreNotBothApproved() throws {
    let sandbox = try Sandbox()
    try sandbox.run("pictures", .init())
    try sandbox.run("texts", texts: [(Samples.key(), "words\n")])
    #expect(try sandbox.approve("pictures").approved.count == 1)
    // The run saw no baseline, and there is one now.
    let late = try sandbox.approve("texts")
    #expect(late.approved.isEmpty)
    try sandbox.write("words\n", to: Sandbox.baseline + ".txt")
    #expect(
      self.fault(sandbox, Samples.key())
        == .bothKinds(picture: Sandbox.baseline + ".png", text: Sandbox.baseline + ".txt"))
  }

  @Test func textsAreListed() throws {
    let sandbox = try sandbox()
    try sandbox.makeBaselines(.init())
    let listing = sandbox.store.listing()
    #expect(listing.keys == [Samples.key(), Samples.textKey()])
    #expect(listing.texts == [Samples.textKey()])
    #expect(Array(listing.fingerprints.keys) == [Samples.key()])
    try sandbox.run("r", .init())
    try sandbox.list("r", "M.RecipesTests/testDetails")
    #expect(try sandbox.verdict("r", Gate(countsOrphans: true)).orphans == [Samples.textKey()])
  }

  @Test(arguments: 0...WriteStep.allCases.count)
  func whateverWasDoneLeavesTheOldOrTheNew(_ done: Int) throws {
    let sandbox = try sandbox()
    let new = Candidate(text: "new\n", key: Samples.textKey())
    let record = DecisionRecord(
      .approve, Samples.signature, run: "r", key: Samples.textKey(), from: ContentDigest(text: Self.letter),
      to: new.digest)
    let files = BaselineFiles(Samples.textKey(), in: sandbox.project.baselines)
    let steps = WriteStep.allCases.prefix(done)
    let change = try StoreChange(with: new, record)
    for step in steps { try sandbox.store.perform(step, change, files) }
    let isPromised = steps.contains(.writeIntent)
    #expect(try sandbox.store.read(Samples.textKey()).digest == (isPromised ? new.digest : record.from))
    let lines = try sandbox.store.records()
    #expect(lines.filter { $0.id == record.id }.count == (isPromised ? 1 : 0))
  }

  @Test func aDigestOfBothIsNone() throws {
    let digest = ContentDigest(text: "a")
    let line = try StableJSON.line(digest)
    #expect(String(decoding: line, as: UTF8.self) == "{\"text\":\"\(Digest128(of: "a"))\"}")
    #expect(try StableJSON.read(ContentDigest.self, from: line) == digest)
    let both = "{\"pixels\":\"\(Screen().picture.digest)\",\"text\":\"\(Digest128(of: "a"))\"}"
    #expect(throws: DecodingError.self) { try StableJSON.read(ContentDigest.self, from: Array(both.utf8)) }
    #expect(throws: DecodingError.self) { try StableJSON.read(ContentDigest.self, from: Array("{}".utf8)) }
  }

  /// Texts with equal bytes have equal digests, and only those: also where they mean the same.
  @Test func digestsAreOfBytes() {
    let texts = ["", "a", "a\n", "a\r\n", "e\u{301}", "\u{E9}", "\u{0}", "\u{FEFF}a"]
    for a in texts {
      for b in texts {
        #expect((ContentDigest(text: a) == ContentDigest(text: b)) == (Array(a.utf8) == Array(b.utf8)))
      }
    }
  }
}
