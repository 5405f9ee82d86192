import GalleyImage

/// Allocates differing pixels to owners.
package struct PixelAllocation: Sendable {
  /// An area with an owner.
  package struct Claim: Hashable, Sendable {
    /// The area.
    package var area: PixelRect
    /// The owner: a number from 0.
    package var owner: Int

    package init(area: PixelRect, owner: Int) {
      self.area = area
      self.owner = owner
    }
  }

  /// The number of differing pixels of each owner.
  package var counts: [Int]
  /// The pixels without an owner.
  package var rest: PixelDifference

  /// Allocates each differing pixel to the first claim that covers it.
  ///
  /// - Parameters:
  ///   - difference: Which pixels differ.
  ///   - claims: The claims, the strongest first.
  ///   - owners: How many owners there are.
  /// - Returns: What each got, and what is left.
  /// - Complexity: O(*p* + *c* · *h*) in the picture's pixels, the claims and the rows that differ.
  package static func settle(_ difference: PixelDifference, claims: [Claim], owners: Int) -> PixelAllocation {
    var counts = [Int](repeating: 0, count: owners)
    var rest = difference
    if difference.isEmpty { return PixelAllocation(counts: counts, rest: rest) }
    var starting: [[Int]] = Array(repeating: [], count: difference.height)
    for (index, claim) in claims.enumerated() where !claim.area.isEmpty {
      starting[claim.area.minY].append(index)
    }
    var active: [Int] = []
    // For each column, where to look for the next pixel that differs and is still free.
    var free = [Int](repeating: difference.width, count: difference.width + 1)
    for y in 0..<difference.height {
      active.removeAll { claims[$0].area.maxY <= y }
      if !starting[y].isEmpty { active = (active + starting[y]).sorted() }
      if difference.rowCounts[y] == 0 || active.isEmpty { continue }
      markFree(difference, row: y, in: &free)
      for index in active {
        let claim = claims[index]
        var x = next(claim.area.minX, &free)
        while x < claim.area.maxX {
          counts[claim.owner] += 1
          rest.forget(x, y)
          free[x] = x + 1
          x = next(x, &free)
        }
      }
    }
    return PixelAllocation(counts: counts, rest: rest)
  }

  /// Lets each differing column stand for itself and every other one point to the next that differs.
  private static func markFree(_ difference: PixelDifference, row y: Int, in free: inout [Int]) {
    var column = 0
    difference.forEachRun(inRow: y) { run in
      for x in column..<run.lowerBound { free[x] = run.lowerBound }
      for x in run { free[x] = x }
      column = run.upperBound
    }
    for x in column...difference.width { free[x] = difference.width }
  }

  private static func next(_ x: Int, _ free: inout [Int]) -> Int {
    var x = x
    while free[x] != x, x < free.count - 1 {
      free[x] = free[free[x]]
      x = free[x]
    }
    return x
  }
}
