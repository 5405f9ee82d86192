import GalleyTree

/// The pairs of equal elements in two walks of VoiceOver.
///
/// Elements are the same if they are called the same, in the same order; what is left over under one name has moved, and what
/// stands in the place of as many others is called otherwise.
package struct WalkMatching: Sendable {
  /// The elements of the approved walk.
  package let before: [SpokenWalk.Stop]
  /// The elements of the new walk.
  package let after: [SpokenWalk.Stop]
  /// The element before for each after; `nil` for a new one.
  package private(set) var former: [Int?]
  /// The element after for each before; `nil` for one that is gone.
  package private(set) var latter: [Int?]
  /// The elements after that are read at another place among the others.
  package private(set) var moved: Set<Int> = []

  /// Compares two walks.
  package init(_ before: SpokenWalk, _ after: SpokenWalk) {
    (self.before, self.after) = (before.stops, after.stops)
    former = Array(repeating: nil, count: after.stops.count)
    latter = Array(repeating: nil, count: before.stops.count)
    let (old, new) = TextLines.numbers(before.stops.map(\.name), after.stops.map(\.name))
    for run in LineAlignment(old, new).runs {
      for offset in 0..<run.count { pair(run.a + offset, run.b + offset) }
    }
    let anchors = former
    pairMoved()
    pairRenamed(between: anchors)
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    latter[old] = new
    former[new] = old
  }

  /// Pairs what is left over under one name.
  private mutating func pairMoved() {
    var left: [String: [Int]] = [:]
    for old in before.indices.reversed() where latter[old] == nil {
      left[before[old].name, default: []].append(old)
    }
    for new in after.indices where former[new] == nil {
      guard let old = left[after[new].name]?.popLast() else { continue }
      pair(old, new)
      moved.insert(new)
    }
  }

  /// Pairs what is left over between the same two neighbours, where it is as many on both sides.
  private mutating func pairRenamed(between anchors: [Int?]) {
    var (old, new) = (0, 0)
    for end in Array(after.indices) + [after.count] {
      guard let next = end == after.count ? before.count : anchors[end] else { continue }
      let gone = (old..<next).filter { latter[$0] == nil }
      let come = (new..<end).filter { former[$0] == nil }
      if gone.count == come.count { for (old, new) in zip(gone, come) { pair(old, new) } }
      (old, new) = (next + 1, end + 1)
    }
  }
}
