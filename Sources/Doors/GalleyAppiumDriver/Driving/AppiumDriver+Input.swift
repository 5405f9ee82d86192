import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree
import GalleyWebDriver

extension AppiumDriver {
  /// Moves fingers by the W3C's actions.
  public func perform(_ gesture: Gesture) throws(DriverError) {
    var gesture = gesture
    for finger in gesture.fingers.indices {
      for index in gesture.fingers[finger].indices {
        let point = gesture.fingers[finger][index].point
        gesture.fingers[finger][index].point = CGPoint(x: inUnits(point.x), y: inUnits(point.y))
      }
    }
    try act("move fingers", PointerActions.chain(gesture, as: .touch, shorteningTaps: false))
  }

  /// A coordinate in the server's units; products of points and densities miss whole pixels by their rounding.
  private func inUnits(_ coordinate: CGFloat) -> CGFloat { (coordinate * unit * 1024).rounded() / 1024 }

  /// Presses keys for the focused element.
  ///
  /// Removing everything is one command for the element, and the escape key hides the keyboard: telephones have neither key.
  ///
  /// - Throws: `DriverError` if nothing has the keyboard, or the device has no such key.
  public func press(_ keys: [KeyInput]) throws(DriverError) {
    defer { tick(isInput: true) }
    if keys.contains(where: { $0 != .escape }) {
      guard try snapshot().applications.contains(where: { $0.root.hasKeyboard }) else {
        throw .noKeyboardFocus
      }
    }
    var typed: [KeyInput] = []
    var rest = keys[...]
    while let key = rest.popFirst() {
      let isClearing = key == .clear || key == .selectAll && rest.first == .delete
      guard isClearing || key == .escape || key == .selectAll else {
        typed.append(key)
        continue
      }
      try type(typed)
      typed = []
      if key == .escape {
        hideKeyboard()
      } else {
        guard isClearing else {
          throw .unsupported(
            "select a text", reason: "telephones have no key for it; type or clear the field")
        }
        if key == .selectAll { rest.removeFirst() }
        try clearFocused()
      }
    }
    try type(typed)
  }

  private func type(_ keys: [KeyInput]) throws(DriverError) {
    for part in KeyActions.parts(of: keys, hasForeignKeys: platform == .iOS) {
      switch part {
      case .keys(let keys): try act("press keys", KeyActions.chain(keys))
      case .text(let text):
        switch platform {
        case .iOS: try act("type a text", KeyActions.chain(characters: text))
        // The keyboard of Android has keys for ASCII alone.
        case .android:
          try run("type a text") { () throws(WebDriverError) in
            _ = try perform(.type, ["text": .text(text)])
          }
        }
      }
    }
  }

  /// Removes everything from the focused element.
  private func clearFocused() throws(DriverError) {
    guard let element = try activeElement() else { throw .noKeyboardFocus }
    try run("clear a field") { () throws(WebDriverError) in try session.post("/element/\(element)/clear") }
  }

  /// Hides the keyboard; one that cannot be hidden stays, as with any key that an app does not take.
  private func hideKeyboard() {
    _ = try? perform(.hideKeyboard)
  }

  private func act(_ action: String, _ chain: JSONValue) throws(DriverError) {
    defer { tick(isInput: true) }
    try run(action) { () throws(WebDriverError) in try session.post("/actions", chain) }
  }
}
