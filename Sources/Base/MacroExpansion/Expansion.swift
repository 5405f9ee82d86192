/// The expansion of a macro for its source.
package struct Expansion: Equatable {
  /// The new source; `nil` if there are problems instead.
  package var source: String?
  /// The problem, in words.
  package var problems: [Problem]

  /// Source that was made.
  static func source(_ source: String) -> Expansion { Expansion(source: source, problems: []) }

  /// Something is wrong.
  static func problem(_ message: String, at offset: Int) -> Expansion {
    Expansion(source: nil, problems: [Problem(message: message, offset: offset)])
  }

  /// A fault of the source, with its place.
  package struct Problem: Error, Equatable {
    /// The problem, in words.
    package let message: String
    /// The offset in UTF-8 bytes from the beginning of the source.
    package let offset: Int
  }
}

/// The tokens between two brackets, or of a whole source, with the separators found.
struct TokenList {
  let tokens: [Token]
  /// The source that offsets count in.
  let source: String

  init(_ source: String) {
    self.source = source
    tokens = Tokenizer.tokens(of: source)
  }

  /// The source from one offset to another.
  func text(_ range: Range<Int>) -> String {
    let bytes = Array(source.utf8)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The index of the bracket that closes the one at an index, or the number of tokens if none does.
  func closing(_ index: Int) -> Int {
    let opening = tokens[index].text
    guard let pair = ["(": ")", "[": "]", "{": "}"][opening] else { return index }
    var depth = 0
    for position in index..<tokens.count {
      if tokens[position].kind == .symbol, tokens[position].text == opening { depth += 1 }
      if tokens[position].kind == .symbol, tokens[position].text == pair { depth -= 1 }
      if depth == 0 { return position }
    }
    return tokens.count
  }

  /// The index of the first token from an index on that a test finds, outside of brackets that open meanwhile.
  func first(from start: Int, to end: Int, where matches: (Token) -> Bool) -> Int? {
    var index = start
    while index < min(end, tokens.count) {
      if matches(tokens[index]) { return index }
      index = ["(", "[", "{"].contains(tokens[index].text) ? closing(index) + 1 : index + 1
    }
    return nil
  }
}
