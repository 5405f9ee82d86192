import Foundation
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Shows the view elsewhere without moving anything else.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  /// - Returns: The view, shown elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Shows the view elsewhere without moving anything else.
  ///
  /// - Parameter offset: The distance to the right and down, in points.
  /// - Returns: The view, shown elsewhere.
  public func offset(_ offset: CGSize) -> some View {
    modified(by: OffsetModifier(x: offset.width, y: offset.height))
  }

  /// Places the view's middle at a point of a view that takes its whole proposal.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge, in points.
  ///   - y: The distance from the upper edge, in points.
  /// - Returns: The larger view.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Places the view's middle at a point of a view that takes its whole proposal.
  ///
  /// - Parameter position: The point, in points from the upper leading corner.
  /// - Returns: The larger view.
  public func position(_ position: CGPoint) -> some View {
    modified(by: PositionModifier(position: position))
  }

  /// Sets the priority with which a stack gives the view space.
  ///
  /// - Parameter value: The priority; the default is 0.
  /// - Returns: The view.
  public func layoutPriority(_ value: Double) -> some View {
    modified(by: PriorityModifier(layoutPriority: value))
  }

  /// Sets the depth of the view among its siblings in a container.
  ///
  /// - Parameter value: The depth; the default is 0, and of equals the later view is in front.
  /// - Returns: The view.
  public func zIndex(_ value: Double) -> some View {
    layoutValue(key: ZIndexKey.self, value: value)
  }

  /// Sets a value that the layout around can read.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - value: The value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `layoutValue(key:value:)`](https://developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)).
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified(by: LayoutValueModifier<K>(value: value))
  }

  /// Hides the view, which keeps its space.
  ///
  /// - Reference: [SwiftUI's `hidden()`](https://developer.apple.com/documentation/swiftui/view/hidden()).
  public func hidden() -> some View {
    modified(by: HiddenModifier())
  }
}

/// A key for a value that a layout reads from the views inside.
///
/// - Reference: [SwiftUI's `LayoutValueKey`](https://developer.apple.com/documentation/swiftui/layoutvaluekey).
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The order of views that are painted over each other.
private enum ZIndexKey: LayoutValueKey {
  static let defaultValue = 0.0
}

extension Node {
  /// The value that this sets for the container around.
  func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    layoutValue(for: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
}

extension [Node] {
  /// The nodes with those in front last.
  @MainActor var inPaintOrder: [Node] {
    let heights = map { $0.value(ZIndexKey.self) }
    guard heights.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { self[$0] }
  }
}

/// A modifier that shows a view elsewhere.
///
/// The offset is the same in an interface from right to left: Apple does not document that it is mirrored.
struct OffsetModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let x: CGFloat
  let y: CGFloat

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect.offsetBy(dx: x, dy: y), by: node, offered: node.offered)
  }
}

/// A view whose middle is at a point.
struct PositionModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let position: CGPoint

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecified(by: child.measure(proposal))
  }

  @MainActor func placement(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect, _ proposal: ProposedSize
  ) -> Placement {
    let offer = ProposedSize(bounds.size)
    let center = CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y)
    return Placement(
      node: child, proposal: offer, frame: CGRect(center: center, size: child.measure(offer)))
  }

  @MainActor func spacing(_ child: Node) -> ViewSpacing { ViewSpacing() }
}

/// The priority with which a stack gives a view space.
struct PriorityModifier: NodeModifier {
  let layoutPriority: Double?
}

/// A value for the layout around.
struct LayoutValueModifier<Key: LayoutValueKey>: NodeModifier {
  let value: Key.Value

  func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : nil
  }
}

/// A view that is laid out but neither seen nor touched.
struct HiddenModifier: NodeModifier {
  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {}

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    []
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? { nil }
}
