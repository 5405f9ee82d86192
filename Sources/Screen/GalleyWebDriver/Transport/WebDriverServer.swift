import Foundation
import GalleyJSON
import Synchronization

/// A WebDriver server behind one kept connection.
///
/// - Reference: [W3C WebDriver](https://www.w3.org/TR/webdriver2/).
package final class WebDriverServer: Sendable {
  /// The longest times of commands.
  package struct Limits: Hashable, Sendable {
    /// The longest time of one attempt to create a session: a grid lets it wait for a free browser, that of Selenium for 300 s unless its
    /// `--session-request-timeout` says otherwise, and then tells the reason.
    package var session: Duration = .seconds(330)
    /// The number of attempts to create a session.
    package var attempts = 3
    /// The longest time of any other command.
    package var command: Duration = .seconds(60)

    package init() {}
  }

  package let address: WebDriverAddress
  package let limits: Limits
  private let connection: HTTPConnection

  package init(at address: WebDriverAddress, limits: Limits = Limits()) {
    self.address = address
    self.limits = limits
    connection = HTTPConnection()
  }

  /// The number of connections that were opened so far.
  package var connectionCount: Int { connection.connectionCount }

  /// Answers of servers hold one value.
  private struct Reply<Value: Decodable>: Decodable { var value: Value }

  /// A refusal; some grids, such as ggr of April 2024, leave the code out, as the JSON Wire Protocol did.
  private struct Refusal: Decodable {
    var error: String?
    var message: String?
  }

  /// Sends a command and decodes the value of its answer.
  ///
  /// - Parameters:
  ///   - path: The path behind the base path, with the session's part.
  ///   - name: The path that errors name, without session ids.
  package func send<Value: Decodable>(
    _ method: String, _ path: String, _ body: JSONValue? = nil, named name: String? = nil,
    within limit: Duration? = nil, as type: Value.Type = Value.self
  ) throws(WebDriverError) -> Value {
    let command = WebDriverCommand(method, name ?? path, at: address.base)
    let limit = limit ?? limits.command
    let answer = try answer(to: command, method, path, body, within: limit)
    let data = Data(answer.body)
    guard answer.status == 200 else {
      guard let refusal = try? JSONDecoder().decode(Reply<Refusal>.self, from: data).value,
        refusal.error != nil || refusal.message != nil
      else {
        throw .unreadable(
          command, status: answer.status, reason: "it names no error", beginning: Self.beginning(answer.body))
      }
      let code = refusal.error ?? (path == "/session" ? "session not created" : "unknown error")
      throw .refused(command, status: answer.status, code: code, message: refusal.message ?? "")
    }
    do {
      return try JSONDecoder().decode(Reply<Value>.self, from: data).value
    } catch {
      throw .unreadable(
        command, status: answer.status, reason: "it has no value of the expected form",
        beginning: Self.beginning(answer.body))
    }
  }

  private func answer(
    to command: WebDriverCommand, _ method: String, _ path: String, _ body: JSONValue?, within limit: Duration
  ) throws(WebDriverError) -> HTTPConnection.Answer {
    var request = HTTPConnection.Request(method, address.base + path)
    request.fields = ["Accept: application/json", "Content-Type: application/json; charset=utf-8"]
    request.credentials = address.credentials
    request.proxy = address.proxy
    if let body { request.body = (try? JSONEncoder().encode(body)).map { [UInt8]($0) } }
    do throws(HTTPConnection.Failure) {
      return try connection.send(request, within: limit)
    } catch {
      switch error {
      case .notConnected(let reason): throw .notConnected(command, reason: reason)
      case .late: throw .late(command, limit: limit)
      case .broken(let reason): throw .broken(command, reason: reason)
      case .tooLong(let limit): throw .tooLong(command, limit: limit)
      }
    }
  }

  private static func beginning(_ body: [UInt8]) -> String {
    String(decoding: body.prefix(200), as: UTF8.self)
  }
}
