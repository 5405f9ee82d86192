import GalleyBaselines
import GalleyTree

/// Says what somebody decided about a change.
package enum RulingWords {
  /// How many characters of a reason a line has room for; the journal has all.
  private static let longest = 300

  /// A decision with who made it and why.
  ///
  /// - Parameter record: The decision.
  /// - Returns: Such as `rejected by Ada: too wide`, without a full stop; fit to be shown.
  package static func text(_ record: DecisionRecord) -> String {
    let verb =
      switch record.action {
      case .approve: "approved"
      case .reject: "rejected"
      case .remove: "removed"
      case .undo: "taken back"
      case .comment: "commented on"
      }
    let words = "\(verb) by \(ElementText.clean(record.by, limit: 80))"
    let reason = (record.reason ?? "").trimmingPrefix(while: \.isWhitespace)
    guard !reason.isEmpty else { return words }
    return "\(words): \(ElementText.clean(String(reason), limit: longest))"
  }

  /// The rejection of a check that was rejected; `nil` of any other.
  ///
  /// - Parameter check: The check.
  /// - Returns: Such as `rejected by Ada: too wide`, without a full stop.
  package static func rejection(_ check: Verdict.JudgedCheck) -> String? {
    guard let ruling = check.ruling, ruling.action == .reject else { return nil }
    return text(ruling)
  }
}
