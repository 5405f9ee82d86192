import GalleyTree

/// Hands regressions to the findings that they come from, so that a sentence that is told anyway tells them too.
enum RegressionAttribution {
  /// A ground is looked for in this many elements around.
  private static let mostAround = 64

  /// Hands out what is in no accessibility region.
  ///
  /// A regression that no finding accounts for is not told. Order and cut off texts are told already: as reordering,
  /// and as truncation.
  ///
  /// - Parameters:
  ///   - regressions: The regressions.
  ///   - findings: The findings; each gets those that come from it.
  ///   - matching: The trees.
  static func hand(
    _ regressions: [AccessibilityRegression], to findings: inout [Finding], _ matching: ElementMatching
  ) {
    let told = regressions.filter { $0.region == nil && $0.baseline != nil }
    if told.isEmpty { return }
    var owners: [Int: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      for subject in finding.subjects {
        if let number = subject.candidate { owners[number, default: []].append(index) }
      }
    }
    for regression in told {
      guard let owner = owner(of: regression, owners, findings, matching) else { continue }
      findings[owner].regressions.append(regression)
    }
  }

  private static func owner(
    of regression: AccessibilityRegression, _ owners: [Int: [Int]], _ findings: [Finding],
    _ matching: ElementMatching
  ) -> Int? {
    func best(_ number: Int, _ rank: (Change) -> Int?) -> Int? {
      owners[number]?.compactMap { index in rank(findings[index].change).map { (rank: $0, index: index) } }
        .min { ($0.rank, $0.index) < ($1.rank, $1.index) }?.index
    }
    switch regression.fact {
    case .contrast:
      if let own = best(regression.candidate, ownContrast) { return own }
      var number = matching.candidate[regression.candidate].parent
      for _ in 0..<mostAround {
        guard let next = number else { return nil }
        if let owner = best(next, groundContrast) { return owner }
        number = matching.candidate[next].parent
      }
      return nil
    case .label: return best(regression.candidate) { labels($0) ? 0 : nil }
    case .role, .heading: return best(regression.candidate, role)
    case .target: return best(regression.candidate, target)
    case .order, .truncated: return nil
    }
  }

  /// Which changes of an element can lessen its own contrast; the lowest is the likeliest.
  private static func ownContrast(_ change: Change) -> Int? {
    switch change {
    case .style(.foreground, _, _), .style(.background, _, _), .style(.color, _, _): 0
    case .style(.font, _, _), .style(.fontSize, _, _): 1
    case .state: 2
    case .value, .type: 3
    case .looks: 4
    default: nil
    }
  }

  /// Which changes of what holds an element can.
  private static func groundContrast(_ change: Change) -> Int? {
    switch change {
    case .style(.background, _, _), .style(.color, _, _): 0
    case .state: 1
    case .looks: 2
    default: nil
    }
  }

  private static func labels(_ change: Change) -> Bool {
    switch change {
    case .text(.label, _, _), .text(.title, _, _), .spoken: true
    default: false
    }
  }

  private static func role(_ change: Change) -> Int? {
    switch change {
    case .type: 0
    case .traits: 1
    default: nil
    }
  }

  private static func target(_ change: Change) -> Int? {
    switch change {
    case .resized: 0
    case .text, .value, .wrapped, .truncated, .style(.font, _, _), .style(.fontSize, _, _), .type: 1
    default: nil
    }
  }
}
