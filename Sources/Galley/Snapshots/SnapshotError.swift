/// Why a snapshot cannot be compared.
public enum SnapshotError: Error, Hashable, Sendable {
  /// It has no name, and runs in a parameterised test.
  case unnamed
}

extension SnapshotError: CustomStringConvertible {
  /// The reason and the way out, without a full stop.
  public var description: String {
    switch self {
    case .unnamed:
      "a snapshot in a parameterised test needs a name, because its cases run in no certain order; "
        + "write named: and for:, such as named: \"start\", for: argument"
    }
  }
}
