import Foundation
import GalleyTree

/// A snapshot's elements in one row, in the order in which they are painted, ready for many questions.
///
/// Everything below an element follows it at once, so a subtree is a range. Building it is O(*n*); it is
/// shared by all questions to one snapshot. It is built anew whenever something on the screen changes, so it copies no
/// element: it points into the trees, and keeps them.
package struct ScreenIndex: Sendable {
  /// Keeps the trees that nodes point into.
  ///
  /// They are never changed, so their elements stay where they are.
  fileprivate final class Trees: Sendable {
    let applications: [ApplicationTree]

    init(_ applications: [ApplicationTree]) {
      self.applications = applications
    }
  }

  /// One element with its place in the row.
  ///
  /// It is unchecked because it holds a pointer to memory that does not change, and that the node itself
  /// keeps.
  package struct Node: @unchecked Sendable {
    @usableFromInline let pointer: UnsafePointer<Element>
    private let trees: Trees

    /// The element, with everything below it.
    @inlinable package var element: Element {
      _read { yield pointer.pointee }
    }

    /// The place of the element above, or `nil` for an app.
    package let parent: Int?
    /// The number of the child in the element above it; for an app, its index in `Snapshot/applications`.
    package let ordinal: Int
    /// The place after the last element below this one.
    package internal(set) var end: Int
    /// The part of the frame that the screen and all clipping containers leave, in points; `nil` for nothing.
    package let visible: CGRect?

    fileprivate init(
      _ pointer: UnsafePointer<Element>, in trees: Trees, parent: Int?, ordinal: Int, end: Int,
      visible: CGRect?
    ) {
      self.pointer = pointer
      self.trees = trees
      self.parent = parent
      self.ordinal = ordinal
      self.end = end
      self.visible = visible
    }
  }

  /// All elements, in paint order.
  package let nodes: [Node]

  /// The names of the apps, from the back to the front.
  package let bundleIdentifiers: [String]

  /// The places of the apps' roots, from the back to the front.
  package let roots: [Int]

  /// The rectangle of the whole screen, in points.
  package let bounds: CGRect

  /// The places of the elements that a touch can reach and that keep it from those painted before.
  let covers: [Int]

  private let trees: Trees
  private let types = LazyIndex<TypeIndex>()
  private let identifiers = LazyIndex<TextIndex>()
  private let identifyingTexts = LazyIndex<TextIndex>()

  /// Puts the elements of a snapshot in a row.
  package init(_ snapshot: Snapshot) {
    self.init(snapshot.applications, size: snapshot.configuration.size)
  }

  /// Puts the elements of a screen in a row.
  package init(_ applications: [ApplicationTree], size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let trees = Trees(applications)
    var builder = Builder(trees)
    var roots: [Int] = []
    trees.applications.withUnsafeBufferPointer { applications in
      for ordinal in applications.indices {
        roots.append(builder.nodes.count)
        // A buffer with an element has an address, and a tree is stored where its array says.
        guard let tree = applications.baseAddress.map({ $0 + ordinal }), let root = tree.pointer(to: \.root)
        else {
          preconditionFailure("a tree has a root in memory")
        }
        builder.add(root, parent: nil, ordinal: ordinal, clip: bounds)
      }
    }
    self.trees = trees
    self.nodes = builder.nodes
    self.covers = builder.covers
    self.roots = roots
    self.bounds = bounds
    self.bundleIdentifiers = applications.map(\.bundleIdentifier)
  }

  /// Whether this is an index of the same trees as another one.
  package func isSame(as other: ScreenIndex) -> Bool {
    trees === other.trees
  }

  /// The elements of a type, in paint order.
  package func places(of type: ElementType, in range: Range<Int>) -> [Int] {
    if type == .any { return Array(range) }
    return types.index { TypeIndex(nodes) }.places(of: type, in: range)
  }

  /// The elements with an identifier, in paint order.
  package func places(identified identifier: String, in range: Range<Int>) -> [Int] {
    let index = identifiers.index {
      TextIndex(nodes) { element, add in
        if !element.identifier.isEmpty { add(element.identifier) }
      }
    }
    return index.places(of: identifier, in: range) { nodes[$0].element.identifier == identifier }
  }

  /// The elements of a type that a text identifies, as `Element/isIdentified(by:)` has it, in paint order.
  func places(of type: ElementType, identifiedBy text: String, in range: Range<Int>) -> [Int] {
    let isMeant = { (place: Int) -> Bool in
      let element = nodes[place].pointer
      return (type == .any || element.pointee.type == type) && element.isIdentified(by: text)
    }
    let index = identifyingTexts.indexUnlessFirst {
      TextIndex(nodes) { $0.forEachIdentifyingText($1) }
    }
    return index?.places(of: text, in: range, where: isMeant) ?? range.filter(isMeant)
  }

  /// The places of the elements right below one.
  package func children(of place: Int) -> [Int] {
    var children: [Int] = []
    var next = place + 1
    while next < nodes[place].end {
      children.append(next)
      next = nodes[next].end
    }
    return children
  }

  /// The places of everything below an element.
  package func descendants(of place: Int) -> Range<Int> {
    place + 1..<nodes[place].end
  }

  /// The way to an element from the root of `Snapshot/screen`.
  package func path(of place: Int) -> ElementPath {
    var indices: [Int] = []
    var next: Int? = place
    while let current = next {
      indices.append(nodes[current].ordinal)
      next = nodes[current].parent
    }
    return ElementPath(indices.reversed())
  }

  /// The place of an element.
  ///
  /// - Returns: Its place, or `nil` where the way leads to no element of an app.
  package func place(at path: ElementPath) -> Int? {
    guard let first = path.indices.first, roots.indices.contains(first) else { return nil }
    var place = roots[first]
    for ordinal in path.indices.dropFirst() {
      guard ordinal >= 0, ordinal < nodes[place].element.children.count else { return nil }
      let end = nodes[place].end
      place += 1
      for _ in 0..<ordinal { place = nodes[place].end }
      precondition(place < end, "a child lies within its parent")
    }
    return place
  }

  /// The place of the root of the app that an element belongs to.
  package func application(of place: Int) -> Int {
    roots.partitioningIndex { $0 > place } - 1
  }

  /// The elements above one, from the nearest up.
  package func ancestors(of place: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = nodes[place].parent
    while let current = next {
      ancestors.append(current)
      next = nodes[current].parent
    }
    return ancestors
  }

  /// Whether an element is another one, or lies somewhere below it.
  package func isPlace(_ place: Int, within other: Int) -> Bool {
    place >= other && place < nodes[other].end
  }
}

