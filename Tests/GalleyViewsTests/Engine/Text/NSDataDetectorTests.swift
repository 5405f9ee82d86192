import Foundation
import GalleyViews
import Testing

/// Links and phone numbers in texts.
@Suite struct NSDataDetectorTests {
  private static let both = NSTextCheckingResult.CheckingType([.links, .numbers]).rawValue

  private func found(_ text: String, _ types: UInt64 = Self.both) throws -> [String] {
    let matches = try NSDataDetector(types: types).matches(
      in: text, options: [], range: NSRange(text.startIndex..., in: text))
    return matches.map { match in
      let words = Range(match.range, in: text).map { String(text[$0]) } ?? ""
      if let number = match.phoneNumber { return number == words ? "tel \(words)" : "\(number) in \(words)" }
      return "\(words) -> \(match.url?.absoluteString ?? "")"
    }
  }

  @Test func `a link ends before the signs of its sentence`() throws {
    #expect(
      try found("See https://example.org/a(b)?q=1, or (www.apple.com).") == [
        "https://example.org/a(b)?q=1 -> https://example.org/a(b)?q=1",
        "www.apple.com -> http://www.apple.com",
      ])
  }

  @Test func `an address of mail is a link of mail`() throws {
    #expect(
      try found("Ask a.b+c@mail.example.co.uk! Not me@host.") == [
        "a.b+c@mail.example.co.uk -> mailto:a.b+c@mail.example.co.uk"
      ])
  }

  @Test func `a name with a dot is a link only below a domain`() throws {
    #expect(
      try found("e.g. this.That is not.alink, but x.org/?y=1#z.") == ["x.org/?y=1#z -> http://x.org/?y=1#z"])
  }

  @Test(arguments: [
    "+49 30 1234567", "(555) 123-4567", "555.123.4567", "5551234567", "1-800-555-0199", "555-1234",
    "030 123456",
    "0171/1234567", "(030) 12 34 56 78",
  ])
  func `numbers are found as people write them`(_ number: String) throws {
    #expect(try found("😀 call \(number), or not") == ["tel \(number)"])
  }

  @Test func `dates, versions, cards and parts of longer numbers are no phone numbers`() throws {
    #expect(
      try found("2024-01-02 12.05.2024 3.14159265 1234 5678 9012 3456 10:30 v1.2.3 12345678901234567890")
        .isEmpty)
  }

  @Test func `only what was asked for is found, and no number within a link`() throws {
    let text = "https://example.org/555-123-4567 555-123-4567"
    #expect(try found(text, NSTextCheckingResult.CheckingType.numbers.rawValue) == ["tel 555-123-4567"])
    #expect(try found(text, NSTextCheckingResult.CheckingType.links.rawValue).count == 1)
    let detector = try NSDataDetector(types: Self.both)
    let whole = NSRange(text.startIndex..., in: text)
    #expect(detector.numberOfMatches(in: text, range: whole) == 2)
    #expect(detector.rangeOfFirstMatch(in: text, range: whole) == NSRange(location: 0, length: 32))
    var count = 0
    detector.enumerateMatches(in: text, range: whole) { match, _, stop in
      count += match == nil ? 0 : 1
      stop.pointee = true
    }
    #expect(count == 1)
    #expect(
      detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
  }

  @Test(arguments: [0, 16, 64 + 16] as [UInt64])
  func `other data cannot be asked for, and the error says so`(_ types: UInt64) {
    let error = #expect(throws: CocoaError.self) { try NSDataDetector(types: types) }
    #expect(
      error?.localizedDescription
        == "NSDataDetector(types: \(types)) asks for other data than links (64) and phone numbers (2048), which alone "
        + "are found here; find other data with a Regex")
  }
}
