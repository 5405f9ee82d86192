import GalleyImage
import GalleyTree

/// What two trees and the differing pixels say together.
struct TreeVerdict {
  /// The causes, the most telling first.
  private(set) var causes: [Cause] = []
  /// How many differing pixels no element accounts for.
  private(set) var unexplainedPixels = 0

  /// So many elements that only look different are named one by one; more are counted.
  private static let mostNamedLooks = 3

  /// Explains the difference.
  ///
  /// - Parameters:
  ///   - baseline: The approved tree.
  ///   - candidate: The new tree.
  ///   - scale: Pixels a point.
  ///   - difference: Which pixels differ.
  ///   - masks: What is not judged, in pixels.
  init(
    _ baseline: Element, _ candidate: Element, scale: Double, _ difference: PixelDifference,
    masks: [PixelRect]
  ) {
    if difference.isEmpty, baseline == candidate { return }
    let explanation = TreeExplanation(baseline, candidate, scale: scale)
    let matching = explanation.matching
    let areas = FindingAreas(matching, scale: scale, width: difference.width, height: difference.height)
    let judged = MaskedFindings.remove(from: explanation.findings, areas: areas, masks: masks, matching)
    var findings = FindingGroups.group(judged, matching)
      .enumerated().sorted {
        (Self.rank($0.element.change), $0.offset) < (Self.rank($1.element.change), $1.offset)
      }
      .map(\.element)
    var rest = Self.share(difference, among: &findings, areas)
    Self.handToDialog(&rest, among: &findings, matching)
    findings += Self.looks(&rest, areas, matching)
    unexplainedPixels = rest.count
    let writer = CauseWriter(explanation)
    causes = findings.enumerated().sorted { a, b in
      let ranks = (Self.rank(a.element.change), Self.rank(b.element.change))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if a.element.pixels != b.element.pixels { return a.element.pixels > b.element.pixels }
      return a.offset < b.offset
    }.map { writer.write($0.element) }
  }

  /// Gives each differing pixel to the finding with the smallest area that covers it, and returns what is left.
  private static func share(
    _ difference: PixelDifference, among findings: inout [Finding], _ areas: FindingAreas
  ) -> PixelDifference {
    var claims: [PixelOwnership.Claim] = []
    var followers: [PixelOwnership.Claim] = []
    for (owner, finding) in findings.enumerated() where showsInPixels(finding.change) {
      let (own, following) = (areas.own(finding), areas.following(finding))
      claims += own.map { PixelOwnership.Claim(area: $0, owner: owner) }
      followers += following.map { PixelOwnership.Claim(area: $0, owner: owner) }
      findings[owner].isVisible = (own + following).contains { difference.differs(in: $0) }
    }
    // At equal size an element's own change goes before another's consequences.
    claims += followers
    let ordered = claims.enumerated().sorted { a, b in
      (a.element.area.area, a.offset) < (b.element.area.area, b.offset)
    }.map(\.element)
    let ownership = PixelOwnership.settle(difference, claims: ordered, owners: findings.count)
    for owner in findings.indices { findings[owner].pixels = ownership.counts[owner] }
    return ownership.rest
  }

  /// A dialog that came or went dims or uncovers all that is behind it.
  private static func handToDialog(
    _ rest: inout PixelDifference, among findings: inout [Finding], _ matching: ElementMatching
  ) {
    // Only what dims most of the screen is the dialog's; less is another change that the trees do not show.
    guard rest.count * 2 > rest.width * rest.height else { return }
    for index in findings.indices {
      let element: Element?
      switch findings[index].change {
      case .appeared: element = findings[index].subject.candidate.map { matching.candidate[$0].element }
      case .vanished: element = findings[index].subject.baseline.map { matching.baseline[$0].element }
      default: element = nil
      }
      guard let element, holdsDialog(element) else { continue }
      findings[index].pixels += rest.count
      findings[index].isVisible = true
      rest.forgetAll()
      return
    }
  }

  private static func holdsDialog(_ element: Element) -> Bool {
    let dialogs: Set<ElementType> = [.alert, .sheet, .dialog, .popover]
    return !element.paths { dialogs.contains($0.type) || $0.traits.contains(.modal) }.isEmpty
  }

  /// The elements that look different though no finding covers them.
  private static func looks(
    _ rest: inout PixelDifference, _ areas: FindingAreas, _ matching: ElementMatching
  ) -> [Finding] {
    if rest.isEmpty { return [] }
    let ownership = PixelOwnership.settle(
      rest, claims: areas.topmost(), owners: matching.candidate.nodes.count)
    rest = ownership.rest
    let owners = ownership.counts.indices.filter { ownership.counts[$0] > 0 }
      .sorted { (-ownership.counts[$0], $0) < (-ownership.counts[$1], $1) }
    let findings = owners.map { number in
      Finding(
        change: .looks, subject: .init(baseline: matching.origins[number], candidate: number),
        pixels: ownership.counts[number], isVisible: true)
    }
    guard findings.count > mostNamedLooks, var group = findings.first else { return findings }
    group.others = findings.dropFirst().map(\.subject)
    group.pixels = findings.reduce(0) { $0 + $1.pixels }
    return [group]
  }

  /// Whether a change of this kind can be seen at all.
  private static func showsInPixels(_ change: Change) -> Bool {
    switch change {
    case .traits, .identifier, .type, .state(.covered, _): false
    default: true
    }
  }

  /// How telling a change is; the lowest is told first.
  private static func rank(_ change: Change) -> Int {
    switch change {
    case .appeared, .vanished, .text: 0
    case .value, .wrapped, .truncated: 1
    case .resized: 2
    case .moved, .contentMoved, .spacing, .container, .reordered: 3
    case .style: 4
    case .state: 5
    case .looks: 6
    case .traits, .identifier, .type: 7
    }
  }
}
