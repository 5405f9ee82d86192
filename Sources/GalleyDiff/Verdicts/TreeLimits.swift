import GalleyTree

/// How large trees may be that are compared.
enum TreeLimits {
  /// A screen of a real app has a few thousand elements at the most.
  static let mostElements = 200_000
  /// The deepest trees of real apps have some hundred levels.
  static let deepest = 20_000

  /// Why a tree is not compared, in words that follow its name.
  ///
  /// - Parameter outline: The tree.
  /// - Returns: The reason; `nil` for a tree that is.
  static func excess(of outline: FlatElementTree) -> String? {
    if outline.nodes.count > mostElements {
      return "has \(outline.nodes.count) elements, and trees of more than \(mostElements) are not compared"
    }
    var depths = [Int](repeating: 0, count: outline.nodes.count)
    var deepest = 0
    for (number, node) in outline.nodes.enumerated() {
      depths[number] = node.parent.map { depths[$0] + 1 } ?? 1
      deepest = max(deepest, depths[number])
    }
    guard deepest > Self.deepest else { return nil }
    return "has \(deepest) levels, and trees of more than \(Self.deepest) are not compared"
  }

  /// The cause that says so.
  static func cause(_ name: String, _ excess: String) -> Cause {
    Cause(
      id: CauseID.make(.unexplained, identity: "", property: "tree", delta: excess), kind: .unexplained,
      element: "", property: "tree", sentence: "the \(name) tree \(excess)")
  }
}
