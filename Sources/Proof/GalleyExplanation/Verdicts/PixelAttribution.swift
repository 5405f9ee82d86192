import GalleyDiff
import GalleyImage
import GalleyTree

/// Attributes differing pixels to findings.
enum PixelAttribution {
  /// Attributes each differing pixel to the finding with the smallest area that covers it, and returns the rest.
  ///
  /// - Parameters:
  ///   - pixels: The differing pixels.
  ///   - findings: What changed.
  ///   - areas: Where things are.
  ///   - pictures: Both pictures.
  ///   - blended: Where bars and other materials lie, which show a ground in colours of their own, in pixels; asked for where
  ///     a ground changed its colour.
  /// - Returns: The pixels that no finding covers, and those on a ground of another colour that it does not explain.
  static func attribute(
    _ pixels: EvaluatedPixels, among findings: inout [Finding], _ areas: FindingAreas,
    _ pictures: (baseline: Bitmap, candidate: Bitmap), blended: @autoclosure () -> [PixelRect]
  ) -> (rest: PixelDifference, strange: PixelDifference) {
    var claims: [PixelAllocation.Claim] = []
    var followers: [PixelAllocation.Claim] = []
    for (owner, finding) in findings.enumerated() where finding.change.showsInPixels {
      let (own, following) = (areas.own(finding), areas.following(finding))
      claims += own.map { PixelAllocation.Claim(area: $0, owner: owner) }
      followers += following.map { PixelAllocation.Claim(area: $0, owner: owner) }
      // What is not compared, or within a budget, may be seen all the same.
      findings[owner].isVisible = (own + following).contains { pixels.raw.differs(in: $0) }
    }
    // At equal size an element's own change goes before another's consequences.
    claims += followers
    let ordered = claims.enumerated().sorted { a, b in
      (a.element.area.area, a.offset) < (b.element.area.area, b.offset)
    }.map(\.element)
    let strange = strange(pixels.difference, findings, ordered, pictures, blended: blended())
    let ownership = PixelAllocation.settle(
      strange.isEmpty ? pixels.difference : pixels.difference.subtracting(strange), claims: ordered,
      owners: findings.count)
    for owner in findings.indices { findings[owner].places = ownership.places[owner] }
    return (ownership.rest, strange)
  }

  /// The pixels on a ground of another colour that neither this explains nor another finding covers.
  ///
  /// Of several grounds, each may be seen through the edges of another one.
  private static func strange(
    _ difference: PixelDifference, _ findings: [Finding], _ claims: [PixelAllocation.Claim],
    _ pictures: (baseline: Bitmap, candidate: Bitmap), blended: @autoclosure () -> [PixelRect]
  ) -> PixelDifference {
    var strange = PixelDifference(width: difference.width, height: difference.height)
    let grounds = findings.map { $0.isForgiven ? nil : GroundRecoloring($0) }
    let found = grounds.compactMap(\.self)
    guard let ground = found.first, found.allSatisfy({ $0 == ground }) else { return strange }
    for claim in claims where grounds[claim.owner] != nil {
      let others = ground.others(in: claim.area, of: difference, pictures)
      strange.insert(others, in: claim.area)
    }
    for claim in claims where grounds[claim.owner] == nil { strange.clear(claim.area) }
    for area in blended() { strange.clear(area) }
    return strange
  }

  /// A dialog that came or went dims or uncovers all that is behind it.
  static func attributeToDialog(
    _ rest: inout PixelDifference, among findings: inout [Finding], _ areas: FindingAreas,
    _ matching: ElementMatching, _ pictures: (baseline: Bitmap, candidate: Bitmap)
  ) {
    if rest.isEmpty { return }
    for index in findings.indices where findings[index].ownsSurroundings {
      let element: Element?
      var isGone = false
      switch findings[index].change {
      case .appeared: element = findings[index].subject.candidate.map { matching.candidate[$0].element }
      case .vanished:
        element = findings[index].subject.baseline.map { matching.baseline[$0].element }
        isGone = true
      default: element = nil
      }
      guard let element, holdsDialog(element) else { continue }
      let whole = rest
      let (bright, dim) = isGone ? (pictures.candidate, pictures.baseline) : pictures
      Scrim(of: bright, in: dim, over: rest)?.take(from: &rest, bright, dim)
      // Where a dialog blurs what is behind it, it is known by covering most of the screen; less is another change
      // that the trees do not show.
      if rest.count * 2 > rest.width * rest.height { rest.forgetAll() }
      let veiled = whole.subtracting(rest)
      if veiled.isEmpty { return }
      findings[index].veils = [PixelRect(x: 0, y: 0, width: rest.width, height: rest.height)]
      findings[index].places += PixelCluster.find(in: veiled, joining: areas.joining)
      findings[index].isVisible = true
      return
    }
  }

  private static func holdsDialog(_ element: Element) -> Bool {
    let dialogs: Set<ElementType> = [.alert, .sheet, .dialog, .popover]
    return !element.paths { dialogs.contains($0.type) || $0.traits.contains(.modal) }.isEmpty
  }
}
