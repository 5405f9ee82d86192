import Foundation
import GalleyTree

/// The place of a tree's screen on a picture.
struct TreePlacement {
  /// The number of the picture's pixels in a point.
  var scale: Double
  /// The number of points in a unit of the tree's frames.
  var factor = 1.0
  /// The corner of the picture in points of the tree's screen.
  var origin = CGPoint.zero
  /// The element that the picture shows, if it is not all.
  var element: Element?
  var notes: [TreeNote] = []

  /// The tree in points of the picture.
  ///
  /// - Parameters:
  ///   - isWhole: Whether elements beside the picture are kept.
  func apply(to root: Element, picture: CGSize, isWhole: Bool) -> Element {
    let size = CGSize(width: picture.width / scale, height: picture.height / scale)
    let isMoved = factor != 1 || origin != .zero || element != nil
    if isWhole, !isMoved { return root }
    if notes.contains(.noFrames) { return root }
    let visible = CGRect(origin: .zero, size: size)
    var numbers = Numbers()
    var tree = place(element ?? root, visible, isWhole: isWhole, &numbers)
    tree.views = views(of: root).map { moved($0, numbers.places) }
    // The root is the screen, and the picture shows it.
    if element == nil { tree.frame = visible }
    return tree
  }

  /// The numbers of the elements that are kept, in tree order.
  private struct Numbers {
    private var kept: [Int] = []
    private var count = 0

    /// Keeps the next element.
    mutating func add() {
      kept.append(count)
      count += 1
    }

    /// Drops the latest element that was kept.
    mutating func dropLast() { kept.removeLast() }

    /// The new numbers by the old ones.
    var places: [Int: Int] { Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) }) }
  }

  /// The views of what the picture shows.
  private func views(of root: Element) -> ViewDescription? {
    guard let element, let views = root.views else { return root.views }
    var (number, count, first) = (0, 0, Int?.none)
    root.walk { other, _ in
      if first == nil, other == element { first = number }
      number += 1
      return true
    }
    element.walk { _, _ in
      count += 1
      return true
    }
    return first.flatMap { views.part(of: $0..<$0 + count, in: element.frame) }
  }

  private func moved(_ view: ViewDescription, _ numbers: [Int: Int]) -> ViewDescription {
    var placed = view
    placed.frame = moved(view.frame)
    placed.element = view.element.flatMap { numbers[$0] }
    placed.children = view.children.map { moved($0, numbers) }
    return placed
  }

  private func place(
    _ element: Element, _ visible: CGRect, isWhole: Bool, _ numbers: inout Numbers
  ) -> Element {
    numbers.add()
    var placed = element
    placed.frame = moved(element.frame)
    if let frame = element.appearance?.visibleFrame { placed.appearance?.visibleFrame = moved(frame) }
    placed.children = element.children.compactMap { child in
      let child = place(child, visible, isWhole: isWhole, &numbers)
      if isWhole || Self.isShown(child, visible) { return child }
      numbers.dropLast()
      return nil
    }
    return placed
  }

  /// Whether an element, or one in it, is on the picture.
  private static func isShown(_ element: Element, _ visible: CGRect) -> Bool {
    if !element.children.isEmpty { return true }
    return !element.isHidden && !element.frame.isEmpty && element.frame.intersects(visible)
  }

  private func moved(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX * factor - origin.x, y: frame.minY * factor - origin.y, width: frame.width * factor,
      height: frame.height * factor)
  }
}

extension Element {
  /// Whether its file says that nobody sees it.
  var isHidden: Bool { attributes["visible"] == "false" || attributes["displayed"] == "false" }
}
