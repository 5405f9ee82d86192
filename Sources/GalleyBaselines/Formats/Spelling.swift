/// Finds the word somebody meant.
package enum Spelling {
  /// The known word nearest to a mistyped one, if any is near enough to be meant.
  ///
  /// A third of the letters may be wrong, and always one: more than that is another word, and a wrong
  /// suggestion costs more than none.
  ///
  /// - Returns: The nearest; the first of several equally near.
  package static func nearest(to word: String, in known: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let ranked = known.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else { return nil }
    return best.word
  }

  /// The number of letters to insert, remove, replace or swap with their neighbour to make one word of another.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths.
  /// - Reference: Damerau, "A technique for computer detection and correction of spelling errors", CACM 7(3), 1964,
  ///   in its restricted form (no letter takes part in two edits).
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
