import Foundation
import GalleyExplanation
import GalleyImage
import GalleyTree

/// What a check saw: pixels, with a tree where there is one, or a text.
enum SeenContent: Sendable {
  /// Pixels and tree.
  case proof(Proof)
  /// A text.
  case text(String)

  /// Which of the two.
  var kind: CheckKind {
    switch self {
    case .proof: .picture
    case .text: .text
    }
  }

  /// The verdict on it.
  ///
  /// - Parameters:
  ///   - record: What is known of the check.
  ///   - stored: What was approved, of the same kind.
  /// - Returns: What became of the check.
  func judged(_ record: CheckRecord, against stored: StoredBaseline) -> CheckOutcome {
    switch (self, stored) {
    case (.proof(let proof), .found(let baseline)):
      Judgement.of(
        proof, digest: record.candidate, fingerprint: record.fingerprint, settings: record.settings,
        against: baseline)
    case (.text(let text), .text(let baseline)): Judgement.of(text, against: baseline)
    case (.proof, _), (.text, _): .new
    }
  }

  /// Keeps it in a run.
  func keep(in recorder: RunRecorder, of key: CheckKey, as digest: ProofDigest) throws(RunFault) {
    switch self {
    case .proof(let proof): try recorder.keep(proof.picture, proof.tree, of: key, as: digest)
    case .text(let text): try recorder.keep(text, as: digest)
    }
  }

  /// What it becomes as a baseline.
  func candidate(_ record: CheckRecord) throws(ApprovalFault) -> Candidate {
    switch self {
    case .text(let text): return Candidate(text: text, key: record.key)
    case .proof(let proof):
      let digest = proof.picture.digest
      do {
        let texts = PictureLabel.texts(record.key, digest)
        let picture = [UInt8](try PNG.encode(proof.picture, effort: .standard, text: texts))
        return Candidate(picture: picture, pixels: digest, record: record, tree: proof.tree)
      } catch {
        throw .notWritable("\(error)")
      }
    }
  }
}

extension Candidate {
  /// What a record of a picture becomes as a baseline.
  init(picture: [UInt8], pixels: PixelDigest, record: CheckRecord, tree: Element?) {
    let content = PictureLabel.labelled(picture, record.key, pixels)
    self.init(
      content: content,
      sidecar: .picture(
        Sidecar(
          key: record.key, pixels: pixels, scale: record.scale, fingerprint: record.fingerprint, tree: tree,
          file: Digest128(of: Data(content)))),
      digest: record.candidate)
  }

  /// What a text becomes as a baseline.
  init(text: String, key: CheckKey) {
    let digest = ProofDigest(text: text)
    guard case .text(let value) = digest.subject else { preconditionFailure("the digest of a text is one") }
    self.init(content: Array(text.utf8), sidecar: .text(TextSidecar(key: key, text: value)), digest: digest)
  }
}
