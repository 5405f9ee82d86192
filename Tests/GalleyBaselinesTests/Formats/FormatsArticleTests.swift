import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBaselines

/// The article tells every field that is written, and no other; what it shows as examples can be read.
@Suite struct FormatsArticleTests {
  /// A chapter: its title, its table's fields, and its examples.
  private struct Chapter {
    var title: String
    var fields: [String] = []
    /// The fields that may be missing.
    var optional: Set<String> = []
    var examples: [String] = []
  }

  /// A format: what its fields are called, whether each may be missing, and how a file of it is read.
  private struct Format {
    var fields: [(name: String, isOptional: Bool)]
    var read: ([UInt8]) throws -> Void

    init(_ fields: [(name: String, isOptional: Bool)], _ read: @escaping ([UInt8]) throws -> Void) {
      self.fields = fields
      self.read = read
    }

    /// The names in files of properties that are called otherwise.
    private static let names = [
      "chosenContrast": "contrast", "chosenBoldText": "boldText", "chosenReduceMotion": "reduceMotion",
      "chosenTimeZone": "timeZone", "chosenParameters": "parameters",
    ]

    /// The fields of a value whose coding is that of its properties.
    init(_ value: some Codable, _ read: @escaping ([UInt8]) throws -> Void) {
      fields = Mirror(reflecting: value).children.compactMap { child in
        child.label.map {
          (Self.names[$0] ?? $0, Mirror(reflecting: child.value).displayStyle == .optional)
        }
      }
      self.read = read
    }
  }

