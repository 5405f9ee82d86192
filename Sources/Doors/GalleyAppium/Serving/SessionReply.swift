import Foundation
import GalleyJSON

/// A command for a session, as it was received.
struct SessionRequest: Codable, Sendable {
  var method: String
  /// The path, decoded, from `/session` on.
  var path: [String]
  var query: [String: String]
  var body: [String: JSONValue]
}

/// The answer to a command.
struct SessionReply: Sendable {
  var status: UInt32
  /// The body, as JSON.
  var body: [UInt8]

  /// An answer with a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - session: The session, which WebDriverAgent's clients read from every answer, where it is null without one.
  init(_ value: JSONValue, of session: String?) {
    self.init(200, value, session.map { .text($0) } ?? .null)
  }

  /// An answer with an error.
  ///
  /// Selenium's clients read no error beside a session, see `findings/selenium-loses-error-beside-session-id.sh`.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - session: The session; only clients of WebDriverAgent get it.
  ///   - isAgent: Whether the client of the session speaks WebDriverAgent's dialect.
  init(_ error: CommandError, of session: String?, isAgent: Bool = false) {
    self.init(
      error.kind.status, isAgent ? error.agentValue : error.value,
      isAgent ? session.map { .text($0) } : nil)
  }

  /// An answer that another process made.
  init(status: UInt32, body: [UInt8]) {
    self.status = status
    self.body = body
  }

  private init(_ status: UInt32, _ value: JSONValue, _ session: JSONValue?) {
    self.status = status
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var members = ["value": value]
    members["sessionId"] = session
    // No answer holds a number that JSON cannot express.
    body = (try? encoder.encode(members)).map(Array.init) ?? Array(#"{"value":null}"#.utf8)
  }
}
