import GalleyTree

/// The children that took another place among their siblings: as few as can explain the new order.
struct Reorderings: Sendable {
  /// The children that changed places, by number in the approved tree, with their old and new place among the
  /// children that stayed.
  private(set) var places: [Int: (old: Int, new: Int)] = [:]
  /// The displaced children of each parent, in order.
  private var displaced: [Int: [Int]] = [:]
  /// For each child that made room, the displaced one that it made room for.
  private var reasons: [Int: Int] = [:]

  /// Finds them.
  ///
  /// - Complexity: O(*n* log *n*) in the elements.
  init(_ frames: FrameChanges) {
    for (parent, _) in frames.matching.pairs where frames.kept[parent].count > 1 {
      let children = frames.kept[parent]
      let order = children.indices.sorted {
        (frames.matching.partners[children[$0]] ?? 0) < (frames.matching.partners[children[$1]] ?? 0)
      }
      // `order[new] == old`. What is not in the longest ascending part has changed places.
      let stays = Set(order.longestAscent.map { order[$0] })
      if stays.count == order.count { continue }
      for (new, old) in order.enumerated() where !stays.contains(old) {
        places[children[old]] = (old, new)
      }
      displaced[parent] = children.filter { places[$0] != nil }
      giveReasons(children, displaced[parent] ?? [])
    }
  }

  /// The displaced child that an element made room for, or that it is itself.
  ///
  /// - Parameters:
  ///   - number: A child of `parent`.
  ///   - parent: Its parent.
  /// - Returns: The displaced child, if there is one.
  func reason(for number: Int, in parent: Int) -> Int? {
    places[number] != nil ? number : reasons[number]
  }

  /// Assigns each child between the old and the new place of a displaced one to the first such.
  private mutating func giveReasons(_ children: [Int], _ displaced: [Int]) {
    // For each rank, where to look for the next one without a reason.
    var next = Array(0...children.count)
    func find(_ rank: Int) -> Int {
      var rank = rank
      while next[rank] != rank {
        next[rank] = next[next[rank]]
        rank = next[rank]
      }
      return rank
    }
    for child in displaced {
      guard let (old, new) = places[child] else { continue }
      var rank = find(min(old, new))
      while rank <= max(old, new) {
        if places[children[rank]] == nil { reasons[children[rank]] = child }
        next[rank] = rank + 1
        rank = find(rank + 1)
      }
    }
  }

  /// Whether no child of an element took another place.
  func isEmpty(_ parent: Int) -> Bool { displaced[parent] == nil }
}
