import GalleyAutomation
import GalleyJSON
import GalleyTree

/// The chain of actions by which WebDriver presses keys, as JSON.
///
/// - Reference: [W3C WebDriver, keyboard actions](https://www.w3.org/TR/webdriver2/#keyboard-actions).
package enum KeyActions {
  /// A part of the typed text.
  package enum Part: Hashable {
    /// Keys that WebDriver has.
    case keys([String])
    /// A text that no key has, such as an emoji; it is inserted.
    case text(String)
  }

  private static let control = "\u{E009}"

  /// The parts of the typed text, in order.
  ///
  /// - Parameter hasForeignKeys: Whether characters outside of ASCII are keys.
  package static func parts(of keys: [KeyInput], hasForeignKeys: Bool = true) -> [Part] {
    var parts: [Part] = []
    for key in keys {
      if case .character(let character) = key, !isKey(character, hasForeignKeys) {
        if case .text(let text) = parts.last {
          parts[parts.count - 1] = .text(text + String(character))
        } else {
          parts.append(.text(String(character)))
        }
        continue
      }
      if case .keys(let before) = parts.last {
        parts[parts.count - 1] = .keys(before + codes(key))
      } else {
        parts.append(.keys(codes(key)))
      }
    }
    return parts
  }

  /// Whether a character is one code point that fits into 16 bits, as keys of drivers are.
  private static func isKey(_ character: Character, _ hasForeignKeys: Bool) -> Bool {
    let scalars = character.unicodeScalars
    guard hasForeignKeys || character.isASCII else { return false }
    return scalars.count == 1 && scalars.allSatisfy { $0.value < 0x10000 }
  }

  /// The chain of some keys while others are held.
  package static func chain(_ keys: [String], holding modifiers: KeyModifiers = []) -> JSONValue {
    let held = held(modifiers)
    let all =
      held.map { event("keyDown", $0) }
      + keys.flatMap { key in
        // A pair such as control and A is one key that the other is held for.
        let scalars = key.unicodeScalars.map { String($0) }
        return scalars.map { event("keyDown", $0) } + scalars.reversed().map { event("keyUp", $0) }
      } + held.reversed().map { event("keyUp", $0) }
    return ["actions": [["type": "key", "id": "keyboard", "actions": .list(all)]]]
  }

  /// The chain of the characters of a text, each as one key.
  package static func chain(characters text: String) -> JSONValue {
    let all = text.flatMap { [event("keyDown", String($0)), event("keyUp", String($0))] }
    return ["actions": [["type": "key", "id": "keyboard", "actions": .list(all)]]]
  }

  private static func event(_ type: String, _ key: String) -> JSONValue {
    ["type": .text(type), "value": .text(key)]
  }

  private static func held(_ modifiers: KeyModifiers) -> [String] {
    var keys: [String] = []
    if modifiers.contains(.shift) { keys.append("\u{E008}") }
    // Browsers on Linux have control where those of Apple have command.
    if modifiers.contains(.control) || modifiers.contains(.command) { keys.append(control) }
    if modifiers.contains(.option) { keys.append("\u{E00A}") }
    return keys
  }

  /// The keys of WebDriver for one key.
  private static func codes(_ key: KeyInput) -> [String] {
    switch key {
    case .character(let character): [character == "\n" ? "\u{E007}" : String(character)]
    case .delete: ["\u{E003}"]
    case .forwardDelete: ["\u{E017}"]
    case .enter: ["\u{E007}"]
    case .tab: ["\u{E004}"]
    case .escape: ["\u{E00C}"]
    case .leftArrow: ["\u{E012}"]
    case .upArrow: ["\u{E013}"]
    case .rightArrow: ["\u{E014}"]
    case .downArrow: ["\u{E015}"]
    case .home: ["\u{E011}"]
    case .end: ["\u{E010}"]
    case .pageUp: ["\u{E00E}"]
    case .pageDown: ["\u{E00F}"]
    case .clear: [control + "a", "\u{E003}"]
    case .selectAll: [control + "a"]
    case .help: ["\u{E002}"]
    case .function(let number):
      (1...12).contains(number) ? [String(UnicodeScalar(0xE030 + UInt32(number)) ?? " ")] : []
    }
  }
}
