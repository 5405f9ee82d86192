/// The node of a view with a body, which keeps the view's state.
package final class CompositeNode<Content: View>: Node {
  private var storage = StateStorage()
  /// Whether the view is an app's own.
  private let isOfApp = AppTypes.contains(Content.self)
  private let dataMotion = DataMotion.moves(Content.self) ? DataMotion() : nil
  private var child: Node?
  private var view: Content?
  private var content: Content.Body?

  package override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  package override var structure: [Node] { child.map { [$0] } ?? [] }
  package override var keepsState: Bool { storage.keepsState }

  package func update(_ view: Content, in context: NodeContext) {
    let isUnread = isUnchanged(view, in: context)
    environment = context.environment
    var context = context
    if isOfApp { context.bodyType = Content.self }
    if !isUnread {
      host.evaluator.willRead()
      var view = view
      storage.link(&view, in: context)
      dataMotion?.apply(to: &view, of: self)
      content = host.evaluator.body(of: Content.self) { view.body }
      self.view = view
    }
    child = content?.reconciled(with: child, in: context)
  }

  /// Whether the body would be unchanged: then only the environment is passed down.
  private func isUnchanged(_ view: Content, in context: NodeContext) -> Bool {
    // A motion shows the view between the old one and the new one.
    guard dataMotion == nil, let old = self.view, host.evaluator.trusts(self),
      ValueComparison.isSame(view, old)
    else {
      return false
    }
    return StateStorage.isUnaffected(old, from: environment, to: context.environment)
  }
}
