import GalleyJSON
import GalleyWebDriver
import Synchronization

/// The routes of a Chromium, over a connection of its own to the browser's DevTools.
///
/// ChromeDriver passes no events on, and answers one command at a time: a request that is held back would wait for the answer of the
/// command that waits for the request's page. Requests are held back for the whole browser, which knows those of new windows and workers,
/// too.
///
/// - Reference: [Chrome DevTools Protocol, `Fetch`](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/).
final class DevToolsRouting: Sendable {
  private struct State {
    var connection: BiDiConnection?
    /// The sessions of the windows.
    var windows: Set<String> = []
  }

  private let routes: RequestRoutes
  private let state = Mutex(State())

  /// Has a browser hold all requests back, of all windows, and ask it without its caches.
  ///
  /// - Parameter address: The socket of the browser, such as `ws://127.0.0.1:9222/devtools/browser/1`.
  init(to address: String, by routes: RequestRoutes) throws(WebDriverError) {
    self.routes = routes
    let connection = try BiDiConnection(to: address, heard: { [weak self] event in self?.hear(event) })
    state.withLock { $0.connection = connection }
    do throws(WebDriverError) { try begin(over: connection) } catch {
      end()
      throw error
    }
  }

  /// The longest time in which a window obeys: one with a dialog in front does not.
  private static let patience = Duration.seconds(10)

  private func begin(over connection: BiDiConnection) throws(WebDriverError) {
    try connection.send("Fetch.enable", ["patterns": [["urlPattern": "*"]]])
    // A new window waits until it has no cache any more.
    try connection.send(
      "Target.setAutoAttach",
      [
        "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true, "filter": [["type": "page"]],
      ])
    for window in state.withLock({ $0.windows }) {
      try connection.send(
        "Network.setCacheDisabled", ["cacheDisabled": true], in: window, within: Self.patience)
      // Documents that are there already take notice of the browser's interest when they are asked for something themselves.
      try connection.send("Fetch.enable", ["patterns": []], in: window, within: Self.patience)
      try connection.send("Fetch.disable", in: window, within: Self.patience)
    }
  }

  private func hear(_ event: BiDiConnection.Event) {
    guard let connection = state.withLock({ $0.connection }) else { return }
    switch event.name {
    case "Fetch.requestPaused": answer(event.facts, over: connection)
    case "Target.attachedToTarget":
      guard let window = event.facts["sessionId"]?.text else { return }
      state.withLock { _ = $0.windows.insert(window) }
      // The domain has to be on for the cache to be off; nobody reads its bodies.
      connection.post("Network.enable", ["maxTotalBufferSize": 0, "maxResourceBufferSize": 0], in: window)
      connection.post("Network.setCacheDisabled", ["cacheDisabled": true], in: window)
      connection.post("Runtime.runIfWaitingForDebugger", in: window)
    case "Target.detachedFromTarget":
      guard let window = event.facts["sessionId"]?.text else { return }
      state.withLock { _ = $0.windows.remove(window) }
    default: break
    }
  }

  private func answer(_ facts: JSONValue, over connection: BiDiConnection) {
    guard let name = facts["requestId"], let told = facts["request"] else { return }
    var request = HeldRequest(method: told["method"]?.text ?? "", url: told["url"]?.text ?? "")
    if case .object(let headers)? = told["headers"] {
      for (name, value) in headers { request.headers[name.lowercased()] = value.text }
    }
    let verdict = routes.verdict(on: request)
    let (command, parameters) = Self.command(verdict.kind, for: name)
    RequestRoutes.perform(after: verdict.delay) { [weak connection] in
      connection?.post(command, parameters) { [weak connection] _ in
        // Nobody waits for ever; a request that has gone is refused again.
        connection?.post("Fetch.failRequest", ["requestId": name, "errorReason": "Failed"])
      }
    }
  }

  private static func command(_ verdict: RequestRoutes.Verdict.Kind, for name: JSONValue) -> (
    name: String, parameters: JSONValue
  ) {
    switch verdict {
    case .pass: return ("Fetch.continueRequest", ["requestId": name])
    case .fail: return ("Fetch.failRequest", ["requestId": name, "errorReason": "Failed"])
    case .answer(let status, let headers, let body):
      return (
        "Fetch.fulfillRequest",
        [
          "requestId": name, "responseCode": .integer(status),
          "responsePhrase": .text(RequestRoutes.phrase(of: status)),
          "responseHeaders": .list(
            headers.map { ["name": .text($0.name), "value": .text($0.value)] }), "body": body,
        ]
      )
    }
  }

  /// Checks that the browser still asks: without a connection it sends all requests to their servers, which no test with routes means.
  func requireConnection() throws(WebDriverError) {
    guard let connection = state.withLock({ $0.connection }) else { return }
    try connection.requireOpen(for: "Fetch.enable")
  }

  /// Closes the connection.
  func end() { state.withLock { $0.connection }?.close() }

  deinit { end() }
}
