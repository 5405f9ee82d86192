import Foundation
import GalleyImage
import SeededCases
import Testing

@Suite struct Digest128Tests {
  /// The published value for no bytes, with seed 0.
  @Test func `nothing has the digest that XXH3 defines`() {
    #expect(Digest128(of: Data()).description == "99aa06d3014798d86001c324468d497f")
    #expect(Digest128(of: "") == Digest128(of: Data()))
  }

  @Test func `a text has the digest of its bytes`() {
    #expect(Digest128(of: "Grüße") == Digest128(of: Data("Grüße".utf8)))
    #expect(Digest128(of: "a") != Digest128(of: "b"))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the text form is read back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let digest = Digest128(high: seed == 0 ? 0 : generator.next(), low: generator.next())
    #expect(digest.description.count == 32)
    #expect(Digest128(digest.description) == digest)
    #expect(try JSONDecoder().decode([Digest128].self, from: JSONEncoder().encode([digest])) == [digest])
  }

  @Test(arguments: [
    "", "99aa06d3014798d86001c324468d497", "99aa06d3014798d86001c324468d497ff",
    "99AA06D3014798D86001C324468D497F", "99aa06d3014798d86001c324468d497g",
    "-9aa06d3014798d86001c324468d497f",
  ])
  func `other texts are none`(text: String) {
    #expect(Digest128(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Digest128].self, from: JSONEncoder().encode([text]))
    }
  }

  @Test func `digests are ordered as their texts`() {
    var generator = SeededGenerator(seed: 30)
    let digests = (0..<100).map { _ in Digest128(high: generator.next() % 4, low: generator.next()) }
    #expect(digests.sorted().map(\.description) == digests.map(\.description).sorted())
  }
}
