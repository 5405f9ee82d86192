import Foundation
import Galley
import SwiftUI
import Testing
import os

/// An app that asks for its device, and logs from its views, its queue and its tasks.
private struct NotesApp: App {
  static let bundleIdentifier = "org.example.Notes"

  var body: some Scene { WindowGroup { NotesView() } }
}

private struct NotesView: View {
  private let logger = Logger(subsystem: "org.example.Notes", category: "view")

  var body: some View {
    Text("\(UIDevice.current.name), landscape: \(UIDevice.current.orientation == .landscapeLeft)")
      .onAppear {
        logger.error("of the app")
        UIPasteboard.general.string = "of the app"
        DispatchQueue.main.async { logger.error("of its queue on an \(UIDevice.current.name)") }
      }
      .task {
        await Task.detached { @MainActor in logger.error("of its task on an \(UIDevice.current.name)") }.value
      }
  }
}

/// A file may import the modules of tests and those of apps: their common names are one declaration, and each side gets its own device.
@MainActor @Suite struct SharedNamesTests {
  @Test func `a test and its app use the same names, each with its device`() throws {
    let launched = try Application.launch(NotesApp.self, on: .iPadAir, orientation: .landscapeLeft)
    let automator = launched.automator
    XCUIContext.begin(automator: automator, defaultBundleIdentifier: NotesApp.bundleIdentifier)
    defer { XCUIContext.end() }
    let app = XCUIApplication()
    app.launch()
    #expect(app.staticTexts["iPad, landscape: true"].waitForExistence(timeout: 2))

    let logger = Logger(subsystem: "org.example.Notes", category: "test")
    logger.notice("of the test")
    os_log("%{public}@ of the %{private}@", type: .debug, "a format", "test")
    #expect(
      automator.log.steps.map(\.title).filter { $0.hasPrefix("Log") }
        == ["Log [org.example.Notes:test] notice: of the test", "Log debug: a format of the <private>"])

    let device = UIDevice.current
    #expect(device.name == "iPad Air")
    #expect(device.userInterfaceIdiom == .pad)
    #expect(device.orientation == .landscapeLeft)
    #expect(UIPasteboard.general.string == "of the app")
    // The picture of a screenshot is one that views show.
    _ = Image(uiImage: app.screenshot().image)
  }

  @Test func `a test logs texts and values by os_log beside the prelude`() throws {
    let launched = try Application.launch(NotesApp.self)
    let automator = launched.automator
    XCUIContext.begin(automator: automator, defaultBundleIdentifier: NotesApp.bundleIdentifier)
    defer { XCUIContext.end() }
    let name = "notes"
    os_log("hello")
    os_log("could not \(name)")
    os_log(.error, "could not \(name, privacy: .private)")
    #expect(
      automator.log.steps.map(\.title).filter { $0.hasPrefix("Log") }
        == ["Log notice: hello", "Log notice: could not notes", "Log error: could not <private>"])
  }

  @Test func `outside of a test and of an app there is an iPhone`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(UIDevice.current.name == "iPhone")
  }
}
