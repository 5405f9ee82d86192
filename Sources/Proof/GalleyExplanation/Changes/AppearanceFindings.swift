import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Attributes the differing pixels that no finding covers: to findings nearby, or else to the topmost elements there.
struct AppearanceFindings {
  /// The elements that look different though nothing about them changed.
  private(set) var findings: [Finding] = []

  /// The most elements that only look different to be named one by one; more are counted.
  private static let mostNamed = 3
  /// The reach of a shadow, outline or background around something that appeared, vanished or moved, in points.
  private static let decoration = 6.0
  /// The reach of the background that belongs to a changed element, in points: the usual padding, and the shadow of what
  /// stands for a choice.
  static let ground = 20.0

  /// Attributes the remaining pixels.
  ///
  /// - Parameters:
  ///   - rest: The pixels; those that nobody owns are left in it.
  ///   - findings: The findings; those nearby get more pixels.
  ///   - areas: Where things are.
  ///   - matching: The pairs.
  ///   - regions: For each element of the new tree, the region by which it is judged.
  ///   - materials: Where what lies behind shines through blurred, in points, as far as that is known.
  init(
    _ rest: inout PixelDifference, among findings: inout [Finding], _ areas: FindingAreas,
    _ matching: ElementMatching, regions: [Int?], materials: [CGRect] = []
  ) {
    if rest.isEmpty { return }
    Self.attribute(&rest, to: &findings, areas, within: Self.decoration) { finding in
      finding.ownsSurroundings && Self.hasDecoration(finding)
    }
    TranslucentBars.attribute(&rest, to: &findings, areas, matching, materials: materials)
    // What has nothing inside answers for itself; around changed elements their containers do not.
    let claims = areas.topmost()
    let candidate = matching.candidate
    let single = claims.filter { candidate[$0.owner].children.isEmpty }
    let leaves = PixelAllocation.settle(
      rest, claims: single, owners: candidate.nodes.count, joining: areas.joining)
    rest = leaves.rest
    // The shadow of what may float falls on the ground, and not on what stands there.
    Self.attribute(&rest, to: &findings, areas, within: Self.decoration, Self.hasDecoration)
    Self.attribute(&rest, to: &findings, areas, within: Self.ground) { finding in
      guard finding.ownsSurroundings else { return false }
      switch finding.change {
      case .style(.background, _, _), .style(.cornerRadius, _, _), .style(.color, _, _): return true
      default: return finding.isVisible
      }
    }
    let containers = PixelAllocation.settle(
      rest, claims: claims, owners: candidate.nodes.count, joining: areas.joining)
    rest = containers.rest
    find(zip(leaves.places, containers.places).map { $0 + $1 }, matching, regions)
  }

  /// Attributes pixels that no finding can have altered to the topmost elements.
  ///
  /// - Parameters:
  ///   - strange: The pixels; those where no element is are left in it.
  ///   - areas: Where things are.
  ///   - matching: The pairs.
  ///   - regions: For each element of the new tree, the region by which it is judged.
  init(
    _ strange: inout PixelDifference, _ areas: FindingAreas, _ matching: ElementMatching, regions: [Int?]
  ) {
    if strange.isEmpty { return }
    let owned = PixelAllocation.settle(
      strange, claims: areas.topmost(), owners: matching.candidate.nodes.count, joining: areas.joining)
    strange = owned.rest
    find(owned.places, matching, regions)
  }

  private mutating func find(_ owned: [[PixelCluster]], _ matching: ElementMatching, _ regions: [Int?]) {
    var places = owned
    Self.collapse(&places, matching.candidate, regions)
    let counts = places.map { $0.reduce(0) { $0 + $1.count } }
    let owners = counts.indices.filter { counts[$0] > 0 }.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
    findings = owners.map { number in
      Finding(
        change: .looks, subject: .init(baseline: matching.origins[number], candidate: number),
        places: places[number], isVisible: true)
    }
  }

  /// Merges findings that are too many to be named.
  static func group(_ findings: [Finding]) -> [Finding] {
    guard findings.count > mostNamed, var group = findings.first else { return findings }
    group.others = findings.dropFirst().map(\.subject)
    group.places = findings.flatMap(\.places)
    return [group]
  }

  private static func hasDecoration(_ finding: Finding) -> Bool {
    switch finding.change {
    case .appeared, .vanished, .moved, .view: finding.isVisible
    default: false
    }
  }

  /// Gives pixels to the findings around which they lie, the smallest area first.
  private static func attribute(
    _ rest: inout PixelDifference, to findings: inout [Finding], _ areas: FindingAreas, within reach: Double,
    _ isMeant: (Finding) -> Bool
  ) {
    var claims: [PixelAllocation.Claim] = []
    for (owner, finding) in findings.enumerated() where isMeant(finding) && !areas.turnsSwitches(finding) {
      for area in areas.own(finding) + areas.following(finding) where !area.isEmpty {
        claims.append(PixelAllocation.Claim(area: areas.grown(area, by: reach), owner: owner))
      }
    }
    if claims.isEmpty { return }
    let ordered = claims.enumerated().sorted { a, b in
      (a.element.area.area, a.offset) < (b.element.area.area, b.offset)
    }.map(\.element)
    let ownership = PixelAllocation.settle(rest, claims: ordered, owners: findings.count)
    for owner in findings.indices where !ownership.places[owner].isEmpty {
      findings[owner].places += ownership.places[owner]
      findings[owner].isVisible = true
    }
    rest = ownership.rest
  }

  /// Lets a container answer for what is inside where it looks different itself, and so does all that is inside; but
  /// not for what is judged otherwise.
  private static func collapse(
    _ places: inout [[PixelCluster]], _ outline: FlatElementTree, _ regions: [Int?]
  ) {
    var looks = places.map { !$0.isEmpty }
    var isOneRegion = [Bool](repeating: true, count: places.count)
    for number in outline.nodes.indices.reversed() where !outline[number].children.isEmpty {
      let children = outline[number].children
      isOneRegion[number] = children.allSatisfy { isOneRegion[$0] && regions[$0] == regions[number] }
      guard looks[number], isOneRegion[number], children.allSatisfy({ looks[$0] }) else { continue }
      for child in number + 1..<outline[number].end {
        places[number] += places[child]
        places[child] = []
      }
      looks[number] = true
    }
  }
}
