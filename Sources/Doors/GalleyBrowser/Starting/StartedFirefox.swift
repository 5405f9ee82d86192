import Dispatch
import Foundation
import GalleyJSON

/// A Firefox that this process started, with a session by WebDriver BiDi, and without a driver program.
///
/// Firefox gives a session to one socket. When that socket drops, nobody can take the session over, and the browser refuses another one:
/// so its processes end.
package final class StartedFirefox: Sendable {
  package let process: DriverProcess
  package let connection: BiDiConnection
  package let page: BiDiPage
  private let settings: FirefoxSettings
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
    let page = BiDiPage()
    self.process = process
    self.page = page
    self.settings = settings
    do throws(WebDriverError) {
      connection = try BiDiConnection(
        to: "ws://127.0.0.1:\(process.port)/session", heard: page.hear,
        dropped: { DispatchQueue.global().async { process.stop() } })
      capabilities = try Self.session(over: connection, settings, page)
    } catch {
      let output = process.output
      process.stop()
      throw .refused(error, output: output)
    }
  }

  private static func session(
    over connection: BiDiConnection, _ settings: FirefoxSettings, _ page: BiDiPage
  ) throws(WebDriverError) -> JSONValue {
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
    let tree = try connection.send("browsingContext.getTree", ["maxDepth": 0])
    page.context = tree["contexts"]?.elements.first?["context"]?.text ?? ""
    try connection.send("session.subscribe", ["events": .list(BiDiPage.events.map(JSONValue.text))])
    try adapt(page.context, to: settings, over: connection)
    return answer["capabilities"] ?? .null
  }

  /// Gives a window the settings of the device.
  private static func adapt(
    _ window: String, to settings: FirefoxSettings, over connection: BiDiConnection
  ) throws(WebDriverError) {
    try connection.send(
      "browsingContext.setViewport",
      [
        "context": .text(window),
        "viewport": [
          "width": .integer(Int(settings.size.width)), "height": .integer(Int(settings.size.height)),
        ],
        "devicePixelRatio": .number(settings.scale),
      ])
    try connection.send(
      "emulation.setLocaleOverride",
      ["contexts": [.text(window)], "locale": .text(settings.emulation.locale)])
  }

  /// The commands of the browser's window.
  package var commands: BiDiCommands {
    let words = ["browserName", "browserVersion"].compactMap { capabilities[$0]?.text }
    let (connection, settings) = (connection, settings)
    return BiDiCommands(
      connection, page, browser: words.joined(separator: " "),
      adapt: { window throws(WebDriverError) in try Self.adapt(window, to: settings, over: connection) },
      end: { self.end() })
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
