import Foundation
import GalleyTree

nonisolated extension View {
  /// Adds buttons to a list's row that a swipe from the trailing edge uncovers.
  public func swipeActions(allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View) -> some View {
    modified(by: SwipeActionsModifier(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe))
  }
}

struct SwipeActionsModifier: NodeModifier {
  let content: AnyView
  let allowsFullSwipe: Bool

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.buttonStyles.replace(by: .drawn(.plain))
    context.environment.foregroundColor = .white
    let row = context.environment.row
    let node = content.reconciled(with: old, in: context)
    row?.swipes.set(RowContext.Swipe(content: node, allowsFullSwipe: allowsFullSwipe), of: node)
    return node
  }
}
