import Foundation
import GalleyTree

nonisolated extension View {
  /// Calls an action when the view is tapped.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    modified(by: GestureModifier(tapAction: action, longPressAction: nil))
  }

  /// Calls an action when the view is pressed for half a second.
  public func onLongPressGesture(perform action: @escaping () -> Void) -> some View {
    modified(by: GestureModifier(tapAction: nil, longPressAction: action))
  }
}

struct GestureModifier: NodeModifier {
  let tapAction: (() -> Void)?
  let longPressAction: (() -> Void)?

  /// Returns an element even for a view without one that accepts touches, such as a colour: otherwise the
  /// view below it would count as hittable, and a tap there would be lost silently.
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let elements = child.elements(in: context)
    guard elements.isEmpty else { return elements }
    return [context.clipped(Element(.other, frame: node.frame, handle: node.handle))]
  }
}
