import Foundation
import GalleyTree

/// What a view takes over from another one.
///
/// - Reference: [SwiftUI's `MatchedGeometryProperties`](https://developer.apple.com/documentation/swiftui/matchedgeometryproperties).
@frozen public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt32

  /// Makes a set of its bits.
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
  /// - Parameters:
  ///   - id: The identity.
  ///   - namespace: Where the identity holds.
  ///   - properties: What is taken over.
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

  /// The place of the view that others with a key take over from, in points of the window.
  ///
  /// In a layout, that is the place in the one before for a view that has not been placed yet.
  func frame(of key: Key, in host: ViewHost) -> CGRect? {
    guard let source = sources[key], source.node != nil, source.layout >= host.layoutPass - 1 else {
      return nil
    }
    return source.frame
  }

  /// Notes the place of the view that others take over from, and forgets those that are gone.
  func set(_ node: Node, for key: Key) {
    if sources[key]?.node !== node { sources = sources.filter { $0.value.node != nil } }
    sources[key] = Source(node: node, frame: node.exactFrame, layout: node.host.layoutPass)
  }
}

/// A view at the place of another one, or one that others take their place from.
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
