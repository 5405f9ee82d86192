import Foundation
import GalleyJSON
import Synchronization

/// A session of a WebDriver server: one browser.
package final class WebDriverSession: Sendable {
  package let server: WebDriverServer
  /// The id, in whatever form the server chose.
  package let id: String
  /// The capabilities of the browser that the server started.
  package let capabilities: JSONValue
  private let hasEnded = Mutex(false)

  private struct Created: Decodable {
    var sessionId: String
    var capabilities: JSONValue
  }

  /// The error codes of attempts after which another one may succeed.
  private static let passing: Set = ["session not created", "timeout", "unknown error"]

  /// Creates a session, which starts a browser; no other command is sent twice.
  ///
  /// - Parameter capabilities: The value of `capabilities`, such as `["alwaysMatch": …]`.
  package init(on server: WebDriverServer, capabilities: JSONValue) throws(WebDriverError) {
    var created: Created?
    var attempt = 1
    while created == nil {
      do throws(WebDriverError) {
        created = try server.send(
          "POST", "/session", ["capabilities": capabilities], within: server.limits.session)
      } catch {
        guard attempt < server.limits.attempts, let code = error.code, Self.passing.contains(code) else {
          throw error
        }
        attempt += 1
      }
    }
    self.server = server
    id = created?.sessionId ?? ""
    self.capabilities = created?.capabilities ?? .null
  }

  /// Takes over a session that exists.
  package init(on server: WebDriverServer, id: String, capabilities: JSONValue) {
    self.server = server
    self.id = id
    self.capabilities = capabilities
  }

  /// Sends a command of the session and decodes the value of its answer.
  ///
  /// - Parameter name: The name of the command in errors, where its path says too little.
  package func send<Value: Decodable>(
    _ method: String, _ path: String, _ body: JSONValue? = nil, named name: String? = nil,
    within limit: Duration? = nil, as type: Value.Type = Value.self
  ) throws(WebDriverError) -> Value {
    guard !hasEnded.withLock({ $0 }) else {
      throw .noSession(WebDriverCommand(method, name ?? path, at: server.address.base))
    }
    return try server.send(method, "/session/\(id)\(path)", body, named: name ?? path, within: limit)
  }

  /// Posts a command and drops the value of its answer.
  package func post(_ path: String, _ body: JSONValue = [:], within limit: Duration? = nil)
    throws(WebDriverError)
  {
    _ = try send("POST", path, body, within: limit, as: JSONValue.self)
  }

  /// Ends the session and its browser; a second call does nothing.
  package func end(within limit: Duration = .seconds(10)) throws(WebDriverError) {
    let isFirst = hasEnded.withLock { ended in
      defer { ended = true }
      return !ended
    }
    guard isFirst else { return }
    _ = try server.send("DELETE", "/session/\(id)", named: "", within: limit, as: JSONValue.self)
  }
}
