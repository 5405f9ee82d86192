import Foundation

/// A line of the console, from a page or from the browser.
public struct LogEntry: Decodable, Hashable, Sendable, CustomStringConvertible {
  /// The level: `SEVERE`, `WARNING`, `INFO` or `DEBUG`.
  public var level: String
  /// The source, such as `javascript`, `security`, `network` or `console-api`.
  public var source: String?
  /// The message.
  public var message: String

  /// Level, source and message.
  public var description: String { "\(level) \(source ?? "?"): \(message)" }

  /// Whether it is about an error of a script, a violation of the page's policy, or a file that was not found.
  public var isFault: Bool { level == "SEVERE" }
}

extension Browser {
  /// The lines since the last call, oldest first.
  public func log() throws(BrowserError) -> [LogEntry] {
    try session.send("POST", "/se/log", ["type": "browser"])
  }

  /// The addresses that pages requested since the last call, oldest first.
  public func requests() throws(BrowserError) -> [String] {
    let lines: [LogEntry] = try session.send("POST", "/se/log", ["type": "performance"])
    return lines.compactMap { line in
      guard let event = try? JSONDecoder().decode(JSONValue.self, from: Data(line.message.utf8)),
        event["message"]?["method"] == "Network.requestWillBeSent"
      else { return nil }
      return event["message"]?["params"]?["request"]?["url"]?.text
    }
  }
}
