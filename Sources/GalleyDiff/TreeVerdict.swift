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
  /// For each region, how many changes do not count because of it.
  private(set) var sparedChanges: [Int]
  /// For each region, how many differing pixels these changes have.
  private(set) var sparedPixels: [Int]

  /// Explains the difference.
  ///
  /// - Parameters:
  ///   - baseline: The approved tree.
  ///   - candidate: The new tree.
  ///   - pictures: Both pictures.
  ///   - scale: Pixels a point.
  ///   - pixels: Which pixels differ, and which of them count.
  ///   - plan: What counts, and where something else does.
  init(
    _ baseline: ElementOutline, _ candidate: ElementOutline,
    pictures: (baseline: Bitmap, candidate: Bitmap), scale: Double, _ pixels: JudgedPixels,
    _ plan: RegionPlan
  ) {
    sparedChanges = Array(repeating: 0, count: plan.regions.count)
    sparedPixels = sparedChanges
    let outlines = (baseline, candidate)
    let difference = pixels.difference
    let isSettled = plan.asksForContrast ? pixels.raw.isEmpty : difference.isEmpty
    if isSettled, !plan.asksOfEqualTrees, outlines.0.isEqual(to: outlines.1) { return }
    for (name, outline) in [("approved", outlines.0), ("new", outlines.1)] {
      guard let excess = TreeLimits.excess(of: outline) else { continue }
      causes = [TreeLimits.cause(name, excess)]
      unexplainedPixels = difference.count
      return
    }
    let plain = ElementMatching(outlines.0, outlines.1)
    let matching = plan.matching(plain)
    let explanation = TreeExplanation(matching, scale: scale, arrangements: plan.asksForArrangements)
    let rules = RegionRules(plan, matching)
    let areas = FindingAreas(matching, scale: scale, width: difference.width, height: difference.height)
    let shifted = ShiftedLooks(explanation, areas, pictures, difference, masks: plan.masks)
    var judged = removeMasked(explanation.findings + shifted.findings, areas, plan, matching).map {
      Self.ruled($0, rules, areas, difference)
    }
    judged += LooksUnderColors.find(judged, areas, matching, difference).map {
      Self.ruled($0, rules, areas, difference)
    }
    for finding in judged {
      if let region = finding.region, !finding.change.isArrangement { sparedChanges[region] += 1 }
    }
    var findings = FindingGroups.group(judged.filter { !$0.isForgiven }, matching)
    findings += rules.unchangedTextsThatDisobey()
    // What different regions forgive is told one by one.
    for region in [nil] + plan.regions.indices.map(Optional.some) {
      let forgiven = judged.filter { $0.isForgiven && $0.region == region && !$0.change.isArrangement }
      if !forgiven.isEmpty { findings += FindingGroups.group(forgiven, matching) }
    }
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
      let finding = Self.ruled(finding, rules, areas, difference)
      if let region = finding.region { sparedChanges[region] += 1 }
      return finding
    }
    for index in findings.indices {
      guard let region = findings[index].region else { continue }
      sparedPixels[region] += findings[index].pixels
      // What is not compared may be seen all the same.
      if !findings[index].isVisible, Self.showsInPixels(findings[index].change) {
        findings[index].isVisible = areas.own(findings[index]).contains { pixels.raw.differs(in: $0) }
      }
    }
    let audit = AccessibilityAudit(
      plain, pictures: pictures, scale: scale, regions: AccessibilityRegions(plan.regions, in: outlines.1))
    TellingFindings.hand(audit.regressions, to: &findings, matching)
    let countsUnowned = rules.countsUnowned
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
      if let pattern = rules.brokenPattern(finding) { cause.sentence += ", which is not \(pattern.name)" }
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

  /// A finding with what becomes of it.
  private static func ruled(
    _ finding: Finding, _ rules: RegionRules, _ areas: FindingAreas, _ difference: PixelDifference
  ) -> Finding {
    let ruling = rules.rule(finding) {
      showsInPixels(finding.change)
        && (areas.own(finding) + areas.following(finding)).contains { difference.differs(in: $0) }
    }
    var finding = finding
    finding.isForgiven = !ruling.counts
    finding.region = ruling.counts ? nil : ruling.region
    finding.remark = ruling.remark
    return finding
  }

  /// Takes out what shows under ignored rectangles only.
  private mutating func removeMasked(
    _ findings: [Finding], _ areas: FindingAreas, _ plan: RegionPlan, _ matching: ElementMatching
  ) -> [Finding] {
    let rectangles = plan.ignoring.filter { plan.elements[$0] == nil }
    let masks = rectangles.flatMap { index in plan.areas[index].rects.map { (index, $0) } }
    let found = MaskedFindings.remove(from: findings, areas: areas, masks: masks.map(\.1), matching)
    for mask in found.covering { sparedChanges[masks[mask].0] += 1 }
    return found.rest
  }

  /// More causes than this nobody reads: the rest is counted.
  static let mostCauses = 1000

  /// The cause that stands for all that are not told one by one.
  static func more(_ findings: [Finding]) -> Cause {
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
  static func rank(_ change: Change) -> Int {
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
