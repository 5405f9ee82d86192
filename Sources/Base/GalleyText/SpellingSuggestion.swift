/// The known word that a mistyped one most likely means.
package enum SpellingSuggestion {
  /// The known word nearest to a mistyped one, if any is near enough to be meant.
  ///
  /// A third of the letters may be wrong, and always one: more than that is another word, and a wrong
  /// suggestion costs more than none.
  ///
  /// - Returns: The nearest; the first of several equally near.
  package static func nearest(to word: String, in known: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let close = known.compactMap { known in
      EditDistance.between(word.lowercased(), known.lowercased(), atMost: limit).map {
        (word: known, distance: $0)
      }
    }
    return close.min { $0.distance < $1.distance }?.word
  }

  /// A question about a suggestion, such as `did you mean "approve"?`.
  package static func question(_ word: String) -> String { "did you mean \"\(word)\"?" }

  /// A question about a word that stands without quotation marks, such as `did you mean --all?`.
  package static func bareQuestion(_ word: String) -> String { "did you mean \(word)?" }
}
