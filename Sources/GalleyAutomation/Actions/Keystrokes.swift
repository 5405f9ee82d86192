import GalleyTree

/// Text as the keys that produce it.
///
/// Beside characters, a text may hold keys without one, as the characters that
/// [AppKit's function-key constants](https://developer.apple.com/documentation/appkit/1535851-function-key_unicodes)
/// stand for them.
package enum Keystrokes {
  /// The keys that produce a text.
  package static func keys(of text: String) -> [KeyInput] {
    text.map { character in
      switch character {
      case "\n", "\r", "\r\n": .enter
      case "\t": .tab
      case "\u{8}", "\u{7F}": .delete
      case "\u{1B}": .escape
      case "\u{F728}": .forwardDelete
      case "\u{F702}": .leftArrow
      case "\u{F703}": .rightArrow
      default: .character(character)
      }
    }
  }

  /// A text on one line, as logs show it.
  static func shown(_ text: String) -> String {
    ElementText.clean(text.replacing("\n", with: "\\n"), limit: 60)
  }
}
