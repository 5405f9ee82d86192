import Foundation

/// A focusable node without a text, which receives keys.
final class FocusableNode: Node {
  /// The node of the view.
  weak var place: Node?
  /// Whether it takes keys at all.
  var isEnabled = true
  /// The closures to call when it gets the keys or loses them, by observer.
  var focusChanged: [ObjectIdentifier: (Bool) -> Void] = [:]
}

/// A modifier that lets a view receive keys.
struct FocusableModifier: NodeModifier {
  let isEnabled: Bool

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    (old as? FocusableNode) ?? FocusableNode(context.host)
  }

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    guard let focusable = node.extra as? FocusableNode else { return }
    focusable.place = node
    focusable.isEnabled = isEnabled
  }
}

/// A view that can receive keys, and knows whether it has the focus.
nonisolated private struct FocusableView<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  @FocusState private var isFocused: Bool

  @MainActor var body: some View {
    content.environment(\.isFocused, isFocused)
      .modified(by: FocusableModifier(isEnabled: isEnabled))
      .focused($isFocused)
  }
}

/// The interactions that a focusable view is focused for.
///
/// - Reference: [SwiftUI's `FocusInteractions`](https://developer.apple.com/documentation/swiftui/focusinteractions).
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Pressing by a key.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// Changing by keys.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The default: both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around has the focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether focused views are marked; an iPhone marks nothing.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Lets the view receive keys while a focus state selects it, such as for ``onKeyPress(_:action:)``.
  ///
  /// - Parameter isFocusable: Whether the view can be focused.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `focusable(_:)`](https://developer.apple.com/documentation/swiftui/view/focusable(_:)).
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isEnabled: isFocusable)
  }

  /// Keeps the views inside together while keys move the focus; so far keys move it by the order of the views.
  ///
  /// - Reference: [SwiftUI's `focusSection()`](https://developer.apple.com/documentation/swiftui/view/focussection()).
  public func focusSection() -> some View { self }

  /// Lets the view receive keys while a focus state selects it.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Sets whether focused views inside stay unmarked; an iPhone marks nothing.
  ///
  /// - Reference: [SwiftUI's `focusEffectDisabled(_:)`](https://developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:)).
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modified(by: EnvironmentModifier { if disabled { $0.isFocusEffectEnabled = false } })
  }
}
