import GalleyTree

/// Keys that are held while another one is pressed.
///
/// - Reference: [SwiftUI's `EventModifiers`](https://developer.apple.com/documentation/swiftui/eventmodifiers).
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key that locks capitals.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The command key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The keys of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
}

/// The key of a shortcut.
///
/// - Reference: [SwiftUI's `KeyEquivalent`](https://developer.apple.com/documentation/swiftui/keyequivalent).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key; for keys without one, that of AppKit's function-key constants.
  public let character: Character

  /// Names a key.
  public init(_ character: Character) {
    self.character = character
  }

  /// Names a key.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator key.
  public static let tab = KeyEquivalent("\t")
  /// The key that removes the character before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that removes the character after the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key with the arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key with the arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key with the arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key with the arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that leads to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that leads to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that leads up a page.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that leads down a page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
}

/// A key, with its modifiers, that triggers a button.
///
/// - Reference: [SwiftUI's `KeyboardShortcut`](https://developer.apple.com/documentation/swiftui/keyboardshortcut).
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The keys that are held.
  public let modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key; the button of a question that has it is the default one.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

nonisolated extension View {
  /// Lets a key trigger a button; of several buttons, the first one.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key trigger a button; of several buttons, the first one.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modified(by: EnvironmentModifier { $0.keyboardShortcut = shortcut })
  }
}
