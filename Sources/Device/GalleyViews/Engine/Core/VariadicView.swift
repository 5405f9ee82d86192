import Foundation

/// Custom containers in the form before ``Group/init(subviews:transform:)``, which receive their subviews one
/// by one.
nonisolated public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  /// A container that creates a view from subviews.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A container that creates one view from subviews.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A container that creates several views from subviews.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views.
  public typealias Children = SubviewsCollection

  /// A container with its content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The container.
    public var root: Root
    /// The content.
    public var content: Content

    /// Creates a container with content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// Creates a container with content.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}

/// A container of subviews.
nonisolated public protocol _VariadicView_Root {}

/// A container that creates a view from subviews.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the created view.
  associatedtype Body: View

  /// Returns the view of the container.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A container that creates one view from subviews.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A container that creates several views from subviews.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

nonisolated extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The view that the container creates from its content.
  @MainActor public var body: some View {
    Group(subviews: content) { root.body(children: $0) }
  }
}
