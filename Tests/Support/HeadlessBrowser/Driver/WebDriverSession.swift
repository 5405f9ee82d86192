import Foundation

/// A session of W3C WebDriver (https://www.w3.org/TR/webdriver2/).
struct WebDriverSession: Sendable {
  let port: UInt16
  let id: String

  /// A response of the driver.
  private struct Reply<Value: Decodable>: Decodable { var value: Value }

  /// An error response of the driver.
  private struct Refusal: Decodable {
    var error: String
    var message: String
  }

  private struct Created: Decodable { var sessionId: String }

  /// Starts a browser.
  init(port: UInt16, capabilities: JSONValue) throws(BrowserError) {
    let created: Created = try Self.send(
      "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]], port: port)
    self.port = port
    id = created.sessionId
  }

  /// Sends a command and decodes its answer.
  func send<Value: Decodable>(
    _ method: String, _ command: String, _ body: JSONValue? = nil, as type: Value.Type = Value.self
  ) throws(BrowserError) -> Value {
    try Self.send(method, "/session/\(id)\(command)", body, port: port)
  }

  /// Posts a command without a result.
  func post(_ command: String, _ body: JSONValue = [:]) throws(BrowserError) {
    _ = try send("POST", command, body, as: JSONValue.self)
  }

  private static func send<Value: Decodable>(
    _ method: String, _ path: String, _ body: JSONValue?, port: UInt16
  ) throws(BrowserError) -> Value {
    let name = "\(method) \(path.split(separator: "/").dropFirst(2).joined(separator: "/"))"
    let bytes = body.flatMap { try? JSONEncoder().encode($0) }.map { [UInt8]($0) }
    let answer = try LoopbackHTTP.send(
      method, path, port: port, fields: [("Content-Type", "application/json; charset=utf-8")], body: bytes)
    let data = Data(answer.body)
    guard answer.status == 200 else {
      let refusal = try? JSONDecoder().decode(Reply<Refusal>.self, from: data).value
      throw .refused(
        command: name, error: refusal?.error ?? "status \(answer.status)",
        message: refusal?.message ?? answer.text)
    }
    do {
      return try JSONDecoder().decode(Reply<Value>.self, from: data).value
    } catch {
      throw .unreadable(command: name, reason: "\(error) in \(answer.text.prefix(300))")
    }
  }
}
