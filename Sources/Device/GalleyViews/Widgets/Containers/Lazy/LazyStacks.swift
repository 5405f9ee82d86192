import Foundation

/// The kinds of views that stay at the edge of a scroll view while their section scrolls by.
///
/// - Reference: [SwiftUI's `PinnedScrollableViews`](https://developer.apple.com/documentation/swiftui/pinnedscrollableviews).
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The lines above sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The lines below sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of views in a scroll view that creates only the views on the screen.
///
/// - Reference: [SwiftUI's `LazyVStack`](https://developer.apple.com/documentation/swiftui/lazyvstack).
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    LazyForm(downwards: alignment, spacing, pinnedViews).reconcile(old, content, in: context)
  }
}

/// A row of views in a scroll view that creates only the views on the screen.
///
/// - Reference: [SwiftUI's `LazyHStack`](https://developer.apple.com/documentation/swiftui/lazyhstack).
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    LazyForm(sidewards: alignment, spacing, pinnedViews).reconcile(old, content, in: context)
  }
}

/// The form of a lazy stack or grid.
struct LazyForm {
  /// The default distance between lines, in points.
  static let usualSpacing: CGFloat = 8

  /// The way it grows.
  let axis: Axis
  /// The alignment of views across.
  let alignment: Alignment
  /// The distance between lines, in points.
  let spacing: CGFloat
  let pinned: PinnedScrollableViews
  /// The columns of a grid that grows downwards, or the rows of one that grows to the right; `nil` for a stack.
  let tracks: [GridItem]?

  /// The form of a stack or grid that grows downwards.
  init(
    downwards alignment: HorizontalAlignment, _ spacing: CGFloat?, _ pinned: PinnedScrollableViews,
    tracks: [GridItem]? = nil
  ) {
    self.init(.vertical, Alignment(horizontal: alignment, vertical: .center), spacing, pinned, tracks)
  }

  /// The form of a stack or grid that grows to the right.
  init(
    sidewards alignment: VerticalAlignment, _ spacing: CGFloat?, _ pinned: PinnedScrollableViews,
    tracks: [GridItem]? = nil
  ) {
    self.init(.horizontal, Alignment(horizontal: .center, vertical: alignment), spacing, pinned, tracks)
  }

  private init(
    _ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?, _ pinned: PinnedScrollableViews,
    _ tracks: [GridItem]?
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing ?? Self.usualSpacing
    self.pinned = pinned
    self.tracks = tracks
  }

  /// Returns the node of a view with this form.
  @MainActor func reconcile(_ old: Node?, _ content: some View, in context: NodeContext) -> Node {
    let node = (old as? LazyNode) ?? LazyNode(context.host)
    node.update(content, self, in: context)
    return node
  }
}
