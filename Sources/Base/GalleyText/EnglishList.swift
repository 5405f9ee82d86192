/// Lists of several things, in one sentence or below each other.
package enum EnglishList {
  /// All things, such as `a, b and c`.
  package static func and(_ things: [String]) -> String { joined(things, by: "and") }

  /// Things to choose from, such as `a, b or c`.
  package static func or(_ things: [String]) -> String { joined(things, by: "or") }

  /// The first things and the number of the others, such as `a, b and 3 more`.
  package static func first(_ most: Int, of things: [String], separator: String = ", ") -> String {
    let shown = things.prefix(most).joined(separator: separator)
    return things.count > most ? "\(shown) \(more(things.count - most))" : shown
  }

  /// The number of things that are left out, such as `and 3 more`.
  package static func more(_ number: Int) -> String { "and \(number) more" }

  /// The first things, such as `a, b and others`.
  package static func some(_ things: [String], most: Int = 8) -> String {
    things.prefix(most).joined(separator: ", ") + (things.count > most ? " and others" : "")
  }

  private static func joined(_ things: [String], by word: String) -> String {
    guard things.count > 1, let last = things.last else { return things.first ?? "" }
    return "\(things.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}

extension [String] {
  /// The first lines, and one that counts the others if there are any.
  ///
  /// - Parameters:
  ///   - most: The number of lines.
  ///   - mark: The beginning of the line that counts.
  package func limited(to most: Int, mark: String = "… ") -> [String] {
    count > most ? prefix(most) + [mark + EnglishList.more(count - most)] : self
  }
}
