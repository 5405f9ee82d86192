/// Measures text in cells of a terminal.
enum DisplayWidth {
  /// Ranges of characters that are two cells wide.
  ///
  /// - Reference: Unicode Standard Annex 11, East Asian Width; the wide blocks, not each character.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1FAFF,
    0x20000...0x3FFFD,
  ]

  /// The width of a character.
  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  /// The width of a text.
  static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

  /// A text cut to a number of cells, with an ellipsis if something is missing.
  static func cut(_ text: String, to cells: Int) -> String {
    guard of(text) > cells else { return text }
    var result = ""
    var space = cells - 1
    for character in text {
      space -= of(character)
      if space < 0 { break }
      result.append(character)
    }
    return cells > 0 ? result + "…" : ""
  }

  /// A text in lines of at most a number of cells, broken at spaces.
  static func wrap(_ text: String, to cells: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let start = lines.isEmpty ? "" : indent
      if line.isEmpty {
        line = lines.isEmpty ? String(word) : start + word
      } else if of(line) + 1 + of(word) <= cells {
        line += " \(word)"
      } else {
        lines.append(cut(line, to: cells))
        line = indent + word
      }
    }
    return lines + [cut(line, to: cells)]
  }
}
