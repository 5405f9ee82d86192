import Foundation
import GalleyAutomation
import GalleyChecks
import GalleyJSON
import Glibc
import RecordingServers
import Testing

@testable import GalleyBrowser

/// Browsers that a server of WebDriver starts for Galley.
@Suite(.inTurn, .serialized) struct BrowserServerTests {
  /// Signs in and buys a tea.
  private func buy(_ engine: BrowserEngine, at server: BrowserServer) throws {
    let site = try RecordingServer(pages: ShopSite.pages)
    defer { site.stop() }
    let app = try Application.browser(
      "http://127.0.0.1:\(site.port)/login", device: .iPhoneX, engine: engine, at: server)
    defer { app.browser?.end() }
    let login = try Page<ShopLogin>(on: app)
    try login.email.type("ada@example.org")
    try login.password.type("secret")
    let list = try login.submit.tap()
    try list.teas["Sencha"].buy.tap()
    try list.basket.becomes(.label("1 in the basket"))
    #expect(app.browser?.fingerprint.libraries["fonts"] == "those of a server")
  }

  @Test func `a chromedriver that somebody else started runs pages like a grid`() throws {
    try BrowserEngine.chromium.require()
    let driver = try DriverProcess(
      BrowserPrograms.chromium().driver, arguments: { _ in ["--port=0", "--url-base=/wd/hub"] })
    defer { driver.stop() }
    // As root Chromium refuses to start with its sandbox.
    let arguments = geteuid() == 0 ? "[\"--no-sandbox\"]" : "[]"
    let server = BrowserServer(
      "http://me:key@127.0.0.1:\(driver.port)/wd/hub/",
      capabilities: "{\"se:name\": \"Buying\", \"goog:chromeOptions\": {\"args\": \(arguments)}}")
    try buy(.chromium, at: server)
    // A session ends with its app, and the driver stays for the next one.
    try buy(.chromium, at: server)
  }

  @Test func `a WebKitWebDriver that somebody else started runs pages`() throws {
    try BrowserEngine.webkit.require()
    var settings = WebKitSettings()
    settings.size = BrowserDevice.iPhoneX.size
    let programs = try WebKitPrograms()
    let driver = try DriverProcess(
      "/bin/sh", port: .process(file: WebKitSettings.processFile),
      arguments: { _ in settings.arguments(programs) }, prepare: settings.prepare)
    defer { driver.stop() }
    try buy(.webkit, at: BrowserServer("http://127.0.0.1:\(driver.port)"))
  }

  @Test func `address and capabilities come from the environment, and their faults are errors`() throws {
    #expect(BrowserServer.chosen(in: [:]) == nil)
    #expect(BrowserServer.chosen(in: ["GALLEY_WEBDRIVER": "http://grid:4444"]) == "http://grid:4444")
    let server = BrowserServer.chosen(in: [
      "GALLEY_WEBDRIVER": "http://grid:4444",
      "GALLEY_WEBDRIVER_CAPABILITIES": "{\"a\": {\"list\": [2], \"text\": \"new\"}}",
    ])
    let own: JSONValue = ["alwaysMatch": ["a": ["list": [1], "text": "old", "kept": true]]]
    #expect(
      try server?.capabilities(beside: own)
        == ["alwaysMatch": ["a": ["list": [1, 2], "text": "new", "kept": true]]])
    #expect(throws: DriverError.self) {
      try BrowserServer("http://grid", capabilities: "[]").capabilities(beside: own)
    }
    #expect {
      try BrowserDriver.start(.chromium, .desktop, at: "grid:4444")
    } throws: { "\($0)".contains("is no address of a WebDriver server") }
  }
}
