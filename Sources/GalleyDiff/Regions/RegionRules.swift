import Foundation
import GalleyTree

/// Says of each finding whether it counts, by the level of the region that it is in.
struct RegionRules {
  /// What becomes of a finding.
  struct Ruling {
    /// Whether it counts.
    var counts: Bool
    /// The region because of which it does not.
    var region: Int?
    /// What is to be said of one that counts.
    var remark: Finding.Remark?
  }

  let plan: RegionPlan
  let matching: ElementMatching
  /// The innermost region with a level of each element of the new tree.
  private var candidateRegions: [Int?]
  /// The same for the approved tree.
  private var baselineRegions: [Int?]
  private let floating: FloatingRegions

  /// Hands regions down.
  ///
  /// - Parameters:
  ///   - plan: Levels and regions.
  ///   - matching: The trees.
  init(_ plan: RegionPlan, _ matching: ElementMatching) {
    self.plan = plan
    self.matching = matching
    floating = FloatingRegions(plan, matching)
    candidateRegions = []
    baselineRegions = []
    let rectangles = plan.regions.indices.filter { index in
      // What a rectangle ignores is taken out where it shows, whatever element it is of.
      if plan.regions[index].kind == .ignore { return false }
      return plan.regions[index].level != nil && plan.elements[index] == nil
    }
    var named: [Int: Int] = [:]
    for (index, element) in plan.elements.enumerated() where plan.regions[index].level != nil {
      if let element { named[element] = index }
    }
    func holder(of element: Element) -> Int? {
      let frame = FindingAreas.visible(element)
      guard frame.width > 0, frame.height > 0 else { return nil }
      return rectangles.last { index in
        guard case .rectangle(let rect) = plan.regions[index].place else { return false }
        return rect.padded(plan.regions[index].padding).contains(frame)
      }
    }
    for (number, node) in matching.candidate.nodes.enumerated() {
      let inherited = node.parent.flatMap { candidateRegions[$0] }
      let held = inherited.map { plan.elements[$0] == nil } ?? true ? holder(of: node.element) : nil
      candidateRegions.append(named[number] ?? held ?? inherited)
    }
    for (number, node) in matching.baseline.nodes.enumerated() {
      let inherited = node.parent.flatMap { baselineRegions[$0] }
      let partner = matching.partners[number].map { candidateRegions[$0] }
      baselineRegions.append(partner ?? holder(of: node.element) ?? inherited)
    }
  }

  /// The region of a finding, if it is in one.
  private func region(of subject: Finding.Subject) -> Int? {
    if let number = subject.candidate { return candidateRegions[number] }
    // What is gone is judged by what held it.
    return subject.baseline.flatMap { baselineRegions[$0] }
  }

  /// The region around a region.
  private func outer(_ index: Int) -> Int? {
    plan.elements[index].flatMap { matching.candidate[$0].parent }.flatMap { candidateRegions[$0] }
  }

  /// Whether a finding counts.
  ///
  /// - Parameters:
  ///   - finding: What changed.
  ///   - shows: Whether pixels that count differ where it is.
  /// - Returns: What becomes of it.
  func rule(_ finding: Finding, shows: () -> Bool) -> Ruling {
    switch floating.verdict(on: finding) {
    case .within(let index) where !reachesOutside(finding, of: finding.subject.candidate):
      return Ruling(counts: false, region: index)
    case .beyond(let limits):
      var ruling = rule(finding, in: region(of: finding.subject), shows: shows)
      if ruling.counts { ruling.remark = .floatsTooFar(limits) }
      return ruling
    default: return rule(finding, in: region(of: finding.subject), shows: shows)
    }
  }

  private func rule(_ finding: Finding, in index: Int?, shows: () -> Bool) -> Ruling {
    guard let index else { return Ruling(counts: counts(finding, at: plan.level, nil, shows: shows)) }
    let region = plan.regions[index]
    guard let level = region.level else { return rule(finding, in: outer(index), shows: shows) }
    if region.kind == .ignore { return rule(finding, ignoredBy: index, shows: shows) }
    if counts(finding, at: level, region.pattern, shows: shows) { return Ruling(counts: true) }
    if let element = plan.elements[index], reachesOutside(finding, of: element), countsMoves(outside: index) {
      return Ruling(counts: true)
    }
    return Ruling(counts: false, region: index)
  }

