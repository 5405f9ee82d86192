// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A key of a hardware keyboard.
///
/// Its raw value is a text of one character that `typeText` understands as the key:
///
/// ```swift
/// field.typeText(XCUIKeyboardKey.delete.rawValue)
/// ```
///
/// Apple does not publish the characters. These are those of
/// [AppKit's function-key constants](https://developer.apple.com/documentation/appkit/1535851-function-key_unicodes); keys that
/// AppKit has no constant for have characters of the same private area.
///
/// - Reference: [`XCUIKeyboardKey`](https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey).
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text of one character.
  public let rawValue: String

  /// Creates a key.
  ///
  /// - Parameter rawValue: A text of one character.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key.
  ///
  /// - Parameter rawValue: A text of one character.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension XCUIKeyboardKey {
  /// Removes the character before the caret.
  public static let delete = XCUIKeyboardKey("\u{7F}")
  /// Removes the character after the caret.
  public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
  /// The space bar.
  public static let space = XCUIKeyboardKey(" ")
  /// The tabulator key.
  public static let tab = XCUIKeyboardKey("\t")
  /// The key that locks capitals.
  public static let capsLock = XCUIKeyboardKey("\u{F8C9}")
  public static let `return` = XCUIKeyboardKey("\r")
  /// The key of the numeric pad that acts as return.
  public static let enter = XCUIKeyboardKey("\u{3}")
  public static let escape = XCUIKeyboardKey("\u{1B}")
  /// The clear key, which empties the focused element.
  public static let clear = XCUIKeyboardKey("\u{F739}")
  /// Moves the caret up a line.
  public static let upArrow = XCUIKeyboardKey("\u{F700}")
  /// Moves the caret down a line.
  public static let downArrow = XCUIKeyboardKey("\u{F701}")
  /// Moves the caret back.
  public static let leftArrow = XCUIKeyboardKey("\u{F702}")
  /// Moves the caret on.
  public static let rightArrow = XCUIKeyboardKey("\u{F703}")
  /// Moves to the start.
  public static let home = XCUIKeyboardKey("\u{F729}")
  /// Moves to the end.
  public static let end = XCUIKeyboardKey("\u{F72B}")
  /// Moves up a page.
  public static let pageUp = XCUIKeyboardKey("\u{F72C}")
  /// Moves down a page.
  public static let pageDown = XCUIKeyboardKey("\u{F72D}")
  /// Asks for help.
  public static let help = XCUIKeyboardKey("\u{F746}")
  public static let command = XCUIKeyboardKey("\u{F8C1}")
  public static let control = XCUIKeyboardKey("\u{F8C2}")
  public static let option = XCUIKeyboardKey("\u{F8C3}")
  public static let shift = XCUIKeyboardKey("\u{F8C4}")
  /// The command key on the right.
  public static let rightCommand = XCUIKeyboardKey("\u{F8C5}")
  /// The control key on the right.
  public static let rightControl = XCUIKeyboardKey("\u{F8C6}")
  /// The option key on the right.
  public static let rightOption = XCUIKeyboardKey("\u{F8C7}")
  /// The shift key on the right.
  public static let rightShift = XCUIKeyboardKey("\u{F8C8}")
  /// The function key.
  public static let secondaryFn = XCUIKeyboardKey("\u{F8CA}")
  /// The function key F1.
  public static let F1 = XCUIKeyboardKey("\u{F704}")
  /// The function key F2.
  public static let F2 = XCUIKeyboardKey("\u{F705}")
  /// The function key F3.
  public static let F3 = XCUIKeyboardKey("\u{F706}")
  /// The function key F4.
  public static let F4 = XCUIKeyboardKey("\u{F707}")
  /// The function key F5.
  public static let F5 = XCUIKeyboardKey("\u{F708}")
  /// The function key F6.
  public static let F6 = XCUIKeyboardKey("\u{F709}")
  /// The function key F7.
  public static let F7 = XCUIKeyboardKey("\u{F70A}")
  /// The function key F8.
  public static let F8 = XCUIKeyboardKey("\u{F70B}")
  /// The function key F9.
  public static let F9 = XCUIKeyboardKey("\u{F70C}")
  /// The function key F10.
  public static let F10 = XCUIKeyboardKey("\u{F70D}")
  /// The function key F11.
  public static let F11 = XCUIKeyboardKey("\u{F70E}")
  /// The function key F12.
  public static let F12 = XCUIKeyboardKey("\u{F70F}")
  /// The function key F13.
  public static let F13 = XCUIKeyboardKey("\u{F710}")
  /// The function key F14.
  public static let F14 = XCUIKeyboardKey("\u{F711}")
  /// The function key F15.
  public static let F15 = XCUIKeyboardKey("\u{F712}")
  /// The function key F16.
  public static let F16 = XCUIKeyboardKey("\u{F713}")
  /// The function key F17.
  public static let F17 = XCUIKeyboardKey("\u{F714}")
  /// The function key F18.
  public static let F18 = XCUIKeyboardKey("\u{F715}")
  /// The function key F19.
  public static let F19 = XCUIKeyboardKey("\u{F716}")
}

extension XCUIKeyboardKey {
  /// The modifier keys, with the flags of each.
  static let modifiers: [XCUIKeyboardKey: XCUIElement.KeyModifierFlags] = [
    .command: .command, .rightCommand: .command, .control: .control, .rightControl: .control,
    .option: .option, .rightOption: .option, .shift: .shift, .rightShift: .shift,
    .capsLock: .capsLock, .secondaryFn: .function,
  ]
}
