/// English nouns with their numbers, in texts for people.
package enum EnglishNoun {
  /// A count with its noun, such as `1 line` or `2 lines`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(number == 1 ? noun : plural(noun))"
  }

  /// Things in a row, as in a sentence, such as `a, b and c`.
  package static func list(_ things: [String]) -> String {
    guard things.count > 1, let last = things.last else { return things.first ?? "" }
    return "\(things.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A noun for several things, such as `lines`, `boxes` or `entries`.
  ///
  /// Only regular nouns are known.
  package static func plural(_ noun: String) -> String {
    let small = noun.lowercased()
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + (hissing.contains { small.hasSuffix($0) } ? "es" : "s")
  }

  /// The ends of nouns after which an `s` alone cannot be spoken.
  private static let hissing = ["s", "x", "z", "ch", "sh"]
}
