import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// The checks that a selection means in a verdict: shown first, decided on then.
package struct ApprovalPlan: Sendable {
  /// The checks to decide on, by their key.
  package var chosen: [Verdict.JudgedCheck] = []
  /// The old baselines that go with chosen checks, as they are renamed.
  package var renames: [Rename] = []
  /// Checks that are meant by one thing that was said, and kept out by another.
  package var held: [HeldBack] = []
  /// The words of the selection that mean no waiting check.
  package var unmatched: [Unmatched] = []
  /// Checks that are meant and cannot be approved, as they could not be compared, in order.
  package var barred: [Barred] = []
  /// The baselines that others decided, that are named, and that lack the signature of an approver.
  package var unsigned: [MissingApproval] = []
  /// All checks that await a decision.
  package var waiting: [CheckKey] = []
  /// The checks that were named by what is decided, and so by what was seen of the baseline, too.
  private var named: Set<CheckKey> = []

  /// A check that cannot be approved.
  package struct Barred: Sendable, Hashable {
    /// The check, as far as it is known.
    package var text: String
    /// The reason that it could not be compared, as one sentence without a full stop.
    package var reason: String
  }

  /// A word of a selection that means nothing, or not one thing.
  package struct Unmatched: Sendable, Hashable {
    /// The option that has the word, such as `--device`, or `pattern`.
    package var option: String
    /// The word.
    package var word: String
    /// The values that could have been meant, in order.
    package var known: [String]
    /// The number of ways in which the checks that match the word differ, where it must be one.
    package var ways = 0
  }

  /// Chooses.
  ///
  /// `unsigned`: the baselines that lack the signature of an approver; those are meant whose check is named and does not await a
  /// decision.
  package init(_ selection: Selection, in verdict: Verdict, unsigned: [MissingApproval] = []) {
    let waiting = verdict.checks.filter(\.awaitsDecision)
    self.waiting = waiting.map(\.key)
    let likenesses = likenesses(selection, waiting)
    let renamed = Dictionary(verdict.renames.map { ($0.to, $0) }) { first, _ in first }
    var usedCauses: Set<String> = []
    for check in waiting where selection.covers(check.key) {
      let causes = check.outcome.comparison?.causes.map(\.id) ?? []
      let meant = causes.filter { id in selection.causes.contains { !$0.isEmpty && id.hasPrefix($0) } }
      usedCauses.formUnion(meant)
      let rename = selection.renames ? renamed[check.key] : nil
      let isLike = likenesses.contains(check.similarityKey)
      guard
        let choice = selection.choice(
          of: check, isRenamed: rename != nil, isLike: isLike, meaning: Set(meant))
      else { continue }
      if let reason = choice.obstacle(to: check, overruling: selection.rejected) {
        held.append(HeldBack(check, reason))
        continue
      }
      chosen.append(check)
      if choice == .itself { named.insert(check.key) }
      if let rename { renames.append(rename) }
    }
    bar(selection, verdict)
    sign(selection, unsigned)
    find(selection, in: verdict, waiting, usedCauses)
  }

  /// Chooses what lacks a signature, where there is no run.
  package init(_ selection: Selection, unsigned: [MissingApproval]) {
    self.init(
      selection, in: Verdict(run: "", checks: [], findings: []), unsigned: unsigned)
  }

  /// The ways to differ that are meant by an example.
  private mutating func likenesses(
    _ selection: Selection, _ waiting: [Verdict.JudgedCheck]
  ) -> Set<Verdict.SimilarityKey> {
    var all: Set<Verdict.SimilarityKey> = []
    for word in selection.like {
      let ways = Set(waiting.filter { Selection.matches(word, $0.key) }.map(\.similarityKey))
      if ways.count == 1 {
        all.formUnion(ways)
      } else {
        unmatched.append(
          Unmatched(option: "--like", word: word, known: Self.names(waiting), ways: ways.count))
      }
    }
    return all
  }

  private mutating func bar(_ selection: Selection, _ verdict: Verdict) {
    // Who asks for what is new, changed or of a cause does not mean what nobody has seen.
    guard selection.all || !(selection.saysKind || selection.rejected) else { return }
    for check in verdict.checks(.unusable) where selection.covers(check.key) && !check.awaitsDecision {
      guard case .unusable(let fault) = check.outcome else { continue }
      barred.append(Barred(text: check.key.text, reason: "\(fault)"))
    }
    barred += verdict.refusals.filter(selection.covers).map { Barred(text: $0.text, reason: $0.sentence) }
    barred.sort { $0.text < $1.text }
  }

  /// Chooses what only lacks a signature: nobody signs for others what was not named.
  private mutating func sign(_ selection: Selection, _ missing: [MissingApproval]) {
    guard selection.onlyNarrows else { return }
    let waiting = Set(waiting)
    unsigned = missing.filter { approval in
      guard let key = approval.key, approval.canBeSigned else { return false }
      return selection.covers(key) && !waiting.contains(key)
    }
  }

  /// Finds the words that mean nothing.
  private mutating func find(
    _ selection: Selection, in verdict: Verdict, _ waiting: [Verdict.JudgedCheck], _ used: Set<String>
  ) {
    let keys =
      waiting.map(\.key) + verdict.checks(.unusable).map(\.key) + verdict.refusals.compactMap(\.key)
      + unsigned.compactMap(\.key)
    let isMeant = { (pattern: String) in
      keys.contains { Selection.matches(pattern, $0) }
        || verdict.refusals.contains { Selection.matches(pattern, $0) }
    }
    for pattern in selection.patterns where !isMeant(pattern) {
      unmatched.append(Unmatched(option: "pattern", word: pattern, known: Self.names(waiting)))
    }
    for dimension in Selection.Dimension.allCases {
      for word in selection.scope[dimension] ?? []
      where !keys.contains(where: { dimension.matches(word, $0) }) {
        let known = Set(waiting.compactMap { dimension.values(of: $0.key).first })
        unmatched.append(Unmatched(option: dimension.option, word: word, known: known.sorted()))
      }
    }
    let inReach = Set(
      waiting.filter { selection.covers($0.key) }.flatMap { $0.outcome.comparison?.causes.map(\.id) ?? [] })
    for cause in selection.causes where cause.isEmpty || !used.contains(where: { $0.hasPrefix(cause) }) {
      unmatched.append(Unmatched(option: "--cause", word: cause, known: inReach.sorted()))
    }
    let ids = waiting.map(\.transition.id)
    for id in selection.ids where !ids.contains(id) {
      unmatched.append(Unmatched(option: "--id", word: id, known: ids))
    }
  }

  private static func names(_ waiting: [Verdict.JudgedCheck]) -> [String] {
    waiting.flatMap { [$0.key.name, $0.key.textWithoutEnvironment, $0.key.text] }
  }

  /// Which baseline an approval may replace.
  ///
  /// What was named by its id was seen beside the present baseline; else it is the one that the run compared with.
  func expected(_ check: Verdict.JudgedCheck) -> ContentDigest? {
    named.contains(check.key) || check.outcome.undecided != nil ? check.baseline : check.record.baseline
  }
}

