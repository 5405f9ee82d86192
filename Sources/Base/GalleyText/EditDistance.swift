/// Counts the edits that turn one text into another.
package enum EditDistance {
  /// Counts insertions, deletions, substitutions and swaps of neighbouring code points, up to a bound.
  ///
  /// This is the distance of optimal string alignment.
  ///
  /// - Returns: The count, or `nil` if it is above the bound.
  /// - Complexity: O(*nm*) for *n* and *m* code points.
  /// - Reference: F. J. Damerau, *A technique for computer detection and correction of spelling errors*,
  ///   Communications of the ACM 7 (3), 1964, doi:10.1145/363958.363994.
  package static func between(_ a: String, _ b: String, atMost bound: Int) -> Int? {
    let a = Array(a.unicodeScalars)
    let b = Array(b.unicodeScalars)
    guard abs(a.count - b.count) <= bound else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var count = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { count = min(count, beforeLast[j - 1] + 1) }
        row.append(count)
      }
      if row.allSatisfy({ $0 > bound }) { return nil }
      beforeLast = last
      last = row
    }
    return last[b.count] <= bound ? last[b.count] : nil
  }
}
