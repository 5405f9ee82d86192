import GalleyImage
import GalleyTree

/// What two trees and the differing pixels say together.
struct TreeVerdict {
  /// The causes, the most telling first.
  private(set) var causes: [Cause] = []
  /// What does not count at its level.
  private(set) var forgiven: [Cause] = []
  /// How many differing pixels no element accounts for.
  private(set) var unexplainedPixels = 0

  /// Explains the difference.
  ///
  /// - Parameters:
  ///   - baseline: The approved tree.
  ///   - candidate: The new tree.
  ///   - pictures: Both pictures.
  ///   - scale: Pixels a point.
  ///   - difference: Which pixels differ.
  ///   - masks: What is not judged, in pixels.
  ///   - levels: What counts; `nil` for everything.
  ///   - accessible: What must stay usable, whatever counts otherwise; other regions are left out.
  init(
    _ baseline: Element, _ candidate: Element, pictures: (baseline: Bitmap, candidate: Bitmap), scale: Double,
    _ difference: PixelDifference, masks: [PixelRect], levels: LevelPlan? = nil,
    accessible: [MatchRegion] = []
  ) {
    let outlines = (ElementOutline(baseline), ElementOutline(candidate))
    if difference.isEmpty, levels?.asksForPatterns != true, outlines.0.isEqual(to: outlines.1) { return }
    for (name, outline) in [("approved", outlines.0), ("new", outlines.1)] {
      guard let excess = TreeLimits.excess(of: outline) else { continue }
      causes = [TreeLimits.cause(name, excess)]
      unexplainedPixels = difference.count
      return
    }
    let plain = ElementMatching(outlines.0, outlines.1)
    let matching = levels?.matching(plain) ?? plain
    let explanation = TreeExplanation(
      matching, scale: scale, arrangements: levels?.asksForArrangements ?? false)
    let map = levels?.map(matching)
    let areas = FindingAreas(matching, scale: scale, width: difference.width, height: difference.height)
    let shifted = ShiftedLooks(explanation, areas, pictures, difference, masks: masks)
    let judged = MaskedFindings.remove(
      from: explanation.findings + shifted.findings, areas: areas, masks: masks, matching)
    let counting = map.map { map in judged.filter { map.counts($0) } } ?? judged
    let pardoned = map.map { map in judged.filter { !map.counts($0) } } ?? []
    var findings = FindingGroups.group(counting, matching) + (map?.unchangedTextsThatDisobey() ?? [])
    let countingGroups = findings.count
    findings += FindingGroups.group(pardoned, matching).filter { !$0.change.isArrangement }
    for index in findings.indices { findings[index].isForgiven = index >= countingGroups }
    findings =
      findings
      .enumerated().sorted {
        (Self.rank($0.element.change), $0.offset) < (Self.rank($1.element.change), $1.offset)
      }
      .map(\.element)
    var rest = Self.share(difference, among: &findings, areas)
    Self.handToDialog(&rest, among: &findings, matching, pictures)
    let looks = LooksOfElements(&rest, among: &findings, areas, matching)
    findings += looks.findings.map { finding in
      var finding = finding
      finding.isForgiven = map.map { !$0.counts(finding) } ?? false
      return finding
    }
    let audit = AccessibilityAudit(
      plain, pictures: pictures, scale: scale, regions: AccessibilityRegions(accessible, in: outlines.1))
    TellingFindings.hand(audit.regressions, to: &findings, matching)
    let countsUnowned = map?.countsUnowned ?? true
    unexplainedPixels = countsUnowned ? rest.count : 0
    let writer = CauseWriter(explanation)
    let ordered = findings.enumerated().sorted { a, b in
      let ranks = (Self.rank(a.element.change), Self.rank(b.element.change))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if a.element.pixels != b.element.pixels { return a.element.pixels > b.element.pixels }
      return a.offset < b.offset
    }.map(\.element)
    let counted = ordered.filter { !$0.isForgiven }
    causes = counted.prefix(Self.mostCauses).map { finding in
      var cause = writer.write(finding)
      if let pattern = map?.brokenPattern(finding) { cause.sentence += ", which is not \(pattern.name)" }
      return cause
    }
    causes += audit.causes
    forgiven = ordered.filter(\.isForgiven).prefix(Self.mostCauses).map { writer.write($0) }
    if counted.count > Self.mostCauses { causes.append(Self.more(Array(counted.dropFirst(Self.mostCauses)))) }
    if !rest.isEmpty {
      let cause = Self.unexplained(rest, scale: scale)
      if countsUnowned { causes.append(cause) } else { forgiven.append(cause) }
    }
  }

