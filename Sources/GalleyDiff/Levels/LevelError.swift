import GalleyTree

/// Why proofs cannot be judged by a level.
public enum LevelError: Error, Hashable, Sendable {
  /// Which of two proofs.
  public enum Side: String, Hashable, Sendable {
    /// The approved one.
    case baseline
    /// The new one.
    case candidate
    /// Both.
    case both
  }

  /// The level is judged by trees, and there is none.
  case needsTree(MatchLevel, missing: Side)
  /// A region names an element that the new tree does not have.
  case noElement(ElementPath, MatchLevel)
  /// A pattern is no regular expression.
  case badPattern(TextPatternError)
}
