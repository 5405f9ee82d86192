import Galley
import XCTest

final class KeyboardTests: XCTestCase {
  private func value(_ identifier: String, in app: XCUIApplication) -> String {
    (app.descendants(matching: .any)[identifier].value as? String) ?? ""
  }

  // covers: XCUIElement.typeKey(_:modifierFlags:)
  func testShortcutsPressButtons() {
    let app = launch("keys")
    app.typeKey("n", modifierFlags: .command)
    XCTAssertEqual(text("noticed", in: app), "new")
    app.typeKey("w", modifierFlags: [.command, .option])
    XCTAssertEqual(text("noticed", in: app), "close all")
    app.typeKey("n", modifierFlags: [.command, .shift])
    XCTAssertEqual(text("noticed", in: app), "close all")
    app.typeKey(.return, modifierFlags: [])
    XCTAssertEqual(text("noticed", in: app), "done")
    app.typeKey(.escape, modifierFlags: [])
    XCTAssertEqual(text("noticed", in: app), "given up")
  }

  func testKeysGoToTheFieldWithTheFocus() {
    let app = launch("keys")
    let field = app.textFields["name"]
    field.tap()
    field.typeKey("a", modifierFlags: [])
    field.typeKey("b", modifierFlags: .shift)
    field.typeKey("c", modifierFlags: .option)
    XCTAssertEqual(value("name", in: app), "aB")
    field.typeText("cdef")
    field.typeKey(.leftArrow, modifierFlags: [])
    field.typeKey(.delete, modifierFlags: [])
    XCTAssertEqual(value("name", in: app), "aBcdf")
    field.typeKey(.leftArrow, modifierFlags: .command)
    field.typeKey(.forwardDelete, modifierFlags: [])
    XCTAssertEqual(value("name", in: app), "Bcdf")
    field.typeKey(.rightArrow, modifierFlags: .shift)
    field.typeKey(.rightArrow, modifierFlags: .shift)
    field.typeText("x")
    XCTAssertEqual(value("name", in: app), "xdf")
    field.typeKey("a", modifierFlags: .command)
    field.typeText("new words")
    field.typeKey(.leftArrow, modifierFlags: [.option, .shift])
    field.typeKey(.delete, modifierFlags: [])
    XCTAssertEqual(value("name", in: app), "new ")
    field.typeKey(.clear, modifierFlags: [])
    XCTAssertEqual(value("name", in: app), "Name")
    field.typeKey("n", modifierFlags: .command)
    XCTAssertEqual(text("noticed", in: app), "new")
    field.typeKey(.return, modifierFlags: [])
    XCTAssertEqual(text("noticed", in: app), "submitted")
  }

  func testKeysCopyCutAndPaste() {
    let app = launch("keys")
    let field = app.textFields["name"]
    field.tap()
    field.typeText("soup")
    field.typeKey("a", modifierFlags: .command)
    field.typeKey("c", modifierFlags: .command)
    XCTAssertEqual(device.pasteboard.strings, ["soup"])
    XCTAssertEqual(value("name", in: app), "soup")
    field.typeKey("v", modifierFlags: .command)
    field.typeKey("v", modifierFlags: .command)
    XCTAssertEqual(value("name", in: app), "soupsoup")
    field.typeKey(.leftArrow, modifierFlags: [.option, .shift])
    field.typeKey("x", modifierFlags: .command)
    XCTAssertEqual(value("name", in: app), "Name")
    let notes = app.textViews["notes"]
    notes.tap()
    notes.typeKey("v", modifierFlags: .command)
    XCTAssertEqual(value("notes", in: app), "soupsoup")
  }

  func testArrowsMoveBetweenLines() {
    let app = launch("keys")
    let notes = app.textViews["notes"]
    notes.tap()
    notes.typeText("aaa\naaa\naaa")
    notes.typeKey(.upArrow, modifierFlags: [])
    notes.typeText("!")
    XCTAssertEqual(value("notes", in: app), "aaa\naaa!\naaa")
    notes.typeKey(.downArrow, modifierFlags: [])
    notes.typeText("?")
    XCTAssertEqual(value("notes", in: app), "aaa\naaa!\naaa?")
    notes.typeKey(.home, modifierFlags: [])
    notes.typeText(">")
    notes.typeKey(.end, modifierFlags: [])
    notes.typeText("<")
    XCTAssertEqual(value("notes", in: app), ">aaa\naaa!\naaa?<")
    notes.typeKey(.tab, modifierFlags: [])
    XCTAssertEqual(value("notes", in: app), ">aaa\naaa!\naaa?<\t")
    notes.typeKey(.escape, modifierFlags: [])
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  // covers: XCUIElement.perform(withKeyModifiers:block:)
  func testModifiersAreHeldAndNest() {
    let app = launch("keys")
    XCUIElement.perform(withKeyModifiers: .command) {
      app.typeKey("n", modifierFlags: [])
      XCTAssertEqual(text("noticed", in: app), "new")
      XCUIElement.perform(withKeyModifiers: .option) { app.typeKey("w", modifierFlags: []) }
      XCTAssertEqual(text("noticed", in: app), "close all")
      app.typeKey("n", modifierFlags: [])
      XCTAssertEqual(text("noticed", in: app), "new")
    }
    let field = app.textFields["name"]
    field.tap()
    XCUIElement.perform(withKeyModifiers: .shift) { field.typeText("ada") }
    field.typeText("m")
    XCTAssertEqual(value("name", in: app), "ADAm")
  }

  func testWhatIsNotOneKeyFails() {
    let app = launch("keys")
    XCTAssertEqual(
      failures {
        app.typeKey("ab", modifierFlags: [])
        app.typeKey("", modifierFlags: [])
        app.typeKey(.command, modifierFlags: [])
      },
      [
        "The device cannot type key 'ab' into: a key is one character, and these are 2.",
        "The device cannot type key '' into: a key is one character, and these are 0.",
        "The device cannot type a key that only changes others: it has no effect by itself; pass it as modifierFlags.",
      ])
  }

  // covers: XCUIElement.KeyModifierFlags.*
  func testFlagsHaveApplesRawValues() {
    let flags: [XCUIElement.KeyModifierFlags] = [.capsLock, .shift, .control, .option, .command, .function]
    XCTAssertEqual(flags.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    XCTAssertEqual(XCUIElement.KeyModifierFlags.alphaShift, .capsLock)
    XCTAssertEqual(XCUIKeyModifierFlags.alternate, .option)
  }

  // covers: XCUIKeyboardKey.*
  func testEveryKeyIsAnotherCharacter() {
    let keys: [XCUIKeyboardKey] = [
      .delete, .forwardDelete, .space, .tab, .capsLock, .return, .enter, .escape, .clear, .upArrow,
      .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .help, .command, .control,
      .option, .shift, .rightCommand, .rightControl, .rightOption, .rightShift, .secondaryFn, .F1, .F2, .F3,
      .F4, .F5, .F6, .F7, .F8, .F9, .F10, .F11, .F12, .F13, .F14, .F15, .F16, .F17, .F18, .F19,
    ]
    XCTAssertEqual(Set(keys).count, 46)
    XCTAssert(keys.allSatisfy { $0.rawValue.count == 1 })
    XCTAssertEqual(XCUIKeyboardKey(rawValue: XCUIKeyboardKey.delete.rawValue), .delete)
    // The commonest idiom: a text of delete keys.
    let app = launch("keys")
    let field = app.textFields["name"]
    field.tap()
    field.typeText("abc" + String(repeating: XCUIKeyboardKey.delete.rawValue, count: 2))
    XCTAssertEqual(value("name", in: app), "a")
  }
}
