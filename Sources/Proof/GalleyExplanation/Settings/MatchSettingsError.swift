import GalleyTree

/// An error in comparing two screens by settings.
package enum MatchSettingsError: Error, Hashable, Sendable {
  /// A side of the comparison.
  package enum Side: String, Hashable, Sendable {
    /// The approved screen.
    case baseline
    /// The new screen.
    case candidate
    /// Both.
    case both
  }

  /// The level compares trees, and there is none.
  case needsTree(MatchLevel, missing: Side)
  /// The region compares trees, and there is none.
  case regionNeedsTree(MatchRegion, missing: Side)
  /// A region names an element that the new tree does not have.
  case noElement(ElementPath, of: MatchRegion)
  /// A pattern is no regular expression.
  case badPattern(TextPatternError)
  /// A region's padding or limits are not valid distances.
  case badEdges(MatchRegion)
}

extension MatchSettingsError: CustomStringConvertible {
  /// The reason, and the way out.
  package var description: String {
    switch self {
    case .needsTree(let level, let side):
      let instead = level == .layout ? "Strict or IgnoreColors" : "Strict"
      return
        "\(level.name) compares element trees, and \(Self.lack(side)); use a device that reports its elements, "
        + "or a level that compares pixels: \(instead)"
    case .regionNeedsTree(let region, let side):
      return
        "the region \(region.title) compares element trees, and \(Self.lack(side)); use a device "
        + "that reports its elements, or ignore a rectangle"
    case .noElement(let path, let region):
      let steps = path.indices.map { "\($0)" }.joined(separator: ".")
      return
        "the region \(region.title) names the element at \(steps.isEmpty ? "the root" : steps), which is not in the new tree; "
        + "find the element in the snapshot that is checked"
    case .badPattern(let error): return "\(error)"
    case .badEdges(let region):
      return
        "the region \(region.title) has a padding or a limit that is not a distance; give points from 0 up, such as 8"
    }
  }

  private static func lack(_ side: Side) -> String {
    switch side {
    case .baseline: "the approved screen has none"
    case .candidate: "the new screen has none"
    case .both: "neither screen has one"
    }
  }
}
