import Foundation
import GalleyAutomation
import GalleyTree

extension XCUIElement {
  /// Presses one key of a hardware keyboard while others are held.
  ///
  /// It goes to a keyboard shortcut of the app, else to the focused element. A text that is not one key fails
  /// the test.
  ///
  /// - Parameters:
  ///   - key: A text of one character.
  ///   - flags: The keys that are held.
  /// - Reference: [`typeKey(_:modifierFlags:)`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/typekey(_:modifierflags:)-8ckc7).
  @MainActor @preconcurrency
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { try $0.typeKey(key, holding: flags, into: target, until: $1) }
  }

  /// Presses one key of a hardware keyboard while others are held.
  ///
  /// It goes to a keyboard shortcut of the app, else to the focused element. A modifier key, such as the
  /// command key, fails the test: pass it as a flag.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - flags: The keys that are held.
  @MainActor @preconcurrency
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(file, line) { automator, deadline in
      guard XCUIKeyboardKey.modifiers[key] == nil else {
        throw DriverError.unsupported(
          "type a key that only changes others",
          reason: "it has no effect by itself; pass it as modifierFlags")
      }
      try automator.typeKey(key.rawValue, holding: flags, into: target, until: deadline)
    }
  }

  /// Runs a closure while keys are held; text that the closure types is typed with them.
  ///
  /// Nested calls add to each other. Touches and clicks stay as they are: no view of a simulated device asks for keys that
  /// are held meanwhile.
  ///
  /// - Parameters:
  ///   - flags: The keys that are held.
  ///   - block: The closure.
  /// - Reference: [`perform(withKeyModifiers:block:)`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/perform(withkeymodifiers:block:)).
  @MainActor @preconcurrency
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    XCUIContext.run((), at: CallSite(filePath: #filePath, line: #line)) { automator in
      automator.holding(flags, block)
    }
  }
}
