nonisolated extension View {
  /// Calls an action when the view enters the window.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: LifecycleModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view leaves the window.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: LifecycleModifier(appear: nil, disappear: action))
  }
}

struct LifecycleModifier: NodeModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.host.lifecycleEvent(.init(node, appear: appear, disappear: disappear))
  }
}
