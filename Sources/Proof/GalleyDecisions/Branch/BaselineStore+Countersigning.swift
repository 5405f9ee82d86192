import Foundation
import GalleyBaselines
import GalleySystem

extension BaselineStore {
  /// The baselines that lack the signature of an approver, by the rules of a base branch; by those of the checkout without one.
  ///
  /// `environment`: the environment of the process, for git and `ssh-keygen`. Throws `BaseError` and `SigningError`.
  package func missingApprovals(
    since base: BaseBranch?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> [MissingApproval] {
    let review = try base.map { base throws(BaseError) in
      try BranchReview(base, self, environment: environment)
    }
    return try ApprovalAudit.run(review, self, environment: environment)?.missing ?? []
  }

  /// Signs what others decided: their lines stay as they are, byte for byte, and get one more signature.
  ///
  /// Each decision is signed by itself, so that the signature of one does not depend on another's lines. Where several steps lead to a
  /// baseline, or none, the change since the base is approved by a line of its own. No baseline changes.
  ///
  /// Returns why it was not signed; `nil` if it was, or if nothing was to be. Throws `FileError` if the journal cannot be written.
  package func countersign(
    _ approvals: [MissingApproval], _ signature: Signature
  ) throws(FileError) -> SigningError? {
    var seen: Set<String> = []
    var decisions: [(id: String, lines: [DecisionRecord])] = []
    for line in approvals.compactMap(\.line) where seen.insert(line.id).inserted {
      if let index = decisions.firstIndex(where: { $0.id == line.decision }) {
        decisions[index].lines.append(line)
      } else {
        decisions.append((line.decision, [line]))
      }
    }
    var known: Set<NetChange> = []
    let changes = approvals.compactMap(\.netChange).filter { known.insert($0).inserted }
    if !changes.isEmpty {
      let lines = changes.map { $0.approval(signature) }
      try note(lines)
      decisions.append((signature.decision, lines))
    }
    for decision in decisions {
      var signature = signature
      signature.decision = decision.id
      if let fault = seal(decision.lines, signature) { return fault }
    }
    return nil
  }
}
