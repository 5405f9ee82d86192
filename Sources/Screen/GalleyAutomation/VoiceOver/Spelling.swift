/// The rules by which VoiceOver reads a text letter by letter.
///
/// - Reference: [Change your VoiceOver settings](https://support.apple.com/guide/iphone/iphfa3d32c50/ios):
///   capital letters are announced by *cap*, punctuation by its names.
package enum Spelling {
  /// The characters of a text as they are read: capitals are announced, marks have names.
  package static func characters(of text: String) -> [String] {
    text.map(name)
  }

  /// The spoken name of one character.
  package static func name(_ character: Character) -> String {
    if let name = marks[character] { return name }
    if character.isWhitespace { return character.isNewline ? "new line" : "space" }
    return character.isUppercase ? "cap \(character)" : String(character)
  }

  /// A text with the names of its marks, as somebody hears it who wants punctuation read.
  package static func withPunctuation(_ text: String) -> String {
    var words = ""
    for character in text {
      guard !character.isWhitespace, let name = marks[character] else {
        words.append(character)
        continue
      }
      words += (words.isEmpty || words.last == " " ? "" : " ") + name + " "
    }
    return words.split(separator: " ").joined(separator: " ")
  }

  /// The names of marks, in English.
  private static let marks: [Character: String] = [
    ".": "period", ",": "comma", ":": "colon", ";": "semicolon", "!": "exclamation point",
    "?": "question mark", "-": "dash", "–": "en dash", "—": "em dash", "_": "underline",
    "'": "apostrophe", "’": "apostrophe", "\"": "quote", "“": "left double quote", "”": "right double quote",
    "(": "left paren", ")": "right paren", "[": "left bracket", "]": "right bracket", "{": "left brace",
    "}": "right brace", "/": "slash", "\\": "backslash", "@": "at", "#": "number", "$": "dollar",
    "%": "percent", "&": "and", "*": "star", "+": "plus", "=": "equals", "<": "less than",
    ">": "greater than", "…": "ellipsis", "•": "bullet", "^": "caret", "|": "vertical line", "~": "tilde",
    "`": "grave",
  ]
}
