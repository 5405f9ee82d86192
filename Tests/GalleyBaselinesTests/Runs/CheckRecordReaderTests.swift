import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyBaselines

@Suite struct CheckRecordReaderTests {
  private let digest = ContentDigest(pixels: Screen().picture.digest, tree: nil)

  private func record(_ number: Int, baseline: Fingerprint?) -> CheckRecord {
    CheckRecord(
      key: Samples.key("check \(number)"), status: .match, settings: MatchSettings(), origins: MatchOrigins(),
      candidate: digest, baseline: digest, scale: 3,
      fingerprint: Fingerprint(renderer: "renderer \(number % 2)", fonts: ["Inter": "\(number % 3)"]),
      baselineFingerprint: baseline, comparison: nil, isKept: false,
      place: Samples.place(), batch: nil)
  }

  @Test func recordsThatShareAFingerprintAreReadAsTheyStand() throws {
    let reader = CheckRecordReader()
    for number in 0..<12 {
      let record = record(
        number, baseline: number % 4 == 0 ? nil : Fingerprint(renderer: "renderer \(number % 2)"))
      let bytes = try StableJSON.document(record)
      #expect(reader.read(bytes) == record)
      #expect(reader.read(bytes) == (try StableJSON.read(CheckRecord.self, from: bytes)))
    }
  }

  @Test(arguments: [
    (#""renderer" : "renderer 1""#, #""renderer" : 1"#), (#""format" : 2"#, #""format" : 3"#),
    (#""fingerprint" : {"#, #""fingerprints" : {"#), (#""scale" : 3"#, #""scale" : "3""#),
    (#""isKept" : false,"#, ""), (#""status" : "match""#, #""status" : "match", "status" : "new""#),
    (#""baselineFingerprint" : {"#, #""baselineFingerprint" : null, "other" : {"#),
  ])
  func whatIsOddIsLeftToAWholeReading(part: String, other: String) throws {
    let part = part.replacing(" : ", with: ": ")
    let other = other.replacing(" : ", with: ": ")
    let whole = String(
      decoding: try StableJSON.document(record(1, baseline: Fingerprint(renderer: "b"))), as: UTF8.self)
    let range = try #require(whole.range(of: part))
    let odd = whole.replacingCharacters(in: range, with: other)
    #expect(CheckRecordReader().read(Array(odd.utf8)) == nil)
  }

  /// What a record may have, so that each field is there or not, plain or odd.
  private func anyRecord(_ random: inout SeededGenerator) -> CheckRecord {
    func one<Value>(_ values: Value...) -> Value { values.randomElement(using: &random) ?? values[0] }
    var record = record(Int.random(in: 0..<4, using: &random), baseline: one(nil, Fingerprint(renderer: "b")))
    record.key.name = one("plain", "with \"quotes\"", "ünï", "back\\slash", "line\nbreak", "")
    record.key.test = one(nil, "testDetails", "test()")
    record.key.argument = one(nil, "3")
    record.key.suite = one([], ["A"], ["A", "B/C"])
    record.status = one(.match, .new, .mismatch)
    record.settings = one(MatchSettings(), MatchSettings(level: .layout))
    record.candidate = one(
      digest, ContentDigest(text: "a"),
      ContentDigest(pixels: Screen().picture.digest, tree: Digest128(of: "t")))
    record.baseline = one(nil, digest, record.candidate)
    record.scale = one(3, 2.625, 0)
    record.isKept = one(true, false)
    record.isReproducible = one(nil, true, false)
    record.attempt = one(nil, nil, 2)
    record.fault = one(nil, nil, "it broke")
    record.forgivenShare = one(nil, nil, 0.25)
    record.place = CallSite(filePath: one("Tests/A.swift", "Tests/Ä.swift"), line: one(0, 7, 1_234_567_890))
    return record
  }

  @Test func everyRecordIsReadAsADecoderReadsIt() throws {
    var random = SeededGenerator(seed: 14)
    let reader = CheckRecordReader()
    for _ in 0..<400 * Soak.factor {
      let bytes = try StableJSON.document(anyRecord(&random))
      #expect(reader.read(bytes) == (try StableJSON.read(CheckRecord.self, from: bytes)))
    }
  }

  @Test func valuesAreReadAsTheyStand() {
    func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }
    #expect(PlainJSON.text(bytes("\"match\"\n  ")) == "match")
    #expect(PlainJSON.text(bytes("\"a\\n\"")) == nil && PlainJSON.text(bytes("\"a\u{1}\"")) == nil)
    #expect(PlainJSON.text(bytes("\"")) == nil && PlainJSON.text(bytes("null")) == nil)
    #expect(PlainJSON.number(bytes("12\n")) == 12 && PlainJSON.number(bytes("0")) == 0)
    for odd in ["012", "-1", "1.5", "1e3", "", " 1", "12345678901"] {
      #expect(PlainJSON.number(bytes(odd)) == nil)
    }
    #expect(PlainJSON.flag(bytes("true")) == true && PlainJSON.flag(bytes("false\t")) == false)
    #expect(PlainJSON.flag(bytes("True")) == nil)
    let digest = String(repeating: "0a", count: 16)
    #expect(PlainJSON.digest(bytes("{ \"pixels\": \"\(digest)\"\n}"))?.pixels?.description == digest)
    #expect(PlainJSON.digest(bytes("{ \"pixels\": \"\(digest)\", \"text\": \"\(digest)\" }")) == nil)
  }

  @Test func nothingIsReadThatADecoderRefuses() throws {
    var random = SeededGenerator(seed: 15)
    let reader = CheckRecordReader()
    for _ in 0..<2_000 * Soak.factor {
      let bytes = try StableJSON.document(anyRecord(&random)).damaged(&random)
      guard let read = reader.read(bytes) else { continue }
      let whole = try? StableJSON.read(CheckRecord.self, from: bytes)
      #expect(read == whole, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func aTextWithTheSameDigestWouldBeReadByItself() {
    let shared = SharedJSON<[String]>()
    #expect(shared.read(Array(#"["a"]"#.utf8)[...]) == ["a"])
    #expect(shared.read(Array(#"["a"]"#.utf8)[...]) == ["a"])
    #expect(shared.read(Array(#"["a""#.utf8)[...]) == nil)
    #expect(shared.read(nil) == nil)
  }
}

extension [UInt8] {
  /// The same with a byte or a few changed, left out, put in or doubled.
  fileprivate func damaged(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    let letters = Array("{}[],:\"0123456789+-.eE\\truefalsn \n\u{1}é".utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      let letter = letters.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = letter
      case 1: bytes.insert(letter, at: place)
      case 2: bytes.remove(at: place)
      default:
        let end = Swift.min(bytes.count, place + Int.random(in: 1..<60, using: &random))
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
    return bytes
  }
}
