import GalleyText
import GalleyTree

/// Text as the keys that produce it.
///
/// Beside characters, a text may hold keys without one, as the characters that
/// [AppKit's function-key constants](https://developer.apple.com/documentation/appkit/1535851-function-key_unicodes)
/// stand for them.
package enum Keystrokes {
  /// The keys that produce a text.
  package static func keys(of text: String) -> [KeyInput] {
    text.map(key)
  }

  private static func key(of character: Character) -> KeyInput {
    switch character {
    case "\n", "\r", "\r\n", "\u{3}": .enter
    case "\t": .tab
    case "\u{8}", "\u{7F}": .delete
    case "\u{1B}": .escape
    case "\u{F728}": .forwardDelete
    case "\u{F700}": .upArrow
    case "\u{F701}": .downArrow
    case "\u{F702}": .leftArrow
    case "\u{F703}": .rightArrow
    case "\u{F729}": .home
    case "\u{F72B}": .end
    case "\u{F72C}": .pageUp
    case "\u{F72D}": .pageDown
    case "\u{F739}": .clear
    case "\u{F746}": .help
    case "\u{F704}"..."\u{F716}": .function(Int((character.unicodeScalars.first?.value ?? 0) - 0xF703))
    default: .character(character)
    }
  }

  /// A text on one line, as logs show it.
  static func shown(_ text: String) -> String {
    CleanText.line(text.replacing("\n", with: "\\n"), limit: 60)
  }
}
