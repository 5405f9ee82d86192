/// A key of a keyboard, as WebDriver names it (https://www.w3.org/TR/webdriver2/#keyboard-actions).
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The character that WebDriver sends for it.
  public var value: String

  /// The key that types a character.
  public init(stringLiteral value: String) { self.value = value }

  /// The key that types a character.
  public init(_ value: String) { self.value = value }

  /// Backspace.
  public static let backspace: Key = "\u{E003}"
  /// Tab.
  public static let tab: Key = "\u{E004}"
  /// Enter.
  public static let enter: Key = "\u{E006}"
  /// Shift.
  public static let shift: Key = "\u{E008}"
  /// Control.
  public static let control: Key = "\u{E009}"
  /// Alt.
  public static let alt: Key = "\u{E00A}"
  /// Escape.
  public static let escape: Key = "\u{E00C}"
  /// The space bar.
  public static let space: Key = " "
  /// Page up.
  public static let pageUp: Key = "\u{E00E}"
  /// Page down.
  public static let pageDown: Key = "\u{E00F}"
  /// End.
  public static let end: Key = "\u{E010}"
  /// Home.
  public static let home: Key = "\u{E011}"
  /// Arrow left.
  public static let left: Key = "\u{E012}"
  /// Arrow up.
  public static let up: Key = "\u{E013}"
  /// Arrow right.
  public static let right: Key = "\u{E014}"
  /// Arrow down.
  public static let down: Key = "\u{E015}"
  /// Delete.
  public static let delete: Key = "\u{E017}"

  /// The key of a DOM name (`KeyboardEvent.key`), such as `ArrowDown`, `?` or `y`.
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
