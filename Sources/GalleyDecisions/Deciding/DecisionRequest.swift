import GalleyBaselines

/// One decision that somebody asks for: a person in the review page or the terminal, or a program.
///
/// It names what was shown by the ``Transition/id`` of the transition, so that nothing is decided that was not seen.
public struct DecisionRequest: Hashable, Sendable, Codable {
  /// What is decided about: the ``Transition/id`` of what waits.
  public var id: String
  /// What is decided: `approve`, `reject` or `comment`.
  public var action: DecisionRecord.Action
  /// Why; of a comment, what is said.
  public var reason: String?

  /// How many characters of a reason are kept at the most: as many as a page of text.
  public static let longestReason = 4000

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - id: What is decided about.
  ///   - action: What is decided.
  ///   - reason: Why; of a comment, what is said.
  public init(id: String, action: DecisionRecord.Action, reason: String? = nil) {
    self.id = id
    self.action = action
    self.reason = reason
  }
}
