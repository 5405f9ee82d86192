import GalleyImage
import GalleyTree

/// Who owns the differing pixels that no finding covers: findings nearby, or else the topmost elements there.
struct LooksOfElements {
  /// The elements that look different though nothing about them changed.
  private(set) var findings: [Finding] = []

  /// So many elements that only look different are named one by one; more are counted.
  private static let mostNamed = 3
  /// How far around something that came, went or moved its shadow, outline or ground may reach, in points.
  private static let decoration = 6.0
  /// How far around a changed element the ground may reach that belongs to it, in points: the usual padding.
  private static let ground = 16.0

  /// Shares out what is left.
  ///
  /// - Parameters:
  ///   - rest: The pixels; those that nobody owns are left in it.
  ///   - findings: The findings; those nearby get more pixels.
  ///   - areas: Where things are.
  ///   - matching: The pairs.
  init(
    _ rest: inout PixelDifference, among findings: inout [Finding], _ areas: FindingAreas,
    _ matching: ElementMatching
  ) {
    if rest.isEmpty { return }
    Self.give(&rest, to: &findings, areas, within: Self.decoration) { finding in
      switch finding.change {
      case .appeared, .vanished, .moved: finding.isVisible
      default: false
      }
    }
    // What has nothing inside answers for itself; around changed elements their containers do not.
    let claims = areas.topmost()
    let candidate = matching.candidate
    var counts = [Int](repeating: 0, count: candidate.nodes.count)
    let single = claims.filter { candidate[$0.owner].children.isEmpty }
    let leaves = PixelOwnership.settle(rest, claims: single, owners: candidate.nodes.count)
    rest = leaves.rest
    Self.give(&rest, to: &findings, areas, within: Self.ground) { finding in
      switch finding.change {
      case .style(.background, _, _), .style(.cornerRadius, _, _), .style(.color, _, _): true
      default: finding.isVisible
      }
    }
    let containers = PixelOwnership.settle(rest, claims: claims, owners: candidate.nodes.count)
    rest = containers.rest
    for number in counts.indices { counts[number] = leaves.counts[number] + containers.counts[number] }
    Self.collapse(&counts, candidate)
    let owners = counts.indices.filter { counts[$0] > 0 }.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
    self.findings = owners.map { number in
      Finding(
        change: .looks, subject: .init(baseline: matching.origins[number], candidate: number),
        pixels: counts[number], isVisible: true)
    }
    guard self.findings.count > Self.mostNamed, var group = self.findings.first else { return }
    group.others = self.findings.dropFirst().map(\.subject)
    group.pixels = self.findings.reduce(0) { $0 + $1.pixels }
    self.findings = [group]
  }

  /// Gives pixels to the findings around which they lie, the smallest area first.
  private static func give(
    _ rest: inout PixelDifference, to findings: inout [Finding], _ areas: FindingAreas, within reach: Double,
    _ isMeant: (Finding) -> Bool
  ) {
    var claims: [PixelOwnership.Claim] = []
    for (owner, finding) in findings.enumerated() where isMeant(finding) {
      for area in areas.own(finding) + areas.following(finding) where !area.isEmpty {
        claims.append(PixelOwnership.Claim(area: areas.grown(area, by: reach), owner: owner))
      }
    }
    if claims.isEmpty { return }
    let ordered = claims.enumerated().sorted { a, b in
      (a.element.area.area, a.offset) < (b.element.area.area, b.offset)
    }.map(\.element)
    let ownership = PixelOwnership.settle(rest, claims: ordered, owners: findings.count)
    for owner in findings.indices where ownership.counts[owner] > 0 {
      findings[owner].pixels += ownership.counts[owner]
      findings[owner].isVisible = true
    }
    rest = ownership.rest
  }

  /// Lets a container answer for what is inside where it looks different itself, and so does all that is inside.
  private static func collapse(_ counts: inout [Int], _ outline: ElementOutline) {
    var looks = counts.map { $0 > 0 }
    for number in outline.nodes.indices.reversed() where !outline[number].children.isEmpty {
      guard looks[number] else { continue }
      let children = outline[number].children
      guard children.allSatisfy({ looks[$0] }) else { continue }
      for child in number + 1..<outline[number].end {
        counts[number] += counts[child]
        counts[child] = 0
      }
      looks[number] = true
    }
  }
}
