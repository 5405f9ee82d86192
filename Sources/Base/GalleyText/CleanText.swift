/// Text of anybody's choice in a form that is safe to print.
///
/// Labels, paths, settings and the output of programs come from outside. Control characters and overrides of the
/// direction of writing in them would let one text rewrite the line that it stands in.
package enum CleanText {
  /// A text on one line, without control characters, and no longer than a limit.
  package static func line(_ text: String, limit: Int = .max) -> String {
    // Most texts are short and plain: of printable ASCII every byte is a character that is shown.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ printableASCII.contains($0) }) { return text }
    var result = ""
    for (count, character) in text.enumerated() {
      if count >= limit { return result + "…" }
      switch character {
      case "\n", "\r\n": result += "⏎"
      case "\t": result += " "
      default:
        if character.unicodeScalars.allSatisfy({ isShown($0) }) {
          result.append(character)
        } else {
          result += "�"
        }
      }
    }
    return result
  }

  /// Lines without control characters, of which those that end a line alone stay.
  ///
  /// For text that was put together of many parts, such as all that a command prints: what it is made of may name files,
  /// settings and variables of anybody's choice.
  package static func lines(_ text: String) -> String {
    if text.utf8.allSatisfy({ printableASCII.contains($0) || $0 == 0x0A }) { return text }
    guard !text.unicodeScalars.allSatisfy({ $0 == "\n" || isShown($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result.append(" ")
      } else {
        result.append(scalar == "\n" || isShown(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// JSON in which control characters beyond ASCII, and those that turn the direction of writing, are escaped.
  ///
  /// A reader of JSON finds the same text. JSON leaves them as they are, and a terminal would obey them.
  package static func json(_ json: String) -> String {
    guard !json.unicodeScalars.allSatisfy({ $0.value < 0x7F || isShown($0) }) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar.value < 0x7F || isShown(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
  }

  /// A path as it is if it is printable, else quoted and with its control characters escaped.
  package static func path(_ path: String) -> String {
    // Most paths are ASCII, of which only control characters are looked for.
    if path.utf8.allSatisfy({ printableASCII.contains($0) }) { return path }
    guard !path.unicodeScalars.allSatisfy({ isShown($0) }) else { return path }
    let escaped = path.unicodeScalars.map { $0.escaped(asASCII: !isShown($0)) }
    return "\"\(escaped.joined())\""
  }

  private static let printableASCII: Range<UInt8> = 0x20..<0x7F

  /// Whether a scalar is neither a control character nor an override of the direction of writing.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: false
    default: !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
    }
  }
}

extension String {
  /// The text without a full stop at its end, for a place within a sentence.
  package var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
