import Galley
import GalleyViews
import XCTest

/// The menu of commands that a field shows for its text.
final class EditMenuTests: SimulatedTestCase<EditMenuApp> {
  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  private var field: XCUIElement { app.textFields["name"] }
  private var commands: [String] { app.menuItems.allElementsBoundByIndex.map(\.label) }

  func testALongPressOffersWhatTheFieldAllows() {
    field.press(forDuration: 1.2)
    XCTAssertEqual(commands, ["Select", "Select All"])
    app.menuItems["Select All"].tap()
    XCTAssertEqual(commands, ["Cut", "Copy", "Look Up", "Translate"])
    field.typeText("Grace")
    XCTAssertEqual(field.value as? String, "Grace")
    XCTAssertEqual(commands, [], "typing closes the menu")
  }

  func testTextIsCopiedAndPasted() {
    field.tap()
    field.doubleTap()
    app.menuItems["Copy"].tap()
    XCTAssertEqual(UIPasteboard.general.string, "Lovelace")
    XCTAssertEqual(commands, [])
    let other = app.textFields["other"]
    other.press(forDuration: 1)
    XCTAssertEqual(commands, ["Paste"], "an empty field has nothing to select")
    app.menuItems["Paste"].tap()
    XCTAssertEqual(other.value as? String, "Lovelace")
  }

  func testTheMenuGoesOnWhereItHasNoRoom() {
    field.press(forDuration: 1.2)
    XCTAssertFalse(app.buttons["Forward"].exists, "two commands have room")
    app.menuItems["Select All"].tap()
    app.buttons["Forward"].tap()
    XCTAssertEqual(commands, ["Search Web", "Share…"])
    XCTAssertFalse(app.buttons["Forward"].exists)
    app.buttons["Back"].tap()
    XCTAssertEqual(commands, ["Cut", "Copy", "Look Up", "Translate"])
    XCTAssertLessThanOrEqual(app.menus.firstMatch.frame.width, app.frame.width - 16)
  }

  func testAWordIsLookedUp() {
    field.tap()
    field.doubleTap()
    app.menuItems["Look Up"].tap()
    XCTAssertTrue(app.navigationBars["Look Up"].exists)
    XCTAssertTrue(app.staticTexts["Lovelace"].isHittable)
    XCTAssertFalse(app.menus.firstMatch.exists)
    app.navigationBars["Look Up"].buttons["Done"].tap()
    XCTAssertFalse(app.navigationBars["Look Up"].exists)
    app.typeText("Byron")
    XCTAssertEqual(field.value as? String, "Ada Byron", "the word is still selected")
  }

  func testSelectedTextIsTranslatedAndShared() {
    field.tap()
    field.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    app.menuItems["Translate"].tap()
    XCTAssertTrue(app.navigationBars["Translate"].exists)
    XCTAssertTrue(app.staticTexts["Ada Lovelace"].exists)
    app.buttons["Done"].tap()
    field.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    app.buttons["Forward"].tap()
    app.menuItems["Share…"].tap()
    XCTAssertTrue(app.otherElements["ActivityListView"].exists)
    app.buttons["Close"].tap()
    XCTAssertFalse(app.otherElements["ActivityListView"].exists)
  }

  func testTextIsCut() {
    field.tap()
    field.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    app.menuItems["Cut"].tap()
    XCTAssertEqual(field.value as? String, "Name", "the placeholder of an empty field")
    XCTAssertEqual(UIPasteboard.general.string, "Ada Lovelace")
  }

  func testATripleTapSelectsAll() {
    field.tap()
    field.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    field.typeText("all")
    XCTAssertEqual(field.value as? String, "all")
  }

  func testATripleTapSelectsALineOfSeveral() {
    let note = app.textViews["note"]
    note.tap()
    note.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    note.typeText("new")
    XCTAssertEqual(note.value as? String, "first line\nnew")
  }

  func testHiddenTextIsNeitherCutNorCopied() {
    let secret = app.secureTextFields["secret"]
    secret.press(forDuration: 1)
    app.menuItems["Select All"].tap()
    XCTAssertEqual(commands, [])
    secret.typeText("x")
    XCTAssertEqual(app.staticTexts["secret is x"].exists, true)
  }

  func testATouchBesideClosesTheMenuAndHasItsEffect() {
    field.press(forDuration: 1)
    XCTAssertTrue(app.menus.firstMatch.exists)
    app.buttons["Count"].tap()
    XCTAssertFalse(app.menus.firstMatch.exists)
    XCTAssertTrue(app.staticTexts["counted 1"].exists)
  }

  func testADisabledFieldHasNoMenu() {
    app.textFields["fixed"].press(forDuration: 1)
    XCTAssertFalse(app.menus.firstMatch.exists)
  }

  func testSelectionAndMenuAreDrawn() {
    field.tap()
    let before = app.screenshot().pngRepresentation
    field.doubleTap()
    XCTAssertNotEqual(app.screenshot().pngRepresentation, before)
    app.menuItems["Copy"].tap()
    let selected = app.screenshot().pngRepresentation
    XCTAssertNotEqual(selected, before, "the selection stays")
  }
}

/// Some fields.
struct EditMenuApp: App {
  var body: some Scene { WindowGroup { EditMenuFields() } }
}

private struct EditMenuFields: View {
  @State private var name = "Ada Lovelace"
  @State private var other = ""
  @State private var secret = "hush"
  @State private var note = "first line\nsecond line"
  @State private var count = 0

  var body: some View {
    VStack(spacing: 24) {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      TextField("Other", text: $other).accessibilityIdentifier("other")
      Button("Count") { count += 1 }
      SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
      TextField("Fixed", text: .constant("fixed")).disabled(true).accessibilityIdentifier("fixed")
      TextEditor(text: $note).frame(height: 60).accessibilityIdentifier("note")
      Text(verbatim: "secret is \(secret)")
      Text(verbatim: "counted \(count)")
    }
    .padding()
  }
}

/// Items above the keyboard of a view that is in no navigation stack.
final class KeyboardBarTests: SimulatedTestCase<KeyboardBarApp> {
  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testTheBarComesAndGoesWithTheKeyboard() {
    XCTAssertFalse(app.buttons["Done"].exists)
    app.textFields["amount"].tap()
    XCTAssertTrue(app.toolbars.buttons["Done"].isHittable)
    XCTAssertEqual(app.toolbars.firstMatch.frame.maxY, app.keyboards.firstMatch.frame.minY)
    app.buttons["Done"].tap()
    XCTAssertEqual(app.keyboards.count, 0)
    XCTAssertFalse(app.buttons["Done"].exists)
  }

  func testContentKeepsAboveTheBar() {
    app.textFields["amount"].tap()
    XCTAssertLessThanOrEqual(app.staticTexts["below"].frame.maxY, app.toolbars.firstMatch.frame.minY)
  }
}

/// A field with a button above the keyboard.
struct KeyboardBarApp: App {
  var body: some Scene { WindowGroup { KeyboardBarField() } }
}

private struct KeyboardBarField: View {
  @State private var amount = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Amount", text: $amount).focused($isFocused).accessibilityIdentifier("amount")
      Spacer()
      Text("below")
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { isFocused = false }
      }
    }
  }
}
