import Foundation

/// The geometry of a scroll view.
///
/// - Reference: [SwiftUI's `ScrollGeometry`](https://developer.apple.com/documentation/swiftui/scrollgeometry).
public struct ScrollGeometry: Hashable, Sendable {
  /// The point of the content at the upper leading corner of the scroll view, in points.
  public var contentOffset: CGPoint
  /// The size of all the content, in points.
  public var contentSize: CGSize
  /// The distances between the edges and the content at rest, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that the scroll view shows, including the part below bars.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is visible.
  public var visibleRect: CGRect { bounds.inset(by: contentInsets) }
}

nonisolated extension View {
  /// Calls an action when a value that is computed from the geometry of a scroll view changes, and when it
  /// appears.
  ///
  /// - Parameters:
  ///   - type: The value's type.
  ///   - transform: A closure that computes the value.
  ///   - action: An action that receives the old value, which initially equals the new one, and the new
  ///     value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onScrollGeometryChange(for:of:action:)`](https://developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:)).
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modified(
      by: LaidOutValueModifier(reading: ScrollValue(transform: transform)) { before, now in
        if let now { action(before ?? now, now) }
      })
  }
}

/// A value that is computed from the geometry of the scroll view inside.
nonisolated private struct ScrollValue<Value: Equatable>: LaidOutValue {
  let transform: (ScrollGeometry) -> Value

  @MainActor func value(of node: Node, _ child: Node) -> Value? {
    child.scrollingNodes.first.map { transform($0.scrollGeometry) }
  }
}

extension ScrollingNode {
  /// The geometry that apps can read.
  var scrollGeometry: ScrollGeometry {
    let insets = windowInsets
    return ScrollGeometry(
      contentOffset: CGPoint(x: scrolledPoint.x - insets.leading, y: scrolledPoint.y - insets.top),
      contentSize: wholeSize, contentInsets: insets, containerSize: frame.size)
  }
}
