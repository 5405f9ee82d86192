import Foundation
import GalleyDiff
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

/// Explains the difference of two screens by their trees and differing pixels.
struct ScreenExplanation {
  /// The causes, most important first.
  private(set) var causes: [Cause] = []
  /// The causes that do not count at their level.
  private(set) var forgiven: [Cause] = []
  /// The number of differing pixels that no element accounts for.
  private(set) var unexplainedPixels = 0
  /// For each region, the number of changes that do not count because of it.
  private(set) var sparedChanges: [Int]
  /// For each region, the number of differing pixels of these changes.
  private(set) var sparedPixels: [Int]

  private let pixels: EvaluatedPixels
  private let plan: ResolvedRegions
  private let pictures: (baseline: Bitmap, candidate: Bitmap)

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
    _ baseline: FlatElementTree, _ candidate: FlatElementTree,
    pictures: (baseline: Bitmap, candidate: Bitmap), scale: Double, _ pixels: EvaluatedPixels,
    _ plan: ResolvedRegions
  ) {
    sparedChanges = Array(repeating: 0, count: plan.regions.count)
    sparedPixels = sparedChanges
    (self.pixels, self.plan, self.pictures) = (pixels, plan, pictures)
    let isSettled = plan.asksForContrast ? pixels.raw.isEmpty : pixels.difference.isEmpty
    if isSettled, !plan.asksOfEqualTrees, baseline.isEqual(to: candidate) { return }
    for (name, outline) in [("approved", baseline), ("new", candidate)] {
      guard let excess = TreeLimits.excess(of: outline) else { continue }
      causes = [TreeLimits.cause(name, excess)]
      unexplainedPixels = pixels.difference.count
      return
    }
    let plain = ElementMatching(baseline, candidate)
    let regions = AccessibilityRegions(plan.regions, in: candidate)
    let begun = self
    let (told, audit) = concurrently {
      begun.told(plain, scale: scale)
    } _: {
      AccessibilityComparison(
        plain, pictures: pictures, scale: scale, regions: regions, difference: pixels.raw)
    }
    (sparedChanges, sparedPixels) = (told.explanation.sparedChanges, told.explanation.sparedPixels)
    var findings = told.findings
    RegressionAttribution.attribute(audit.regressions, to: &findings, told.changes.matching)
    let evidence = PixelEvidence(baseline: pictures.baseline, candidate: pictures.candidate)
    write(
      findings, CauseWriter(told.changes, scale: scale, evidence: evidence), told.rules, audit, scale)
    let hasPlaces = told.changes.matching.candidate[0].element.frame != .zero
    addUnownedPixels(told.rest, scale: scale, hasPlaces: hasPlaces)
  }

  /// What is found by all but the audit.
  private struct Told {
    /// The explanation with what is spared.
    var explanation: ScreenExplanation
    let changes: TreeExplanation
    let rules: RegionRules
    var findings: [Finding] = []
    /// The pixels that no finding owns.
    var rest: PixelDifference
  }

  private func told(_ plain: ElementMatching, scale: Double) -> Told {
    let (changes, views) = concurrently {
      TreeExplanation(plan.matching(plain), scale: scale, arrangements: plan.asksForArrangements)
    } _: {
      plan.level == .layout || plan.level == .none ? nil : ViewFindings(plain)
    }
    var told = Told(
      explanation: self, changes: changes, rules: RegionRules(plan, changes.matching), rest: pixels.difference
    )
    let areas = FindingAreas(
      changes.matching, scale: scale, width: pixels.raw.width, height: pixels.raw.height)
    told.findings = told.explanation.judge(changes, views, told.rules, areas)
    told.rest = told.explanation.attributePixels(
      among: &told.findings, changes.matching, views, told.rules, areas)
    #if DEBUG
      PixelAccount.check(told.findings, told.rest, of: pixels.difference, areas)
    #endif
    told.findings += told.rules.unchangedTextsViolatingPatterns()
    told.explanation.count(told.findings)
    return told
  }

  // MARK: What changed, and what of it counts

  /// Finds what changed, and says of everything whether it counts; what is one change is put together.
  private mutating func judge(
    _ explanation: TreeExplanation, _ views: ViewFindings?, _ rules: RegionRules, _ areas: FindingAreas
  ) -> [Finding] {
    let matching = explanation.matching
    let shifted = MovedElementFindings(
      explanation, areas, pictures, pixels.difference, masks: plan.masks, regions: rules.candidateRegions)
    var judged = removeMasked(explanation.findings + shifted.findings, areas, matching).map {
      decide($0, rules, areas)
    }
    judged += RecoloredImageFindings.find(judged, areas, matching, pixels.difference).map {
      decide($0, rules, areas)
    }
    for finding in judged where !finding.change.isArrangement { countSpared(finding) }
    var counted = judged.filter { !$0.isForgiven }
    if let views, !views.isEmpty {
      counted = views.lead(counted) { rects in
        rects.contains { pixels.difference.differs(in: areas.pixels($0, margin: 1)) }
      }.filter { finding in
        // What leads nothing that counts is judged like any other finding.
        guard finding.placing != nil, finding.led.isEmpty else { return true }
        return !decide(finding, rules, areas).isForgiven
      }
    }
    var findings = FindingGroups.group(counted, matching)
    // What different regions forgive is told one by one.
    for region in [nil] + plan.regions.indices.map(Optional.some) {
      let forgiven = judged.filter { $0.isForgiven && $0.region == region && !$0.change.isArrangement }
      if !forgiven.isEmpty { findings += FindingGroups.group(forgiven, matching) }
    }
    return findings.enumerated().sorted {
      (Self.rank($0.element.change), $0.offset) < (Self.rank($1.element.change), $1.offset)
    }.map(\.element)
  }

  /// A finding with the decision whether it counts.
  private func decide(_ finding: Finding, _ rules: RegionRules, _ areas: FindingAreas) -> Finding {
    let decision = rules.decide(finding, in: pixels) { shown in
      finding.change.showsInPixels
        && (areas.own(finding) + areas.following(finding)).contains { shown.differs(in: $0) }
    }
    var finding = finding
    finding.isForgiven = !decision.counts
    finding.region = decision.counts ? nil : decision.region
    finding.remark = decision.remark
    return finding
  }

  /// Takes out what shows under ignored rectangles only.
  private mutating func removeMasked(
    _ findings: [Finding], _ areas: FindingAreas, _ matching: ElementMatching
  ) -> [Finding] {
    let masks = plan.ignoredRectangles.flatMap { index in plan.areas[index].rects.map { (index, $0) } }
    let found = MaskedFindings.remove(from: findings, areas: areas, masks: masks.map(\.1), matching)
    for mask in found.covering { sparedChanges[masks[mask].0] += 1 }
    return found.rest
  }

  private mutating func countSpared(_ finding: Finding) {
    if let region = finding.region { sparedChanges[region] += 1 }
  }

  // MARK: Who owns which pixels

  /// Attributes each differing pixel to a finding, and finds elements that only look different.
  private mutating func attributePixels(
    among findings: inout [Finding], _ matching: ElementMatching, _ views: ViewFindings?,
    _ rules: RegionRules,
    _ areas: FindingAreas
  ) -> PixelDifference {
    // What a region or a level forgives answers for itself alone, where what only looks different counts.
    let isLenient = plan.level == .none || plan.level == .layout
    for index in findings.indices {
      let finding = findings[index]
      findings[index].ownsSurroundings = !finding.isForgiven || isLenient && finding.region == nil
    }
    var (rest, strange) = PixelAttribution.attribute(
      pixels, among: &findings, areas, pictures,
      blended: TranslucentBars.blended(areas, matching, materials: views?.materials ?? []))
    PixelAttribution.attributeToDialog(&rest, among: &findings, areas, matching, pictures)
    let looks = AppearanceFindings(
      &rest, among: &findings, areas, matching, regions: rules.candidateRegions,
      materials: views?.materials ?? [])
    let strangers = AppearanceFindings(&strange, areas, matching, regions: rules.candidateRegions).findings
    rest.insert(strange, in: PixelRect(x: 0, y: 0, width: rest.width, height: rest.height))
    let (beside, odd) = (
      Self.markedBesideOthers(looks.findings, findings).map { decide($0, rules, areas) },
      Self.markedBesideOthers(strangers, findings).map { decide($0, rules, areas) }
    )
    let judged = beside + odd
    for finding in judged { countSpared(finding) }
    let counted = beside.filter { !$0.isForgiven }
    findings += AppearanceFindings.group(
      (views?.absorb(counted, into: &findings, areas) ?? counted) + odd.filter { !$0.isForgiven })
    for region in [nil] + plan.regions.indices.map(Optional.some) {
      findings += AppearanceFindings.group(judged.filter { $0.isForgiven && $0.region == region })
    }
    return rest
  }

  /// What looks different, marked where something else about the same element changed as well.
  private static func markedBesideOthers(_ looks: [Finding], _ findings: [Finding]) -> [Finding] {
    if looks.isEmpty { return [] }
    let changed = findings.flatMap { [$0] + $0.led }.filter(\.isOfElement).flatMap(\.subjects)
      .compactMap(\.candidate)
    let told = Set(changed)
    return looks.map { look in
      var look = look
      look.isBesideOthers = look.subject.candidate.map(told.contains) ?? false
      return look
    }
  }

  private mutating func count(_ findings: [Finding]) {
    for finding in findings {
      if let region = finding.region { sparedPixels[region] += finding.pixels }
    }
  }

  // MARK: Words

  private mutating func write(
    _ findings: [Finding], _ writer: CauseWriter, _ rules: RegionRules, _ audit: AccessibilityComparison,
    _ scale: Double
  ) {
    let ordered = findings.enumerated().sorted { a, b in
      let ranks = (Self.rank(a.element.change), Self.rank(b.element.change))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if a.element.pixels != b.element.pixels { return a.element.pixels > b.element.pixels }
      return a.offset < b.offset
    }.map(\.element)
    let counted = ordered.filter { !$0.isForgiven }.map { finding in
      var finding = finding
      if let pattern = ([finding] + finding.led).lazy.compactMap(rules.brokenPattern).first {
        finding.remark = .breaksPattern(pattern)
      }
      return finding
    }
    causes =
      counted.prefix(Self.mostCauses).map { writer.write($0) } + audit.causes + Self.more(counted, scale)
    let spared = ordered.filter(\.isForgiven)
    forgiven = spared.prefix(Self.mostCauses).map { writer.write($0) } + Self.more(spared, scale)
  }

  /// Says where pixels differ that belong to no element, and whether they count.
  private mutating func addUnownedPixels(_ rest: PixelDifference, scale: Double, hasPlaces: Bool) {
    if rest.isEmpty { return }
    let counted = plan.counting(rest)
    let spared = rest.subtracting(counted)
    unexplainedPixels = counted.count
    if !counted.isEmpty { causes.append(unexplained(counted, scale: scale, hasPlaces: hasPlaces)) }
    if spared.isEmpty { return }
    forgiven.append(unexplained(spared, scale: scale, hasPlaces: hasPlaces))
    for index in plan.nesting.ordered where plan.regions[index].level == .layout {
      sparedPixels[index] += plan.areas[index].rects.reduce(0) { $0 + spared.count(in: $1) }
    }
  }

  /// The most causes that are listed; the rest is counted.
  static let mostCauses = 1000

  /// The cause that stands for all that are not told one by one, if there are any.
  static func more(_ all: [Finding], _ scale: Double) -> [Cause] {
    let findings = all.dropFirst(mostCauses)
    if findings.isEmpty { return [] }
    let text = "and \(EnglishNoun.count(findings.count, "more change"))"
    return [
      Cause(
        id: CauseID.make(.unexplained, identity: "", property: "changes", delta: text), kind: .unexplained,
        element: "", property: "changes", followers: findings.count - 1,
        pixels: findings.reduce(0) { $0 + $1.pixels },
        areas: PlaceList.rectangles(findings.flatMap(\.places), scale: scale), sentence: text)
    ]
  }

  /// The cause that says where pixels differ that belong to no element.
  ///
  /// Where the tree has no frames, an element may be there.
  private func unexplained(_ rest: PixelDifference, scale: Double, hasPlaces: Bool) -> Cause {
    let clusters = PixelCluster.find(in: rest, joining: FindingAreas.joining(scale: scale))
    let bounds = clusters.first?.bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    let place = "\(bounds.width) × \(bounds.height) px at (\(bounds.minX), \(bounds.minY))"
    let more = clusters.count > 1 ? " and in \(EnglishNoun.count(clusters.count - 1, "more place"))" : ""
    let count = rest.count == 1 ? "1 px differs" : "\(Numeral.pixels(rest.count)) differ"
    let evidence = PixelEvidence(baseline: pictures.baseline, candidate: pictures.candidate)
    return Cause(
      id: CauseID.make(.unexplained, identity: "", property: "pixels", delta: evidence.digest(of: clusters)),
      kind: .unexplained,
      element: "", property: "pixels", followers: max(0, clusters.count - 1), pixels: rest.count,
      areas: PlaceList.rectangles(clusters, scale: scale),
      sentence: "\(count)\(hasPlaces ? " where no element is" : ""): \(place)\(more)")
  }

  /// The importance of a change; the lowest comes first.
  static func rank(_ change: Change) -> Int {
    switch change {
    case .appeared, .vanished, .text: 0
    case .value, .wrapped, .truncated: 1
    case .resized: 2
    case .moved, .contentMoved, .contentInset, .spacing, .container, .reordered, .clipped, .arranged: 3
    case .style: 4
    case .state, .violatesPattern: 5
    case .looks: 6
    case .traits, .identifier, .type, .spoken, .heard: 7
    case .view(let change, _): rank(change)
    }
  }
}

