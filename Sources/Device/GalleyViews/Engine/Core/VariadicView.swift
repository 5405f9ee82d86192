import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// Containers of an app's own as they were written before ``Group/init(subviews:transform:)``: what they hold is taken apart.
nonisolated public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  /// What makes a view of views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of views.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes views of views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views.
  public typealias Children = SubviewsCollection

  /// A container with what it holds.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The container.
    public var root: Root
    /// What it holds.
    public var content: Content

    /// Makes a container of what it holds.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// Makes a container of what it holds.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// What makes something of views.
nonisolated public protocol _VariadicView_Root {}

// swift-format-ignore: NoLeadingUnderscores
/// What makes a view of views.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// What is made.
  associatedtype Body: View

  /// Makes a view of views.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

// swift-format-ignore: NoLeadingUnderscores
/// What makes one view of views.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

// swift-format-ignore: NoLeadingUnderscores
/// What makes views of views.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

nonisolated extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// What the container makes of what it holds.
  @MainActor public var body: some View {
    Group(subviews: content) { root.body(children: $0) }
  }
}
