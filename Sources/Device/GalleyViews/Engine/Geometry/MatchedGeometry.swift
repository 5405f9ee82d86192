import Foundation
import GalleyTree

/// The properties that a view takes over from another.
///
/// - Reference: [SwiftUI's `MatchedGeometryProperties`](https://developer.apple.com/documentation/swiftui/matchedgeometryproperties).
@frozen public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Shows the view at the place and in the size of another one with the same identity.
  ///
  /// If the change is animated, a view that replaces one with the same identity moves from that view's place
  /// and size to its final ones; the view that goes stays in place meanwhile.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - namespace: The namespace of the identity.
  ///   - properties: The properties to take over.
  ///   - anchor: The point of both views that comes to the same place.
  ///   - isSource: Whether others take over from this view, instead of this one from others.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `matchedGeometryEffect(id:in:properties:anchor:isSource:)`](https://developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)).
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modified(
      by: MatchedGeometryModifier(
        key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// The views of a window that others take their place from.
@MainActor final class MatchedGeometry {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct Source {
    weak var node: Node?
    var frame: CGRect
    var layout: Int
  }

  private var sources: [Key: Source] = [:]

  /// Returns the place of the view that others with a key take over from, in the window's coordinates.
  ///
  /// During layout, a view that has not been placed yet has its place in the previous layout.
  func frame(of key: Key, in host: ViewHost) -> CGRect? {
    guard let source = sources[key], source.node != nil, source.layout >= host.layoutPass - 1 else {
      return nil
    }
    return source.frame
  }

  /// The start places of views that have taken the identity of others in a layout.
  private var arrivals: [ObjectIdentifier: (start: CGRect, layout: Int)] = [:]

  /// Sets the place of the view that others take over from, and removes those that are gone.
  func set(_ node: Node, for key: Key) {
    let pass = node.host.layoutPass
    if let before = sources[key], before.node !== node {
      if node.firstLayout == pass, before.layout >= pass - 1 {
        arrivals = arrivals.filter { $0.value.layout == pass }
        arrivals[ObjectIdentifier(node)] = (before.frame, pass)
      }
      sources = sources.filter { $0.value.node != nil || $0.value.layout >= pass - 1 }
    }
    sources[key] = Source(node: node, frame: node.exactFrame, layout: pass)
  }

  /// Returns the start place of a view inside of one that has taken another's identity: its place, as if
  /// everything were as large as the other.
  func start(of node: Node, at place: CGRect) -> CGRect? {
    guard !arrivals.isEmpty else { return nil }
    for outer in sequence(first: node, next: \.parent) {
      guard let (start, layout) = arrivals[ObjectIdentifier(outer)], layout == node.host.layoutPass else {
        continue
      }
      let whole = outer.exactFrame
      guard whole.width > 0, whole.height > 0 else { return start }
      let (x, y) = (start.width / whole.width, start.height / whole.height)
      return CGRect(
        x: start.minX + (place.minX - whole.minX) * x, y: start.minY + (place.minY - whole.minY) * y,
        width: place.width * x, height: place.height * y)
    }
    return nil
  }
}

/// A modifier that places a view at another one, or lets others take its place.
struct MatchedGeometryModifier: NodeModifier {
  let key: MatchedGeometry.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    let matched = node.host.matchedGeometry
    guard !isSource else {
      matched.set(node, for: key)
      return child.place(in: rect, by: node, offered: node.offered)
    }
    let source = matched.frame(of: key, in: node.host)
    place(child, of: node, in: rect, as: source)
    // The other view may get its place later in the same layout.
    node.host.afterLayout { [weak node] in
      guard let node, node.isInWindow, matched.frame(of: key, in: node.host) != source else { return }
      node.host.setNeedsLayout()
    }
  }

  @MainActor private func place(
    _ child: Node, of node: ModifierNode<Self>, in rect: CGRect, as source: CGRect?
  ) {
    guard let source else { return child.place(in: rect, by: node, offered: node.offered) }
    let offer = properties.contains(.size) ? ProposedSize(source.size) : node.offered
    let size = child.measure(offer)
    let fixed = anchor.point(in: properties.contains(.position) ? source : rect)
    let own = anchor.point(in: CGRect(origin: .zero, size: size))
    child.place(
      in: CGRect(origin: CGPoint(x: fixed.x - own.x, y: fixed.y - own.y), size: size), by: node,
      offered: offer)
  }
}
