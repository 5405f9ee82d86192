import Foundation
import GalleyTree

/// A point or rectangle of a view that another view can find in its own space.
///
/// - Reference: [SwiftUI's `Anchor`](https://developer.apple.com/documentation/swiftui/anchor).
nonisolated public struct Anchor<Value> {
  /// The value in the window.
  let value: Value
  /// The value in the space of a view.
  private let resolve: @MainActor (Value, (CGPoint) -> CGPoint) -> Value

  init(_ value: Value, resolve: @escaping @MainActor (Value, (CGPoint) -> CGPoint) -> Value) {
    self.value = value
    self.resolve = resolve
  }

  @MainActor func resolved(by source: GeometrySource) -> Value { resolve(value) { source.local($0) } }

  @MainActor fileprivate func moved(_ map: (CGPoint) -> CGPoint) -> Value { resolve(value, map) }

  /// The source of an anchor: a point or rectangle of any view that it is used with.
  ///
  /// - Reference: [SwiftUI's `Anchor.Source`](https://developer.apple.com/documentation/swiftui/anchor/source).
  nonisolated public struct Source: Sendable {
    let make: @MainActor (Node) -> Anchor<Value>
  }
}

nonisolated extension Anchor where Value == CGRect {
  /// A rectangle in the space of any view that asks for it, as for a view that fills another one.
  package static func local(_ rect: CGRect) -> Anchor<CGRect> { Anchor(rect) { rect, _ in rect } }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (first: Anchor, second: Anchor) -> Bool { first.value == second.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

nonisolated extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view's own space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      anchor(of: rect.offsetBy(dx: node.exactFrame.minX, dy: node.exactFrame.minY), in: node)
    }
  }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in anchor(of: node.exactFrame, in: node) }
  }

  @MainActor private static func anchor(of rect: CGRect, in node: Node) -> Anchor<CGRect> {
    Anchor<CGRect>(node.convert(rect, to: .global)) { rect, map in
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map(map)
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
      return CGRect(
        x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y)
    }
  }
}

nonisolated extension Anchor.Source where Value == CGPoint {
  /// A point of the view's own space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      let origin = node.exactFrame.origin
      return anchor(of: CGPoint(x: origin.x + point.x, y: origin.y + point.y), in: node)
    }
  }

  /// A point of the view in parts of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in anchor(of: point.point(in: node.exactFrame), in: node) }
  }

  @MainActor private static func anchor(of point: CGPoint, in node: Node) -> Anchor<CGPoint> {
    Anchor<CGPoint>(node.convert(point, to: .global)) { point, map in map(point) }
  }

  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension Anchor.Source {
  /// Several points or rectangles.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    make = { node in
      let anchors = array.map { $0.make(node) }
      return Anchor<[T]>(anchors.map(\.value)) { _, map in anchors.map { $0.moved(map) } }
    }
  }

  /// A point or rectangle that may be missing.
  public init<T>(_ optional: Anchor<T>.Source?) where Value == T? {
    make = { node in
      let anchor = optional?.make(node)
      return Anchor<T?>(anchor?.value) { _, map in anchor?.moved(map) }
    }
  }
}
