/// Something that a key of a hardware keyboard does, such as the action of a button.
@MainActor struct ShortcutAction {
  /// The key.
  let shortcut: KeyboardShortcut
  /// The node that has it.
  unowned let node: Node
  /// What is done, as things stand.
  let action: () -> (() -> Void)
}
