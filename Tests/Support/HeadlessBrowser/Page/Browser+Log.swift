import Foundation

/// A line that a page, or the browser about a page, wrote to the console.
public struct LogEntry: Decodable, Hashable, Sendable, CustomStringConvertible {
  /// How grave it is: `SEVERE`, `WARNING`, `INFO` or `DEBUG`.
  public var level: String
  /// Who wrote it: `javascript`, `security`, `network`, `console-api` and others.
  public var source: String?
  /// What it says.
  public var message: String

  /// Level, source and message.
  public var description: String { "\(level) \(source ?? "?"): \(message)" }

  /// Whether it tells of something wrong: an error of a script, a violation of the page's policy, a file not found.
  public var isFault: Bool { level == "SEVERE" }
}

extension Browser {
  /// What was written since this was last asked.
  ///
  /// - Returns: The lines, from the oldest.
  /// - Throws: Why it cannot be had.
  public func log() throws(BrowserFault) -> [LogEntry] {
    try session.send("POST", "/se/log", ["type": "browser"])
  }

  /// The addresses that pages asked for since this was last asked, from the first.
  ///
  /// - Returns: The addresses, with those that the page itself opened.
  /// - Throws: Why they cannot be had.
  public func requests() throws(BrowserFault) -> [String] {
    let lines: [LogEntry] = try session.send("POST", "/se/log", ["type": "performance"])
    return lines.compactMap { line in
      guard let event = try? JSONDecoder().decode(JSONValue.self, from: Data(line.message.utf8)),
        event["message"]?["method"] == "Network.requestWillBeSent"
      else { return nil }
      return event["message"]?["params"]?["request"]?["url"]?.text
    }
  }
}
