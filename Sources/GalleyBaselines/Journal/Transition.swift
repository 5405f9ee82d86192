import Foundation
import GalleyImage

/// What a decision is about: a check whose baseline is one proof, and which saw another.
///
/// Decisions are of transitions, not of commits: who decided one has decided it on every branch where the same baseline
/// meets the same proof.
public struct Transition: Hashable, Sendable {
  /// The check.
  public var key: CheckKey
  /// The baseline; `nil` if there is none.
  public var from: ProofDigest?
  /// What was seen.
  public var to: ProofDigest

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - key: The check.
  ///   - from: The baseline.
  ///   - to: What was seen.
  public init(key: CheckKey, from: ProofDigest?, to: ProofDigest) {
    self.key = key
    self.from = from
    self.to = to
  }

  /// Sixteen digits that stand for all three parts: who decides by them has seen what they decide.
  public var id: String {
    func part(_ digest: ProofDigest?) -> String {
      guard let digest else { return "-" }
      return "\(digest.kind.rawValue) \(digest.name) \(digest.tree?.description ?? "-")"
    }
    return String(Digest128(of: "\(key.slug)\n\(part(from))\n\(part(to))").description.prefix(16))
  }
}

extension DecisionRecord {
  /// What the line is about; `nil` for a line that saw nothing, such as that of a removal.
  public var transition: Transition? { to.map { Transition(key: key, from: from, to: $0) } }
}
