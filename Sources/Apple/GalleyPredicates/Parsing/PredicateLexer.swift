/// Cuts a format into tokens, one at a time.
///
/// - Complexity: O(*n*) for a format of *n* bytes: every byte is looked at a bounded number of times.
struct PredicateLexer {
  /// A problem at a byte.
  struct Failure: Error {
    var offset: Int
    var fact: PredicateFormatError.Fact
  }

  /// The format in UTF-8.
  let bytes: [UInt8]
  /// The first byte that is not in a token yet.
  private(set) var position = 0
  /// The first byte of the last token.
  private(set) var start = 0

  init(_ format: String) {
    bytes = Array(format.utf8)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Cuts the next token off.
  mutating func next() throws(Failure) -> PredicateToken {
    while let byte = peek(), byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    start = position
    guard let byte = peek() else { return .end }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try string(closedBy: byte)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: ".") where isDigit(at: position + 1): return try number()
    case UInt8(ascii: "$"):
      position += 1
      let name = word()
      guard !name.isEmpty else {
        throw Failure(
          offset: start, fact: .unexpected(found: "a lone \"$\"", expected: "the name of a variable"))
      }
      return .variable(name)
    case UInt8(ascii: "#"):
      position += 1
      let name = isDigit(at: position) ? "" : word()
      guard !name.isEmpty else {
        throw Failure(offset: start, fact: .unexpected(found: "a lone \"#\"", expected: "a key"))
      }
      return .markedWord(name)
    case UInt8(ascii: "%"): return try placeholder()
    default:
      let word = word()
      return word.isEmpty ? .symbol(symbol()) : .word(word)
    }
  }

  /// The rest of a function's name, such as `:by:` in front of a parenthesis; `nil` if no such thing follows.
  mutating func functionNameSuffix() -> String? {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: ":") || Self.isWordByte(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return nil }
    defer { position = end }
    return text(position..<end)
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func isDigit(at index: Int) -> Bool {
    index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The letters, digits and underscores from here on; a word does not begin with a digit, and one may follow `$1`.
  private mutating func word() -> String {
    let first = position
    while let byte = peek() {
      if Self.isWordByte(byte) {
        position += 1
      } else if byte >= 0x80, let scalar = scalar(), scalar.properties.isAlphabetic {
        position += UTF8.width(scalar)
      } else {
        break
      }
    }
    return text(first..<position)
  }

  /// The character here, beyond ASCII.
  private func scalar() -> Unicode.Scalar? {
    var decoder = UTF8()
    var rest = bytes[position..<min(position + 4, bytes.count)].makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
    return nil
  }

  private static let pairs: Set<String> = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":="]

  /// An operator of two characters if there is one, else the character itself.
  private mutating func symbol() -> String {
    if position + 1 < bytes.count, bytes[position] < 0x80, bytes[position + 1] < 0x80 {
      let pair = text(position..<position + 2)
      if Self.pairs.contains(pair) {
        position += 2
        return pair
      }
    }
    let first = position
    position += scalar().map { UTF8.width($0) } ?? 1
    return text(first..<position)
  }

  private mutating func number() throws(Failure) -> PredicateToken {
    if peek() == UInt8(ascii: "0"), let radix = radix(peek(1)) {
      position += 2
      let digits = word()
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && Int(String($0), radix: radix) != nil }) else {
        throw malformedNumber()
      }
      return .number(Int(digits, radix: radix).map { .integer($0) } ?? .real(Self.real(digits, radix)))
    }
    while isDigit(at: position) { position += 1 }
    var isWhole = true
    if peek() == UInt8(ascii: "."), isDigit(at: position + 1) {
      isWhole = false
      position += 1
      while isDigit(at: position) { position += 1 }
    }
    if peek().map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      let hasSign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
      if isDigit(at: position + (hasSign ? 2 : 1)) {
        isWhole = false
        position += hasSign ? 2 : 1
        while isDigit(at: position) { position += 1 }
      }
    }
    let digits = text(start..<position)
    guard word().isEmpty else { throw malformedNumber() }
    if isWhole, let integer = Int(digits) { return .number(.integer(integer)) }
    guard let real = Double(digits), real.isFinite else { throw malformedNumber() }
    return .number(.real(real))
  }

  private func malformedNumber() -> Failure {
    Failure(offset: start, fact: .malformedNumber(text(start..<position)))
  }

  private func radix(_ letter: UInt8?) -> Int? {
    switch letter.map({ $0 | 0x20 }) {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private static func real(_ digits: String, _ radix: Int) -> Double {
    digits.reduce(0) { $0 * Double(radix) + Double($1.hexDigitValue ?? 0) }
  }

  /// The types of arguments, after an optional length: those of `printf`, `@` and `K`.
  private static let conversions = Set("@KdDiuUxXoOfFeEgGaAcCsS%".utf8)

  private mutating func placeholder() throws(Failure) -> PredicateToken {
    position += 1
    while let byte = peek(), Set("hlqLzjt".utf8).contains(byte) { position += 1 }
    guard let byte = peek(), Self.conversions.contains(byte) else {
      let end = min(position + 1, bytes.count)
      throw Failure(offset: start, fact: .unknownPlaceholder(text(start..<end)))
    }
    position += 1
    return .placeholder(text(start..<position))
  }
}

extension PredicateLexer {
  /// A text in quotes; a backslash takes the special meaning from the character behind it, or names one.
  ///
  /// As in Apple's parser, a backslash before any other character is dropped: patterns of `MATCHES` need two.
  private mutating func string(closedBy quote: UInt8) throws(Failure) -> PredicateToken {
    position += 1
    var result: [UInt8] = []
    while let byte = peek() {
      position += 1
      switch byte {
      case quote: return .string(String(decoding: result, as: UTF8.self))
      case UInt8(ascii: "\\"): result += try escape()
      default: result.append(byte)
      }
    }
    throw Failure(offset: start, fact: .unfinishedString(quote: Character(Unicode.Scalar(quote))))
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let byte = peek() else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "u"):
      let first = position - 2
      let unit = try hexadecimal(from: first)
      if let scalar = Unicode.Scalar(unit) { return Array(String(Character(scalar)).utf8) }
      // The first half of a surrogate pair: the second has to follow.
      guard UTF16.isLeadSurrogate(unit), peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") else {
        throw Failure(offset: first, fact: .malformedEscape(text(first..<position)))
      }
      position += 2
      let second = try hexadecimal(from: first)
      guard UTF16.isTrailSurrogate(second) else {
        throw Failure(offset: first, fact: .malformedEscape(text(first..<position)))
      }
      return Array(String(decoding: [unit, second], as: UTF16.self).utf8)
    default: return [byte]
    }
  }

  private mutating func hexadecimal(from first: Int) throws(Failure) -> UInt16 {
    let digits = text(position..<min(position + 4, bytes.count))
    guard digits.utf8.count == 4, digits.allSatisfy({ $0.isHexDigit && $0.isASCII }),
      let unit = UInt16(digits, radix: 16)
    else {
      throw Failure(offset: first, fact: .malformedEscape(text(first..<min(position + 4, bytes.count))))
    }
    position += 4
    return unit
  }
}
