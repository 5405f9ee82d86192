import Foundation

nonisolated extension View {
  /// Adds space around the view.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The distance, in points; `nil` for the default of 16.
  /// - Returns: The view with space around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(by: PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Adds the same space on all sides.
  ///
  /// - Parameter length: The distance, in points.
  /// - Returns: The view with space around it.
  public func padding(_ length: CGFloat) -> some View {
    modified(by: PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Adds space that differs from side to side.
  ///
  /// - Parameter insets: The distances on each side, in points.
  /// - Returns: The view with space around it.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: PaddingModifier(insets: insets))
  }
}

/// The kind of distance that a scene keeps between its content and its edges.
///
/// - Reference: [SwiftUI's `ScenePadding`](https://developer.apple.com/documentation/swiftui/scenepadding).
public struct ScenePadding: Equatable, Sendable {
  /// The least distance: 16 points, as on an iPhone.
  public static let minimum = ScenePadding()
}

nonisolated extension View {
  /// Adds the space that the scene keeps between its content and its edges.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: The view with 16 points of space at the edges.
  /// - Reference: [SwiftUI's `scenePadding(_:)`](https://developer.apple.com/documentation/swiftui/view/scenepadding(_:)).
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Adds a kind of space that the scene keeps between its content and its edges.
  ///
  /// - Parameters:
  ///   - padding: The kind of space.
  ///   - edges: The edges.
  /// - Returns: The view with 16 points of space at the edges.
  /// - Reference: [SwiftUI's `scenePadding(_:edges:)`](https://developer.apple.com/documentation/swiftui/view/scenepadding(_:edges:)).
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}

/// A modifier that adds space around a view.
struct PaddingModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let insets: EdgeInsets

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    let size = child.measure(proposal.inset(by: insets))
    // Negative insets make a view smaller, but never less than nothing.
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  @MainActor func placement(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect, _ proposal: ProposedSize
  ) -> Placement {
    Placement(node: child, proposal: proposal.inset(by: insets), frame: bounds.inset(by: insets))
  }

  @MainActor func spacing(_ child: Node) -> ViewSpacing {
    var axes: Axis.Set = []
    if insets.leading != 0 || insets.trailing != 0 { axes.insert(.horizontal) }
    if insets.top != 0 || insets.bottom != 0 { axes.insert(.vertical) }
    return child.spacing.resetting(axes)
  }
}
