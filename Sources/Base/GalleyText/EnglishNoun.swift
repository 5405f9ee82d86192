/// English nouns with their numbers, in texts for people.
package enum EnglishNoun {
  /// A count with its noun, such as `1 line`, `2 lines` or `12 345 lines`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(Numeral.grouped(number)) \(form(of: noun, for: number))"
  }

  /// A count with its noun, with other words for one, such as `a drag` or `2 drags`.
  package static func count(_ number: Int, one: String, _ noun: String) -> String {
    number == 1 ? one : count(number, noun)
  }

  /// A count with its noun and the verb that agrees with it, such as `1 check waits` or `2 checks wait`.
  package static func count(_ number: Int, _ noun: String, _ verb: String, _ verbOfMany: String) -> String {
    "\(count(number, noun)) \(number == 1 ? verb : verbOfMany)"
  }

  /// The existence of things, such as `there is 1 page` or `there are 2 pages`.
  package static func thereAre(_ number: Int, _ noun: String) -> String {
    "there \(number == 1 ? "is" : "are") \(count(number, noun))"
  }

  /// A noun for a number of things that its sentence does not state, such as `byte` or `bytes`.
  package static func form(of noun: String, for number: Int) -> String { number == 1 ? noun : plural(noun) }

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
