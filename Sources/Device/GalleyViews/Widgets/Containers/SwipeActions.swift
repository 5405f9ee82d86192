import Foundation
import GalleyTree

nonisolated extension View {
  /// Adds buttons to a list's row that a swipe from an edge uncovers.
  ///
  /// - Parameters:
  ///   - edge: The edge; a swipe from the leading edge of a page goes back instead.
  ///   - allowsFullSwipe: Whether a swipe over the whole row triggers the first button.
  ///   - content: The buttons, beginning at the edge.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`](https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)).
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> some View {
    modified(
      by: SwipeActionsModifier(content: AnyView(content()), edge: edge, allowsFullSwipe: allowsFullSwipe))
  }
}

struct SwipeActionsModifier: NodeModifier {
  let content: AnyView
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.buttonStyles.replace(by: .drawn(.plain))
    context.environment.foregroundColor = .white
    let row = context.environment.row
    let node = content.reconciled(with: old, in: context)
    row?.swipes.set(RowContext.Swipe(edge: edge, content: node, allowsFullSwipe: allowsFullSwipe), of: node)
    return node
  }
}

/// The buttons that a swipe over a row uncovers.
struct RowSwipe {
  /// The buttons, from the edge on.
  var actions: [ActionButton] = []
  /// Whether a swipe over the whole row does the first of them.
  var allowsFull = false
}
