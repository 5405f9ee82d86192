import GalleySystem
import GalleyText
import GalleyTree

/// An error of approving what was seen.
///
/// The baseline is as it was.
package enum ApprovalError: Error, Hashable, Sendable {
  /// The present baseline cannot be used.
  case baseline(BaselineError)
  /// A file could not be written.
  case file(FileError)
  /// Somebody changed the baseline since the run looked at it.
  case moved(seen: ContentDigest?, now: ContentDigest?)
  /// The run did not keep what it compared.
  case notKept(RunError)
  /// The snapshot cannot be written as a file.
  case notWritable(String)
}

extension ApprovalError: FileErrorWrapping {
  package init(_ fault: FileError) { self = .file(fault) }
}

extension ApprovalError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .baseline(let fault): return "\(fault)"
    case .file(let fault): return "\(fault)"
    case .moved(let seen, let now):
      let before = seen.map { "was \($0.short)" } ?? "was missing"
      let after = now.map { "is \($0.short)" } ?? "is missing"
      return
        "the baseline changed since the run: it \(before) then and \(after) now; run the tests again and look anew"
    case .notKept(let fault): return "\(fault)"
    case .notWritable(let reason):
      return "the snapshot cannot be written: \(CleanText.line(reason, limit: 200))"
    }
  }
}
