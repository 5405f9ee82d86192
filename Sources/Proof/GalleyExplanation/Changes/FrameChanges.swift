import Foundation
import GalleyTree

/// The changes of frames on each axis, relative to their containers.
///
/// An element's shift is how much further from its container's edge it begins; its growth is how much longer it is.
/// What only moves along with its container has neither.
struct FrameChanges: Sendable {
  /// The smallest change that counts, in points: `Numeral.decimal` does not show less.
  static let smallest = 0.005

  /// The pairs that are judged.
  let matching: ElementMatching
  /// The difference up to which two changes are equal, in points: the effect of rounding to whole pixels.
  let slack: Double
  /// The children of each element of the approved tree that stayed in it, in order.
  private(set) var kept: [[Int]]
  /// The children that came into each element of the approved tree, by number in the new tree.
  private(set) var came: [[Int]]
  /// The children that each element of the approved tree lost.
  private(set) var left: [[Int]]
  /// Rows that a scrolling container made or dropped because others moved, each with the one that moved it.
  private(set) var passages: [Passage] = []
  /// The changed content insets of elements that kept their size, by axis.
  private(set) var contentInsets: [[Int: ContentInset]] = []
  private var shifts: [[Double]]
  private var growths: [[Double]]
  private var insets: [[(leading: Double, trailing: Double)?]] = []

  /// Compares the frames of a matching.
  init(_ matching: ElementMatching, scale: Double) {
    self.matching = matching
    slack = min(1 / max(scale, 1), 0.5) + 2 * Self.smallest
    let count = matching.baseline.nodes.count
    kept = Array(repeating: [], count: count)
    came = kept
    left = kept
    shifts = Axis.allCases.map { _ in Array(repeating: 0, count: count) }
    growths = shifts
    for (a, b) in matching.pairs {
      for child in matching.baseline[a].children {
        if matching.staysInPlace(child) { kept[a].append(child) } else { left[a].append(child) }
      }
      for child in matching.candidate[b].children {
        if let origin = matching.origins[child], matching.staysInPlace(origin) { continue }
        came[a].append(child)
      }
      for axis in Axis.allCases { measure(a, b, axis) }
    }
    for (a, b) in matching.pairs where Self.scrolling.contains(matching.baseline[a].element.type) {
      findPassages(a, b)
    }
    insets = Axis.allCases.map { axis in
      (0..<count).map { number in measureInsets(number, axis) }
    }
    contentInsets = Axis.allCases.map { findContentInsets($0) }
  }

  /// A row that came into sight or went out of it.
  struct Passage: Hashable, Sendable {
    /// The row.
    var row: Finding.Subject
    /// The sibling whose movement took it along, by number in the approved tree.
    var leader: Int
    /// The axis.
    var axis: Axis
  }

  /// Containers that create only the rows they show.
  static let scrolling: Set<ElementType> = [.table, .collectionView, .scrollView, .outline]

  /// Finds the rows that would be out of sight, had they moved with the row before them.
  private mutating func findPassages(_ a: Int, _ b: Int) {
    let (old, new) = (matching.baseline[a], matching.candidate[b])
    // The row before each row that went, and before each row that came, which is in both trees.
    var leader: Int?
    var sight = VisibleEnds(of: new.element, slack)
    for row in old.children {
      if matching.staysInPlace(row) {
        leader = row
      } else if matching.partners[row] == nil, let leader {
        let fresh = run(after: matching.partners[leader], in: matching.candidate) {
          matching.origins[$0] == nil
        }
        note(.init(baseline: row), matching.baseline[row].element, after: leader, 1, sight, beside: fresh)
      }
    }
    leader = nil
    sight = VisibleEnds(of: old.element, slack)
    for row in new.children {
      if let origin = matching.origins[row] {
        if matching.staysInPlace(origin) { leader = origin }
      } else if let leader {
        let gone = run(after: leader, in: matching.baseline) { matching.partners[$0] == nil }
        note(.init(candidate: row), matching.candidate[row].element, after: leader, -1, sight, beside: gone)
      }
    }
    if passages.isEmpty { return }
    let passed = Set(passages.map(\.row))
    left[a].removeAll { passed.contains(.init(baseline: $0)) }
    came[a].removeAll { passed.contains(.init(candidate: $0)) }
  }

  /// The ends of a container's visible part, along the axes on which its rows reach beyond them.
  ///
  /// A container that is as long as its rows shows them all.
  private struct VisibleEnds {
    var ends: [Axis: Double] = [:]

    init(of container: Element, _ slack: Double) {
      let visible = FindingAreas.visible(container)
      // What makes rows that are out of sight makes all of them.
      for axis in Axis.allCases
      where container.children.contains(where: { axis.end($0.frame) > axis.end(visible) + slack })
        && !container.children.contains(where: { axis.start($0.frame) >= axis.end(visible) + slack })
      {
        ends[axis] = axis.end(visible)
      }
    }
  }

