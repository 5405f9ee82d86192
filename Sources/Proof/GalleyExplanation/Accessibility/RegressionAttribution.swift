import GalleyTree

/// Attributes accessibility regressions to the findings that cause them, so that their sentences mention them.
enum RegressionAttribution {
  /// The number of ancestors that are searched for a changed background.
  private static let mostAround = 64

  /// Attributes the regressions that are in no accessibility region.
  ///
  /// A regression without a finding is dropped. Order and truncated texts have findings of their own: as reordering and
  /// as truncation.
  ///
  /// - Parameters:
  ///   - regressions: The regressions.
  ///   - findings: The findings; each gets those that come from it.
  ///   - matching: The trees.
  static func attribute(
    _ regressions: [AccessibilityRegression], to findings: inout [Finding], _ matching: ElementMatching
  ) {
    let told = regressions.filter { $0.region == nil && $0.baseline != nil }
    if told.isEmpty { return }
    // What follows from a change of views is told by that one.
    let all = findings.flatMap { [$0] + $0.led }
    let leaders = findings.indices.flatMap { index in
      repeatElement(index, count: 1 + findings[index].led.count)
    }
    var owners: [Int: [Int]] = [:]
    for (index, finding) in all.enumerated() {
      for subject in finding.subjects {
        if let number = subject.candidate { owners[number, default: []].append(index) }
      }
    }
    for regression in told {
      guard let owner = owner(of: regression, owners, all, matching) else { continue }
      findings[leaders[owner]].regressions.append(regression)
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

  /// The rank of changes that can lower an element's own contrast; the lowest is the likeliest.
  private static func ownContrast(_ change: Change) -> Int? {
    switch change {
    case .style(.foreground, _, _), .style(.background, _, _), .style(.color, _, _): 0
    case .style(.font, _, _), .style(.fontSize, _, _): 1
    case .state: 2
    case .value, .type: 3
    case .looks: 4
    case .view(let change, _): change.property.map { $0.effect == .layout ? nil : 1 } ?? nil
    default: nil
    }
  }

  /// The rank of changes of a container that can lower its content's contrast.
  private static func groundContrast(_ change: Change) -> Int? {
    switch change {
    case .style(.background, _, _), .style(.color, _, _): 0
    case .state: 1
    case .looks: 2
    case .view(let change, _): change.isPaint ? 0 : nil
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
