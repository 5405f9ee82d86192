import GalleyAutomation

extension XCUIElement {
  /// The modifier keys that are held while other keys are pressed.
  ///
  /// - Reference: [`XCUIElement.KeyModifierFlags`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/keymodifierflags).
  public typealias KeyModifierFlags = KeyModifiers
}

/// The same by its name in Objective-C.
public typealias XCUIKeyModifierFlags = KeyModifiers
