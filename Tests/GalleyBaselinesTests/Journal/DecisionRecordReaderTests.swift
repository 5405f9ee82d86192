import BaselineFixtures
import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyBaselines

@Suite struct DecisionRecordReaderTests {
  private let digest = ContentDigest(pixels: Screen().picture.digest, tree: Digest128(of: "tree"))

  private func anyRecord(_ random: inout SeededGenerator) -> DecisionRecord {
    func one<Value>(_ values: Value...) -> Value { values.randomElement(using: &random) ?? values[0] }
    var key = Samples.key(one("plain", "with \"quotes\"", "ünï", "back\\slash"))
    key.test = one(nil, "testDetails", "test()")
    key.argument = one(nil, "3")
    let at = Date(timeIntervalSince1970: one(1_785_000_000, 1_785_000_000.5, 0))
    let signature = Signature(by: one("Ada", "Björn", "O\"Neill"), at: at, reason: one(nil, "why", "a\tb"))
    return DecisionRecord(
      one(.approve, .reject, .remove, .undo, .comment), signature, run: one(nil, "r"), key: key,
      from: one(nil, digest, ContentDigest(text: "a")), to: one(nil, digest),
      undoes: one(nil, nil, "0123456789abcdef"))
  }

  @Test func everyLineIsReadAsADecoderReadsIt() throws {
    var random = SeededGenerator(seed: 16)
    let reader = DecisionRecordReader()
    for _ in 0..<400 * Soak.factor {
      let line = try StableJSON.line(anyRecord(&random))
      let (record, version) = try reader.read(line)
      #expect(record == (try StableJSON.read(DecisionRecord.self, from: line)))
      #expect(version == DecisionRecord.newest)
    }
  }

  @Test func nothingIsReadThatADecoderRefuses() throws {
    var random = SeededGenerator(seed: 17)
    let reader = DecisionRecordReader()
    for _ in 0..<2_000 * Soak.factor {
      var line = try StableJSON.line(anyRecord(&random))
      let place = Int.random(in: line.indices, using: &random)
      let letters = Array("{}[],:\"0123456789.\\truefalsn \u{1}é".utf8)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: line[place] = letters.randomElement(using: &random) ?? 0
      case 1: line.insert(letters.randomElement(using: &random) ?? 0, at: place)
      default: line.remove(at: place)
      }
      let whole = try? DecisionRecord.read(line)
      let read = try? reader.read(line)
      #expect(
        read?.record == whole?.record && read?.version == whole?.version,
        "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test func olderLinesAndThoseOfTheFutureAreLeftToOthers() throws {
    let reader = DecisionRecordReader()
    let line = String(
      decoding: try StableJSON.line(
        DecisionRecord(.approve, Samples.signature, run: nil, key: Samples.key(), from: nil, to: digest)),
      as: UTF8.self
    )
    let future = try reader.read(Array(line.replacing("\"format\":2", with: "\"format\":9").utf8))
    #expect(future.record == nil && future.version == 9)
    #expect(throws: (any Error).self) { try reader.read(Array("{}".utf8)) }
  }
}
