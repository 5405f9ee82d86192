import GalleyBaselines
import GalleySystem
import GalleyText
import GalleyTree

/// An error of carrying out one requested decision.
package enum DecisionError: Error, Hashable, Sendable {
  /// No check of the run has such a change.
  case unknown(run: String)
  /// The candidate is the baseline already.
  case isBaseline(CheckKey)
  /// The baseline is another one than whoever decided has seen.
  case moved(CheckKey, now: ContentDigest?)
  /// The check passes, so that there is nothing to decide.
  case passes(CheckKey)
  /// It could not be compared.
  case notComparable(CheckKey, reason: String)
  /// Something was decided about it twice at once.
  case twice(CheckKey)
  /// It is nothing that can be asked for.
  case noRequest(DecisionRecord.Action)
  /// A comment says nothing.
  case noWords
  /// A reason has more characters than are kept.
  case tooLong(Int)
  /// The baseline did not change.
  case approval(ApprovalError)
  /// The journal did not get its line.
  case journal(FileError)
}

extension DecisionError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .unknown(let run):
      "no check of the run \(CleanText.line(run, limit: 100)) has this change; "
        + "\"galley status --json\" lists the waiting checks with their ids"
    case .isBaseline(let key): "the candidate of \(key.text) is its baseline already"
    case .moved(let key, let now):
      "the baseline of \(key.text) has changed (\(now?.short ?? "missing")); look anew, then decide"
    case .passes(let key): "\(key.text) passes, so there is nothing to decide"
    case .notComparable(let key, let reason): "\(key.text) could not be compared: \(reason)"
    case .twice(let key): "\(key.text) was decided on twice at once; the first decision holds"
    case .noRequest(let action):
      "\"\(action.rawValue)\" is no action; use approve, reject or comment"
    case .noWords: "a comment needs a reason, which holds its words"
    case .tooLong(let count):
      "the reason has \(count) characters, and no more than \(DecisionRequest.longestReason) are kept"
    case .approval(let fault): "\(fault)"
    case .journal(let fault): "\(fault)"
    }
  }
}