  /// The size of the rows right after a row that are in one tree only.
  private func run(after number: Int?, in outline: FlatElementTree, _ isSingle: (Int) -> Bool) -> CGSize {
    guard let number, let parent = outline[number].parent else { return .zero }
    // No screen shows more rows than this.
    let rows = outline[parent].children.dropFirst(outline[number].position + 1).prefix(64).prefix(
      while: isSingle)
    guard let first = rows.first, let last = rows.last else { return .zero }
    return CGSize(
      width: Axis.horizontal.end(outline[last].element.frame)
        - Axis.horizontal.start(outline[first].element.frame),
      height: Axis.vertical.end(outline[last].element.frame)
        - Axis.vertical.start(outline[first].element.frame))
  }

  /// Notes a passage if a row, taken along by its leader, is out of sight.
  private mutating func note(
    _ row: Finding.Subject, _ element: Element, after leader: Int, _ direction: Double, _ sight: VisibleEnds,
    beside room: CGSize
  ) {
    for axis in Axis.allCases {
      guard let end = sight.ends[axis] else { continue }
      // Rows that came in between push it further; those that are out of sight themselves do not.
      let between = axis == .horizontal ? room.width : room.height
      let distance = (shift(leader, axis) + growth(leader, axis)) * direction + between
      if distance > 0, axis.start(element.frame) + distance >= end - slack {
        passages.append(Passage(row: row, leader: leader, axis: axis))
        return
      }
    }
  }

  private mutating func measure(_ a: Int, _ b: Int, _ axis: Axis) {
    let (old, new) = (matching.baseline[a], matching.candidate[b])
    var growth = Self.settled(axis.length(new.element.frame) - axis.length(old.element.frame))
    // A text that takes the room it took before can lose a pixel to rounding where it stands now.
    if abs(growth) <= slack, axis.start(old.element.frame) != axis.start(new.element.frame),
      let natural = old.element.appearance?.naturalSize, natural == new.element.appearance?.naturalSize
    {
      growth = 0
    }
    growths[axis.rawValue][a] = growth
    // In another container only the place on the screen can be judged.
    let inPlace = matching.staysInPlace(a)
    let oldEdge = inPlace ? old.parent.map { axis.start(matching.baseline[$0].element.frame) } ?? 0 : 0
    let newEdge = inPlace ? new.parent.map { axis.start(matching.candidate[$0].element.frame) } ?? 0 : 0
    shifts[axis.rawValue][a] = Self.settled(
      (axis.start(new.element.frame) - newEdge) - (axis.start(old.element.frame) - oldEdge))
  }

  private static func settled(_ change: Double) -> Double {
    abs(change) >= smallest ? change : 0
  }

  /// The change of an element's distance from its container's edge, in points.
  func shift(_ number: Int, _ axis: Axis) -> Double { shifts[axis.rawValue][number] }

  /// The change of an element's length, in points.
  func growth(_ number: Int, _ axis: Axis) -> Double { growths[axis.rawValue][number] }

  /// Whether two changes are one but for rounding.
  func agree(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= slack }

  /// An element's place in its container before, in points.
  func before(_ number: Int, _ axis: Axis) -> (start: Double, end: Double) {
    let node = matching.baseline[number]
    let edge = node.parent.map { axis.start(matching.baseline[$0].element.frame) } ?? 0
    return (axis.start(node.element.frame) - edge, axis.end(node.element.frame) - edge)
  }

  /// The place in its container after of an element of the new tree, in points.
  func after(candidate number: Int, _ axis: Axis) -> (start: Double, end: Double) {
    let node = matching.candidate[number]
    let edge = node.parent.map { axis.start(matching.candidate[$0].element.frame) } ?? 0
    return (axis.start(node.element.frame) - edge, axis.end(node.element.frame) - edge)
  }

  /// The change of the content's distance from an element's two edges, in points; `nil` without content.
  func insets(_ number: Int, _ axis: Axis) -> (leading: Double, trailing: Double)? {
    insets[axis.rawValue][number]
  }

  private func measureInsets(_ number: Int, _ axis: Axis) -> (leading: Double, trailing: Double)? {
    guard let partner = matching.partners[number] else { return nil }
    let (old, new) = (matching.baseline[number], matching.candidate[partner])
    if old.children.isEmpty || new.children.isEmpty { return nil }
    let before = old.children.map { self.before($0, axis) }
    let after = new.children.map { self.after(candidate: $0, axis) }
    guard let start = before.map(\.start).min(), let end = before.map(\.end).max(),
      let newStart = after.map(\.start).min(), let newEnd = after.map(\.end).max()
    else { return nil }
    return (
      newStart - start,
      (axis.length(new.element.frame) - newEnd) - (axis.length(old.element.frame) - end)
    )
  }
}
