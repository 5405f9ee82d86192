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

  /// The places of the pixels of each owner, which have no pixel in common.
  package var places: [[PixelCluster]]
  /// The pixels without an owner.
  package var rest: PixelDifference

  /// The number of differing pixels of each owner.
  package var counts: [Int] { places.map { $0.reduce(0) { $0 + $1.count } } }

  /// Allocates each differing pixel to the first claim that covers it.
  ///
  /// - Parameters:
  ///   - difference: Which pixels differ.
  ///   - claims: The claims, the strongest first.
  ///   - owners: How many owners there are.
  ///   - joining: The largest gap between pixels of one place, in pixels; `nil` if each claim has one place.
  /// - Returns: What each got, and what is left.
  /// - Complexity: O(*c* · *h* · *w* / 64) in the claims and their sides, which a row without a difference adds nothing to.
  package static func settle(
    _ difference: PixelDifference, claims: [Claim], owners: Int, joining: Int? = nil
  ) -> PixelAllocation {
    var places = [[PixelCluster]](repeating: [], count: owners)
    var rest = difference
    for claim in claims {
      if rest.isEmpty { break }
      if let joining {
        guard rest.differs(in: claim.area) else { continue }
        let found = PixelCluster.find(in: rest, within: claim.area, joining: joining)
        places[claim.owner] += found
        rest.clear(claim.area)
      } else if let place = rest.take(claim.area) {
        places[claim.owner].append(place)
      }
    }
    return PixelAllocation(places: places, rest: rest)
  }
}
