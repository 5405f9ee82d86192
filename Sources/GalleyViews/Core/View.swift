import GalleyRaster

/// A part of a user interface: a description, made anew whenever the state it reads changes.
///
/// - Reference: [SwiftUI's `View`](https://developer.apple.com/documentation/swiftui/view).
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// There is no value of this type, so there is no body either.
  public nonisolated var body: Never { fatalError("unreachable: Never has no values") }
}

nonisolated extension View where Body == Never {
  /// Views that the library draws itself have no body.
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// A view that the library draws itself.
nonisolated package protocol PrimitiveView: View where Body == Never {
  /// Brings a node up to date with this view, or makes one.
  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node
}

/// The context in which a view is evaluated.
package struct NodeContext {
  /// The environment at this place.
  package var environment: EnvironmentValues
  /// The window the view is in.
  package let host: ViewHost
  /// The type of the app's view whose body this is in, if there is one.
  var bodyType: Any.Type?

  package init(environment: EnvironmentValues, host: ViewHost) {
    self.environment = environment
    self.host = host
  }

  /// The name of the app's view whose body this is in.
  var bodyName: String? { bodyType.map { String(describing: $0) } }

  /// The context of what is inside of a control or a page, where neither a row nor a stack around it counts.
  var insideControl: NodeContext {
    var context = self
    context.environment.row = nil
    context.environment.stackAxis = nil
    return context
  }
}

extension View {
  /// Brings the node of any view up to date.
  package func reconciled(with old: Node?, in context: NodeContext) -> Node {
    let node: Node
    if let primitive = self as? any PrimitiveView {
      node = primitive.reconcile(old, in: context)
    } else {
      let composite = (old as? CompositeNode<Self>) ?? CompositeNode<Self>(context.host)
      composite.update(self, in: context)
      node = composite
    }
    node.pass = context.host.updatePass
    return node
  }
}

/// The node of a view with a body, which keeps the view's state.
package final class CompositeNode<Content: View>: Node {
  private var storage = StateStorage()
  /// Whether the view is not one of the library's own, which mean nothing to an app's author.
  private let isOfApp = !_typeName(Content.self).hasPrefix("GalleyViews.")
  private let dataMotion = DataMotion.moves(Content.self) ? DataMotion() : nil
  private var child: Node?

  package override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  package override var structure: [Node] { child.map { [$0] } ?? [] }
  package override var keepsState: Bool { storage.keepsState }

  package func update(_ view: Content, in context: NodeContext) {
    environment = context.environment
    var context = context
    if isOfApp { context.bodyType = Content.self }
    var view = view
    storage.link(&view, in: context)
    dataMotion?.apply(to: &view, of: self)
    child = view.body.reconciled(with: child, in: context)
  }
}
