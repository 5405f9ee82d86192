import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// The baselines that a branch changed, as the page shows them.
package struct ViewerReview: Encodable, Sendable {
  /// The number of baselines that differ, as a sentence.
  package var sentence: String
  /// The changes.
  package var changes: [Change]
  /// The number of changes that are not shown, as a sentence.
  package var hidden: String?

  /// One baseline that differs.
  package struct Change: Encodable, Sendable {
    /// The check, or the path of its files.
    package var text: String
    /// The kind of change in one word.
    package var kind: String
    /// The former name of what was renamed.
    package var was: String?
    /// The check that the picture is copied from.
    package var origin: String?
    /// The author of the change, with time and reason.
    package var decision: String
    /// Whether the journal tells who did it.
    package var isDecided: Bool
    /// The picture at the base, as a path from the page.
    package var before: String?
    /// The picture now, as a path from the page.
    package var after: String?
  }

  /// The number of changes that are shown.
  private static let most = 2000

  private static func name(_ version: BaselineVersion?) -> String? {
    version?.key.map { CleanText.line($0.text, limit: 400) }
  }

  init(_ review: BranchReview, pictures: [String: WrittenReport.ChangePictures]) {
    sentence = BranchReviewText.sentence(review) + "."
    changes = review.changes.prefix(Self.most).map { change in
      Change(
        text: CleanText.line(change.text, limit: 400), kind: BranchReviewText.word(change.kind),
        was: change.kind == .renamed ? Self.name(change.before) : nil, origin: Self.name(change.origin),
        decision: BranchReviewText.decision(change),
        isDecided: change.decision != nil || change.isSameContent,
        before: pictures[change.path]?.before, after: pictures[change.path]?.after)
    }
    let rest = review.changes.count - Self.most
    if rest > 0 { hidden = "\(EnglishNoun.count(rest, "more baseline")) not shown." }
  }
}