extension ScreenIndex {
  /// Collects nodes while it walks down the trees.
  private struct Builder {
    let trees: Trees
    var nodes: [Node] = []
    var covers: [Int] = []

    init(_ trees: Trees) {
      self.trees = trees
      nodes.reserveCapacity(256)
      covers.reserveCapacity(256)
    }

    mutating func add(_ element: UnsafePointer<Element>, parent: Int?, ordinal: Int, clip: CGRect?) {
      let place = nodes.count
      let type = element.pointee.type
      var visible = clip.flatMap { $0.overlap(element.pointee.frame) }
      if let part = element.pointee.appearance?.visibleFrame {
        visible = visible.flatMap { $0.overlap(part) }
      }
      // A device's own word stands above what frames tell.
      if let touch = element.pointee.touch { visible = touch.visible }
      nodes.append(
        Node(element, in: trees, parent: parent, ordinal: ordinal, end: place + 1, visible: visible))
      let isCover = !type.isStage && element.pointee.appearance?.isTouchTransparent != true
      if visible != nil, isCover || element.pointee.isModal { covers.append(place) }
      let inner = type.isScrollable ? visible : clip
      element.pointee.children.withUnsafeBufferPointer { children in
        guard let first = children.baseAddress else { return }
        for ordinal in children.indices {
          add(first + ordinal, parent: place, ordinal: ordinal, clip: inner)
        }
      }
      nodes[place].end = nodes.count
    }
  }
}

extension Element {
  /// Whether it keeps everything painted before it from being touched, wherever that is.
  var isModal: Bool {
    type == .alert || traits.contains(.modal)
  }
}

extension CGRect {
  /// The intersection of two rectangles, or `nil` if that has no area.
  func overlap(_ other: CGRect) -> CGRect? {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The point in the middle.
  var middle: CGPoint {
    CGPoint(x: midX, y: midY)
  }
}
