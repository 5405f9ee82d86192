import Foundation
import GalleyTree

/// Keys of a hardware keyboard.
extension Automator {
  /// Presses one key while others are held, once the element is there and nothing interrupts it.
  ///
  /// It goes to a shortcut of the app, else to the focused element.
  ///
  /// - Throws: ``DriverError`` where the text is not one key.
  package func typeKey(
    _ key: String, holding modifiers: KeyModifiers, into target: Target, until deadline: Duration
  ) throws {
    let keys = Keystrokes.keys(of: key)
    let action = Action.key("'\(Keystrokes.shown(key))'")
    guard keys.count == 1, let driver = driver as? any HardwareKeyPressing else {
      throw DriverError.unsupported(
        action.verb,
        reason: keys.count == 1
          ? "its driver has no hardware keyboard" : "a key is one character, and these are \(keys.count)")
    }
    try act(action, on: target, Readiness(isEnabled: false, isReachable: false), until: deadline) { _ in
      try driver.press(keys, holding: modifiers.union(heldModifiers))
    }
  }

  /// Presses keys, with those that are held just now.
  func press(_ keys: [KeyInput]) throws {
    guard !heldModifiers.isEmpty else { return try driver.press(keys) }
    guard let driver = driver as? any HardwareKeyPressing else {
      throw DriverError.unsupported("hold keys", reason: "its driver has no hardware keyboard")
    }
    try driver.press(keys, holding: heldModifiers)
  }
}
