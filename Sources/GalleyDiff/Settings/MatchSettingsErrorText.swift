import GalleyTree

extension MatchSettingsError: CustomStringConvertible {
  /// The reason, and the way out.
  public var description: String {
    switch self {
    case .needsTree(let level, let side):
      let instead = level == .layout ? "Strict and IgnoreColors judge" : "Strict judges"
      return
        "\(level.name) compares element trees, and \(Self.lack(side)); take both proofs of a device that knows its elements, "
        + "or use a level that pictures are enough for: \(instead) pixels"
    case .regionNeedsTree(let region, let side):
      return
        "the region \(region.title) compares element trees, and \(Self.lack(side)); take both proofs of a device "
        + "that knows its elements, or ignore a rectangle"
    case .noElement(let path, let region):
      let steps = path.indices.map { "\($0)" }.joined(separator: ".")
      return
        "the region \(region.title) names the element at \(steps.isEmpty ? "the root" : steps), which is not in the new tree; "
        + "find the element in the snapshot that is checked"
    case .badPattern(let error): return "\(error)"
    case .badEdges(let region):
      return
        "the region \(region.title) has a padding or a limit that is no distance; give points from 0 up, such as 8"
    }
  }

  private static func lack(_ side: Side) -> String {
    switch side {
    case .baseline: "the approved proof has none"
    case .candidate: "the new proof has none"
    case .both: "neither proof has one"
    }
  }
}
