import Foundation
import GalleyDiff
import GalleyTree

/// Decides whether each finding counts, by the level of the region that it is in.
struct RegionRules {
  /// The decision about a finding.
  struct Decision {
    /// Whether it counts.
    var counts: Bool
    /// The region because of which it does not.
    var region: Int?
    /// The remark for one that counts.
    var remark: Finding.Remark?
  }

  let plan: ResolvedRegions
  let matching: ElementMatching
  /// The innermost region with a level of each element of the new tree.
  private(set) var candidateRegions: [Int?]
  /// The same for the approved tree.
  private var baselineRegions: [Int?]
  private let floating: FloatingRegions

  /// Assigns regions to elements; children inherit them.
  init(_ plan: ResolvedRegions, _ matching: ElementMatching) {
    self.plan = plan
    self.matching = matching
    floating = FloatingRegions(plan, matching)
    candidateRegions = []
    baselineRegions = []
    let rectangles = plan.nesting.ordered.filter { plan.elements[$0] == nil }
    var named: [Int: Int] = [:]
    for index in plan.nesting.ordered {
      if let element = plan.elements[index] { named[element] = index }
    }
    func holder(of element: Element) -> Int? {
      let frame = FindingAreas.visible(element)
      guard frame.width > 0, frame.height > 0 else { return nil }
      return rectangles.last { index in
        guard case .rectangle(let rect) = plan.regions[index].place else { return false }
        return rect.padded(plan.regions[index].padding).encloses(frame)
      }
    }
    for (number, node) in matching.candidate.nodes.enumerated() {
      let inherited = node.parent.flatMap { candidateRegions[$0] }
      candidateRegions.append(named[number] ?? plan.nesting.inner(holder(of: node.element), inherited))
    }
    for (number, node) in matching.baseline.nodes.enumerated() {
      let inherited = node.parent.flatMap { baselineRegions[$0] }
      let partner = matching.partners[number].map { candidateRegions[$0] }
      baselineRegions.append(partner ?? plan.nesting.inner(holder(of: node.element), inherited))
    }
  }

  /// The number of elements inside a container that are searched for its text.
  private static let mostInside = 64

  /// The region of a finding, if it is in one.
  private func region(of finding: Finding) -> Int? {
    // What is gone is judged by what held it.
    guard let number = finding.subject.candidate else {
      return finding.subject.baseline.flatMap { baselineRegions[$0] }
    }
    return labelSource(of: finding).map { candidateRegions[$0] } ?? candidateRegions[number]
  }

  /// The element inside whose text a container only says again, as a button does its title's, if it is in a region of
  /// its own.
  private func labelSource(of finding: Finding) -> Int? {
    guard case .text(.label, let before, let after) = finding.change, let number = finding.subject.candidate
    else { return nil }
    let inside = number + 1..<max(number + 1, matching.candidate[number].end)
    return inside.prefix(Self.mostInside).first { child in
      matching.candidate[child].element.label == after && candidateRegions[child] != candidateRegions[number]
        && matching.origins[child].map { matching.baseline[$0].element.label == before } ?? false
    }
  }

  /// Whether a finding counts.
  func decide(_ finding: Finding, in pixels: EvaluatedPixels, shows: (PixelDifference) -> Bool) -> Decision {
    let index = region(of: finding)
    switch floating.verdict(on: finding) {
    case .within(let floating) where !reaches(finding, beyondElement: finding.subject.candidate):
      return Decision(counts: false, region: floating)
    case .beyond(let limits):
      var decision = decide(finding, in: index) {
        shows(pixels.seen)
      } exposed: {
        shows(pixels.exposed)
      }
      if decision.counts { decision.remark = .floatsTooFar(limits) }
      return decision
    default:
      return decide(finding, in: index) {
        shows(pixels.seen)
      } exposed: {
        shows(pixels.exposed)
      }
    }
  }

