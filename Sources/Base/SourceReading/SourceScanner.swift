/// Masks the comments and literals of Swift code, whatever the code is like.
///
/// It never gives up: what does not close ends with its line or with the source. Code within interpolations stays, as it
/// is compiled. `galley-review` has a reader of its own for sources that it edits, which refuses what it cannot read with certainty.
///
/// - Reference: [The Swift Programming Language, Lexical Structure](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/).
package struct SourceScanner {
  /// The place of a literal in the source, with its delimiters.
  package typealias Literal = Range<Int>

  private let bytes: [UInt8]
  /// The source with spaces in place of comments and of what literals hold; its length and its line ends are the source's.
  package private(set) var code: [UInt8]
  /// The string literals in the order of their ends.
  package private(set) var literals: [Literal] = []

  private var place = 0
  /// The literals that the scanner is in the middle of, the innermost last, each in an interpolation of the one before.
  private var open: [Open] = []

  /// A string literal that has not ended yet.
  private struct Open {
    var start: Int
    /// The number signs of a raw string.
    var signs: Int
    /// Whether it has three quotes.
    var isLong: Bool
    /// The round brackets that are open in the interpolation that is being read; `nil` outside of one.
    var depth: Int?
  }

  /// Scans a source.
  ///
  /// - Parameter bytes: The source in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { mask(3) }
    if starts(with: "#!") { skipLine() }
    while place < bytes.count {
      if let last = open.last, last.depth == nil { readLiteral() } else { readCode() }
    }
    while let last = open.popLast() { literals.append(last.start..<bytes.count) }
  }

  // MARK: - Code

  private mutating func readCode() {
    switch bytes[place] {
    case UInt8(ascii: "/"):
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipComment()
      } else if !skipExpression(signs: 0) {
        place += 1
      }
    case UInt8(ascii: "#"):
      let signs = count(of: UInt8(ascii: "#"), from: place)
      switch byte(place + signs) {
      case UInt8(ascii: "\""): beginLiteral(signs: signs)
      case UInt8(ascii: "/"): if !skipExpression(signs: signs) { place += signs }
      default: place += signs
      }
    case UInt8(ascii: "\""): beginLiteral(signs: 0)
    case UInt8(ascii: "("):
      if let depth = open.last?.depth { open[open.count - 1].depth = depth + 1 }
      place += 1
    case UInt8(ascii: ")"):
      if let depth = open.last?.depth { open[open.count - 1].depth = depth == 1 ? nil : depth - 1 }
      place += 1
    case UInt8(ascii: "`"):
      // A name in backticks may hold quotes and slashes.
      let end = bytes[(place + 1)...].firstIndex { $0 == UInt8(ascii: "`") || Self.endsLine($0) }
      place = end.map { bytes[$0] == UInt8(ascii: "`") ? $0 + 1 : place + 1 } ?? place + 1
    case let other:
      // A literal of one line ends with it, even in the middle of an interpolation.
      if Self.endsLine(other) { while let last = open.last, !last.isLong { endLiteral() } }
      place += 1
    }
  }

  private mutating func skipLine() {
    while place < bytes.count, !Self.endsLine(bytes[place]) { mask(1) }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        mask(2)
      } else if starts(with: "*/") {
        depth -= 1
        mask(2)
      } else {
        mask(1)
      }
    } while depth > 0 && place < bytes.count
  }

  /// The most bytes of a regular expression: looking for the ends of what begins none takes no more than that.
  private static let longestExpression = 512

  /// Masks a regular expression; false if the slash is that of an operator, as far as one can tell without parsing.
  ///
  /// - Reference: [SE-0354, Regex Literals](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0354-regex-literals.md).
  private mutating func skipExpression(signs: Int) -> Bool {
    let first = place + signs + 1
    if signs == 0 {
      guard !isOperand(before: place), ![0x20, 0x09, UInt8(ascii: "/")].contains(byte(first)) else {
        return false
      }
    }
    let isLong = signs > 0 && Self.endsLine(byte(first))
    var end = first
    var isInClass = false
    while end < min(bytes.count, first + Self.longestExpression), isLong || !Self.endsLine(bytes[end]) {
      switch bytes[end] {
      case UInt8(ascii: "\\") where !Self.endsLine(byte(end + 1)): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/")
      where (signs > 0 || !isInClass) && has(signs, of: UInt8(ascii: "#"), at: end + 1):
        mask(min(end + 1 + signs, bytes.count) - place)
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  /// Words after which an expression begins.
  private static let leading = Set(
    [
      "return", "in", "case", "where", "if", "guard", "while", "switch", "try", "await", "throw", "else",
      "is",
      "as",
    ].map { Array($0.utf8) })

  /// Whether the code before a place ends an operand, so that a slash divides it.
  private func isOperand(before place: Int) -> Bool {
    var last = place - 1
    while last >= 0, code[last] == 0x20 || code[last] == 0x09 { last -= 1 }
    guard last >= 0 else { return false }
    if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`")]
      .contains(code[last])
    {
      return true
    }
    guard Self.isWord(code[last]) else { return false }
    var start = last
    while start > 0, Self.isWord(code[start - 1]) { start -= 1 }
    return !Self.leading.contains(Array(code[start...last]))
  }

  // MARK: - Literals

  private mutating func beginLiteral(signs: Int) {
    let isLong = has(3, of: UInt8(ascii: "\""), at: place + signs)
    open.append(Open(start: place, signs: signs, isLong: isLong))
    place += signs + (isLong ? 3 : 1)
  }

  private mutating func readLiteral() {
    let last = open[open.count - 1]
    let quotes = last.isLong ? 3 : 1
    switch bytes[place] {
    case UInt8(ascii: "\\") where has(last.signs, of: UInt8(ascii: "#"), at: place + 1):
      let next = place + 1 + last.signs
      if byte(next) == UInt8(ascii: "(") {
        mask(1 + last.signs)
        place += 1
        open[open.count - 1].depth = 1
      } else {
        // An escaped line end is masked as a line end, by the next step.
        mask(Self.endsLine(byte(next)) ? 1 + last.signs : 2 + last.signs)
      }
    case UInt8(ascii: "\"")
    where has(quotes, of: UInt8(ascii: "\""), at: place)
      && has(last.signs, of: UInt8(ascii: "#"), at: place + quotes):
      place += quotes + last.signs
      endLiteral()
    case let other where Self.endsLine(other):
      if last.isLong { place += 1 } else { endLiteral() }
    default: mask(1)
    }
  }

  private mutating func endLiteral() {
    guard let last = open.popLast() else { return }
    literals.append(last.start..<place)
  }

  // MARK: - Bytes

  private mutating func mask(_ count: Int) {
    let end = min(place + count, bytes.count)
    for index in place..<end where !Self.endsLine(bytes[index]) { code[index] = 0x20 }
    place = end
  }

  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private func count(of byte: UInt8, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte { end += 1 }
    return max(0, end - start)
  }

  /// Whether a byte is there so many times from a place on, or more often.
  private func has(_ count: Int, of byte: UInt8, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
  }

  private func starts(with mark: StaticString) -> Bool {
    bytes[place...].starts(with: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  /// Whether a byte ends a line.
  package static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether a byte can be part of a name.
  package static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
