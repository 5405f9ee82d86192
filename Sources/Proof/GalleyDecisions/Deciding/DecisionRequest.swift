import GalleyBaselines

/// One decision that somebody asks for: a person in the review page or the terminal, or a program.
///
/// It names what was shown by the `Transition.id` of the transition, so that nothing is decided that was not seen.
package struct DecisionRequest: Hashable, Sendable {
  /// The `Transition.id` of the change.
  package var id: String
  /// The decision: `approve`, `reject` or `comment`.
  package var action: DecisionRecord.Action
  /// The reason of a decision, or the words of a comment.
  package var reason: String?
  /// The way in which the change was chosen.
  package var choice: Choice

  /// The number of characters that of a reason are kept at the most: as many as a page of text.
  package static let longestReason = 4000

  /// Makes a request.
  package init(
    id: String, action: DecisionRecord.Action, reason: String? = nil, choice: Choice = .itself
  ) {
    self.id = id
    self.action = action
    self.reason = reason
    self.choice = choice
  }
}

extension [DecisionRequest] {
  /// The same, with the reason for deciding on CI in that of each approval and rejection.
  ///
  /// - Parameters:
  ///   - word: Why it is decided on CI, which must be said there.
  ///   - reason: The reason of those that have none.
  ///   - environment: The environment of the process.
  /// - Throws: `DecisionOnCIError` on CI without a word.
  package func onCI(
    _ word: String?, reason: String? = nil, in environment: [String: String]
  ) throws(DecisionOnCIError) -> [DecisionRequest] {
    guard ContinuousIntegration.isPresent(in: environment) else { return self }
    var requests = self
    for index in indices where requests[index].action != .comment {
      requests[index].reason = try ContinuousIntegration.reason(
        requests[index].reason ?? reason, word: word, in: environment)
    }
    return requests
  }
}

extension DecisionRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, action, reason, causes, listed
  }

  /// Reads a request: `causes` are those it was chosen for, `listed` says that it is one of many; without either it was
  /// chosen by itself.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    action = try container.decode(DecisionRecord.Action.self, forKey: .action)
    reason = try container.decodeIfPresent(String.self, forKey: .reason)
    let isListed = try container.decodeIfPresent(Bool.self, forKey: .listed) ?? false
    if let causes = try container.decodeIfPresent([String].self, forKey: .causes) {
      choice = .causes(Set(causes))
    } else {
      choice = isListed ? .listed : .itself
    }
  }

  /// Writes what is read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(action, forKey: .action)
    try container.encodeIfPresent(reason, forKey: .reason)
    switch choice {
    case .itself: break
    case .listed: try container.encode(true, forKey: .listed)
    case .causes(let causes): try container.encode(causes.sorted(), forKey: .causes)
    }
  }
}
