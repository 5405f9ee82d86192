import GalleyTree

/// Why proofs cannot be compared as settings say.
public enum MatchSettingsError: Error, Hashable, Sendable {
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
  /// The region is judged by trees, and there is none.
  case regionNeedsTree(MatchRegion, missing: Side)
  /// A region names an element that the new tree does not have.
  case noElement(ElementPath, of: MatchRegion)
  /// A pattern is no regular expression.
  case badPattern(TextPatternError)
  /// A region's padding or limits are no distances.
  case badEdges(MatchRegion)
}