  /// More causes than this nobody reads: the rest is counted.
  private static let mostCauses = 1000

  /// The cause that stands for all that are not told one by one.
  private static func more(_ findings: [Finding]) -> Cause {
    let text = "and \(Phrase.count(findings.count, "more change"))"
    return Cause(
      id: CauseID.make(.unexplained, identity: "", property: "changes", delta: text), kind: .unexplained,
      element: "", property: "changes", followers: findings.count - 1,
      pixels: findings.reduce(0) { $0 + $1.pixels }, sentence: text)
  }

  /// The cause that says where pixels differ that belong to no element.
  private static func unexplained(_ rest: PixelDifference, scale: Double) -> Cause {
    let clusters = PixelCluster.find(in: rest, joining: Int((2 * max(scale, 0.5)).rounded(.up)))
    let bounds = clusters.first?.bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    let place = "\(bounds.width) × \(bounds.height) px at (\(bounds.minX), \(bounds.minY))"
    let more = clusters.count > 1 ? " and in \(Phrase.count(clusters.count - 1, "more place"))" : ""
    let count = rest.count == 1 ? "1 px differs" : "\(rest.count) px differ"
    return Cause(
      id: CauseID.make(.unexplained, identity: "", property: "pixels", delta: place), kind: .unexplained,
      element: "", property: "pixels", followers: max(0, clusters.count - 1), pixels: rest.count,
      sentence: "\(count) where no element is: \(place)\(more)")
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
    _ rest: inout PixelDifference, among findings: inout [Finding], _ matching: ElementMatching,
    _ pictures: (baseline: Bitmap, candidate: Bitmap)
  ) {
    if rest.isEmpty { return }
    for index in findings.indices {
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
      let count = rest.count
      let (bright, dim) = isGone ? (pictures.candidate, pictures.baseline) : pictures
      Scrim(of: bright, in: dim, over: rest)?.take(from: &rest, bright, dim)
      // Where a dialog blurs what is behind it, it is known by covering most of the screen; less is another change
      // that the trees do not show.
      if rest.count * 2 > rest.width * rest.height { rest.forgetAll() }
      if rest.count == count { return }
      findings[index].pixels += count - rest.count
      findings[index].isVisible = true
      return
    }
  }

  private static func holdsDialog(_ element: Element) -> Bool {
    let dialogs: Set<ElementType> = [.alert, .sheet, .dialog, .popover]
    return !element.paths { dialogs.contains($0.type) || $0.traits.contains(.modal) }.isEmpty
  }

  /// Whether a change of this kind can be seen at all.
  private static func showsInPixels(_ change: Change) -> Bool {
    switch change {
    case .traits, .identifier, .type, .spoken, .disobeys, .state(.covered, _),
      .text(.hiddenPlaceholder, _, _):
      false
    default: true
    }
  }

  /// How telling a change is; the lowest is told first.
  private static func rank(_ change: Change) -> Int {
    switch change {
    case .appeared, .vanished, .text: 0
    case .value, .wrapped, .truncated: 1
    case .resized: 2
    case .moved, .contentMoved, .contentInset, .spacing, .container, .reordered, .clipped, .arranged: 3
    case .style: 4
    case .state, .disobeys: 5
    case .looks: 6
    case .traits, .identifier, .type, .spoken: 7
    }
  }
}
