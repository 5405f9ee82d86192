import Foundation
import GalleyBaselines

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
  /// Each decision is signed by itself, so that the signature of one does not depend on another's lines. No baseline changes.
  ///
  /// Returns why it was not signed; `nil` if it was, or if nothing was to be.
  package func countersign(_ approvals: [MissingApproval], _ signature: Signature) -> SigningError? {
    var seen: Set<String> = []
    var decisions: [(id: String, lines: [DecisionRecord])] = []
    for line in approvals.flatMap(\.lines) where seen.insert(line.id).inserted {
      if let index = decisions.firstIndex(where: { $0.id == line.decision }) {
        decisions[index].lines.append(line)
      } else {
        decisions.append((line.decision, [line]))
      }
    }
    for decision in decisions {
      var signature = signature
      signature.decision = decision.id
      if let fault = seal(decision.lines, signature) { return fault }
    }
    return nil
  }
}
