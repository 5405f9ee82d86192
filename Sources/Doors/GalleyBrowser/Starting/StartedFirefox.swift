import Dispatch
import Foundation
import GalleyJSON
import GalleyWebDriver
import Synchronization

/// A Firefox that this process started, with a session by WebDriver BiDi, and without a driver program.
///
/// Firefox gives a session to one socket. When that socket drops, nobody can take the session over, and the browser refuses another one:
/// so its processes end.
package final class StartedFirefox: Sendable {
  package let process: DriverProcess
  package let connection: BiDiConnection
  /// The path of the browser.
  let program: String
  let settings: FirefoxSettings
  private let visit: Visit
  /// The capabilities of the session.
  package let capabilities: JSONValue

  /// The longest time of a new session: on a busy machine it takes some seconds.
  private static let patience = Duration.seconds(120)

  /// Starts Firefox with a new profile.
  ///
  /// - Parameter program: The path of the browser.
  package init(
    _ program: String, _ settings: FirefoxSettings,
    prepare: (_ folder: String, _ environment: inout [String: String]) throws -> Void = { _, _ in }
  ) throws(BrowserError) {
    let process = try DriverProcess(
      program, listening: /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/,
      arguments: settings.arguments,
      prepare: { folder, environment in
        try prepare(folder, &environment)
        try settings.prepare(folder, &environment)
      })
    self.process = process
    self.program = program
    self.settings = settings
    let visit = Visit()
    self.visit = visit
    do throws(WebDriverError) {
      connection = try BiDiConnection(
        to: "ws://127.0.0.1:\(process.port)/session", heard: { visit.page.hear($0) },
        dropped: { DispatchQueue.global().async { process.stop() } })
      capabilities = try Self.session(over: connection)
    } catch {
      let output = process.output
      process.stop()
      throw .refused(error, output: output)
    }
  }

  /// The page that hears the browser's events, and its user context.
  private final class Visit: Sendable {
    private let state = Mutex((page: BiDiPage(), context: String?.none))

    var page: BiDiPage { state.withLock { $0.page } }

    func begin(_ page: BiDiPage, in context: String) { state.withLock { $0 = (page, context) } }

    /// Ends the page, and returns its window and its user context.
    func end() -> (window: String, context: String?) {
      state.withLock { state in
        defer { state = (BiDiPage(), nil) }
        let window = state.page.context
        // Later commands of the page's driver are errors.
        state.page.context = ""
        return (window, state.context)
      }
    }
  }

  private static func session(over connection: BiDiConnection) throws(WebDriverError) -> JSONValue {
    let answer = try connection.send(
      "session.new",
      [
        "capabilities": [
          "alwaysMatch": [
            "acceptInsecureCerts": false,
            // A page that asks whether it is really to be left is left.
            "unhandledPromptBehavior": ["default": "ignore", "beforeUnload": "accept"],
          ]
        ]
      ], within: patience)
    try connection.send("session.subscribe", ["events": .list(BiDiPage.events.map(JSONValue.text))])
    return answer["capabilities"] ?? .null
  }

  /// Opens a window that shares no cookies, storage and caches with earlier ones, and returns its commands.
  ///
  /// - Parameter end: Is called with the window's traces when the driver has no further use for it.
  package func open(
    end: @escaping @Sendable (StartedFirefox, _ traces: BiDiTraces) -> Void
  ) throws(WebDriverError) -> BiDiCommands {
    let context = try connection.send("browser.createUserContext")["userContext"]?.text ?? ""
    let window = try connection.send(
      "browsingContext.create", ["type": "tab", "userContext": .text(context)])
    let page = BiDiPage()
    page.context = window["context"]?.text ?? ""
    visit.begin(page, in: context)
    let (connection, settings) = (connection, settings)
    try settings.adapt(page.context, over: connection)
    return BiDiCommands(
      connection, page, of: context, browser: FirefoxSettings.browser(of: capabilities),
      adapt: { window throws(WebDriverError) in try settings.adapt(window, over: connection) },
      end: { end(self, $0) })
  }

  /// The longest time of an answer of a page that is closed: one that hangs would hold the next one up, in the same process.
  ///
  /// On a busy machine one that does not hang takes some seconds, too.
  private static let closing = Duration.seconds(15)

  /// Closes the windows of ``open(end:)``, and removes their cookies, storage, scripts, routes and downloads.
  func clear(_ traces: BiDiTraces) throws(WebDriverError) {
    // As long as the page hears, requests that are held back are let go.
    try traces.routing?.end(over: connection, within: Self.closing)
    let (window, context) = visit.end()
    if let context {
      let target: JSONValue = ["context": .text(window)]
      try connection.send(
        "script.evaluate", ["expression": "1", "target": target, "awaitPromise": false], within: Self.closing)
      try connection.send("browser.removeUserContext", ["userContext": .text(context)], within: Self.closing)
    }
    for name in traces.scripts {
      try connection.send("script.removePreloadScript", ["script": .text(name)], within: Self.closing)
    }
    let downloads = settings.downloads(in: process.folder)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: downloads)) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(downloads)/\(name)")
    }
  }

  /// The number of the browser's process.
  package var browserProcess: pid_t? { capabilities["moz:processID"]?.number.map { pid_t($0) } }

  /// Ends the browser, and returns when no process is left.
  package func end() {
    connection.close()
    process.stop()
  }

  deinit { end() }
}
