/// The limit on the levels of a tree that can be stored.
package enum TreeDepth {
  /// The most levels.
  ///
  /// Foundation reads and writes JSON of 512 levels, of which an element takes two; sidecars and reports add some.
  package static let most = 240

  /// The reason for which a tree is not stored.
  package struct Exceeded: Error, Hashable, CustomStringConvertible {
    package var description: String {
      "its tree has more than \(TreeDepth.most) levels of elements, which cannot be stored; "
        + "check an element of the screen instead of all of it"
    }
  }

  /// Fails for a tree that is too deep.
  package static func check(_ tree: Element) throws(Exceeded) {
    var level = [tree]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      guard depth <= most else { throw Exceeded() }
      level = level.flatMap(\.children)
    }
  }
}
