import GalleyTree

/// Which level each element is judged by.
struct LevelMap: Sendable {
  private let matching: ElementMatching
  private let level: MatchLevel
  /// The innermost region of each element of the new tree.
  private var regions: [LevelRegion?]

  /// Hands regions down.
  ///
  /// - Parameters:
  ///   - matching: The trees.
  ///   - level: The level outside of regions.
  ///   - regions: The regions, by number of their element in the new tree.
  init(_ matching: ElementMatching, _ level: MatchLevel, _ regions: [Int: LevelRegion]) {
    self.matching = matching
    self.level = level
    let nodes = matching.candidate.nodes
    self.regions = Array(repeating: nil, count: nodes.count)
    for number in nodes.indices {
      self.regions[number] = regions[number] ?? nodes[number].parent.flatMap { self.regions[$0] }
    }
  }

  /// The region that a finding is about, if it is in one.
  private func region(of subject: Finding.Subject) -> LevelRegion? {
    if let number = subject.candidate { return regions[number] }
    // What is gone is judged by what held it.
    var number = subject.baseline
    while let next = number {
      if let partner = matching.partners[next] { return regions[partner] }
      number = matching.baseline[next].parent
    }
    return nil
  }

  /// Whether a finding counts.
  func counts(_ finding: Finding) -> Bool {
    let region = region(of: finding.subject)
    switch region?.level ?? level {
    case .none: return false
    case .exact, .strict: return !finding.change.isArrangement
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
        return !isAllowed(before, after, region?.pattern)
      case .value(let before, let after): return !isAllowed(before ?? "", after ?? "", region?.pattern)
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
    let region = region(of: finding.subject)
    guard region?.level ?? level == .dynamic else { return nil }
    let texts: (before: String, after: String)
    switch finding.change {
    case .text(_, let before, let after), .spoken(let before, let after): texts = (before, after)
    case .value(let before, let after): texts = (before ?? "", after ?? "")
    default: return nil
    }
    guard let pattern = region?.pattern ?? TextPattern(of: texts.before), !pattern.isObeyed(by: texts.after)
    else {
      return nil
    }
    return pattern
  }

  /// Texts that are what they were, and do not obey the pattern that is asked of them.
  func unchangedTextsThatDisobey() -> [Finding] {
    matching.pairs.compactMap { number, partner in
      guard let region = regions[partner], region.level == .dynamic, let pattern = region.pattern else {
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
  var countsUnowned: Bool {
    level == .exact || level == .strict || level == .ignoreColors || level == .dynamic
  }
}
