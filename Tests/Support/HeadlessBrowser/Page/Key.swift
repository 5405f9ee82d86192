/// A key of a keyboard, as WebDriver names it (https://www.w3.org/TR/webdriver2/#keyboard-actions).
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What is sent for it.
  public var value: String

  /// The key that types a character.
  ///
  /// - Parameter value: The character.
  public init(stringLiteral value: String) { self.value = value }

  /// The key that types a character.
  ///
  /// - Parameter value: The character.
  public init(_ value: String) { self.value = value }

  /// The key for corrections.
  public static let backspace: Key = "\u{E003}"
  /// The key that goes to what is next.
  public static let tab: Key = "\u{E004}"
  /// The key that ends a line.
  public static let enter: Key = "\u{E006}"
  /// The key for capitals.
  public static let shift: Key = "\u{E008}"
  /// The control key.
  public static let control: Key = "\u{E009}"
  /// The alternate key.
  public static let alt: Key = "\u{E00A}"
  /// The key that leads out.
  public static let escape: Key = "\u{E00C}"
  /// The space bar.
  public static let space: Key = " "
  /// A page up.
  public static let pageUp: Key = "\u{E00E}"
  /// A page down.
  public static let pageDown: Key = "\u{E00F}"
  /// The last place.
  public static let end: Key = "\u{E010}"
  /// The first place.
  public static let home: Key = "\u{E011}"
  /// To the left.
  public static let left: Key = "\u{E012}"
  /// Upwards.
  public static let up: Key = "\u{E013}"
  /// To the right.
  public static let right: Key = "\u{E014}"
  /// Downwards.
  public static let down: Key = "\u{E015}"
  /// Removes what follows.
  public static let delete: Key = "\u{E017}"

  /// The key that the DOM calls so (`KeyboardEvent.key`), such as `ArrowDown`, `?` or `y`.
  ///
  /// - Parameter name: The name.
  public init(named name: String) {
    let names: [String: Key] = [
      "Enter": .enter, "Tab": .tab, "Escape": .escape, "Esc": .escape, "Space": .space,
      "Backspace": .backspace,
      "ArrowLeft": .left, "ArrowRight": .right, "ArrowUp": .up, "ArrowDown": .down, "←": .left, "→": .right,
      "↑": .up, "↓": .down, "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
      "Delete": .delete, "Shift": .shift, "Control": .control, "Ctrl": .control, "Alt": .alt,
    ]
    self = names[name] ?? Key(name)
  }
}
