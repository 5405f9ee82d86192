import Foundation
import GalleyTree

nonisolated extension View {
  /// Lets the view be dragged after a long press, to views that accept its value.
  ///
  /// - Parameter payload: The value of the view, evaluated when a drag begins.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `draggable(_:)`](https://developer.apple.com/documentation/swiftui/view/draggable(_:)).
  public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    modified(by: DragModifier(provider: { NSItemProvider(transferring: payload()) }))
  }

  /// Lets the view be dragged after a long press; the finger carries a picture of the view itself, not the
  /// preview.
  public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View {
    draggable(payload())
  }

  /// Lets the view be dragged after a long press.
  ///
  /// - Reference: [SwiftUI's `onDrag(_:)`](https://developer.apple.com/documentation/swiftui/view/ondrag(_:)).
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modified(by: DragModifier(provider: data))
  }

  /// Lets the view be dragged after a long press; the finger carries a picture of the view itself, not the
  /// preview.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    onDrag(data)
  }

  /// Accepts values of a type that are dropped on the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type.
  ///   - action: A closure that receives the dropped values and the point, from the view's upper left corner;
  ///     returns whether it accepts them.
  ///   - isTargeted: A closure that is called when an acceptable drag enters the view, and when it leaves it.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `dropDestination(for:action:isTargeted:)`](https://developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:)).
  public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modified(
      by: DropModifier {
        ClosureDropDelegate(
          accepts: { $0.providers.contains { $0.value(of: Payload.self) != nil } },
          perform: { info in
            action(info.providers.compactMap { $0.value(of: Payload.self) }, info.location)
          }, targeted: isTargeted)
      })
  }

  /// Accepts values of some kinds that are dropped on the view.
  ///
  /// - Reference: [SwiftUI's `onDrop(of:isTargeted:perform:)`](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:)).
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts values of some kinds that are dropped on the view, with the point of the drop.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modified(
      by: DropModifier {
        ClosureDropDelegate(
          accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
          perform: { action($0.itemProviders(for: supportedContentTypes), $0.location) },
          targeted: { isTargeted?.wrappedValue = $0 })
      })
  }

  /// Lets a delegate handle values of some kinds that are dropped on the view.
  ///
  /// - Reference: [SwiftUI's `onDrop(of:delegate:)`](https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:)).
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modified(by: DropModifier(types: supportedContentTypes) { delegate })
  }
}

struct DragModifier: NodeModifier {
  let provider: () -> NSItemProvider

  // A finger on it is for it, though no gesture is.
  var takesGestures: Bool { true }
  var mayBeLifted: Bool { true }

  @MainActor func lifted(_ node: ModifierNode<Self>, at point: CGPoint) -> (any LiftedContent)? {
    node.environment.isEnabled ? DragSession(node, provider(), from: point) : nil
  }

  /// Returns an element even if the draggable view contains none.
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let elements = child.elements(in: context)
    return elements.isEmpty
      ? [context.clipped(Element(.other, frame: node.frame, handle: node.handle))] : elements
  }
}

struct DropModifier: NodeModifier {
  /// The accepted types; `nil` if only the delegate decides.
  var types: [UTType]?
  let delegate: () -> any DropDelegate

  init(types: [UTType]? = nil, _ delegate: @escaping () -> any DropDelegate) {
    self.types = types
    self.delegate = delegate
  }
}

/// A node that things can be dropped on.
@MainActor protocol DropTaking: Node {
  /// Returns the delegate for a drop on it; `nil` if a drop is not possible.
  func dropDelegate(for info: DropInfo) -> (any DropDelegate)?
}

extension ModifierNode: DropTaking where Modifier == DropModifier {
  func dropDelegate(for info: DropInfo) -> (any DropDelegate)? {
    guard environment.isEnabled, modifier.types.map({ info.hasItemsConforming(to: $0) }) ?? true else {
      return nil
    }
    let delegate = modifier.delegate()
    return delegate.validateDrop(info: info) ? delegate : nil
  }
}