  private func decide(_ finding: Finding, in index: Int?, shows: () -> Bool, exposed: () -> Bool) -> Decision
  {
    guard let index, let level = plan.regions[index].level else {
      return Decision(counts: counts(finding, at: plan.level, nil, shows: shows))
    }
    if plan.regions[index].kind == .ignore { return decide(finding, ignoredBy: index, exposed) }
    if counts(finding, at: level, plan.regions[index].pattern, shows: shows) { return Decision(counts: true) }
    guard reaches(finding, beyond: index) else { return Decision(counts: false, region: index) }
    return decide(finding, around: index, .reachesOutside, shows, exposed)
  }

  /// Decides for an ignored element, which must exist, keep its frame, and not move others.
  private func decide(_ finding: Finding, ignoredBy index: Int, _ shows: () -> Bool) -> Decision {
    guard let element = plan.elements[index] else { return Decision(counts: false, region: index) }
    let isNew = finding.change == .appeared && matching.origins[element] == nil
    let isRoot = finding.subject.candidate == element || labelSource(of: finding) == element
    if isNew || isRoot && finding.change.isOfPlace {
      return decide(finding, around: index, finding.change.isOfFrame ? .frameOfIgnored : nil, shows, shows)
    }
    let takesAnotherFrame =
      !floating.keepsFrame(element) && (isRoot && drivesFrame(finding) || follows(element, finding))
    guard takesAnotherFrame || reaches(finding, beyondElement: element) else {
      return Decision(counts: false, region: index)
    }
    return decide(
      finding, around: index, takesAnotherFrame ? .frameOfIgnored : .reachesOutside, shows, shows)
  }

  /// Judges a finding as if a region were not there.
  private func decide(
    _ finding: Finding, around index: Int, _ remark: Finding.Remark?, _ shows: () -> Bool,
    _ exposed: () -> Bool
  ) -> Decision {
    var decision = decide(finding, in: plan.nesting.around(index), shows: shows, exposed: exposed)
    if decision.counts { decision.remark = decision.remark ?? remark }
    if !decision.counts { decision.region = decision.region ?? index }
    return decision
  }

  /// Whether an element has another frame because of a change of its own contents.
  private func drivesFrame(_ finding: Finding) -> Bool {
    if finding.consequences.width != 0 || finding.consequences.height != 0 { return true }
    switch finding.change {
    case .spacing, .contentInset:
      guard let number = finding.subject.baseline, let partner = finding.subject.candidate else {
        return true
      }
      return matching.baseline[number].element.frame.size != matching.candidate[partner].element.frame.size
    default: return false
    }
  }

  /// Whether an element took another place or size because of a finding.
  private func follows(_ element: Int, _ finding: Finding) -> Bool {
    guard let number = matching.origins[element] else { return false }
    return finding.movers[number] != nil || finding.growers.contains(number)
  }

  /// Whether something follows from a finding that is not in a region.
  private func reaches(_ finding: Finding, beyond index: Int) -> Bool {
    if let element = plan.elements[index] { return reaches(finding, beyondElement: element) }
    func isIn(_ region: Int?) -> Bool { region.map { $0 == index || plan.nesting.isIn($0, index) } ?? false }
    return (Array(finding.movers.keys) + Array(finding.growers)).contains { !isIn(baselineRegions[$0]) }
      || finding.passages.contains { passage in
        !isIn(
          passage.candidate.map { candidateRegions[$0] } ?? passage.baseline.map { baselineRegions[$0] }
            ?? nil)
      }
  }

  /// Whether something follows from a finding that is not in an element.
  private func reaches(_ finding: Finding, beyondElement root: Int?) -> Bool {
    guard let root else { return true }
    let candidate = root..<matching.candidate[root].end
    let baseline = matching.origins[root].map { $0..<matching.baseline[$0].end }
    func isOutside(_ number: Int) -> Bool {
      if let partner = matching.partners[number] { return !candidate.contains(partner) }
      return !(baseline?.contains(number) ?? false)
    }
    if finding.movers.keys.contains(where: isOutside) || finding.growers.contains(where: isOutside) {
      return true
    }
    return finding.passages.contains { passage in
      passage.candidate.map { !candidate.contains($0) } ?? passage.baseline.map(isOutside) ?? false
    }
  }

