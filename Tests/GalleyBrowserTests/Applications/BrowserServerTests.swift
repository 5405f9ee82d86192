import BrowserSuites
import Foundation
import GalleyAutomation
import GalleyChecks
import GalleyJSON
import GalleyWebDriver
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
    app.automator.timeout = .seconds(30)
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
    try LostAnswers.retry(in: .webkit) {
      let programs = try WebKitPrograms()
      let driver = try DriverProcess(
        "/bin/sh", port: .process(file: WebKitSettings.processFile),
        arguments: { _ in settings.arguments(programs) }, prepare: settings.prepare)
      defer { driver.stop() }
      try buy(.webkit, at: BrowserServer("http://127.0.0.1:\(driver.port)"))
    }
  }

  /// The path of geckodriver, which `Scripts/try-geckodriver` gets: Debian does not have it.
  private static let geckodriver = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/geckodriver" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.whereFirefoxIsInstalled, .enabled(if: geckodriver != nil, "geckodriver is not installed"))
  func `a geckodriver that somebody else started runs pages on telephones`() throws {
    // With port 0 it refuses all requests, as their header `Host` has another port.
    let free = try RecordingServer(pages: [:])
    free.stop()
    let driver = try DriverProcess(
      try #require(Self.geckodriver), listening: /Listening on 127\.0\.0\.1:(\d+)/,
      arguments: { _ in ["--port", "\(free.port)", "--websocket-port", "0"] })
    defer { driver.stop() }
    let server = BrowserServer("http://127.0.0.1:\(driver.port)")
    try buy(.firefox, at: server)
    try buy(.firefox, at: server)
    // Without the socket a window is at least 500 CSS pixels wide.
    #expect {
      try buy(.firefox, at: BrowserServer(server.address, capabilities: "{\"webSocketUrl\": false}"))
    } throws: { "\($0)".contains("has 500 by 812 CSS pixels, not 375 by 812") }
  }

  @Test(arguments: [
    // A driver, which has another port for it.
    (
      "http://127.0.0.1:4444", #"{"webSocketUrl": "ws://127.0.0.1:9222/session/a"}"#,
      "ws://127.0.0.1:9222/session/a"
    ),
    // A grid of Selenium before 4.19 names the driver's address, too.
    (
      "https://grid.example",
      #"{"webSocketUrl": "ws://[::1]:9222/session/a", "se:bidi": "ws://10.0.0.7:4444/session/a/se/bidi"}"#,
      "wss://grid.example/session/a/se/bidi"
    ),
    (
      "http://me:k%C3%A9y@grid.example:4444/wd/hub",
      #"{"webSocketUrl": "ws://10.0.0.7:4444/session/a/se/bidi"}"#,
      "ws://me:k%C3%A9y@grid.example:4444/session/a/se/bidi"
    ),
    (
      "http://grid.example:4444",
      #"{"webSocketUrl": "ws://10.0.0.7:5555/session/a", "se:gridWebSocketUrl": "ws://[::1]:9222/session/a"}"#,
      "ws://grid.example:4444/session/a"
    ),
    ("http://127.0.0.1:4444", "{}", nil), ("http://127.0.0.1:4444", #"{"webSocketUrl": false}"#, nil),
  ])
  func `a socket beside a session is that of the driver, or the door of the grid`(
    _ server: String, _ capabilities: String, _ socket: String?
  ) throws {
    let capabilities = try JSONDecoder().decode(JSONValue.self, from: Data(capabilities.utf8))
    #expect(try ServedFirefox.address(in: capabilities, at: WebDriverAddress(server)) == socket)
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
