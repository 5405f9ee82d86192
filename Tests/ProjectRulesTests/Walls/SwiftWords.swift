/// The words and marks of Swift code without its comments and string literals, in order.
struct SwiftWords {
  struct Word {
    /// The word, or one mark such as a brace.
    let text: String
    let line: Int
    let isName: Bool
    /// Whether a line ends before it.
    let beginsLine: Bool
  }

  let words: [Word]

  init(_ code: String) {
    var words: [Word] = []
    var line = 1
    var beginsLine = true
    var known: [ArraySlice<UInt8>: String] = [:]
    let bytes = Array(code.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        line += 1
        beginsLine = true
      }
      // A backtick only marks a name that is a keyword, and a dollar sign a wrapper's value.
      guard byte > 0x20, byte != UInt8(ascii: "`"), byte != UInt8(ascii: "$") else {
        index += 1
        continue
      }
      var end = index + 1
      let isName = Self.mayBeInName(byte)
      if isName { while end < bytes.count, Self.mayBeInName(bytes[end]) { end += 1 } }
      // An arrow is no end of generic parameters.
      if byte == UInt8(ascii: "-"), end < bytes.count, bytes[end] == UInt8(ascii: ">") { end += 1 }
      let slice = bytes[index..<end]
      let text = known[slice] ?? String(decoding: slice, as: UTF8.self)
      known[slice] = text
      words.append(
        Word(
          text: text, line: line, isName: isName && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte),
          beginsLine: beginsLine))
      beginsLine = false
      index = end
    }
    self.words = words
  }

  private static func mayBeInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