  private func counts(_ finding: Finding, at level: MatchLevel, _ pattern: TextPattern?, shows: () -> Bool)
    -> Bool
  {
    switch level {
    case .none: return false
    case .exact: return !finding.change.isArrangement
    case .strict: return shows() && !finding.change.isArrangement
    case .ignoreColors:
      switch finding.change {
      case .style(.foreground, _, _), .style(.background, _, _), .style(.color, _, _), .arranged: return false
      case .view(let change, _): return !change.isOfColor
      default: return true
      }
    case .layout:
      switch finding.change {
      case .appeared, .vanished, .container, .reordered, .type, .arranged: return true
      case .moved: return CauseSentence.leavesSight(finding, matching)
      // What has no size any more is not there.
      case .resized(let before, let after, _, _): return before.hasArea != after.hasArea
      case .clipped(let shown, _, _): return shown.hasArea != wasInSight(finding)
      case .view(let change, _): return change.property == nil && change.movesThings
      default: return false
      }
    case .dynamic:
      switch finding.change {
      case .arranged: return false
      case .text(_, let before, let after), .spoken(let before, let after):
        return !isAllowed(before, after, pattern)
      case .value(let before, let after): return !isAllowed(before ?? "", after ?? "", pattern)
      case .view(let change, _): return change.texts.map { !isAllowed($0.before, $0.after, pattern) } ?? true
      default: return true
      }
    }
  }

  private func wasInSight(_ finding: Finding) -> Bool {
    finding.subject.baseline.map { FindingAreas.visible(matching.baseline[$0].element).size.hasArea } ?? false
  }

  /// Whether a text may have become another one.
  private func isAllowed(_ before: String, _ after: String, _ pattern: TextPattern?) -> Bool {
    guard let pattern = pattern ?? TextPattern(of: before) else { return false }
    return pattern.isMatched(by: after)
  }

  /// The pattern that the new text of a finding should obey and does not.
  func brokenPattern(_ finding: Finding) -> TextPattern? {
    let region = region(of: finding).map { plan.regions[$0] }
    guard region?.level ?? plan.level == .dynamic else { return nil }
    let texts: (before: String, after: String)
    switch finding.change {
    case .text(_, let before, let after), .spoken(let before, let after): texts = (before, after)
    case .value(let before, let after): texts = (before ?? "", after ?? "")
    default: return nil
    }
    guard let pattern = region?.pattern ?? TextPattern(of: texts.before), !pattern.isMatched(by: texts.after)
    else { return nil }
    return pattern
  }

  /// Texts that are what they were, and do not obey the pattern that is asked of them.
  func unchangedTextsViolatingPatterns() -> [Finding] {
    matching.pairs.compactMap { number, partner in
      guard let index = candidateRegions[partner], let pattern = plan.regions[index].pattern else {
        return nil
      }
      let (old, new) = (matching.baseline[number].element, matching.candidate[partner].element)
      let text = new.value?.text ?? new.label
      guard !text.isEmpty, old.label == new.label, old.value == new.value, !pattern.isMatched(by: text) else {
        return nil
      }
      return Finding(
        change: .violatesPattern(text, pattern), subject: .init(baseline: number, candidate: partner),
        isVisible: true)
    }
  }
}

extension Change {
  /// Whether it is about where an element is, how large, or that it is there.
  fileprivate var isOfPlace: Bool {
    switch self {
    case .appeared, .vanished, .moved, .resized, .container, .reordered, .clipped, .arranged, .type: true
    default: false
    }
  }

  /// Whether it is about the frame of an element.
  fileprivate var isOfFrame: Bool {
    switch self {
    case .moved, .resized, .clipped: true
    default: false
    }
  }
}

extension CGSize {
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
