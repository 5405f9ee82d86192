import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
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
}
