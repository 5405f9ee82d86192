import Foundation

/// The distances that a view prefers to its neighbours.
///
/// - Reference: [SwiftUI's `ViewSpacing`](https://developer.apple.com/documentation/swiftui/viewspacing).
public struct ViewSpacing: Sendable {
  /// The default distance between views, in points.
  static let usual: CGFloat = 8

  /// The preferred distances from the four edges; `nil` for none.
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The spacing of a view directly beside others.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init() {}

  init(top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Takes the larger of the preferred distances of this and another view.
  ///
  /// - Parameters:
  ///   - other: The other view's spacing.
  ///   - edges: The edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// The larger of the preferred distances of this and another view.
  ///
  /// - Parameters:
  ///   - other: The other view's spacing.
  ///   - edges: The edges.
  /// - Returns: The spacing of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var both = self
    both.formUnion(other, edges: edges)
    return both
  }

  /// Returns the preferred distance to the next view.
  ///
  /// - Parameters:
  ///   - next: The spacing of the next view.
  ///   - axis: The axis along which it follows.
  /// - Returns: The larger of both preferred distances; the default distance if there are none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let preferred =
      axis == .horizontal ? Self.larger(trailing, next.leading) : Self.larger(bottom, next.top)
    return preferred ?? Self.usual
  }

  private static func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }

  /// Returns the spacing without preferences along some axes, as for a view that a frame or a padding
  /// separates from its neighbours.
  func resetting(_ axes: Axis.Set) -> ViewSpacing {
    var spacing = self
    if axes.contains(.horizontal) { (spacing.leading, spacing.trailing) = (nil, nil) }
    if axes.contains(.vertical) { (spacing.top, spacing.bottom) = (nil, nil) }
    return spacing
  }
}
