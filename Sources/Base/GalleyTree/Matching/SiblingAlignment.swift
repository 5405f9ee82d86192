import Foundation

/// The best pairing of two lists of siblings that keeps their order.
///
/// - Reference: Needleman and Wunsch, "A general method applicable to the search for similarities in the amino acid
///   sequence of two proteins", 1970, doi:10.1016/0022-2836(70)90057-4.
package enum SiblingAlignment {
  /// The largest table that is filled.
  ///
  /// Longer lists are paired from both ends instead, which suits a change in their middle.
  package static let cellLimit = 65_536

  /// Aligns two lists.
  ///
  /// - Parameters:
  ///   - countA: The first list's length.
  ///   - countB: The second list's length.
  ///   - most: The greatest number of compared pairs.
  ///   - score: The similarity of two members; 0 if they do not match.
  /// - Returns: The pairs with the greatest sum of scores, in order.
  /// - Complexity: O(*a* · *b*), and O(*a* + *b*) beyond ``cellLimit``.
  package static func align(
    _ countA: Int, _ countB: Int, atMost most: Int = cellLimit, score: (Int, Int) -> Int
  ) -> [(Int, Int)] {
    guard countA * countB <= min(cellLimit, most) else {
      return pairFromBothEnds(countA, countB, score: score)
    }
    let width = countB + 1
    var scores = [Int](repeating: 0, count: countA * countB)
    var best = [Int](repeating: 0, count: (countA + 1) * width)
    for i in stride(from: countA - 1, through: 0, by: -1) {
      for j in stride(from: countB - 1, through: 0, by: -1) {
        let here = score(i, j)
        scores[i * countB + j] = here
        let skip = max(best[(i + 1) * width + j], best[i * width + j + 1])
        best[i * width + j] = here > 0 ? max(skip, here + best[(i + 1) * width + j + 1]) : skip
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < countA, j < countB {
      let here = scores[i * countB + j]
      if here > 0, best[i * width + j] == here + best[(i + 1) * width + j + 1] {
        pairs.append((i, j))
        i += 1
        j += 1
      } else if best[i * width + j] == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  private static func pairFromBothEnds(_ countA: Int, _ countB: Int, score: (Int, Int) -> Int) -> [(Int, Int)]
  {
    let shared = min(countA, countB)
    var head: [(Int, Int)] = []
    while head.count < shared, score(head.count, head.count) > 0 { head.append((head.count, head.count)) }
    var tail: [(Int, Int)] = []
    while head.count + tail.count < shared {
      let pair = (countA - 1 - tail.count, countB - 1 - tail.count)
      guard score(pair.0, pair.1) > 0 else { break }
      tail.append(pair)
    }
    return head + tail.reversed()
  }

  /// The context of two siblings that are compared.
  struct Evidence {
    /// The shared part of the content below them, in sixteenths.
    var similarity: Int
    /// Whether all of it is shared.
    var isSame: Bool
    /// Whether both are one of several of their kind, and hold so much that something should be shared.
    var isDistinctive: Bool
    /// Whether there is no other choice for either.
    var isAlone: Bool
    /// Whether neither has a sibling of its kind.
    var isOnly: Bool
    /// The upper left corners of both containers, in points.
    var corners: (CGPoint, CGPoint)
  }

  /// The types that a screen has once, with any identifier: that of a bar is its page's title.
  private static let single: Set<ElementType> = [.navigationBar, .tabBar, .statusBar, .keyboard, .menuBar]

  /// The score for pairing two siblings.
  static func score(_ a: Element, _ b: Element, _ evidence: Evidence) -> Int {
    guard a.type == b.type else { return 0 }
    if evidence.isOnly, single.contains(a.type) { return 1 }
    if !a.identifier.isEmpty, !b.identifier.isEmpty, a.identifier != b.identifier { return 0 }
    if evidence.isSame { return 64 }
    if evidence.isDistinctive, evidence.similarity == 0 { return 0 }
    let frameA = a.frame.offsetBy(dx: -evidence.corners.0.x, dy: -evidence.corners.0.y)
    let frameB = b.frame.offsetBy(dx: -evidence.corners.1.x, dy: -evidence.corners.1.y)
    let overlaps = frameA.intersects(frameB) || frameA.origin == frameB.origin
    let text = commonality(a.label, b.label)
    guard overlaps || evidence.isAlone || evidence.similarity > 0 || text >= 4 else { return 0 }
    let score =
      1 + evidence.similarity + text + (overlaps ? 4 : 0) + (frameA.size == frameB.size ? 2 : 0)
      + (frameA.origin == frameB.origin ? 3 : 0)
    if a.identifier == b.identifier { return score + (a.identifier.isEmpty ? 0 : 4) }
    // One of them has a name of its own, and the other one has none.
    return text == 16 ? score : max(1, score - 6)
  }

  /// The part that two texts share at their beginning and end, from 0 to 16.
  private static func commonality(_ a: String, _ b: String) -> Int {
    if a.isEmpty || b.isEmpty { return 0 }
    if a == b { return 16 }
    let (x, y) = (Array(a.utf8.prefix(128)), Array(b.utf8.prefix(128)))
    let shorter = min(x.count, y.count)
    var prefix = 0
    while prefix < shorter, x[prefix] == y[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, x[x.count - 1 - suffix] == y[y.count - 1 - suffix] { suffix += 1 }
    return (prefix + suffix) * 15 / max(x.count, y.count)
  }
}
