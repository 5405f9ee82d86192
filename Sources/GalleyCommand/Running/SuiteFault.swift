import GalleyBaselines
import GalleyDecisions

/// Why a suite could not be run in parts.
enum SuiteFault: Error, Hashable, CustomStringConvertible {
  /// `swift test list` did not say which tests there are.
  case notListed(Shard)

  /// The fault as one sentence without a full stop.
  var description: String {
    switch self {
    case .notListed(let shard):
      "\"swift test list\" did not tell which tests there are, so shard \(shard.text) of them is not known; "
        + "see that it lists them with the arguments after --"
    }
  }
}
