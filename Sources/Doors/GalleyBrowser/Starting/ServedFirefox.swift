import Foundation
import GalleyJSON
import GalleyWebDriver

/// A Firefox that a server started by geckodriver, with a socket of WebDriver BiDi beside its session.
///
/// No window of a Firefox without a screen is narrower than 500 CSS pixels, so telephones need the socket.
enum ServedFirefox {
  /// The capability that asks a server for the socket, and has its address in the answer.
  static let socket = "webSocketUrl"

  /// The address of the socket of a session; `nil` where the server gives none.
  ///
  /// Behind a Selenium Grid the socket has an address of the node, and the grid passes it on at its own one.
  ///
  /// - Reference: [Selenium, `ProxyNodeWebsockets`](https://github.com/SeleniumHQ/selenium/blob/trunk/java/src/org/openqa/selenium/grid/node/ProxyNodeWebsockets.java).
  static func address(in capabilities: JSONValue, at server: WebDriverAddress) -> String? {
    let text = capabilities["se:bidi"]?.text ?? capabilities[socket]?.text
    guard let text, var told = URLComponents(string: text), let door = URLComponents(string: server.base)
    else { return nil }
    let isInside = capabilities["se:gridWebSocketUrl"] != nil || told.path.hasSuffix("/se/bidi")
    if isInside { (told.host, told.port) = (door.host, door.port) }
    if isInside || told.host == door.host && told.port == door.port {
      told.scheme = door.scheme == "https" ? "wss" : "ws"
      let user = server.credentials?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      (told.user, told.password) = (user?.first.map(String.init), user?.last.map(String.init))
    }
    return told.string
  }

  /// The commands of the session's window.
  ///
  /// - Parameter address: The address of the session's socket.
  static func commands(
    _ started: StartedBrowser, _ settings: FirefoxSettings, over address: String
  ) throws(WebDriverError) -> BiDiCommands {
    let page = BiDiPage()
    let connection = try BiDiConnection(to: address, heard: { page.hear($0) })
    let tree = try connection.send("browsingContext.getTree", ["maxDepth": 0])
    page.context = tree["contexts"]?.elements.first?["context"]?.text ?? ""
    try connection.send("session.subscribe", ["events": .list(BiDiPage.events.map(JSONValue.text))])
    // Firefox knows zones of places and offsets, and not GMT and UTC.
    let isGreenwich = ["GMT", "UTC"].contains(settings.emulation.timeZone)
    let zone = isGreenwich ? "+00:00" : settings.emulation.timeZone
    let adapt: @Sendable (String) throws(WebDriverError) -> Void = { window throws(WebDriverError) in
      try settings.adapt(window, over: connection)
      // A Firefox of this machine has its time zone from the environment.
      try connection.send(
        "emulation.setTimezoneOverride",
        ["contexts": [.text(window)], "timezone": .text(zone)])
    }
    try adapt(page.context)
    return BiDiCommands(
      connection, page, of: "default", browser: FirefoxSettings.browser(of: started.session.capabilities),
      sharesFiles: false, adapt: adapt,
      end: { _ in
        connection.close()
        started.end()
      })
  }
}
