/// Takes comments and string literals out of Swift code.
///
/// It knows as much of the language as that needs: comments nest, raw strings end with as many number signs as
/// they began with. An interpolation counts as part of its literal.
struct CodeScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var kept: [UInt8] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The code, in which every line keeps its number.
  mutating func code() -> String {
    while position < bytes.count {
      if starts(with: "//") {
        while position < bytes.count && bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "#") {
        skipLiteral()
      } else {
        kept.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private func starts(with mark: StaticString) -> Bool {
    starts(with: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  private func starts(with mark: some Collection<UInt8>) -> Bool { bytes[position...].starts(with: mark) }

  /// Goes on by some bytes, of which only line ends are kept.
  private mutating func skip(_ count: Int) {
    for byte in bytes[position..<min(bytes.count, position + count)] where byte == UInt8(ascii: "\n") {
      kept.append(byte)
    }
    position += count
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        skip(2)
      } else if starts(with: "*/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func skipLiteral() {
    let signs = bytes[position...].prefix { $0 == UInt8(ascii: "#") }
    let quotes = bytes[(position + signs.count)...].prefix { $0 == UInt8(ascii: "\"") }.count
    guard quotes > 0 else {
      // A directive such as #if.
      kept += signs
      position += signs.count
      return
    }
    let quote = [UInt8](repeating: UInt8(ascii: "\""), count: quotes >= 3 ? 3 : 1)
    skip(signs.count + quote.count)
    let end = quote + signs
    let escape = [UInt8(ascii: "\\")] + signs
    while position < bytes.count && !starts(with: end) {
      // A literal of one line that is not closed there was none, as in a regular expression.
      if quote.count == 1 && bytes[position] == UInt8(ascii: "\n") { return }
      skip(starts(with: escape) ? escape.count + 1 : 1)
    }
    skip(end.count)
  }
}
