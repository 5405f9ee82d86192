import Foundation
import GalleyRaster

/// A space for the coordinates of points and rectangles.
///
/// - Reference: [SwiftUI's `CoordinateSpace`](https://developer.apple.com/documentation/swiftui/coordinatespace).
nonisolated public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// A view that has been given a name.
  case named(AnyHashable)

  /// Whether this is the window.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type whose values are coordinate spaces.
///
/// - Reference: [SwiftUI's `CoordinateSpaceProtocol`](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol).
nonisolated public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that has been given a name.
///
/// - Reference: [SwiftUI's `NamedCoordinateSpace`](https://developer.apple.com/documentation/swiftui/namedcoordinatespace).
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of a view itself.
///
/// - Reference: [SwiftUI's `LocalCoordinateSpace`](https://developer.apple.com/documentation/swiftui/localcoordinatespace).
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window.
///
/// - Reference: [SwiftUI's `GlobalCoordinateSpace`](https://developer.apple.com/documentation/swiftui/globalcoordinatespace).
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The view that has been given a name by `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible part of the innermost scroll view around a view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: nil))
  }

  /// The visible part of the innermost scroll view around a view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }
}

/// The name of the space of a scroll view.
nonisolated private struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

nonisolated extension View {
  /// Gives the view's space a name, for coordinates of views inside.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `coordinateSpace(_:)`](https://developer.apple.com/documentation/swiftui/view/coordinatespace(_:)).
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified(by: CoordinateSpaceModifier(spaceName: name.name))
  }

  /// Gives the view's space a name; SwiftUI's form before iOS 17.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `coordinateSpace(name:)`](https://developer.apple.com/documentation/swiftui/view/coordinatespace(name:)).
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}

/// A name for the space of a view.
struct CoordinateSpaceModifier: NodeModifier {
  let spaceName: AnyHashable?
}

extension Node {
  /// Returns a point of this node's layout in a space.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the layout: those of ``exactFrame``.
  ///   - space: The space; an unknown one is that of the window.
  /// - Returns: The point in that space.
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    let (map, origin) = way(to: space)
    let mapped = map.apply(point)
    return CGPoint(x: mapped.x - origin.x, y: mapped.y - origin.y)
  }

  /// Returns the smallest rectangle of a space around a rectangle of this node's layout.
  package func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    let (map, origin) = way(to: space)
    let mapped = map == .identity ? rect : Path(rect: rect).transformed(by: map).boundingRect
    return mapped.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Returns a point of the window, such as that of a touch, in a space relative to this node.
  package func convert(windowPoint point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let inverse = way(to: .global).map.inverted else { return convert(point, to: space) }
    return convert(inverse.apply(point), to: space)
  }

  /// Returns the place of a space's named view, in this node's space; `nil` if there is no such view around.
  package func bounds(of space: CoordinateSpace) -> CGRect? {
    guard let owner = owner(of: space) else { return nil }
    let rect = owner.spaceRect(space)
    guard let inverse = map(to: owner).inverted else { return nil }
    let inside = inverse == .identity ? rect : Path(rect: rect).transformed(by: inverse).boundingRect
    return inside.offsetBy(dx: -exactFrame.minX, dy: -exactFrame.minY)
  }

  /// The map from this node's layout to that of a space's node, and the origin of the space there.
  private func way(to space: CoordinateSpace) -> (map: Transform, origin: CGPoint) {
    switch space {
    case .local: return (.identity, exactFrame.origin)
    case .global: return (map(to: nil), .zero)
    case .named:
      guard let owner = owner(of: space) else { return (map(to: nil), .zero) }
      return (map(to: owner), owner.spaceRect(space).origin)
    }
  }

  /// The node around this one, or this one itself, that has a space.
  private func owner(of space: CoordinateSpace) -> Node? {
    guard case .named(let name) = space else { return nil }
    let scroll = name.base as? ScrollViewSpace
    var node: Node? = self
    while let current = node {
      if let scroll {
        if current !== self, let scroller = current.scrolling, scroller.scrolls(along: scroll.axis) {
          return scroller
        }
      } else if current.spaceName == name {
        return current
      }
      node = current.parent
    }
    return nil
  }

  /// The rectangle whose upper left corner is the origin of this node's space.
  private func spaceRect(_ space: CoordinateSpace) -> CGRect {
    if let scrolling, spaceName == nil { return scrolling.viewport }
    return exactFrame
  }

  /// The map from this node's layout to that of a node around it; `nil` for the window.
  private func map(to end: Node?) -> Transform {
    var map = Transform.identity
    var node = parent
    while let current = node, current !== end {
      if let own = current.contentTransform { map = map.then(own) }
      node = current.parent
    }
    return map
  }
}
