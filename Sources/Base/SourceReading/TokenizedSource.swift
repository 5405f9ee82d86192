/// The tokens of the parts of a Swift source that are compiled on Linux.
///
/// It is no parser: whatever the source is like, there are tokens of it.
package struct TokenizedSource {
  /// The tokens outside of comments, and outside of conditional code that is not compiled on Linux.
  package let tokens: [SourceToken]
  /// The index of the closing bracket for each opening one; the index after the last token for a bracket that does
  /// not close.
  package let closing: [Int: Int]
  /// The directives whose code is for an iPhone and left out on Linux, with nothing else in its place; their texts have the
  /// conditions.
  package let leftOut: [SourceToken]
  /// The directives whose code is for an iPhone and left out on Linux, with other branches beside it; their texts have the
  /// conditions.
  package let replaced: [SourceToken]
  private let lineStarts: [Int]

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - modules: Which modules can be imported; `nil` where that is not known.
  package init(_ bytes: [UInt8], canImport modules: @escaping (String) -> Bool?) {
    let scanner = SourceScanner(bytes)
    lineStarts = Self.lineStarts(bytes)
    let all = Self.tokens(scanner, bytes, lineStarts)
    func withCondition(_ branch: ConditionalCode.Branch) -> SourceToken {
      var token = branch.directive
      let end = branch.last.offset + branch.last.text.utf8.count
      token.text = String(
        decoding: bytes[token.offset..<max(token.offset, min(end, bytes.count))], as: UTF8.self)
      return token
    }
    let active = ConditionalCode(all, canImport: modules)
    tokens = active.tokens
    leftOut = active.leftOut.map(withCondition)
    replaced = active.replaced.map(withCondition)
    closing = Self.pairs(tokens)
  }

  /// The place of a token.
  package func position(of token: SourceToken) -> SourcePosition {
    SourcePosition(line: token.line, column: token.offset - lineStarts[token.line - 1] + 1)
  }

  /// The index after a bracket's closing one, or after the token, if it is no bracket.
  package func end(of index: Int) -> Int { closing[index].map { min($0 + 1, tokens.count) } ?? index + 1 }

  /// The token at an index, if there is one.
  package subscript(index: Int) -> SourceToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Whether the token at an index is a word or a sign of this text.
  package func has(_ text: String, at index: Int) -> Bool { self[index]?.is(text) ?? false }

  // MARK: - Reading

  /// All tokens of a source, with directives and the code of every branch.
  static func all(_ bytes: [UInt8]) -> [SourceToken] {
    tokens(SourceScanner(bytes), bytes, lineStarts(bytes))
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      // A carriage return ends a line of its own unless a line feed follows.
      if byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
        starts.append(index + 1)
      }
    }
    return starts
  }

  /// The most bytes of a literal that its token has: names are shorter, and literals within literals repeat.
  private static let longestLiteral = 256

  private static func tokens(_ scanner: SourceScanner, _ bytes: [UInt8], _ lineStarts: [Int]) -> [SourceToken]
  {
    let code = scanner.code
    var literals = scanner.literals.sorted { $0.lowerBound < $1.lowerBound }[...]
    var tokens: [SourceToken] = []
    var (place, line) = (0, 1)
    func word(from start: Int) -> Int {
      var end = start
      while end < code.count, SourceScanner.isWord(code[end]) { end += 1 }
      return end
    }
    while place < code.count {
      while line < lineStarts.count, lineStarts[line] <= place { line += 1 }
      let byte = code[place]
      func add(_ kind: SourceToken.Kind, _ end: Int) {
        let text = String(decoding: bytes[place..<end], as: UTF8.self)
        tokens.append(SourceToken(kind: kind, text: text, offset: place, line: line))
        place = end
      }
      if let literal = literals.first, literal.lowerBound == place {
        literals.removeFirst()
        let delimiter = bytes[literal].prefix { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\"") }.count
        let text = String(decoding: bytes[literal].prefix(Self.longestLiteral), as: UTF8.self)
        tokens.append(
          SourceToken(
            kind: .literal, text: text.trimmingDelimiters(), offset: place, line: line))
        place += max(1, min(delimiter, literal.count))
      } else if byte == UInt8(ascii: "`"), let close = code[(place + 1)...].firstIndex(of: byte),
        !code[place..<close].contains(where: SourceScanner.endsLine)
      {
        // A name in backticks is that name, and no keyword.
        add(.word, close + 1)
      } else if SourceScanner.isWord(byte) {
        add(.word, word(from: place))
      } else if byte == UInt8(ascii: "@"), word(from: place + 1) > place + 1 {
        add(.attribute, word(from: place + 1))
      } else if byte == UInt8(ascii: "#"), word(from: place + 1) > place + 1 {
        add(.directive, word(from: place + 1))
      } else if byte == UInt8(ascii: "\"") || byte <= 0x20 {
        // The rest of a literal's delimiter.
        place += 1
      } else {
        add(.sign, place + 1)
      }
    }
    return tokens
  }

  private static func pairs(_ tokens: [SourceToken]) -> [Int: Int] {
    let ends = ["(": ")", "[": "]", "{": "}"]
    var (pairs, open) = ([Int: Int](), [(index: Int, end: String)]())
    // How many brackets of a kind are open, so that nothing is looked for that is not there.
    var counts: [String: Int] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if let end = ends[token.text] {
        open.append((index, end))
        counts[end, default: 0] += 1
      } else if counts[token.text, default: 0] > 0 {
        // What was left open within ends here, too.
        while let last = open.popLast() {
          pairs[last.index] = index
          counts[last.end, default: 0] -= 1
          if last.end == token.text { break }
        }
      }
    }
    for bracket in open { pairs[bracket.index] = tokens.count }
    return pairs
  }
}

extension String {
  /// What a literal holds, without the quotes and number signs around it.
  fileprivate func trimmingDelimiters() -> String {
    let head = drop { $0 == "#" }.drop { $0 == "\"" }
    var tail = head
    while let last = tail.last, last == "#" || last == "\"" { tail.removeLast() }
    return String(tail)
  }
}