extension Selection {
  /// The way in which it means a check that it covers; `nil` if it does not mean it.
  fileprivate func choice(
    of check: Verdict.JudgedCheck, isRenamed: Bool, isLike: Bool, meaning causes: Set<String>
  ) -> Choice? {
    if ids.contains(check.transition.id) { return .itself }
    let isRejected = check.decision?.action == .reject
    let isListed =
      isRenamed || all || (!saysKind && (!rejected || isRejected))
      || (new && check.outcome.status == .new) || (changed && check.outcome.status == .mismatch)
    if isListed { return .listed }
    if isLike { return check.likeChoice }
    return causes.isEmpty ? nil : .causes(causes)
  }
}

extension Verdict {
  /// Whether anything could be approved.
  package var awaitsDecision: Bool { checks.contains(where: \.awaitsDecision) }

  /// The way in which a check waits: two with the same one are likely decided alike.
  package enum SimilarityKey: Hashable, Sendable {
    /// It differs for exactly these causes.
    case causes(Set<String>)
    /// It differs for no cause that is known: only the same check in another environment is alike.
    case unexplained(CheckKey)
    /// It is new: only the same check in another environment is alike.
    case new(CheckKey)
    /// Other fonts or libraries drew it, and these facts name them.
    case environment([String])
  }
}

extension Verdict.JudgedCheck {
  /// Whether the candidate could be approved.
  package var awaitsDecision: Bool { outcome.status.awaitsDecision || outcome.undecided != nil }

  /// The way in which it waits.
  package var similarityKey: Verdict.SimilarityKey {
    var bare = key
    bare.environment = .picture
    switch outcome {
    case .environmentChanged(let facts): return .environment(facts)
    case .mismatch(let comparison):
      let causes = Set(comparison.causes.map(\.id))
      return causes.isEmpty ? .unexplained(bare) : .causes(causes)
    default: return .new(bare)
    }
  }
}
