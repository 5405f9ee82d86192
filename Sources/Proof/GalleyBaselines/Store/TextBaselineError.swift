import GalleyImage

/// A defect of an approved text.
package enum TextBaselineError: Error, Hashable, Sendable {
  /// There is a sidecar but no text.
  case missing
  /// There is a text but no sidecar.
  case sidecarMissing
  /// The text is a Git LFS pointer.
  case pointer
  /// The text holds both sides of a merge.
  case conflict
  /// It is no text: its bytes are no UTF-8.
  case notText
  /// It is larger than any approved text is; in bytes.
  case tooLong(Int)
  /// Only its line endings are not those that were approved.
  case lineEndings
  /// It is not the text that was approved with its sidecar.
  case changed(approved: Digest128, found: Digest128)
}

extension TextBaselineError {
  /// The damage of a file as one sentence without a full stop: the file, the reason, and the way out.
  package func description(of path: String) -> String {
    switch self {
    case .missing:
      "\(path) is missing, but its .json is there; "
        + "restore it with \"git checkout -- \(path)\", or remove the .json and approve again"
    case .sidecarMissing:
      "\(path) is missing, but its .txt is there; "
        + "restore it with \"git checkout -- \(path)\", or remove the .txt and approve again"
    case .pointer: "\(path) is a Git LFS pointer, not the file itself; fetch it with \"git lfs pull\""
    case .conflict:
      "\(path) has the marks of an unfinished merge; choose one side of the .txt and of its .json "
        + "with \"git checkout --ours\" or \"--theirs\""
    case .notText: "\(path) is no text in UTF-8; \(Self.wayOut)"
    case .tooLong(let bytes):
      "\(path) has \(bytes) bytes, and approved texts have \(TextLimits.bytes) at the most; \(Self.wayOut)"
    case .lineEndings:
      "\(path) has other line endings than the approved text, probably as git converted them; "
        + "write \"*.txt -text\" in a .gitattributes file beside the baselines, and restore the file with git"
    case .changed(let approved, let found):
      "\(path) is not the approved text: its digest is \(found.description.prefix(12))…, "
        + "the approved one is \(approved.description.prefix(12))…; \(Self.wayOut)"
    }
  }

  private static let wayOut = "restore both files with git, or remove both and approve again"

  /// Finds the fault of bytes that should have been the approved text.
  ///
  /// A text may hold anything, also what looks like a merge: only where it is not what was approved is it asked why.
  package static func find(in bytes: [UInt8], approved: Digest128, found: Digest128) -> TextBaselineError {
    if Git.isLFSPointer(bytes) { return .pointer }
    if Git.hasConflictMarks(bytes) { return .conflict }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .notText }
    // Git changes either all line endings or none.
    let plain = text.replacing("\r\n", with: "\n")
    for other in [plain, plain.replacing("\n", with: "\r\n")]
    where ContentDigest(text: other).text == approved { return .lineEndings }
    return .changed(approved: approved, found: found)
  }
}

/// The limits of texts that are compared.
package enum TextLimits {
  /// More bytes than this no text has that a person could review.
  package static let bytes = 4 * 1024 * 1024
}
