import Foundation
import GalleyImage

/// The change that a decision is about: of one check, from its baseline to what was seen.
///
/// Decisions are of transitions, not of commits: who decided one has decided it on every branch where the same baseline
/// meets the same snapshot.
package struct Transition: Hashable, Sendable {
  /// The check.
  package var key: CheckKey
  /// The baseline; `nil` if there is none.
  package var from: ContentDigest?
  /// The digest of what was seen.
  package var to: ContentDigest

  /// Makes a transition.
  package init(key: CheckKey, from: ContentDigest?, to: ContentDigest) {
    self.key = key
    self.from = from
    self.to = to
  }

  /// Sixteen digits that stand for all three parts: who decides by them has seen what they decide.
  package var id: String {
    func part(_ digest: ContentDigest?) -> String {
      guard let digest else { return "-" }
      return "\(digest.kind.rawValue) \(digest.name) \(digest.tree?.description ?? "-")"
    }
    return String(Digest128(of: "\(key.slug)\n\(part(from))\n\(part(to))").description.prefix(16))
  }
}

extension DecisionRecord {
  /// The change that the line is about; `nil` for a line that saw nothing, such as that of a removal.
  package var transition: Transition? { to.map { Transition(key: key, from: from, to: $0) } }
}
