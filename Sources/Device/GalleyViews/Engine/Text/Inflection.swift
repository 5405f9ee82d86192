import GalleyText

/// The agreement of a noun with the number before it, as in `^[2 message](inflect: true)`.
///
/// Only English is supported, by its rules of spelling and its commonest exceptions; other languages keep the
/// written form.
///
/// - Reference: Apple, [`InflectionRule`](https://developer.apple.com/documentation/foundation/inflectionrule).
enum Inflection {
  /// Plurals that follow no rule.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives", "knife": "knives",
    "shelf": "shelves",
    "half": "halves", "loaf": "loaves", "wife": "wives", "series": "series", "species": "species",
    "sheep": "sheep", "fish": "fish", "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes",
  ]

  /// Returns the parts of a text, with its last word in the form for its first number.
  static func agreeing(_ parts: [TextPart], language: String) -> [TextPart] {
    guard language.hasPrefix("en") else { return parts }
    let text = parts.map(\.text).joined()
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    guard !number.isEmpty, number != "1",
      let last = parts.lastIndex(where: { $0.text.contains { $0.isLetter } })
    else { return parts }
    var parts = parts
    let letters = parts[last].text
    let end = letters.lastIndex { $0.isLetter }.map { letters.index(after: $0) } ?? letters.endIndex
    let start =
      letters[..<end].lastIndex { !$0.isLetter }.map { letters.index(after: $0) } ?? letters.startIndex
    parts[last].text = letters[..<start] + plural(of: String(letters[start..<end])) + letters[end...]
    return parts
  }

  /// The plural of an English noun.
  static func plural(of noun: String) -> String {
    if let plural = irregular[noun.lowercased()] {
      return noun.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    return EnglishNoun.plural(noun)
  }
}
