import GalleyAutomation

extension XCUIElement {
  /// Keys that change what others do, as long as they are held.
  ///
  /// - Reference: [`XCUIElement.KeyModifierFlags`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/keymodifierflags).
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    /// One bit a key.
    public let rawValue: UInt

    /// Makes a set of its bits.
    ///
    /// - Parameter rawValue: One bit a key.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The key that locks capitals.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// The shift key.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// The control key.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// The option key.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// The command key.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    /// The function key.
    public static let function = KeyModifierFlags(rawValue: 1 << 5)
    /// Another name of the key that locks capitals.
    public static let alphaShift = capsLock
    /// Another name of the option key.
    public static let alternate = option

    var modifiers: KeyModifiers { KeyModifiers(rawValue: rawValue) }
  }
}

/// The same by its name in Objective-C.
public typealias XCUIKeyModifierFlags = XCUIElement.KeyModifierFlags