  /// What is ignored has to be there, and where it was, and must not push others about.
  private func rule(_ finding: Finding, ignoredBy index: Int, shows: () -> Bool) -> Ruling {
    guard let element = plan.elements[index] else { return Ruling(counts: false, region: index) }
    let isRoot = finding.subject.candidate == element
    if isRoot, finding.change.isOfPlace { return rule(finding, in: outer(index), shows: shows) }
    let keepsFrame = floating.keepsFrame(element)
    if !(isRoot && !keepsFrame), !reachesOutside(finding, of: element, orMoves: !keepsFrame) {
      return Ruling(counts: false, region: index)
    }
    var ruling = rule(finding, in: outer(index), shows: shows)
    if ruling.counts { ruling.remark = .frameOfIgnored }
    if !ruling.counts { ruling.region = ruling.region ?? index }
    return ruling
  }

  /// Whether something follows from a finding that is not in a region.
  ///
  /// - Parameters:
  ///   - finding: What changed.
  ///   - root: The region's element in the new tree.
  ///   - orMoves: Whether the region's element itself counts as outside.
  /// - Returns: Whether something does.
  private func reachesOutside(_ finding: Finding, of root: Int?, orMoves: Bool = false) -> Bool {
    guard let root else { return true }
    let candidate = root + (orMoves ? 1 : 0)..<matching.candidate[root].end
    let baseline = matching.origins[root].map { $0 + (orMoves ? 1 : 0)..<matching.baseline[$0].end }
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

  private func countsMoves(outside index: Int) -> Bool {
    let around = outer(index)
    switch around.flatMap({ plan.regions[$0].level }) ?? plan.level {
    case .exact, .strict, .ignoreColors, .dynamic: return true
    case .layout, .none: return false
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
      default: return true
      }
    case .layout:
      switch finding.change {
      case .appeared, .vanished, .container, .reordered, .type, .arranged: return true
      case .moved: return CauseSentence.leavesSight(finding, matching)
      default: return false
      }
    case .dynamic:
      switch finding.change {
      case .arranged: return false
      case .text(_, let before, let after), .spoken(let before, let after):
        return !isAllowed(before, after, pattern)
      case .value(let before, let after): return !isAllowed(before ?? "", after ?? "", pattern)
      default: return true
      }
    }
  }

  /// Whether a text may have become another one.
  private func isAllowed(_ before: String, _ after: String, _ pattern: TextPattern?) -> Bool {
    guard let pattern = pattern ?? TextPattern(of: before) else { return false }
    return pattern.isObeyed(by: after)
  }

  /// The pattern that the new text of a finding should obey and does not.
  func brokenPattern(_ finding: Finding) -> TextPattern? {
    let region = region(of: finding.subject).map { plan.regions[$0] }
    guard region?.level ?? plan.level == .dynamic else { return nil }
    let texts: (before: String, after: String)
    switch finding.change {
    case .text(_, let before, let after), .spoken(let before, let after): texts = (before, after)
    case .value(let before, let after): texts = (before ?? "", after ?? "")
    default: return nil
    }
    guard let pattern = region?.pattern ?? TextPattern(of: texts.before), !pattern.isObeyed(by: texts.after)
    else { return nil }
    return pattern
  }

  /// Texts that are what they were, and do not obey the pattern that is asked of them.
  func unchangedTextsThatDisobey() -> [Finding] {
    matching.pairs.compactMap { number, partner in
      guard let index = candidateRegions[partner], let pattern = plan.regions[index].pattern else {
        return nil
      }
      let (old, new) = (matching.baseline[number].element, matching.candidate[partner].element)
      let text = new.value?.text ?? new.label
      guard !text.isEmpty, old.label == new.label, old.value == new.value, !pattern.isObeyed(by: text) else {
        return nil
      }
      return Finding(
        change: .disobeys(text, pattern), subject: .init(baseline: number, candidate: partner),
        isVisible: true)
    }
  }

  /// Whether pixels that no element owns count.
  var countsUnowned: Bool { plan.level != .layout && plan.level != .none }
}

extension Change {
  /// Whether it is about where an element is, how large, or that it is there.
  fileprivate var isOfPlace: Bool {
    switch self {
    case .appeared, .vanished, .moved, .resized, .container, .reordered, .clipped, .arranged, .type: true
    default: false
    }
  }
}
