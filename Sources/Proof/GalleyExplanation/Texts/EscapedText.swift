import GalleyTree

/// Escapes invisible characters: control characters, bidirectional marks, and spaces of other widths.
enum EscapedText {
  /// A text on one line, in which every character can be seen.
  ///
  /// Control characters become their pictures, such as `␉` for a tab; other invisible ones their code points, such as
  /// `⟨U+202E⟩`. Emoji keep what joins them.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text, fit to be shown anywhere.
  /// - Reference: The Unicode Standard, chapter 22.7, control pictures.
  static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = String.UnicodeScalarView()
    for character in text {
      let scalars = character.unicodeScalars
      let isEmoji = scalars.count > 1 && (scalars.first?.properties.isEmoji ?? false)
      for scalar in scalars {
        if let mark = mark(scalar), !isEmoji || !scalar.isJoiner {
          result.append(contentsOf: mark.unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  /// The replacement of an invisible scalar; `nil` for a visible one.
  private static func mark(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x20: return nil
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map { "\($0)" }
    case 0x7F: return "␡"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .privateUse:
      return code(scalar)
    default: return scalar.properties.isDefaultIgnorableCodePoint ? code(scalar) : nil
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "⟨U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)⟩"
  }
}

extension Unicode.Scalar {
  /// Whether it only joins emoji, or chooses how they look.
  fileprivate var isJoiner: Bool { value == 0x200D || value == 0xFE0F || value == 0xFE0E || value >= 0xE0020 }
}
