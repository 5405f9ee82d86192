import Foundation
import GalleyTree

/// The views that a layout places.
///
/// - Reference: [SwiftUI's `LayoutSubviews`](https://developer.apple.com/documentation/swiftui/layoutsubviews).
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// The direction of the interface; the container mirrors places itself.
  public var layoutDirection: LayoutDirection
  private let nodes: [Node]
  /// The places of the views among all those of the container.
  private let numbers: [Int]
  private let places: LayoutPlaces

  @MainActor init(_ nodes: [Node], _ layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
    numbers = Array(nodes.indices)
    places = LayoutPlaces()
  }

  private init(_ other: LayoutSubviews, _ nodes: [Node], _ numbers: [Int], _ places: LayoutPlaces) {
    layoutDirection = other.layoutDirection
    self.nodes = nodes
    self.numbers = numbers
    self.places = places
  }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { nodes.count }

  /// One of the views.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], number: numbers[index], places: places)
  }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self[Array(bounds)] }

  /// Some of the views.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    let chosen = Array(indices)
    return LayoutSubviews(self, chosen.map { nodes[$0] }, chosen.map { numbers[$0] }, places)
  }

  public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
    one.layoutDirection == other.layoutDirection && one.nodes.elementsEqual(other.nodes, by: ===)
  }

  /// The nodes, for layouts of the library.
  var members: [Node] { nodes }

  /// The same views, whose places are remembered apart.
  func recordingPlaces() -> LayoutSubviews {
    LayoutSubviews(self, nodes, numbers, LayoutPlaces())
  }

  /// The guide that the views amount to, placed as they have been.
  func combinedGuide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedSize) -> CGFloat? {
    MainActor.assumeIsolated {
      let values = placements(in: bounds, proposal).compactMap { place in
        place.node.explicitGuide(key, in: place.proposal).map {
          $0 + place.frame.origin[key.axis] - bounds.origin[key.axis]
        }
      }
      return key.combined(values)
    }
  }

  /// Places the views in the order of the rules' placements.
  @MainActor func place(_ placements: [Placement]) {
    for (number, placement) in zip(numbers, placements) { places[number] = placement }
  }

  /// Returns the places of the views; views without one are in the middle of the container.
  @MainActor func placements(in bounds: CGRect, _ proposal: ProposedSize) -> [Placement] {
    zip(nodes, numbers).map { node, number in
      places[number]
        ?? Placement(
          node: node, proposal: proposal, frame: CGRect(center: bounds.center, size: node.measure(proposal)))
    }
  }
}

/// The places that a layout gives to views.
@MainActor final class LayoutPlaces {
  private var placements: [Int: Placement] = [:]

  nonisolated init() {}

  subscript(number: Int) -> Placement? {
    get { placements[number] }
    set { placements[number] = newValue }
  }
}

/// A view that a layout places.
///
/// - Reference: [SwiftUI's `LayoutSubview`](https://developer.apple.com/documentation/swiftui/layoutsubview).
public struct LayoutSubview: Equatable {
  let node: Node
  let number: Int
  let places: LayoutPlaces

  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.node === other.node }

  /// The priority with which the view gets space.
  public var priority: Double { MainActor.assumeIsolated { [node] in node.layoutPriority } }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { [node] in node.spacing } }

  /// The view's value for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // The value is read and returned on one actor; that it is not sendable does no harm.
    nonisolated(unsafe) var value: Any?
    let id = ObjectIdentifier(key)
    MainActor.assumeIsolated { [node] in value = node.layoutValue(for: id) }
    return value as? K.Value ?? K.defaultValue
  }

  /// Returns the view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { [node] in node.measure(proposal) }
  }

  /// Returns the view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), of: node, in: proposal)
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: The place of the anchor, in the coordinates of the container's bounds.
  ///   - anchor: The point of the view at that place.
  ///   - proposal: The proposal that the view's size belongs to.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated { [node, number, places] in
      let size = node.measure(proposal)
      let origin = CGPoint(
        x: position.x - CGFloat(anchor.x) * size.width, y: position.y - CGFloat(anchor.y) * size.height)
      places[number] = Placement(
        node: node, proposal: proposal, frame: CGRect(origin: origin, size: size))
    }
  }
}
