/// The characters of ``Keystrokes`` for the keys of the protocol.
enum ProtocolKeys {
  /// Replaces the keys of the protocol in a text of a client by the characters of ``Keystrokes``, and leaves out modifiers.
  ///
  /// - Reference: [W3C WebDriver, keyboard actions](https://www.w3.org/TR/webdriver2/#keyboard-actions).
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xE003: result += "\u{8}"
      case 0xE004: result += "\t"
      case 0xE006, 0xE007: result += "\n"
      case 0xE00C: result += "\u{1B}"
      case 0xE00D: result += " "
      case 0xE00E: result += "\u{F72C}"
      case 0xE00F: result += "\u{F72D}"
      case 0xE010: result += "\u{F72B}"
      case 0xE011: result += "\u{F729}"
      case 0xE012: result += "\u{F702}"
      case 0xE013: result += "\u{F700}"
      case 0xE014: result += "\u{F703}"
      case 0xE015: result += "\u{F701}"
      case 0xE017: result += "\u{F728}"
      case 0xE01A...0xE023: result += "\(scalar.value - 0xE01A)"
      case 0xE000...0xE05D: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
