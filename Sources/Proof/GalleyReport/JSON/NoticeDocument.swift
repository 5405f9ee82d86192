import GalleyBaselines
import GalleyDecisions

/// A fact beside a verdict as JSON.
package struct NoticeDocument: Encodable, Sendable {
  /// The kind, as `forbid` in `Galley.json` names it.
  package var kind: NoticeKind
  /// The notice as a sentence without a full stop.
  package var sentence: String
  /// Whether it stops the gate: `settings` if `Galley.json` forbids it, `base` if that of the base branch does.
  package var forbiddenBy: String?
  /// The things that it is about, a line each.
  package var lines: [String]
  /// The checks that it is about, by their keys as lines.
  package var checks: [String]
  /// The settings that it is about.
  package var settings: [SettingsChange]?
  /// The interruptions that were answered while tests acted on something else.
  package var interruptions: [InterruptionRecord]?

  init(_ notice: Notice) {
    kind = notice.kind
    sentence = NoticeText.wholeSentence(notice)
    switch notice.forbidden {
    case .settings: forbiddenBy = "settings"
    case .base: forbiddenBy = "base"
    case nil: forbiddenBy = nil
    }
    lines = NoticeText.lines(notice)
    checks = notice.subjects.flatMap(\.keys).map(\.text)
    let changes = notice.subjects.compactMap { if case .setting(let change) = $0 { change } else { nil } }
    settings = changes.isEmpty ? nil : changes
    let answered = notice.subjects.compactMap {
      if case .interruption(let record) = $0 { record } else { nil }
    }
    interruptions = answered.isEmpty ? nil : answered
  }
}

/// The baselines that a branch changed, as JSON.
package struct BranchReviewDocument: Encodable, Sendable {
  /// The base, as it was named.
  package var base: String
  /// The commit that the branch left it at.
  package var commit: String
  /// The baselines that differ.
  package var changes: [Change]

  /// One baseline that differs.
  package struct Change: Encodable, Sendable {
    /// The check as one line, or the path of its files.
    package var text: String
    /// The check.
    package var key: CheckKey?
    /// The kind of change.
    package var kind: BaselineChange.Kind
    /// The former check of what was renamed.
    package var was: CheckKey?
    /// The check that the picture is copied from.
    package var origin: CheckKey?
    /// The digest of the approved baseline at the base.
    package var from: ContentDigest?
    /// The digest of the approved baseline on the branch.
    package var to: ContentDigest?
    /// The decision, with author, time and reason; missing if the journal has none.
    package var decision: DecisionRecord?
    /// The approver whose signature counts.
    package var signer: String?
    /// The pictures of both in the report that was written with the verdict.
    package var pictures: WrittenReport.ChangePictures?
  }

  init(_ review: BranchReview, _ report: WrittenReport?) {
    base = review.base.ref
    commit = review.base.commit
    changes = review.changes.map { change in
      Change(
        text: change.text, key: change.key, kind: change.kind,
        was: change.kind == .renamed ? change.before?.key : nil, origin: change.origin?.key,
        from: change.before?.digest,
        to: change.after?.digest, decision: change.decision, signer: change.signer,
        pictures: report?.changes[change.path])
    }
  }
}
