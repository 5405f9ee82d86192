/// Finds the string literals of Swift code.
///
/// It knows as much of the language as that needs: nested comments, raw strings, literals of several lines, and literals
/// inside of interpolations, which it finds as well.
struct LiteralScanner {
  /// A literal with `…` for each interpolation, and the line where its text begins.
  struct Literal: Equatable {
    let line: Int
    let text: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var found: [Literal] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The literals in the order of their beginnings.
  mutating func literals() -> [Literal] {
    scanCode(untilBracket: false)
    return found.sorted { $0.line < $1.line }
  }

  private func starts(with mark: String) -> Bool {
    var place = position
    for byte in mark.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func skip(_ count: Int) {
    for byte in bytes[position..<min(bytes.count, position + count)] where byte == UInt8(ascii: "\n") {
      line += 1
    }
    position += count
  }

  /// Reads code to its end, or to the bracket that closes an interpolation.
  private mutating func scanCode(untilBracket: Bool) {
    var depth = 0
    while position < bytes.count {
      if starts(with: "//") {
        while position < bytes.count && bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else if starts(with: "\"") || starts(with: "#") {
        scanLiteral()
      } else {
        if starts(with: "(") { depth += 1 }
        if starts(with: ")") { depth -= 1 }
        skip(1)
        if untilBracket && depth < 0 { return }
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      let change = starts(with: "/*") ? 1 : starts(with: "*/") ? -1 : 0
      depth += change
      skip(change == 0 ? 1 : 2)
    } while depth > 0 && position < bytes.count
  }

  private mutating func scanLiteral() {
    let signs = String(decoding: bytes[position...].prefix { $0 == UInt8(ascii: "#") }, as: UTF8.self)
    let quotes = bytes[min(bytes.count, position + signs.utf8.count)...].prefix { $0 == UInt8(ascii: "\"") }
      .count
    guard quotes > 0 else { return skip(signs.utf8.count) }
    // Two quotes are an empty text.
    let quote = quotes >= 3 ? "\"\"\"" : "\""
    skip(signs.utf8.count + quote.utf8.count)
    let escape = "\\" + signs
    let begin = line
    var text: [UInt8] = []
    while position < bytes.count && !starts(with: quote + signs) {
      if quotes < 3 && starts(with: "\n") { return }
      if starts(with: escape + "(") {
        skip(escape.utf8.count + 1)
        text += Array("…".utf8)
        scanCode(untilBracket: true)
      } else if starts(with: escape + "n") {
        text.append(UInt8(ascii: "\n"))
        skip(escape.utf8.count + 1)
      } else if starts(with: escape) {
        // A line that continues, or a character of its own.
        skip(escape.utf8.count)
        if !starts(with: "\n") { text.append(bytes[min(bytes.count - 1, position)]) }
        skip(1)
      } else {
        text.append(bytes[position])
        skip(1)
      }
    }
    skip(quote.utf8.count + signs.utf8.count)
    found.append(Literal(line: begin, text: String(decoding: text, as: UTF8.self)))
  }
}
