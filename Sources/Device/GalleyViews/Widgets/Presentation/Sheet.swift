import Foundation
import GalleyTree

nonisolated extension View {
  /// Shows a sheet above this view while a condition holds.
  ///
  /// In the element tree a sheet is a window in front of the app's, with an element of type `sheet`. (On iOS
  /// that element is an `other`; as a `sheet` it is distinct from the content below.) Content behind accepts
  /// no touches.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; becomes false when a finger or `dismiss` takes it away.
  ///   - onDismiss: An action after it is dismissed.
  ///   - content: The content.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `sheet(isPresented:onDismiss:content:)`](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)).
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }
  }

  /// Shows a sheet above this view while there is a value; another value has another sheet.
  ///
  /// - Parameters:
  ///   - item: The value; becomes `nil` when a finger or `dismiss` takes the sheet away.
  ///   - onDismiss: An action after it is dismissed.
  ///   - content: The content.
  /// - Returns: The view.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    presenting(.sheet, item: item, onDismiss: onDismiss) { AnyView(content($0)) }
  }

  /// Covers the screen while a condition holds; a finger cannot dismiss the cover.
  ///
  /// In the element tree it is a window in front of the app's.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; becomes false when `dismiss` takes it away.
  ///   - onDismiss: An action after it is dismissed.
  ///   - content: The content.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `fullScreenCover(isPresented:onDismiss:content:)`](https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)).
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(.cover, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }
  }

  /// Covers the screen while there is a value; a finger cannot dismiss the cover.
  ///
  /// - Parameters:
  ///   - item: The value; becomes `nil` when `dismiss` takes the cover away.
  ///   - onDismiss: An action after it is dismissed.
  ///   - content: The content.
  /// - Returns: The view.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    presenting(.cover, item: item, onDismiss: onDismiss) { AnyView(content($0)) }
  }

  func presenting(
    _ kind: SheetNode.Kind, at attachment: PopoverAttachmentAnchor = .rect(.bounds),
    isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> AnyView
  ) -> some View {
    modified(
      by: SheetModifier(
        kind: kind, attachment: attachment, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        content: content,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
  }

  func presenting<Item: Identifiable>(
    _ kind: SheetNode.Kind, at attachment: PopoverAttachmentAnchor = .rect(.bounds), item: Binding<Item?>,
    onDismiss: (() -> Void)?, content: @escaping (Item) -> AnyView
  ) -> some View {
    modified(
      by: SheetModifier(
        kind: kind, attachment: attachment, identity: { item.wrappedValue.map { AnyHashable($0.id) } },
        content: { item.wrappedValue.map(content) ?? AnyView(EmptyView()) },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss))
  }
}

/// A modifier that shows a sheet in front of a view.
struct SheetModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let kind: SheetNode.Kind
  /// The point of the view that a popover's arrow points at.
  let attachment: PopoverAttachmentAnchor
  /// A closure that returns the identity of the sheet, or `nil` without one; called when views are evaluated,
  /// so that a change is noticed.
  let identity: () -> AnyHashable?
  let content: () -> AnyView
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    let old = old as? SheetNode
    guard let identity = identity() else {
      old?.leave()
      return nil
    }
    if old?.identity != identity { old?.leave() }
    let node = old.flatMap { $0.identity == identity ? $0 : nil } ?? SheetNode(context.host)
    node.wanted = kind
    node.attachment = attachment
    node.identity = identity
    node.update(content(), dismiss: dismiss, onDismiss: onDismiss, in: context)
    return node
  }

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    (node.extra as? SheetNode)?.source = node
  }
}
