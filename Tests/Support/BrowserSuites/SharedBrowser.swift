import Foundation
import GalleyAutomation
import GalleyBrowser
import GalleyImage
import GalleyJSON
import GalleyPages
import GalleyTree
import GalleyWebDriver
import Synchronization

/// A Chromium that the tests of a suite use one after the other: a start costs more than most tests.
///
/// Pages are found by ``page(_:)``, and act and wait by the language of pages. Beside them are raw commands of WebDriver, for what a
/// browser does around a page: tabs, the log of requests, scripts that are off.
package final class SharedBrowser: @unchecked Sendable {
  package let driver: BrowserDriver
  let session: WebDriverSession
  private let size: CGSize
  private let kept = Mutex<[any Sendable]>([])
  /// The present test's view of the browser.
  private var automator: Automator

  /// Starts a browser.
  ///
  /// - Parameter size: The size of the page's window, in CSS pixels.
  package init(size: CGSize = CGSize(width: 1280, height: 900)) throws {
    self.size = size
    driver = try BrowserDriver.start(.chromium, BrowserDevice("Window", size: size)) { settings in
      // Names of `example` are this machine, as after DNS rebinding; every other name leads nowhere.
      settings.arguments.append(
        "--host-resolver-rules=MAP *.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, "
          + "EXCLUDE [::1]")
      settings.logsRequests = true
    }
    guard let session = driver.session else {
      throw DriverError.unsupported("share a browser", reason: "it has no session of classic WebDriver")
    }
    self.session = session
    automator = Automator(driver: driver)
  }

  /// Ends the browser.
  package func quit() { driver.end() }

  /// Keeps a server, or anything else that pages need, until ``leavePages()``.
  ///
  /// A page polls its server as long as it is open. When the test's own reference is the last one, the server ends before
  /// the page does, and the browser reports a connection that was refused.
  package func keep(_ object: some Sendable) { kept.withLock { $0.append(object) } }

  /// Closes all tabs but one, which becomes empty, and then releases the objects of ``keep(_:)``.
  package func leavePages() throws {
    let tabs = try tabs
    for tab in tabs.dropFirst() {
      try select(tab)
      try closeTab()
    }
    if let first = tabs.first { try select(first) }
    try open(URL(string: "about:blank")!)
    kept.withLock { $0 = [] }
  }

  /// Restores the state of a new browser: one empty light tab with scripts and without data.
  package func startAfresh() throws {
    try leavePages()
    automator = Automator(driver: driver)
    _ = try session.send("DELETE", "/actions", as: JSONValue.self)
    for origin in ["file://", "*"] {
      try devTools("Storage.clearDataForOrigin", ["origin": .text(origin), "storageTypes": "all"])
    }
    try devTools("Network.clearBrowserCookies")
    try setScripts(true)
    try driver.setAppearance(.light)
    try driver.setReduceMotion(false)
    driver.takeProblems()
    _ = try requests()
  }

  // MARK: Pages

  /// Opens a page and waits until it is loaded.
  package func open(_ url: URL) throws { try driver.open(url, in: LaunchRequest(url.absoluteString)) }

  /// Loads the page again.
  package func reload() throws { try session.post("/refresh") }

  /// The page's address.
  package var address: String {
    get throws { try session.send("GET", "/url") }
  }

  /// Waits for a page of this layout.
  package func page<L: Layout>(_ layout: L.Type = L.self) throws -> Page<L> {
    // The page that is there may go meanwhile.
    try Page<L>(on: Application(value(of: "location.origin"), on: automator), within: Self.patience)
  }

  /// A picture of the page when it rests, with one pixel per CSS pixel.
  package func picture() throws -> Bitmap { try driver.capture().picture }

  // MARK: Around pages

  /// Runs the body of a function by a raw command of WebDriver, as any other client of the driver does.
  package func execute<Value: Decodable>(_ script: String, as type: Value.Type = Value.self) throws -> Value {
    try session.send("POST", "/execute/sync", ["script": .text(script), "args": []])
  }

  /// A picture of the page as it is, by a raw command of WebDriver.
  package func screenshot() throws -> Bitmap {
    try PNG.decode(Data(base64Encoded: session.send("GET", "/screenshot", as: String.self)) ?? Data())
  }

  /// Runs a command of the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/).
  @discardableResult
  package func devTools(_ command: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
    try session.send("POST", "/goog/cdp/execute", ["cmd": .text(command), "params": parameters])
  }

  /// Gives the present document's window another width and height.
  package func resize(width: Int, height: Int) throws {
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": .integer(width), "height": .integer(height), "deviceScaleFactor": 1, "mobile": false])
  }

  /// Turns scripts of pages on or off.
  package func setScripts(_ isOn: Bool) throws {
    try devTools("Emulation.setScriptExecutionDisabled", ["value": .boolean(!isOn)])
  }

  private struct LogEntry: Decodable { var message: String }

  /// The addresses that pages requested since the last call, oldest first.
  package func requests() throws -> [String] {
    let lines: [LogEntry] = try session.send("POST", "/se/log", ["type": "performance"])
    return lines.compactMap { line in
      guard let event = try? JSONDecoder().decode(JSONValue.self, from: Data(line.message.utf8)),
        event["message"]?["method"] == "Network.requestWillBeSent"
      else { return nil }
      return event["message"]?["params"]?["request"]?["url"]?.text
    }
  }
}
