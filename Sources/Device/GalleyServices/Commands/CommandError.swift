import Foundation
import GalleySystem
import GalleyText
import GalleyTree

/// The error of a command that a test has called in an app.
public enum CommandError: Error, Hashable, Sendable {
  /// The app does not run, or is suspended in the background.
  case notRunning(String)
  /// The app was launched, and not for testing.
  case noListener(String)
  /// The app has no such command.
  case unknown(String, known: [String])
  /// The request does not have the type that the command takes.
  case badRequest(String, reason: String)
  /// The app threw an error; these are its words.
  case failed(String, words: String)
  /// The reply does not have the type that the test expects.
  case badReply(String, reason: String)
}

extension CommandError: CustomStringConvertible, LocalizedError {
  /// The reason, and the way out.
  public var description: String {
    switch self {
    case .notRunning(let app): "\(app) does not run in the foreground or background, so it takes no command"
    case .noListener(let app):
      "\(app) was not launched for testing, so it has no commands; launch it with a startupBlock, or by launchTunnel()"
    case .unknown(let name, let known):
      known.isEmpty
        ? "the app has no command \"\(CleanText.line(name, limit: 80))\", and no other either; it registers them by TestCommands.register"
        : "the app has no command \"\(CleanText.line(name, limit: 80))\"; it has \(known.map { CleanText.line($0, limit: 80) }.joined(separator: ", "))"
    case .badRequest(let name, let reason):
      "the command \"\(CleanText.line(name, limit: 80))\" cannot take the request: \(reason)"
    case .failed(_, let words): words
    case .badReply(let name, let reason):
      "the reply of the command \"\(CleanText.line(name, limit: 80))\" cannot be read: \(reason)"
    }
  }

  /// The reason, and the way out.
  public var errorDescription: String? { description }

  /// An error of the app in the app's own words.
  static func words(of error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? ErrorWords.of(error)
  }
}
