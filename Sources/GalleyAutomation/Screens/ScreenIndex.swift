import Foundation
import GalleyTree

/// A snapshot's elements in one row, in the order in which they are painted, ready for many questions.
///
/// Everything below an element follows it at once, so a subtree is a range. Building it is O(*n*); it is
/// shared by all questions to one snapshot.
public struct ScreenIndex: Sendable {
  /// One element with its place in the row.
  public struct Node: Sendable {
    /// The element, with everything below it.
    public let element: Element
    /// The place of the element above, or `nil` for an app.
    public let parent: Int?
    /// Which child of the element above it is; for an app, its index in `Snapshot/applications`.
    public let ordinal: Int
    /// The place after the last element below this one.
    public internal(set) var end: Int
    /// What is left of the frame by the screen and all clipping containers, in points; `nil` for nothing.
    public let visible: CGRect?
  }

  /// All elements, in paint order.
  public let nodes: [Node]

  /// The names of the apps, from the back to the front.
  public let bundleIdentifiers: [String]

  /// The places of the apps' roots, from the back to the front.
  public let roots: [Int]

  /// The rectangle of the whole screen, in points.
  public let bounds: CGRect

  /// The places of the elements that a touch can reach and that keep it from those painted before.
  let covers: [Int]

  private let places: [ElementType: [Int]]

  /// Puts the elements of a snapshot in a row.
  ///
  /// - Parameter snapshot: The snapshot.
  public init(_ snapshot: Snapshot) {
    self.init(snapshot.applications, size: snapshot.configuration.size)
  }

  /// Puts the elements of a screen in a row.
  ///
  /// - Parameters:
  ///   - applications: The apps that show something, from the back to the front.
  ///   - size: The screen's size in points.
  public init(_ applications: [ApplicationTree], size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    var builder = Builder()
    var roots: [Int] = []
    for (ordinal, application) in applications.enumerated() {
      roots.append(builder.nodes.count)
      builder.add(application.root, parent: nil, ordinal: ordinal, clip: bounds)
    }
    self.nodes = builder.nodes
    self.covers = builder.covers
    self.places = builder.places
    self.roots = roots
    self.bounds = bounds
    self.bundleIdentifiers = applications.map(\.bundleIdentifier)
  }

  /// The elements of a type, in paint order.
  ///
  /// - Parameters:
  ///   - type: The type; `any` stands for all.
  ///   - range: Where to look.
  /// - Returns: Their places.
  public func places(of type: ElementType, in range: Range<Int>) -> [Int] {
    if type == .any { return Array(range) }
    let all = places[type] ?? []
    let first = all.partitioningIndex { $0 >= range.lowerBound }
    let last = all.partitioningIndex { $0 >= range.upperBound }
    return first < last ? Array(all[first..<last]) : []
  }

  /// The places of the elements right below one.
  ///
  /// - Parameter place: The place of the element above.
  /// - Returns: Their places, in paint order.
  public func children(of place: Int) -> [Int] {
    var children: [Int] = []
    var next = place + 1
    while next < nodes[place].end {
      children.append(next)
      next = nodes[next].end
    }
    return children
  }

  /// The places of everything below an element.
  ///
  /// - Parameter place: The place of the element above.
  /// - Returns: The range of their places.
  public func descendants(of place: Int) -> Range<Int> {
    place + 1..<nodes[place].end
  }

  /// The way to an element from the root of `Snapshot/screen`.
  ///
  /// - Parameter place: The element's place.
  /// - Returns: The way down.
  public func path(of place: Int) -> ElementPath {
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
  /// - Parameter path: The way to it from the root of `Snapshot/screen`.
  /// - Returns: Its place, or `nil` where the way leads to no element of an app.
  public func place(at path: ElementPath) -> Int? {
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
  ///
  /// - Parameter place: The element's place.
  /// - Returns: The index of the app in ``roots``.
  public func application(of place: Int) -> Int {
    roots.partitioningIndex { $0 > place } - 1
  }

  /// The elements above one, from the nearest up.
  ///
  /// - Parameter place: The element's place.
  /// - Returns: Their places, without the element's own.
  public func ancestors(of place: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = nodes[place].parent
    while let current = next {
      ancestors.append(current)
      next = nodes[current].parent
    }
    return ancestors
  }

  /// Whether an element is another one, or lies somewhere below it.
  ///
  /// - Parameters:
  ///   - place: The place of the element that may lie below.
  ///   - other: The place of the element that may lie above.
  /// - Returns: Whether it does.
  public func isPlace(_ place: Int, within other: Int) -> Bool {
    place >= other && place < nodes[other].end
  }
}

extension ScreenIndex {
  /// Collects nodes while it walks down the trees.
  private struct Builder {
    var nodes: [Node] = []
    var covers: [Int] = []
    var places: [ElementType: [Int]] = [:]

    mutating func add(_ element: Element, parent: Int?, ordinal: Int, clip: CGRect?) {
      let place = nodes.count
      var visible = clip.flatMap { $0.overlap(element.frame) }
      if let part = element.appearance?.visibleFrame { visible = visible.flatMap { $0.overlap(part) } }
      nodes.append(
        Node(element: element, parent: parent, ordinal: ordinal, end: place + 1, visible: visible))
      places[element.type, default: []].append(place)
      let isCover = !element.type.isStage && element.appearance?.isTouchTransparent != true
      if visible != nil, isCover || element.isModal { covers.append(place) }
      let inner = element.type.isScrollable ? visible : clip
      for (ordinal, child) in element.children.enumerated() {
        add(child, parent: place, ordinal: ordinal, clip: inner)
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
  /// What two rectangles have in common, or `nil` if that has no area.
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

extension Array {
  /// The first index whose element meets a condition that, once met, is met by all that follow.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
