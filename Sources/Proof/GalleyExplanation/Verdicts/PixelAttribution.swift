import GalleyDiff
import GalleyImage
import GalleyTree

/// Attributes differing pixels to findings.
enum PixelAttribution {
  /// Attributes each differing pixel to the finding with the smallest area that covers it, and returns the rest.
  static func attribute(
    _ pixels: EvaluatedPixels, among findings: inout [Finding], _ areas: FindingAreas
  ) -> PixelDifference {
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
    let ownership = PixelAllocation.settle(pixels.difference, claims: ordered, owners: findings.count)
    for owner in findings.indices { findings[owner].places = ownership.places[owner] }
    return ownership.rest
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
