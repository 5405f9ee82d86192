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

  /// Calls an action when the view enters the window.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: LifecycleModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view leaves the window.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: LifecycleModifier(appear: nil, disappear: action))
  }

  /// Sets whether controls are disabled.
  public func disabled(_ disabled: Bool) -> some View {
    modified(by: EnvironmentModifier(.disabled) { if disabled { $0.isEnabled = false } })
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

struct LifecycleModifier: NodeModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.host.lifecycleEvent(.init(node, appear: appear, disappear: disappear))
  }
}

struct EnvironmentModifier: NodeModifier {
  /// The names of modifiers with facts about their arguments.
  enum Name: UInt8 {
    case font, fontWeight, foregroundStyle, tint, lineLimit, multilineTextAlignment, underline, strikethrough,
      kerning, tracking, baselineOffset, truncationMode, lineSpacing, monospacedDigit, italic, fontDesign,
      textCase, minimumScaleFactor, controlSize, disabled, colorScheme, dynamicTypeSize, symbolVariant,
      symbolRenderingMode, imageScale, redacted
  }

  /// The modifier's name, if it has facts about its arguments.
  let name: Name?
  /// The key path of the value that it sets, if it has one.
  let keyPath: PartialKeyPath<EnvironmentValues>?
  let change: (inout EnvironmentValues) -> Void

  init(
    _ name: Name? = nil, keyPath: PartialKeyPath<EnvironmentValues>? = nil,
    change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.name = name
    self.keyPath = keyPath
    self.change = change
  }

  func environment(_ values: inout EnvironmentValues) {
    change(&values)
  }
}