extension ScreenExplanation {
  private static func rank(_ change: ViewChange) -> Int {
    guard let property = change.property else { return change.what == .reordered ? 3 : 0 }
    switch property.effect {
    case .surroundings: return 0
    case .layout: return property.kind == .resized ? 2 : 3
    case .content: return property.kind == .text ? 0 : 4
    case .paint: return 4
    case .state: return 1
    }
  }
}

/// The limits on the size of trees that are compared.
enum TreeLimits {
  /// A screen of a real app has a few thousand elements at the most.
  static let mostElements = 200_000
  /// The deepest trees of real apps have some hundred levels.
  static let deepest = 20_000

  /// The reason why a tree is not compared, in words that follow its name.
  ///
  /// - Parameter outline: The tree.
  /// - Returns: The reason; `nil` for a tree that is.
  static func excess(of outline: FlatElementTree) -> String? {
    if outline.nodes.count > mostElements {
      return "has \(outline.nodes.count) elements, and trees of more than \(mostElements) are not compared"
    }
    var depths = [Int](repeating: 0, count: outline.nodes.count)
    var deepest = 0
    for (number, node) in outline.nodes.enumerated() {
      depths[number] = node.parent.map { depths[$0] + 1 } ?? 1
      deepest = max(deepest, depths[number])
    }
    guard deepest > Self.deepest else { return nil }
    return "has \(deepest) levels, and trees of more than \(Self.deepest) are not compared"
  }

  /// The cause that says so.
  static func cause(_ name: String, _ excess: String) -> Cause {
    Cause(
      id: CauseID.make(.unexplained, identity: "", property: "tree", delta: excess), kind: .unexplained,
      element: "", property: "tree", sentence: "the \(name) tree \(excess)")
  }
}
