import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyText
import GalleyTree

/// Sentences about what a branch changed of the baselines, the same in every report.
enum BranchReviewText {
  /// The number of baselines that differ by kind, such as
  /// `3 baselines differ from origin/main (0123456789): 1 added, 2 changed`.
  static func sentence(_ review: BranchReview) -> String {
    let base = "\(CleanText.line(review.base.ref, limit: 80)) (\(review.base.commit.prefix(10)))"
    guard !review.changes.isEmpty else { return "no baseline differs from \(base)" }
    let count = review.changes.count
    let kinds = BaselineChange.Kind.allCases.compactMap { kind -> String? in
      let number = review.changes.count { $0.kind == kind }
      return number == 0 ? nil : "\(Numeral.grouped(number)) \(word(kind))"
    }
    return "\(EnglishNoun.count(count, "baseline", "differs", "differ")) from \(base): "
      + kinds.joined(separator: ", ")
  }

  /// A kind of change in one word.
  static func word(_ kind: BaselineChange.Kind) -> String {
    switch kind {
    case .added: "added"
    case .changed: "changed"
    case .removed: "removed"
    case .renamed: "renamed"
    case .copied: "copied"
    case .rewritten: "written anew"
    }
  }

  /// A change as one line without its kind, such as `RecipesTests/testDetails / details @ iphone-x-light: approved by Ada`.
  static func line(_ change: BaselineChange) -> String {
    let name = CleanText.line(change.text, limit: 300)
    let old =
      switch change.kind {
      case .renamed: ", which was \(change.before?.key?.text ?? change.before?.path ?? "")"
      case .copied where change.before == nil, .changed where change.origin != nil:
        ", with the picture of \(change.origin?.key?.text ?? change.origin?.path ?? "")"
      case .copied,
        .changed where change.before?.path != change.after?.path:
        ", which was approved as \(change.before?.path ?? "")"
      case .added, .changed, .removed, .rewritten: ""
      }
    return "\(name)\(CleanText.line(old, limit: 300)): \(decision(change))"
  }

  /// Who made a baseline what it is, when and why; or that nobody is known to have.
  static func decision(_ change: BaselineChange) -> String {
    if let after = change.after, after.digest == nil { return "its sidecar cannot be read" }
    if change.hasOtherFile { return "the sidecar is that of the approved file, and the file is another one" }
    if let decision = change.decision {
      let signer = change.signer.map { "; signed by \(CleanText.line($0, limit: 80))" } ?? ""
      return DecisionText.whole(decision) + signer
    }
    switch change.kind {
    case .rewritten: return "the same content by its digest, in other files"
    case .copied where change.before != nil: return "the same content by its digest, in another folder"
    case .added, .changed, .removed, .renamed, .copied: return "no decision on this branch covers it"
    }
  }
}