  private static let chapters: [Chapter] = {
    let here = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let path = "Sources/Proof/GalleyBaselines/GalleyBaselines.docc/Formats.md"
    let text = (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    var chapters: [Chapter] = []
    var example: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```json" {
        example = []
      } else if line == "```", let lines = example {
        chapters[chapters.count - 1].examples.append(lines.joined(separator: "\n"))
        example = nil
      } else if example != nil {
        example?.append(line)
      } else if line.hasPrefix("## ") {
        chapters.append(Chapter(title: String(line.dropFirst(3))))
      } else if line.hasPrefix("| `") {
        let name = line.dropFirst(3).prefix { $0 != "`" }
        chapters[chapters.count - 1].fields.append(String(name))
        if line.dropFirst(3 + name.count).hasPrefix("`?") {
          chapters[chapters.count - 1].optional.insert(String(name))
        }
      }
    }
    return chapters.filter { $0.title != "Overview" }
  }()

  private static func formats() throws -> [String: Format] {
    let digest = ContentDigest(pixels: Screen().picture.digest, tree: nil)
    let record = DecisionRecord(
      .remove, Samples.signature, run: nil, key: Samples.key(), from: digest, to: nil)
    let text = TextSidecar(key: Samples.textKey(), text: Digest128(of: "a"))
    let check = CheckRecord(
      key: Samples.key(), status: .match, settings: .exact, origins: MatchOrigins(), candidate: digest,
      scale: 2, fingerprint: Samples.fingerprint, isKept: false, place: Samples.place())
    let refusal = Refusal(of: Samples.key(), because: "it is busy", at: Samples.place())
    let note = ProcessRecord(process: .current, started: Samples.signature.at)
    let launch = RunLaunch(started: Samples.signature.at, command: [], process: .current)
    let trash = Trash.Note(
      record: record.id, decision: record.decision, at: record.at, key: record.key, digest: digest, paths: [])
    func plain<Value: Codable>(_ value: Value) -> Format {
      Format(value) { _ = try StableJSON.read(Value.self, from: $0) }
    }
    return [
      "Key": plain(Samples.key()), "Environment": plain(Samples.key().environment),
      "Digest": Format([("pixels", true), ("tree", true), ("text", true)]) {
        _ = try StableJSON.read(ContentDigest.self, from: $0)
      },
      "Fingerprint": Format([
        ("renderer", false), ("libraries", false), ("fonts", false), ("symbols", true), ("missing", true),
      ]) { _ = try StableJSON.read(Fingerprint.self, from: $0) },
      "Sidecar of a picture": Format([
        ("format", false), ("file", true), ("key", false), ("pixels", false), ("scale", false),
        ("fingerprint", false), ("tree", true),
      ]) { bytes in
        guard case .picture = try SidecarFile.read(bytes, path: "x") else { throw Unread() }
      },
      "Sidecar of a text": Format(text) { bytes in
        guard case .text = try SidecarFile.read(bytes, path: "x") else { throw Unread() }
      },
      "Line of the journal": Format(record) { bytes in
        guard try DecisionRecord.read(bytes).record != nil else { throw Unread() }
      },
      "Signature of a decision": Format(
        DecisionSeal(
          id: record.id, decision: record.decision, at: record.at, by: record.by, lines: [record.id],
          signature: "AAAA")
      ) { bytes in
        guard DecisionSeal.read(bytes) != nil else { throw Unread() }
      },
      "Approval of a setting": Format(
        SettingsDecision(RuleChange(field: "level", from: nil, to: "\"strict\""), Samples.signature)
      ) { bytes in
        guard SettingsDecision.read(bytes) != nil else { throw Unread() }
      },
      "Intent of a change": Format(StoreIntent(StoreChange(removing: record))) { bytes in
        guard StoreIntent.read(bytes) != nil else { throw Unread() }
      },
      "Note in the trash": plain(trash), "Record of a check": plain(check), "Refusal": plain(refusal),
      "Note of a process": plain(note), "Start of a run": plain(launch),
      "End of a run": plain(RunSummary(ended: Samples.signature.at, status: 0)),
    ]
  }

  private struct Unread: Error {}

  @Test func everyFormatHasItsChapter() throws {
    #expect(Self.chapters.map(\.title).sorted() == (try Self.formats()).keys.sorted())
  }

  @Test func everyFieldIsToldAndNoOther() throws {
    for (title, format) in try Self.formats() {
      let chapter = try #require(Self.chapters.first { $0.title == title })
      #expect(chapter.fields.sorted() == format.fields.map(\.name).sorted(), "\(title)")
      let optional = Set(format.fields.filter(\.isOptional).map(\.name))
      #expect(chapter.optional == optional, "\(title)")
    }
  }

  @Test func everyExampleIsRead() throws {
    let formats = try Self.formats()
    for chapter in Self.chapters {
      #expect(!chapter.examples.isEmpty || chapter.title == "Record of a check", "\(chapter.title)")
      for example in chapter.examples {
        let format = try #require(formats[chapter.title])
        #expect(throws: Never.self, "\(chapter.title)") { try format.read(Array(example.utf8)) }
        // No example has a field that the table has not, but for those of older formats.
        let object = try JSONSerialization.jsonObject(with: Data(example.utf8)) as? [String: Any]
        #expect(Set(try #require(object).keys).isSubset(of: chapter.fields), "\(chapter.title)")
      }
    }
  }

  /// What Galley writes has the fields of the tables, so none is renamed on the way.
  @Test func whatIsWrittenHasTheFieldsOfTheTables() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.makeBaselines(.init(Samples.key(), .variant(1)))
    try sandbox.run("r", .init(Samples.key(), .variant(2)))
    let files =
      [
        ("Sidecar of a picture", { $0 == Sandbox.baseline + ".json" }),
        ("Note in the trash", { $0.hasSuffix("/note.json") }),
        ("Record of a check", { $0.contains("/records/") }),
        ("Note of a process", { $0.contains("/process-") }),
      ] as [(String, (String) -> Bool)]
    for (title, isMeant) in files {
      let chapter = try #require(Self.chapters.first { $0.title == title })
      let file = try #require((sandbox.files("Baselines") + sandbox.files(".galley")).first(where: isMeant))
      let object = try JSONSerialization.jsonObject(with: Data(try sandbox.bytes(file))) as? [String: Any]
      let keys = Set(try #require(object).keys)
      #expect(keys.isSubset(of: chapter.fields), "\(title)")
      #expect(keys.isSuperset(of: Set(chapter.fields).subtracting(chapter.optional)), "\(title)")
    }
  }
}
