import GalleyTree
import Testing

@Suite(.timeLimit(.minutes(15))) struct SwiftLiteralTests {
  private static let hostile = [
    "", "plain", "\"", "\\", "\\(x)", "\"; exit(1) //", "*/ /*", "a\nb", "a\r\nb", "\t", "\u{0}", "\u{1B}[2J",
    "\u{202E}evil", "e\u{301}", "\u{200B}", "👩‍👩‍👧", "日本語", "#\"", "\"\"\"", "\\u{41}", "\u{2028}", "\u{FEFF}",
    String(repeating: "\\\"", count: 500),
  ]

  /// What a literal means, by Swift's rules.
  private func meaning(_ literal: String) -> String {
    var result = ""
    var rest = literal.unicodeScalars.dropFirst().dropLast()[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result += "\n"
      case "r": result += "\r"
      case "t": result += "\t"
      case "u":
        _ = rest.popFirst()
        var digits = ""
        while let digit = rest.popFirst(), digit != "}" { digits.unicodeScalars.append(digit) }
        if let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) {
          result.unicodeScalars.append(scalar)
        }
      case let other?: result.unicodeScalars.append(other)
      case nil: break
      }
    }
    return result
  }

  @Test func hostileTextsBecomeLiteralsThatMeanThem() {
    for text in Self.hostile {
      let literal = SwiftLiteral.of(text)
      #expect(Array(meaning(literal).unicodeScalars) == Array(text.unicodeScalars), "\(literal)")
      #expect(!literal.contains(where: \.isNewline) && !literal.contains("\u{202E}"))
    }
  }

  @Test func randomTextsDoToo() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<next(20) {
        let limit: UInt64 = [128, 0x300, 0x2100, 0x11_0000][Int(next(4))]
        guard let scalar = Unicode.Scalar(UInt32(next(limit))), !(0xFDD0...0xFDEF).contains(scalar.value)
        else { continue }
        text.unicodeScalars.append(scalar)
      }
      let literal = SwiftLiteral.of(text)
      #expect(Array(meaning(literal).unicodeScalars) == Array(text.unicodeScalars), "\(literal)")
    }
  }

  @Test func charactersStayWholeAndWhatIsNotSeenIsEscaped() {
    #expect(SwiftLiteral.of("👩‍👩‍👧 हिन्दी e\u{301} 🇩🇪 ❤️") == "\"👩‍👩‍👧 हिन्दी e\u{301} 🇩🇪 ❤️\"")
    #expect(SwiftLiteral.of("a\u{A0}b\u{200B}\u{301}") == #""a\u{A0}b\u{200B}\u{301}""#)
    #expect(SwiftLiteral.of("a" + String(Unicode.Scalar(0xFDD0 as UInt32)!)) == #""a\u{FFFD}""#)
    #expect(SwiftLiteral.of("\u{301}\u{202E}") == #""\u{301}\u{202E}""#)
  }

  @Test func numbersHaveNoNeedlessDigits() {
    #expect(
      [0, 8, 1.5, 2.25, 0.001, 99_999].map { SwiftLiteral.of($0) } == ["0", "8", "1.5", "2.25", "0", "99999"])
  }
}
