/// English nouns with their numbers, in texts for people.
package enum EnglishNoun {
  /// A count with its noun, such as `1 line`, `2 lines` or `12 345 lines`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(Numeral.grouped(number)) \(number == 1 ? noun : plural(noun))"
  }

  /// A count with its noun and the verb that agrees with it, such as `1 check waits` or `2 checks wait`.
  package static func count(_ number: Int, _ noun: String, _ verb: String, _ verbOfMany: String) -> String {
    "\(count(number, noun)) \(number == 1 ? verb : verbOfMany)"
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
