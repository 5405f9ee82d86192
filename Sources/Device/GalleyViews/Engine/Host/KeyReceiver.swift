import GalleyTree

/// A node that takes keys as text while it has the focus.
@MainActor protocol KeyReceiver: Node {
  /// Called when this gets the keyboard or loses it, by who wants to know.
  var focusChanged: [ObjectIdentifier: (Bool) -> Void] { get set }
  /// Whether what is typed is not to be seen.
  var isSecret: Bool { get }
  /// The text before the caret.
  var textBeforeCaret: String { get }
  /// Whether the return key makes a new line instead of ending the input.
  var takesNewlines: Bool { get }
  /// Closes the menu of commands for its text, if it is open; called when this loses the keyboard.
  func closeEditMenu()
  /// Takes a key.
  func press(_ key: KeyInput)
  /// Takes a key of a hardware keyboard, on which others are held.
  func press(_ key: KeyInput, holding modifiers: EventModifiers)
}

extension KeyReceiver {
  /// Whether keys go here.
  var isFocused: Bool { host.keyReceiver === self }
}
