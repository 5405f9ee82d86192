extension Array where Element: Comparable {
  /// The indices of a longest ascending subsequence, in order; no two elements may be equal.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Reference: patience sorting; Fredman, "On computing the length of longest increasing subsequences", Discrete
  ///   Mathematics 11, 1975, doi:10.1016/0012-365X(75)90103-X.
  package var longestAscent: [Int] {
    // For each length, the index with the smallest last element, and for each index the one before it.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for index in indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if self[tails[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var ascent: [Int] = []
    var next = tails.last
    while let index = next {
      ascent.append(index)
      next = previous[index]
    }
    return ascent.reversed()
  }
}
