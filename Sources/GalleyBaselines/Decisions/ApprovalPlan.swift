import GalleyDiff

/// What an approval would do: looked at first, done then.
public struct ApprovalPlan: Sendable {
  /// The checks to approve, by their key.
  public var chosen: [Verdict.JudgedCheck] = []
  /// Checks with a chosen cause that have other causes too, which were not chosen.
  public var held: [Held] = []
  /// Patterns and causes that nothing that waits answers to.
  public var unmatched: [String] = []
  /// What waits at all.
  public var waiting: [CheckKey] = []

  /// A check that is held back.
  public struct Held: Sendable {
    /// The check.
    public var key: CheckKey
    /// The causes that were not chosen.
    public var otherCauses: [String]
  }

  /// Chooses.
  ///
  /// - Parameters:
  ///   - selection: What is meant.
  ///   - verdict: The verdict on the run.
  public init(_ selection: Selection, in verdict: Verdict) {
    let waiting = verdict.checks.filter {
      [.mismatch, .new, .environmentChanged].contains($0.outcome.status)
    }
    self.waiting = waiting.map(\.key)
    let hasKind = selection.all || selection.new || selection.changed || !selection.causes.isEmpty
    var usedCauses: Set<String> = []
    for check in waiting {
      guard
        selection.patterns.isEmpty || selection.patterns.contains(where: { Selection.matches($0, check.key) })
      else { continue }
      let causes = check.outcome.comparison?.causes.map(\.id) ?? []
      let meant = causes.filter { id in selection.causes.contains { !$0.isEmpty && id.hasPrefix($0) } }
      usedCauses.formUnion(meant)
      switch check.outcome.status {
      case _ where selection.all || !hasKind: chosen.append(check)
      case .new where selection.new: chosen.append(check)
      case .mismatch where selection.changed: chosen.append(check)
      case .mismatch where !meant.isEmpty:
        // A picture is approved as a whole, so every cause that shows in it must be meant.
        let others = Array(Set(causes).subtracting(meant)).sorted()
        if others.isEmpty {
          chosen.append(check)
        } else {
          held.append(Held(key: check.key, otherCauses: others))
        }
      default: break
      }
    }
    unmatched = selection.patterns.filter { pattern in
      !waiting.contains { Selection.matches(pattern, $0.key) }
    }
    unmatched += selection.causes.filter { cause in
      cause.isEmpty || !usedCauses.contains { $0.hasPrefix(cause) }
    }
  }
}
