// Importing XCTest brings Foundation's names on Apple's platforms, and those of its networking.
@_exported import Foundation
@_exported import FoundationNetworking
// The names of UIKit and `os` that suites use are those of apps.
@_exported import GalleyLogging
@_exported import GalleyUIKit

// The types that a suite needs which imports only this module: `CGVector`, which Foundation on Linux lacks,
// and the types behind `XCUIApplication.State`, `XCUIElement.KeyModifierFlags` and `XCUIProtectedResource`.
@_exported import enum GalleyAutomation.ApplicationState
@_exported import struct GalleyAutomation.KeyModifiers
@_exported import enum GalleyAutomation.ProtectedResource
@_exported import struct GalleyTree.CGVector
