import GalleyAutomation
import GalleyText

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
  func problem(at instant: Duration) -> AppProblem? {
    guard level == "SEVERE" else { return nil }
    if let request = failedRequest {
      guard !request.isIcon else { return nil }
      return AppProblem(.failedRequest, "\(request.url): \(request.reason)", instant: instant)
    }
    let (place, text) = parts
    if source == "javascript" {
      return AppProblem(
        .uncaughtError, text.isEmpty ? "a promise that was rejected without an error" : text, at: place,
        instant: instant)
    }
    return AppProblem(.consoleError, text, at: place, instant: instant)
  }

  /// A request that failed.
  struct FailedLoad: Hashable {
    var url: String
    /// The reason, such as `status 404` or `net::ERR_CONNECTION_REFUSED`.
    var reason: String
    /// The status of the answer, if there was one.
    var status: Int?
    /// Whether the browser asked for it by itself, as the picture of a site.
    var isIcon: Bool { url.hasSuffix("/favicon.ico") }
  }

  /// The request that the entry is about.
  var failedRequest: FailedLoad? {
    guard source == "network", let range = message.firstRange(of: Self.failure) else { return nil }
    let url = String(message[..<range.lowerBound])
    let reason = String(message[range.upperBound...])
    if let match = reason.firstMatch(of: /a status of ([0-9]{3})/), let status = Int(match.output.1) {
      return FailedLoad(url: url, reason: "status \(status)", status: status)
    }
    return FailedLoad(url: url, reason: reason, status: nil)
  }

  /// The place in the page's code, and the first line of the message.
  private var parts: (place: String?, text: String) {
    let line = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    guard let match = line.wholeMatch(of: /(\S+ [0-9]+:[0-9]+) (.*)/) else { return (nil, String(line)) }
    return (String(match.output.1), Self.unquoted(String(match.output.2)))
  }

  /// A message that is one text alone, without the marks around it.
  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, text.first == "\"", text.last == "\"", !text.dropFirst().dropLast().contains("\"")
    else { return text }
    return String(text.dropFirst().dropLast())
  }
}
