import GalleyTree

/// The keys of a hardware keyboard.
extension ViewHost {
  /// Sends a key to a shortcut, otherwise to the view with the keyboard.
  ///
  /// A key without command or control goes to the view with the keyboard first, because it may be text.
  ///
  /// - Returns: Whether the key was handled.
  package func press(_ key: KeyInput, holding modifiers: EventModifiers) -> Bool {
    if onAppClock({ tellKey(key, modifiers) }) {
      flush()
      return true
    }
    let isText = modifiers.isDisjoint(with: [.command, .control])
    if isText, keyReceiver != nil { return receive(key, modifiers) }
    if let shortcut = shortcut(for: key, modifiers) {
      onAppClock {
        touches.perform(shortcut.action(), of: shortcut.node)
        flush()
      }
      return true
    }
    return receive(key, modifiers)
  }

  private func receive(_ key: KeyInput, _ modifiers: EventModifiers) -> Bool {
    guard let receiver = keyReceiver else { return false }
    onAppClock {
      receiver.press(key, holding: modifiers)
      flush()
    }
    return true
  }

  /// The first action in front whose shortcut this is.
  private func shortcut(for key: KeyInput, _ modifiers: EventModifiers) -> ShortcutAction? {
    guard let wanted = key.equivalent else { return nil }
    let shortcut = KeyboardShortcut(wanted, modifiers: modifiers.subtracting([.capsLock, .numericPad]))
    return shortcuts.values.first { entry in
      guard entry.shortcut == shortcut, entry.node.isInWindow else { return false }
      guard let front else { return true }
      return sequence(first: entry.node, next: \.parent).contains { $0 === front }
    }
  }
}

extension KeyInput {
  /// The key as a shortcut names it.
  package var equivalent: KeyEquivalent? {
    switch self {
    case .character(let character): KeyEquivalent(character.lowercased().first ?? character)
    case .enter: .return
    case .escape: .escape
    case .tab: .tab
    case .delete: .delete
    case .forwardDelete: .deleteForward
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .selectAll, .clear, .help, .function: nil
    }
  }
}
