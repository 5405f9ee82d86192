import GalleyBaselines

/// One decision that somebody asks for: a person in the review page or the terminal, or a program.
///
/// It names what was shown by the `Transition.id` of the transition, so that nothing is decided that was not seen.
package struct DecisionRequest: Hashable, Sendable, Codable {
  /// The `Transition.id` of the change.
  package var id: String
  /// The decision: `approve`, `reject` or `comment`.
  package var action: DecisionRecord.Action
  /// Why; of a comment, what is said.
  package var reason: String?

  /// The number of characters that of a reason are kept at the most: as many as a page of text.
  package static let longestReason = 4000

  /// Makes a request.
  ///
  /// `reason`: why; of a comment, what is said.
  package init(id: String, action: DecisionRecord.Action, reason: String? = nil) {
    self.id = id
    self.action = action
    self.reason = reason
  }
}
