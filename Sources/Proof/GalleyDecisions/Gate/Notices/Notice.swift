import GalleyBaselines
import GalleyDiff
import GalleyTree

/// A fact beside the verdict on a run, which a reader has to know to know what the verdict is worth.
package struct Notice: Sendable, Hashable {
  /// The kind.
  package var kind: NoticeKind
  /// The things that it is about, in order; never empty.
  package var subjects: [NoticeSubject]
  /// The rule that forbids it, so that it stops the gate; `nil` if there is none.
  package var forbidden: NoticeRule?

  /// Names a fact.
  package init(_ kind: NoticeKind, _ subjects: [NoticeSubject], forbidden: NoticeRule? = nil) {
    self.kind = kind
    self.subjects = subjects
    self.forbidden = forbidden
  }
}

/// A rule that forbids a notice.
package enum NoticeRule: Sendable, Hashable {
  /// `Galley.json` as it is checked out.
  case settings
  /// `Galley.json` of the base branch, which a branch cannot loosen.
  case base(String)
}

/// One of the things that a notice is about.
package enum NoticeSubject: Sendable, Hashable {
  /// A check with its level and who stated it.
  case level(CheckKey, MatchLevel, MatchOrigin)
  /// A check with its budget and who stated it.
  case budget(CheckKey, DifferenceBudget, MatchOrigin)
  /// A check with the part of its screen in which regions forgive; `nil` where the run does not tell it.
  case regions(CheckKey, share: Double?)
  /// A tolerance that was not in force at the base and hides something, with whose signature it lacks.
  case grown(GrownTolerance, MissingApproval?)
  /// A test with the baselines that were compared with nothing because of it.
  case test(TestOwner, [CheckKey])
  /// A skipped test, with its baselines and its relation to the branch.
  case skipped(TestOwner, [CheckKey], SkipAge)
  /// A baseline that was compared with nothing.
  case unchecked(CheckKey)
  /// Baselines that were compared with nothing since the run selected other tests, as `--filter` does.
  case unselected([CheckKey])
  /// A baseline of the base that was compared with nothing, with who last changed its name in the sources.
  case vanished(CheckKey, by: ChangeAuthor)
  /// A suite whose tests are all gone since the base, with their number, their baselines and who removed them.
  case goneSuite([String], tests: Int, [CheckKey], by: ChangeAuthor)
  /// A test that is gone since the base, with its baselines and who removed it.
  case goneTest(TestOwner, [CheckKey], by: ChangeAuthor)
  /// A check whose baseline is gone since the base, with the decision that removed it, or else who removed its file.
  case gone(CheckKey, DecisionRecord?, by: ChangeAuthor)
  /// A known accessibility issue of a page that the settings do not list any more, with who removed it.
  case goneIssue(String, String, by: ChangeAuthor)
  /// A check that passes by an approval of another branch.
  case approval(CheckKey, DecisionRecord)
  /// The part of a suite that was run, alone.
  case shard(Shard)
  /// A part of a suite that made no check.
  case emptyShard(Shard)
  /// An alert or the like that was answered while a test acted on something else.
  case interruption(InterruptionRecord)
  /// A symbol that has no drawing, with the checks whose screens show it.
  case symbol(MissingSymbol, [CheckKey])
  /// A font that its app does not bring along, with the checks whose screens ask for it.
  case font(MissingFont, [CheckKey])
  /// So many processes of tests did not tell which interruptions were answered.
  case untoldInterruptions(processes: Int)
  /// The commit of the run, and that which is checked out; `nil` if there is none.
  case commit(ran: String, now: String?)
  /// A setting that differs from that of the base.
  case setting(SettingsChange)
  /// The file of allowed signers, by its path.
  case signers(String)
  /// A baseline without the signature of an approver.
  case missing(MissingApproval)
  /// A folder that approvers are named for and that has no baseline.
  case strayFolder(StrayApproverFolder)
  /// No base branch.
  case noBase
  /// An approver that a recent commit names and the present settings do not, where there is no base branch.
  case formerApprover(FormerApprover)
  /// A base branch that has every commit of this one.
  case ownBase(String)

  /// The checks that it is about.
  package var keys: [CheckKey] {
    switch self {
    case .level(let key, _, _), .budget(let key, _, _), .regions(let key, _), .unchecked(let key),
      .gone(let key, _, _), .vanished(let key, _), .approval(let key, _):
      [key]
    case .test(_, let keys), .skipped(_, let keys, _), .goneTest(_, let keys, _),
      .goneSuite(_, _, let keys, _), .symbol(_, let keys), .font(_, let keys),
      .unselected(let keys):
      keys
    case .missing(let approval): approval.key.map { [$0] } ?? []
    case .grown(let tolerance, _): tolerance.key.map { [$0] } ?? []
    case .shard, .emptyShard, .interruption, .untoldInterruptions, .commit, .setting, .signers, .noBase,
      .goneIssue, .strayFolder, .formerApprover, .ownBase:
      []
    }
  }
}

extension Notice {
  /// The checks that it is about.
  package var keys: [CheckKey] { subjects.flatMap(\.keys) }

  /// Whether settings that forbid these kinds forbid it.
  ///
  /// What forbids a level below Exact forbids one below Strict too, and what forbids baselines that were not checked also
  /// forbids those of the base.
  func isForbidden(by kinds: Set<NoticeKind>) -> Bool {
    // A mended issue is nothing to forbid.
    let isMeant = subjects.contains { subject in if case .goneIssue = subject { false } else { true } }
    if kinds.contains(kind) { return isMeant }
    return switch kind {
    case .levelBelowStrict: kinds.contains(.levelBelowExact)
    case .vanishedChecks:
      kinds.contains(.uncheckedBaselines)
        && subjects.contains { subject in
          switch subject {
          case .vanished: true
          // A test without baselines leaves none unchecked.
          case .goneTest(_, let keys, _), .goneSuite(_, _, let keys, _): !keys.isEmpty
          default: false
          }
        }
    default: false
    }
  }
}

extension Verdict {
  /// Whether a notice stops the gate.
  package var hasForbiddenNotices: Bool { notices?.contains { $0.forbidden != nil } ?? false }
}
