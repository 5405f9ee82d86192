// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import GalleyTree

/// The identifier of the button that closes a Mac's window; no window of a telephone or tablet has one.
public let XCUIIdentifierCloseWindow = WindowButton.close.rawValue
/// The identifier of the button that puts a Mac's window into the dock.
public let XCUIIdentifierMinimizeWindow = WindowButton.minimize.rawValue
/// The identifier of the button that makes a Mac's window as large as it should be.
public let XCUIIdentifierZoomWindow = WindowButton.zoom.rawValue
/// The identifier of the button that lets a Mac's window fill the screen.
public let XCUIIdentifierFullScreenWindow = WindowButton.fullScreen.rawValue

/// Whether UI tests can run: they can.
public let XCUI_UI_TESTING_AVAILABLE: Int32 = 1
