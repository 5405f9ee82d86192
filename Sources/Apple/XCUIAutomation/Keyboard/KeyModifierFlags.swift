import GalleyAutomation

extension XCUIElement {
  /// Keys that change what others do, as long as they are held.
  ///
  /// - Reference: [`XCUIElement.KeyModifierFlags`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/keymodifierflags).
  public typealias KeyModifierFlags = KeyModifiers
}

/// The same by its name in Objective-C.
public typealias XCUIKeyModifierFlags = KeyModifiers
