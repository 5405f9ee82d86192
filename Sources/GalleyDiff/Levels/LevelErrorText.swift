import GalleyTree

extension LevelError: CustomStringConvertible {
  /// The reason, and the way out.
  public var description: String {
    switch self {
    case .needsTree(let level, let side):
      let what =
        switch side {
        case .baseline: "the approved proof has none"
        case .candidate: "the new proof has none"
        case .both: "neither proof has one"
        }
      let instead = level == .layout ? "Strict and IgnoreColors judge" : "Strict judges"
      return
        "\(level.name) compares element trees, and \(what); take both proofs of a device that knows its elements, "
        + "or use a level that pictures are enough for: \(instead) pixels"
    case .noElement(let path, let level):
      let steps = path.indices.map { "\($0)" }.joined(separator: ".")
      return
        "a region for \(level.name) names the element at \(steps.isEmpty ? "the root" : steps), which is not in the new tree; "
        + "find the element in the snapshot that is checked"
    case .badPattern(let error): return "\(error)"
    }
  }
}
