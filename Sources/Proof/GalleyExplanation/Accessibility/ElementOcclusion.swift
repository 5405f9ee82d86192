import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Tells which elements are uncovered, so that their pixels are their own.
struct ElementOcclusion: Sendable {
  private let frames: [CGRect]
  private let wholes: [CGRect]
  private let ends: [Int]
  private let paints: [Bool]
  /// The last dialog, which dims or blurs what is behind it.
  private let lastDialog: Int?
  /// The number of elements that may still be visited.
  private var rest: Int

  /// The number of visits per element of the tree, beside a fixed number; screens need far fewer.
  private static let lookups = 64
  private static let fixedLookups = 4_000_000
  /// The share of an element that must be visible to be measured: a slice may show hardly any of its text.
  private static let leastInSight = 0.75
  /// The overlap up to which elements only touch, in points.
  private static let touching = 0.5

  private static let dialogs: Set<ElementType> = [.alert, .sheet, .dialog, .popover]
  /// The types that paint something even where the tree does not say what.
  private static let painted: Set<ElementType> = [
    .alert, .sheet, .dialog, .popover, .navigationBar, .tabBar, .toolbar, .keyboard, .menu, .image, .icon,
    .map,
    .webView,
  ]

  /// Reads a tree.
  ///
  /// - Complexity: O(*n*) in the elements.
  init(_ outline: FlatElementTree) {
    let screen = outline[0].element.frame
    wholes = outline.nodes.map(\.element.frame)
    frames = outline.nodes.map { FindingAreas.visible($0.element).intersection(screen) }
    ends = outline.nodes.map(\.end)
    paints = outline.nodes.map { node in
      let background = node.element.appearance?.background.flatMap(RGBA.init(text:))
      return background.map { $0.alpha > 0 } ?? false || node.children.isEmpty
        || Self.painted.contains(node.element.type)
    }
    lastDialog = outline.nodes.lastIndex { node in
      Self.dialogs.contains(node.element.type) || node.element.traits.contains(.modal)
    }
    rest = Self.fixedLookups + Self.lookups * outline.nodes.count
  }

  /// Whether most of an element is in sight, and nothing that was painted later lies over it.
  ///
  /// - Parameter number: The element.
  /// - Returns: Whether its pixels are its own; `false` where that would cost too much to know.
  mutating func isOpen(_ number: Int) -> Bool {
    let (visible, whole) = (frames[number], wholes[number])
    guard visible.width > 0, visible.height > 0,
      visible.width * visible.height >= Self.leastInSight * whole.width * whole.height
    else { return false }
    let end = ends[number]
    if let lastDialog, lastDialog >= end { return false }
    rest -= frames.count - end
    guard rest >= 0 else { return false }
    return !(end..<frames.count).contains { above in
      guard paints[above] else { return false }
      let shared = frames[above].intersection(visible)
      return shared.width > Self.touching && shared.height > Self.touching
    }
  }
}
