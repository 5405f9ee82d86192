import Dispatch
import GalleyJSON
import GalleyWebDriver

/// The routes of a browser with WebDriver BiDi, which holds all requests back as long as this has begun.
///
/// - Reference: [W3C WebDriver BiDi, `network.addIntercept`](https://www.w3.org/TR/webdriver-bidi/#command-network-addIntercept).
struct BiDiRouting: Sendable {
  /// The event of a request that is held back.
  static let event = "network.beforeRequestSent"

  /// The name by which the browser knows it.
  private let intercept: String

  /// Has a browser hold all requests back, of all windows, and ask it without its caches.
  ///
  /// - Parameter page: The page, which hears the connection's events.
  init(
    _ connection: BiDiConnection, _ page: BiDiPage, by routes: RequestRoutes
  ) throws(WebDriverError) {
    // The answers come from the thread that hears the events: the test's own may wait for the page of the request.
    page.route { [weak connection] facts in
      guard let connection, facts["isBlocked"]?.boolean == true else { return }
      Self.answer(facts["request"] ?? .null, by: routes, over: connection)
    }
    try connection.send("session.subscribe", ["events": [.text(Self.event)]])
    try connection.send("network.setCacheBehavior", ["cacheBehavior": "bypass"])
    let answer = try connection.send("network.addIntercept", ["phases": ["beforeRequestSent"]])
    intercept = answer["intercept"]?.text ?? ""
  }

  /// Has the browser hold nothing back any more.
  func end(over connection: BiDiConnection, within limit: Duration) throws(WebDriverError) {
    try connection.send("network.removeIntercept", ["intercept": .text(intercept)], within: limit)
    try connection.send("network.setCacheBehavior", ["cacheBehavior": "default"], within: limit)
    try connection.send("session.unsubscribe", ["events": [.text(Self.event)]], within: limit)
  }

  private static func answer(
    _ facts: JSONValue, by routes: RequestRoutes, over connection: BiDiConnection
  ) {
    guard let name = facts["request"] else { return }
    var request = HeldRequest(method: facts["method"]?.text ?? "", url: facts["url"]?.text ?? "")
    for header in facts["headers"]?.elements ?? [] {
      guard let name = header["name"]?.text, let value = header["value"]?["value"]?.text else { continue }
      request.headers[name.lowercased()] = value
    }
    let verdict = routes.verdict(on: request)
    let (command, parameters) = command(verdict.kind, for: name)
    RequestRoutes.perform(after: verdict.delay) { [weak connection] in
      connection?.post(command, parameters) { [weak connection] _ in
        // Nobody waits for ever; a request that has gone is refused again.
        connection?.post("network.failRequest", ["request": name])
      }
    }
  }

  private static func command(_ verdict: RequestRoutes.Verdict.Kind, for name: JSONValue) -> (
    name: String, parameters: JSONValue
  ) {
    switch verdict {
    case .pass: return ("network.continueRequest", ["request": name])
    case .fail: return ("network.failRequest", ["request": name])
    case .answer(let status, let headers, let body):
      let headers = headers.map { header -> JSONValue in
        ["name": .text(header.name), "value": ["type": "string", "value": .text(header.value)]]
      }
      return (
        "network.provideResponse",
        [
          "request": name, "statusCode": .integer(status),
          "reasonPhrase": .text(RequestRoutes.phrase(of: status)),
          "headers": .list(headers), "body": ["type": "base64", "value": body],
        ]
      )
    }
  }
}
