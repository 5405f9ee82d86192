import Testing

@testable import GalleyTree

@Suite struct StableHashTests {
  /// The published values of FNV-1a, with the byte that ends a text here.
  @Test func itIsFNV1a() {
    #expect(StableHash().value == 0xcbf2_9ce4_8422_2325)
    var hash = StableHash()
    hash.combine("a")
    let published: UInt64 = 0xaf63_dc4c_8601_ec8c  // of "a" alone
    #expect(hash.value == (published ^ 0xFF) &* 0x0000_0100_0000_01b3)
  }

  @Test func textsKeepApart() {
    var (a, b) = (StableHash(), StableHash())
    for text in ["ab", "c"] { a.combine(text) }
    for text in ["a", "bc"] { b.combine(text) }
    #expect(a.value != b.value)
  }
}
