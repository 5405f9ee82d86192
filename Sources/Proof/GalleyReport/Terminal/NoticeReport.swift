import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// The notices beside a verdict, and the baselines that a branch changed, as lines for a terminal.
enum NoticeReport {
  /// The number of things that a notice names.
  private static let mostNamed = 5
  /// The number of things that stop the gate or are gone, and of baselines of a branch, that are listed.
  private static let mostListed = 50

  /// The lines; none if nothing is to be named.
  static func lines(_ verdict: Verdict) -> [String] {
    (verdict.notices ?? []).flatMap(lines) + (verdict.review.map(lines) ?? [])
  }

  private static func lines(_ notice: Notice) -> [String] {
    let named = NoticeText.lines(notice)
    let word = notice.forbidden == nil ? "notice" : "forbidden"
    let end = named.isEmpty ? "." : ":"
    return ["\(word)  \(CleanText.line(NoticeText.wholeSentence(notice)))\(end)"]
      + named.limited(to: isListed(notice) ? mostListed : mostNamed).map {
        "  - \(CleanText.line($0))"
      }
  }

  /// Whether a notice is listed in full: those that stop the gate, and vanished parts.
  private static func isListed(_ notice: Notice) -> Bool {
    notice.forbidden != nil || notice.kind == .vanishedChecks
  }

  private static func lines(_ review: BranchReview) -> [String] {
    let end = review.changes.isEmpty ? "." : ":"
    return ["branch  \(BranchReviewText.sentence(review))\(end)"]
      + review.changes.map { "\(BranchReviewText.word($0.kind))  \(BranchReviewText.line($0))" }
      .limited(to: mostListed).map { "  \(CleanText.line($0))" }
  }
}
