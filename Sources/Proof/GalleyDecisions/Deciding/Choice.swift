import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// The way in which a check was chosen for a decision: what of it was seen or named.
package enum Choice: Hashable, Sendable {
  /// By itself: it was shown whole, or named by the id of its change.
  case itself
  /// As one of many that were named by what they are, such as all, those of a suite, or those of a list.
  case listed
  /// For these causes, by their ids, which were seen in another check or read.
  case causes(Set<String>)
}

extension Choice {
  /// The reason why a chosen check is not decided on; `nil` if it can be.
  ///
  /// This is the one rule of the review page, the terminal and the command line. A picture is decided on as a whole, so a
  /// check that was chosen for its causes must have no other, and no difference that none explains. And who chooses many
  /// does not mean to overrule somebody.
  package func obstacle(
    to check: Verdict.JudgedCheck, overruling isOverruling: Bool = false
  ) -> HeldBack.Reason? {
    if case .causes(let chosen) = self {
      let comparison = check.outcome.comparison
      var others: [Cause] = []
      for cause in comparison?.causes ?? [] where !chosen.contains(cause.id) {
        if !others.contains(where: { $0.id == cause.id }) { others.append(cause) }
      }
      if !others.isEmpty { return .causes(others.map { HeldBack.Other($0.id, $0.sentence) }) }
      let pixels = comparison?.unexplainedPixels ?? 0
      if pixels > 0 || comparison?.causes.isEmpty ?? true { return .unexplained(pixels: pixels) }
    }
    if self != .itself, !isOverruling, let decision = check.decision, decision.action == .reject {
      return .rejected(decision)
    }
    return nil
  }
}

/// A check that was chosen for a decision and is not decided on, and what keeps it.
package struct HeldBack: Hashable, Sendable {
  /// The `Transition.id` of the change.
  package var id: String
  /// The check.
  package var key: CheckKey
  /// The reason why it is not decided on.
  package var reason: Reason

  /// A cause that was not chosen.
  package struct Other: Hashable, Sendable, Encodable {
    /// The cause's id.
    package var id: String
    /// The cause as one sentence.
    package var sentence: String

    init(_ id: String, _ sentence: String) {
      self.id = id
      self.sentence = sentence
    }
  }

  /// A reason not to decide on a check.
  package enum Reason: Hashable, Sendable {
    /// It has causes that were not chosen, the most telling first.
    case causes([Other])
    /// It was chosen for causes, and they do not explain all of it; no pixels are known where they explain nothing.
    case unexplained(pixels: Int)
    /// Somebody has rejected it, and it was not chosen by itself.
    case rejected(DecisionRecord)
  }

  init(_ check: Verdict.JudgedCheck, _ reason: Reason) {
    id = check.transition.id
    key = check.key
    self.reason = reason
  }

  /// The ids of the causes that were not chosen, sorted.
  package var otherCauses: [String] {
    if case .causes(let others) = reason { others.map(\.id).sorted() } else { [] }
  }

  /// The rejection, where it is that which keeps it.
  package var rejection: DecisionRecord? {
    if case .rejected(let record) = reason { record } else { nil }
  }
}

extension HeldBack: CustomStringConvertible {
  /// The reason as one sentence without a full stop; each audience adds its own way to decide on the check all the
  /// same.
  package var description: String {
    switch reason {
    case .causes(let others):
      let first = others.first.map { ": \(CleanText.line($0.sentence, limit: 200))" } ?? ""
      let count = EnglishNoun.count(others.count, one: "another cause", "other cause")
      return "it also differs for \(count)\(first)"
    case .unexplained(0): return "it differs for no cause that is known"
    case .unexplained(let pixels):
      return "\(EnglishNoun.count(pixels, "pixel")) of it changed for no cause that is known"
    case .rejected(let record):
      let why = record.reason.map { ": \(CleanText.line($0, limit: 200))" } ?? ""
      return "it was rejected by \(CleanText.line(record.by, limit: 80))\(why)"
    }
  }
}

extension HeldBack: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, key, reason, otherCauses, unexplainedPixels, rejection
  }

  /// Writes what a program reads: the check, the sentence, and the facts behind it.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(key.text, forKey: .key)
    try container.encode(description, forKey: .reason)
    try container.encode(otherCauses, forKey: .otherCauses)
    if case .unexplained(let pixels) = reason, pixels > 0 {
      try container.encode(pixels, forKey: .unexplainedPixels)
    }
    try container.encodeIfPresent(rejection, forKey: .rejection)
  }
}

extension Verdict.JudgedCheck {
  /// The choice for checks that are like one another: by their causes, or by a list where they have none.
  package var likeChoice: Choice {
    if case .causes(let causes) = similarityKey { .causes(causes) } else { .listed }
  }
}
