/// A piece of Swift source, as far as the macros need to distinguish pieces.
struct Token: Equatable {
  /// The kind of the piece.
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word
    /// A string with its quotation marks.
    case string
    /// A character that is none of these, or an operator.
    case symbol
  }

  let kind: Kind
  let text: String
  /// The beginning, in UTF-8 bytes from the beginning of the source.
  let offset: Int

  /// The end, in UTF-8 bytes from the beginning of the source.
  var end: Int { offset + text.utf8.count }
}

/// Cuts Swift source into tokens; white space and comments are left out.
///
/// It never fails: an unknown character is a symbol, and an unclosed piece ends with the source.
struct Tokenizer {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  static func tokens(of source: String) -> [Token] {
    var tokenizer = Tokenizer(source)
    var tokens: [Token] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> Token? {
    skipTrivia()
    guard position < bytes.count else { return nil }
    let start = position
    let byte = bytes[position]
    if isWord(byte) || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "$") {
      position += 1
      while position < bytes.count, isWord(bytes[position]) || bytes[position] == UInt8(ascii: "`") {
        position += 1
      }
      return token(.word, from: start)
    }
    if let hashes = stringStart() {
      skipString(hashes: hashes)
      return token(.string, from: start)
    }
    if isOperator(byte) {
      // `=` alone begins a value; `==`, `->` and similar operators are one token.
      while position < bytes.count, isOperator(bytes[position]), !startsComment { position += 1 }
    } else {
      position += 1
    }
    return token(.symbol, from: start)
  }

  private func token(_ kind: Token.Kind, from start: Int) -> Token {
    Token(kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), offset: start)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    "=-+*/%<>!&|^~?".utf8.contains(byte)
  }

  private func starts(with text: String, at index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: text.utf8)
  }

  private var startsComment: Bool { starts(with: "//", at: position) || starts(with: "/*", at: position) }

  private mutating func skipTrivia() {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if starts(with: "//", at: position) {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      } else if starts(with: "/*", at: position) {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Comments of this kind are in one another.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*", at: position) {
        depth += 1
        position += 2
      } else if starts(with: "*/", at: position) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  /// The number of `#` before the quotation mark of a string that begins here, if one does.
  private func stringStart() -> Int? {
    var index = position
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "\"") ? index - position : nil
  }

  private mutating func skipString(hashes: Int) {
    position += hashes
    let quote = starts(with: "\"\"\"", at: position) ? "\"\"\"" : "\""
    position += quote.utf8.count
    let marks = String(repeating: "#", count: hashes)
    let end = quote + marks
    let escape = "\\" + marks
    while position < bytes.count, !starts(with: end, at: position) {
      if starts(with: escape + "(", at: position) {
        position += escape.utf8.count + 1
        skipInterpolation()
      } else if starts(with: escape, at: position) {
        position = min(position + escape.utf8.count + 1, bytes.count)
      } else {
        position += 1
      }
    }
    position = min(position + end.utf8.count, bytes.count)
  }

  /// Skips an interpolation, which is source again, with its own strings.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let token = next() {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
    }
  }
}
