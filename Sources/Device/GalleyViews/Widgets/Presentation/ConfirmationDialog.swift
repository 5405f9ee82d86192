import Foundation
import GalleyTree

struct ConfirmationDialogModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let title: Text
  let isTitleShown: Bool
  let isPresented: Binding<Bool>
  let actions: AnyView
  let message: AnyView

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    guard isPresented.wrappedValue else { return nil }
    let node = (old as? ConfirmationDialogNode) ?? ConfirmationDialogNode(context.host)
    node.update(self, in: context)
    context.host.presentedPopups.set(node, of: node)
    return node
  }

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    (node.extra as? ConfirmationDialogNode)?.source = node
  }
}
