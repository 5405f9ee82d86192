import GalleyTree

/// Why a snapshot cannot be compared.
public enum SnapshotError: Error, Hashable, Sendable {
  /// It has no name, and runs in a parameterised test.
  case unnamed
  /// A text is to be compared at a level other than Exact.
  case levelOfText(MatchLevel)
  /// Parts of a text are to be compared otherwise.
  case regionsOfText
}

extension SnapshotError: CustomStringConvertible {
  /// The reason and the way out, without a full stop.
  public var description: String {
    switch self {
    case .unnamed:
      "a snapshot in a parameterised test needs a name, because its cases run in no certain order; "
        + "write named: and for:, such as named: \"start\", for: argument"
    case .levelOfText(let level):
      "a text is compared exactly, and not at level \(level.name); leave level: out, and compare a text without what "
        + "may change"
    case .regionsOfText:
      "a text has no regions; leave regions: out, and compare a text without what may change"
    }
  }
}
