// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The identifier of the button that closes a Mac's window; no window of a telephone or tablet has one.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"
/// The identifier of the button that puts a Mac's window into the dock.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"
/// The identifier of the button that makes a Mac's window as large as it should be.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"
/// The identifier of the button that lets a Mac's window fill the screen.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"

/// Whether UI tests can run: they can.
public let XCUI_UI_TESTING_AVAILABLE: Int32 = 1
