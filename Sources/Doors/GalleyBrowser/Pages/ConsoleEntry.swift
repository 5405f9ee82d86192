import GalleyAutomation

/// An entry of the log that chromedriver keeps of a browser: of its consoles, uncaught errors and requests, through all documents.
struct ConsoleEntry: Decodable {
  var level: String
  var message: String
  /// The part of the browser that wrote the entry, such as `network`.
  var source: String?
  /// The time, in milliseconds since 1970.
  var timestamp: Double

  private static let failure = " - Failed to load resource: "

  /// The problem that the entry reports; `nil` for a warning, and for a picture of the site that the browser asks for by itself.
  var problem: LoggedProblem? {
    guard level == "SEVERE" else { return nil }
    if let failedLoad { return LoggedProblem(failedLoad, timestamp: timestamp) }
    let (place, text) = parts
    guard source == "javascript" else {
      return LoggedProblem(.consoleError, text, at: place, timestamp: timestamp)
    }
    // The kind of the problem says so already.
    let error = text.replacing(/^Uncaught (\(in promise\) )?/, with: "")
    return LoggedProblem(.uncaughtError, error, at: place, timestamp: timestamp)
  }

  /// The request that the entry is about.
  private var failedLoad: LoggedProblem.FailedLoad? {
    guard source == "network", let range = message.firstRange(of: Self.failure) else { return nil }
    let url = String(message[..<range.lowerBound])
    let reason = String(message[range.upperBound...])
    if let match = reason.firstMatch(of: /a status of ([0-9]{3})/), let status = Int(match.output.1) {
      return LoggedProblem.FailedLoad(url: url, reason: "status \(status)", status: status)
    }
    return LoggedProblem.FailedLoad(url: url, reason: reason, status: nil)
  }

  /// The place in the page's code, and the first line of the message.
  private var parts: (place: String?, text: String) {
    let line = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    guard let match = line.wholeMatch(of: /(\S+) ([0-9]+):([0-9]+) (.*)/), let row = Int(match.output.2),
      let column = Int(match.output.3)
    else { return (nil, String(line)) }
    // The browser counts lines and columns from 0.
    return ("\(match.output.1) \(row + 1):\(column + 1)", Self.unquoted(String(match.output.4)))
  }

  /// A message that is one text alone, without the marks around it.
  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, text.first == "\"", text.last == "\"", !text.dropFirst().dropLast().contains("\"")
    else { return text }
    return String(text.dropFirst().dropLast())
  }
}
