import Foundation
import GalleySystem

/// Signs decisions with the SSH key of whoever decides: one signature for all lines of a decision.
package struct DecisionSigner: Hashable, Sendable {
  private let keygen: SSHKeygen
  private let key: SigningKey
  /// The name of the repository; `nil` where it has none yet.
  private let repository: String?

  /// Finds the program and the key, and tries them, so that nothing is decided that cannot be signed.
  ///
  /// `key`: a path or the text of a public key; `nil` for the key that git signs with.
  package init(
    key name: String? = nil, in project: Project,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SigningError) {
    keygen = try SSHKeygen(environment: environment)
    let names = RepositoryNames(
      stated: project.settings.repository, in: project, environment: environment)
    // A signature without a name counts nowhere that has a base.
    guard !names.lacksFirstCommit else { throw .firstCommitMissing(project.root) }
    repository = names.names.first
    key = try SigningKey(name, in: project, environment: environment)
    _ = try keygen.sign(Array("galley\n".utf8), with: key)
  }

  /// Signs lines that stand in a journal, and appends the signature to it.
  ///
  /// `ids`: the identifiers of the lines.
  func sign(_ ids: [String], _ signature: Signature, in journal: DecisionJournal) throws(SigningError) {
    guard !ids.isEmpty else { return }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try journal.folder.read(DecisionJournal.fileName) } catch {
      throw .journal("\(error)")
    }
    guard let text = SignedLines(bytes).text(of: ids, in: repository) else {
      throw .journal("a line that was just written is not in \(DecisionJournal.fileName)")
    }
    let seal = DecisionSeal(
      id: Signature.freshID(), decision: signature.decision, at: signature.at, by: signature.by, lines: ids,
      repository: repository, signature: try keygen.sign(text, with: key))
    do throws(FileError) { try journal.append(seal) } catch { throw .journal("\(error)") }
  }
}

extension BaselineStore {
  /// Signs what was decided, if whoever decided signs.
  ///
  /// Returns why it was not signed; `nil` if it was, or nobody wants it to be.
  package func seal(_ records: [DecisionRecord], _ signature: Signature) -> SigningError? {
    guard let signer = signature.signer else { return nil }
    do throws(SigningError) { try signer.sign(records.map(\.id), signature, in: journal) } catch {
      return error
    }
    return nil
  }
}
