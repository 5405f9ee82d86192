/// An error of the browser or its driver.
///
/// `BrowserErrorText` makes sentences of it.
public enum BrowserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A program is not installed.
  case missing(program: String)

  /// A program did not start; with its output.
  case notStarted(program: String, said: String)

  /// A connection failed.
  case lost(String)

  /// The browser refused a command.
  case refused(command: String, error: String, message: String)

  /// An answer is not what was asked for.
  case unreadable(command: String, reason: String)

  /// A condition did not become true in time; with what the page shows.
  case notMet(waitingFor: String, after: Duration, page: String)

  /// The sentence about it.
  public var description: String { BrowserErrorText.text(for: self) }
}

/// Makes sentences of ``BrowserError``.
enum BrowserErrorText {
  static func text(for fault: BrowserError) -> String {
    switch fault {
    case .missing(let program):
      "\(program) is not installed. Install it with: apt-get install chromium chromium-driver"
    case .notStarted(let program, let said): "\(program) did not start. It said: \(said)"
    case .lost(let reason): "The connection was lost: \(reason)."
    case .refused(let command, let error, let message): "The browser refused \(command): \(error): \(message)"
    case .unreadable(let command, let reason): "The answer to \(command) is not what was asked for: \(reason)"
    case .notMet(let what, let time, let page):
      "Waited \(time) for this, which did not come: \(what). The page then: \(page)"
    }
  }
}
