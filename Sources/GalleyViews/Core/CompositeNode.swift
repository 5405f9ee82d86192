import GalleyRaster

/// The node of a view that is made of other views: it keeps the view's state.
package final class CompositeNode<Content: View>: Node {
  private var storage = StateStorage()
  private var child: Node?

  package override var layoutChildren: [Node] { child?.layoutChildren ?? [] }

  package func update(_ view: Content, in context: NodeContext) {
    environment = context.environment
    storage.link(view, in: context)
    child = view.body.reconciled(with: child, in: context)
  }
}
