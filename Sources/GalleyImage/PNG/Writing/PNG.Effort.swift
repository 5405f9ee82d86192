extension PNG {
  /// How much time to spend on a small file.
  ///
  /// Measured on screens of 1125 × 2436 pixels with more than 256 colours: `fast` takes 25 to 35 ms, `standard`
  /// 90 to 180 ms for files down to a fifth, `best` 250 to 670 ms for 4 to 12 % less again. A screen of 256
  /// colours takes 9, 14 and 70 ms.
  public enum Effort: Hashable, Sendable, CaseIterable {
    /// For files that are soon thrown away.
    case fast

    /// For files that are kept.
    case standard

    /// For files that are kept for years.
    case best

    /// zlib's level.
    var compressionLevel: Int {
      switch self {
      case .fast: 1
      case .standard: 6
      case .best: 9
      }
    }

    /// Whether rows of colours are stored as differences when that makes a smaller file.
    ///
    /// No rule foretells it: text and flat shapes come out a quarter smaller without, gradients three times
    /// smaller with. So both are tried.
    var triesFilters: Bool { self != .fast }
  }
}
