/// A command of WebDriver, as errors name it.
package struct WebDriverCommand: Hashable, Sendable {
  package var method: String
  /// The path behind the session's, such as `/element/active`; that of the server for commands without a session.
  package var path: String
  /// The server's base address.
  package var address: String

  package init(_ method: String, _ path: String, at address: String) {
    self.method = method
    self.path = path
    self.address = address
  }
}

/// An error of a WebDriver server, or of the way to it.
///
/// `WebDriverErrorText` makes sentences of it.
package enum WebDriverError: Error, Hashable, Sendable {
  /// A text is no address of a server.
  case noAddress(String)
  /// Nobody accepts connections, with the reason.
  case notConnected(WebDriverCommand, reason: String)
  /// There was no answer in time.
  case late(WebDriverCommand, limit: Duration)
  /// The connection ended before the whole answer was there, with the reason.
  case broken(WebDriverCommand, reason: String)
  /// An answer is longer than the limit in bytes.
  case tooLong(WebDriverCommand, limit: Int)
  /// The server refused a command: the status of its answer if that is one of HTTP, the W3C's error code, and the message.
  case refused(WebDriverCommand, status: Int?, code: String, message: String)
  /// An answer is no answer of WebDriver: the status, the reason, and its beginning.
  case unreadable(WebDriverCommand, status: Int, reason: String, beginning: String)
  /// A session has ended, or was never there.
  case noSession(WebDriverCommand)

  /// The W3C's error code, such as `unexpected alert open`, if the server refused a command.
  package var code: String? {
    if case .refused(_, _, let code, _) = self { code } else { nil }
  }

  /// The server's message, if it refused a command.
  package var message: String? {
    if case .refused(_, _, _, let message) = self { message } else { nil }
  }
}

extension WebDriverError: CustomStringConvertible {
  package var description: String { WebDriverErrorText.sentence(self) }
}
