import Foundation
import GalleyAutomation
import GalleyBrowser
import GalleyJSON
import GalleyTree
import GalleyWebDriver

/// Keys and a mouse for what a page does itself, which no element stands for.
extension SharedBrowser {
  /// Presses and releases a key, while others are held.
  package func press(_ key: KeyInput, holding modifiers: KeyModifiers = []) throws {
    try driver.press([key], holding: modifiers)
  }

  /// Presses and releases the key of a character, while others are held.
  package func press(_ character: Character, holding modifiers: KeyModifiers = []) throws {
    try press(.character(character), holding: modifiers)
  }

  /// Types a text, key by key.
  package func type(_ text: String) throws {
    try driver.press(text.map(KeyInput.character), holding: [])
  }

  /// Moves the mouse to a point of the window.
  package func point(x: CGFloat, y: CGFloat) throws { try driver.move(.hover(CGPoint(x: x, y: y))) }

  /// Drags between two points of the window, in four moves.
  package func drag(from start: (x: CGFloat, y: CGFloat), to end: (x: CGFloat, y: CGFloat)) throws {
    let samples = (0...4).map { step in
      let part = CGFloat(step) / 4
      return Gesture.Sample(
        .milliseconds(step),
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    try driver.move(.drag(samples))
  }

  /// Turns the wheel at a point while control is held, which zooms; down is positive.
  package func zoom(_ delta: Int, x: Double, y: Double) throws {
    try keys("keyDown")
    let turn: JSONValue = [
      "type": "scroll", "x": .integer(Int(x)), "y": .integer(Int(y)), "deltaX": 0, "deltaY": .integer(delta),
      "duration": 0, "origin": "viewport",
    ]
    try session.post("/actions", ["actions": [["type": "wheel", "id": "wheel", "actions": [turn]]]])
    try keys("keyUp")
  }

  private func keys(_ type: String) throws {
    let control: JSONValue = ["type": .text(type), "value": "\u{E009}"]
    try session.post("/actions", ["actions": [["type": "key", "id": "keyboard", "actions": [control]]]])
  }
}
