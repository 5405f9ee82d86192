/// Why a baseline is one that no check will use.
public enum OrphanReason: String, Sendable, Hashable, Codable, CaseIterable {
  /// Its test is on the list of tests no longer.
  case testGone
  /// Its test ran to its end and passed, without that check.
  case testEnded
  /// All tests ran to their end and passed, without that check.
  case suiteEnded
}

extension OrphanReason: CustomStringConvertible {
  /// The reason as half a sentence.
  public var description: String {
    switch self {
    case .testGone: "its test is gone"
    case .testEnded: "its test ended without it"
    case .suiteEnded: "all tests ended without it"
    }
  }
}
