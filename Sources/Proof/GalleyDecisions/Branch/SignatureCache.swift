import Foundation
import GalleyBaselines

/// A cache of verified signatures: each is verified once for each approver.
struct SignatureCache {
  let verifier: SignatureVerifier
  let lines: SignedLines
  let names: RepositoryNames
  /// Whether a key must be valid now, and not only when it signed.
  let isAsOfNow: Bool
  /// Whether a signature must name the repository.
  let mustNameRepository: Bool
  private var known: [Int: [String: Bool]] = [:]

  init(
    verifier: SignatureVerifier, lines: SignedLines, names: RepositoryNames, isAsOfNow: Bool,
    mustNameRepository: Bool
  ) {
    self.verifier = verifier
    self.lines = lines
    self.names = names
    self.isAsOfNow = isAsOfNow
    self.mustNameRepository = mustNameRepository
  }

  /// Whether a signature is for this repository; without the need of a name, also one of an earlier version, which names none.
  private func isOfHere(_ seal: DecisionSeal) -> Bool {
    seal.repository.map(names.names.contains) ?? !mustNameRepository
  }

  private func time(_ seal: DecisionSeal) -> Date? { isAsOfNow ? nil : seal.at }

  mutating func isSigned(_ number: Int, by approver: String) throws(SigningError) -> Bool {
    if let answer = known[number]?[approver] { return answer }
    let seal = lines.seals[number]
    var answer = false
    if isOfHere(seal), let text = lines.text(of: seal) {
      answer = try verifier.verifies(seal.signature, of: text, by: approver, at: time(seal))
    }
    known[number, default: [:]][approver] = answer
    return answer
  }

  /// The approver who signed a line; `nil` if none did.
  mutating func signer(of id: String, among approvers: [String]) throws(SigningError) -> String? {
    for (number, seal) in lines.seals.enumerated() where seal.lines.contains(id) {
      for approver in approvers where try isSigned(number, by: approver) { return approver }
    }
    return nil
  }

  func reason(_ number: Int, _ by: String) throws(SigningError) -> MissingApproval.Reason {
    let seal = lines.seals[number]
    guard let text = lines.text(of: seal), try verifier.fits(seal.signature, text) else {
      return .broken(by: by)
    }
    guard isOfHere(seal) else {
      return self.names.lacksFirstCommit && seal.repository != nil
        ? .firstCommitMissing(by: by) : .otherRepository(by: by)
    }
    var names: [String] = []
    for name in try verifier.principals(of: seal.signature, at: time(seal))
    where try verifier.verifies(seal.signature, of: text, by: name, at: time(seal)) {
      names.append(name)
    }
    return names.isEmpty ? .notAllowed(by: by) : .notApprover(names)
  }
}
