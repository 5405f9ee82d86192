import Testing

@testable import GalleyImage

@Suite struct SHA256DigestTests {
  /// - Reference: FIPS 180-4's examples, as NIST publishes them.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func theStandardsExamples(_ text: String, _ digits: String) throws {
    let digest = SHA256Digest(of: Array(text.utf8))
    #expect("\(digest)" == digits)
    #expect(SHA256Digest(digits) == digest)
  }

  @Test func whatIsNoDigestIsNone() {
    let digits = "\(SHA256Digest(of: []))"
    for text in [
      "", String(digits.dropLast()), digits + "0", digits.uppercased(), "g" + digits.dropFirst(),
      "é" + digits.dropFirst(2),
    ] { #expect(SHA256Digest(text) == nil, "\(text)") }
  }

  @Test func theOrderIsThatOfTheDigits() {
    let digests = (0..<50).map { SHA256Digest(of: [UInt8($0)]) }
    #expect(digests.sorted().map(\.description) == digests.map(\.description).sorted())
  }
}
