/// The modifier keys that are held while other keys are pressed, with Apple's raw values.
///
/// - Reference: [`XCUIElement.KeyModifierFlags`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/keymodifierflags).
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: One bit a key.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The key that locks capitals.
  public static let capsLock = KeyModifiers(rawValue: 1 << 0)
  public static let shift = KeyModifiers(rawValue: 1 << 1)
  public static let control = KeyModifiers(rawValue: 1 << 2)
  public static let option = KeyModifiers(rawValue: 1 << 3)
  public static let command = KeyModifiers(rawValue: 1 << 4)
  public static let function = KeyModifiers(rawValue: 1 << 5)
  /// Another name of the key that locks capitals.
  public static let alphaShift = capsLock
  /// Another name of the option key.
  public static let alternate = option
}

/// A driver with a hardware keyboard.
public protocol HardwareKeyPressing: Driver {
  /// Presses keys while others are held.
  ///
  /// They go to shortcuts of the app in front, else to the focused element, else nowhere.
  ///
  /// - Parameters:
  ///   - keys: The keys, in order.
  ///   - modifiers: The keys that are held meanwhile.
  /// - Throws: ``DriverError`` if the device does not answer.
  func press(_ keys: [KeyInput], holding modifiers: KeyModifiers) throws(DriverError)
}
