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
  /// - Complexity: O(*c* · *h* · *w* / 64) in the claims and their sides, which a row without a difference adds nothing to.
  package static func settle(_ difference: PixelDifference, claims: [Claim], owners: Int) -> PixelAllocation {
    var counts = [Int](repeating: 0, count: owners)
    var rest = difference
    for claim in claims {
      if rest.isEmpty { break }
      counts[claim.owner] += rest.clear(claim.area)
    }
    return PixelAllocation(counts: counts, rest: rest)
  }
}
