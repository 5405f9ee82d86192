/// A Swift source whose comments and literals are masked, so that brackets and words can be found.
///
/// It is not a parser: the initializer fails for a source that it cannot read with certainty.
struct SwiftSource {
  /// The source.
  let bytes: [UInt8]
  /// The source with spaces for comments and the contents of literals, of the same length.
  let code: [UInt8]

  /// Reads a source; `nil` if brackets or literals do not close, or if it may have a regular expression.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var masker = Masker(bytes: bytes, code: bytes)
    guard masker.run() else { return nil }
    code = masker.code
    guard Self.isBalanced(code) else { return nil }
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a byte can be part of a name.
  static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// The offsets of a word in the code within a range.
  func places(of word: String, in range: Range<Int>) -> [Int] {
    let word = Array(word.utf8)
    guard range.count >= word.count else { return [] }
    return (range.lowerBound...(range.upperBound - word.count)).filter { start in
      code[start..<start + word.count].elementsEqual(word)
        && (start == 0 || !Self.isWord(code[start - 1]) && code[start - 1] != UInt8(ascii: "`"))
        && (start + word.count == code.count || !Self.isWord(code[start + word.count]))
    }
  }

  /// The first offset from a start that is not whitespace.
  func skipSpace(_ start: Int) -> Int {
    var place = start
    while place < code.count, [0x20, 0x09, 0x0A, 0x0D].contains(code[place]) { place += 1 }
    return place
  }

  /// The range of the word at an offset.
  func word(at start: Int) -> Range<Int> {
    var end = start
    while end < code.count, Self.isWord(code[end]) { end += 1 }
    return start..<end
  }

  /// The range between an opening bracket and its closing one.
  func inside(_ open: Int) -> Range<Int>? {
    guard open < code.count, [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(code[open])
    else { return nil }
    var depth = 0
    for place in open..<code.count {
      switch code[place] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return (open + 1)..<place }
      default: break
      }
    }
    return nil
  }

  /// The number of open brackets at an offset, counted from a start.
  func depth(at place: Int, from start: Int) -> Int {
    code[start..<place].reduce(0) { depth, byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth + 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth - 1
      default: depth
      }
    }
  }

  /// The start of the line at an offset.
  func lineStart(_ place: Int) -> Int {
    (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// The indentation of the line at an offset.
  func indent(_ place: Int) -> String {
    let start = lineStart(place)
    let end = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    return text(start..<min(end, max(place, start)))
  }

  private static func isBalanced(_ code: [UInt8]) -> Bool {
    var open: [UInt8] = []
    for byte in code {
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): if open.popLast() != byte { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}

/// Masks comments and the contents of literals.
private struct Masker {
  let bytes: [UInt8]
  var code: [UInt8]
  var place = 0

  private func at(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

  private mutating func mask(_ count: Int) {
    for index in place..<min(place + count, bytes.count)
    where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      code[index] = 0x20
    }
    place += count
  }

  /// Masks the source; false if it cannot be read with certainty.
  mutating func run() -> Bool {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { mask(1) }
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): guard comment() else { return false }
      case UInt8(ascii: "/"):
        // A formatted division has a space on both sides; anything else may begin a regular expression.
        guard at(1) == 0x20, place > 0, bytes[place - 1] == 0x20 else { return false }
        place += 1
      case UInt8(ascii: "#"):
        var hashes = 0
        while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if at(hashes) == UInt8(ascii: "\"") {
          guard literal(hashes) else { return false }
        } else {
          if at(hashes) == UInt8(ascii: "/") { return false }
          place += hashes
        }
      case UInt8(ascii: "\""): guard literal(0) else { return false }
      default: place += 1
      }
    }
    return true
  }

  private mutating func comment() -> Bool {
    var depth = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        mask(2)
      } else if bytes[place] == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        mask(2)
        if depth == 0 { return true }
      } else {
        mask(1)
      }
    }
    return false
  }

  /// Masks a literal but its quotes.
  private mutating func literal(_ hashes: Int) -> Bool {
    place += hashes
    let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    place += quotes
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) {
        if at(1 + hashes) == UInt8(ascii: "(") {
          mask(1 + hashes)
          guard interpolation() else { return false }
        } else {
          mask(2 + hashes)
        }
      } else if (0..<quotes).allSatisfy({ at($0) == UInt8(ascii: "\"") }),
        (0..<hashes).allSatisfy({ at(quotes + $0) == UInt8(ascii: "#") })
      {
        place += quotes + hashes
        return true
      } else if !isLong, bytes[place] == UInt8(ascii: "\n") {
        return false
      } else {
        mask(1)
      }
    }
    return false
  }

  /// Masks code within a literal; a literal within that code is not supported.
  private mutating func interpolation() -> Bool {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "\n"): return false
      default: break
      }
      mask(1)
      if depth == 0 { return true }
    }
    return false
  }
}
