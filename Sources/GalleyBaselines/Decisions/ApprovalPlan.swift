import GalleyDiff

/// What an approval would do: looked at first, done then.
public struct ApprovalPlan: Sendable {
  /// The checks to approve, by their key.
  public var chosen: [Verdict.JudgedCheck] = []
  /// Checks with a chosen cause that have other causes too, which were not chosen.
  public var held: [Held] = []
  /// Patterns and causes that nothing that waits answers to.
  public var unmatched: [String] = []
  /// Checks that are meant and cannot be approved, as they could not be compared, in order.
  public var barred: [Barred] = []
  /// What waits at all.
  public var waiting: [CheckKey] = []

  /// A check that is held back.
  public struct Held: Sendable {
    /// The check.
    public var key: CheckKey
    /// The causes that were not chosen.
    public var otherCauses: [String]
  }

  /// A check that cannot be approved.
  public struct Barred: Sendable, Hashable {
    /// The check, as far as it is known.
    public var text: String
    /// Why it could not be compared, as one sentence without a full stop.
    public var reason: String
  }

  /// Chooses.
  ///
  /// - Parameters:
  ///   - selection: What is meant.
  ///   - verdict: The verdict on the run.
  public init(_ selection: Selection, in verdict: Verdict) {
    let waiting = verdict.checks.filter(\.awaitsDecision)
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
    let unusable = verdict.checks(.unusable)
    unmatched = selection.patterns.filter { pattern in
      !waiting.contains { Selection.matches(pattern, $0.key) }
        && !unusable.contains { Selection.matches(pattern, $0.key) }
        && !verdict.refusals.contains { Selection.matches(pattern, $0) }
    }
    // Who asks for what is new, changed or of a cause does not mean what nobody has seen.
    if selection.all || !hasKind {
      func isMeant(_ matches: (String) -> Bool) -> Bool {
        selection.patterns.isEmpty || selection.patterns.contains(where: matches)
      }
      for check in unusable where isMeant({ Selection.matches($0, check.key) }) {
        guard case .unusable(let fault) = check.outcome else { continue }
        barred.append(Barred(text: check.key.text, reason: "\(fault)"))
      }
      barred += verdict.refusals.filter { refusal in isMeant { Selection.matches($0, refusal) } }
        .map { Barred(text: $0.text, reason: $0.sentence) }
      barred.sort { $0.text < $1.text }
    }
    unmatched += selection.causes.filter { cause in
      cause.isEmpty || !usedCauses.contains { $0.hasPrefix(cause) }
    }
  }
}

extension Verdict {
  /// Whether anything could be approved.
  public var awaitsDecision: Bool { checks.contains(where: \.awaitsDecision) }
}

extension Verdict.JudgedCheck {
  /// Whether what was seen could be approved.
  fileprivate var awaitsDecision: Bool {
    [.mismatch, .new, .environmentChanged].contains(outcome.status)
  }
}
