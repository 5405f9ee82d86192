/// Swift literals of texts and numbers from outside.
package enum SwiftLiteral {
  /// A string literal with quotes, on one line; characters that are invisible, or change the direction of
  /// writing, are escaped.
  ///
  /// Marks and joiners stay where a character that is seen takes them, as in words of Hindi, flags and families. The 32
  /// code points that the compiler takes in no literal become the replacement character.
  package static func of(_ text: String) -> String {
    var result = "\""
    for character in text {
      var isSeen = false
      for scalar in character.unicodeScalars {
        switch scalar {
        case "\\": result += "\\\\"
        case "\"": result += "\\\""
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
          guard !isRefused(scalar) else {
            result += "\\u{FFFD}"
            continue
          }
          let isWritten = isVisible(scalar) || isSeen && completesCharacter(scalar)
          result +=
            isWritten ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
          isSeen = isSeen || isWritten
        }
      }
    }
    return result + "\""
  }

  /// A literal of a finite number with at most two decimals.
  package static func of(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Whether the compiler says "invalid unicode scalar", however it is written: the noncharacters of Arabic's block.
  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool { (0xFDD0...0xFDEF).contains(scalar.value) }

  /// Whether a scalar by itself is something to see; of the spaces only the usual one is.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator,
      .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// Whether a scalar changes the look of the visible one before it.
  private static func completesCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: scalar == "\u{200D}"
    }
  }
}
