extension PNG {
  /// How much time to spend on a small file.
  public enum Effort: Hashable, Sendable, CaseIterable {
    /// For files that are soon thrown away.
    case fast

    /// For files that are kept.
    case standard

    /// zlib's level.
    var compressionLevel: Int {
      switch self {
      case .fast: 1
      case .standard: 9
      }
    }
  }
}
