import GalleyTree

/// Which children took another place among their siblings: as few as can explain the new order.
struct Reorderings: Sendable {
  /// The children that changed places, by number in the approved tree, with their old and new place among the
  /// children that stayed.
  private(set) var places: [Int: (old: Int, new: Int)] = [:]
  /// The displaced children of each parent, in order.
  private var displaced: [Int: [Int]] = [:]
  /// The place of each child of such a parent, before.
  private var ranks: [Int: Int] = [:]

  /// Finds them.
  ///
  /// - Complexity: O(*n* log *n*) in the elements.
  /// - Reference: longest increasing subsequence by patience sorting; Fredman, "On computing the length of longest
  ///   increasing subsequences", 1975, doi:10.1016/0012-365X(75)90103-X.
  init(_ frames: FrameChanges) {
    for (parent, _) in frames.matching.pairs where frames.kept[parent].count > 1 {
      let children = frames.kept[parent]
      let order = children.indices.sorted {
        (frames.matching.partners[children[$0]] ?? 0) < (frames.matching.partners[children[$1]] ?? 0)
      }
      // `order[new] == old`. What is not in the longest ascending part has changed places.
      let stays = Set(Self.longestAscent(order))
      if stays.count == order.count { continue }
      for (old, child) in children.enumerated() { ranks[child] = old }
      for (new, old) in order.enumerated() where !stays.contains(old) {
        places[children[old]] = (old, new)
      }
      displaced[parent] = children.filter { places[$0] != nil }
    }
  }

  /// The displaced child that an element made room for, or that it is itself.
  ///
  /// - Parameters:
  ///   - number: A child of `parent`.
  ///   - parent: Its parent.
  /// - Returns: The displaced child, if there is one.
  func reason(for number: Int, in parent: Int) -> Int? {
    if places[number] != nil { return number }
    guard let rank = ranks[number] else { return nil }
    return displaced[parent]?.first { child in
      guard let (old, new) = places[child] else { return false }
      return (min(old, new)...max(old, new)).contains(rank)
    }
  }

  /// Whether no child of an element took another place.
  func isEmpty(_ parent: Int) -> Bool { displaced[parent] == nil }

  private static func longestAscent(_ values: [Int]) -> [Int] {
    var tails: [Int] = []  // indices into `values`, by length of the ascent they end
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var ascent: [Int] = []
    var next = tails.last
    while let index = next {
      ascent.append(values[index])
      next = previous[index]
    }
    return ascent.reversed()
  }
}
