/// Swift of texts and numbers that come from anywhere.
enum SwiftLiteral {
  /// A string literal that means a text, whatever is in it.
  ///
  /// What a reader could not see, or what would turn the line around, is written as its number.
  ///
  /// - Parameter text: The text.
  /// - Returns: The literal, quotes included.
  static func of(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator,
          .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A number of points, without needless digits.
  ///
  /// - Parameter number: The number, which is finite.
  /// - Returns: The literal.
  static func of(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
