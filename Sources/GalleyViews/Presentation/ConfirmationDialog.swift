import Foundation
import GalleyTree

nonisolated extension View {
  /// Shows an action sheet at the bottom of the screen while a condition holds.
  ///
  /// In the element tree it is a window with an element of type `sheet`. A button that cancels is added where there is none.
  ///
  /// - Parameters:
  ///   - title: The question; the element's label.
  ///   - isPresented: Whether it is shown; becomes false when a button or the background is tapped.
  ///   - titleVisibility: Whether the title is seen; usually it is not.
  ///   - actions: The buttons.
  ///   - message: What stands above the buttons.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `confirmationDialog`](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)-8y541).
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View {
    modified(
      by: ConfirmationDialogModifier(
        title: title, isTitleShown: titleVisibility == .visible, isPresented: isPresented,
        actions: AnyView(actions()), message: AnyView(message())))
  }

  /// Shows an action sheet at the bottom of the screen while a condition holds.
  ///
  /// - Parameters:
  ///   - title: The question; the element's label.
  ///   - isPresented: Whether it is shown; becomes false when a button or the background is tapped.
  ///   - titleVisibility: Whether the title is seen; usually it is not.
  ///   - actions: The buttons.
  /// - Returns: The view.
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }
}

struct ConfirmationDialogModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let title: String
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
}
