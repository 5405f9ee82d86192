import GalleyText
import GalleyTree

/// A request of an app that has no good response.
public struct FailedRequest: Hashable, Sendable, Codable {
  /// The reason why there is no good response.
  public enum Reason: Hashable, Sendable, Codable {
    /// No server has this address; the beginnings of the addresses that servers have.
    case noServer(served: [String])
    /// No server can be reached, and why.
    case unreachable(String)
    /// The response has not come yet.
    case pending
    /// A server has answered with a status that is an error.
    case status(Int)
  }

  /// The HTTP method, such as `GET`.
  public var method: String
  /// The whole address.
  public var url: String
  /// The time when it was sent, counted from the device's start.
  public var sent: Duration
  public var reason: Reason
  /// The code that adds a server for it, where the device knows any.
  public var remedy: String?

  /// Describes a request that has failed.
  ///
  /// - Parameters:
  ///   - method: The HTTP method, such as `GET`.
  ///   - url: The whole address.
  ///   - sent: The time of the request, counted from the device's start.
  ///   - reason: The reason why it has no good response.
  ///   - remedy: The code that adds a server for it.
  public init(
    _ method: String, _ url: String, sent: Duration, reason: Reason, remedy: String? = nil
  ) {
    self.method = method
    self.url = url
    self.sent = sent
    self.reason = reason
    self.remedy = remedy
  }
}

extension FailedRequest {
  private enum CodingKeys: String, CodingKey {
    case method
    case url
    case sent
    case reason
    case remedy
  }

  /// Reads the facts, the time as a number of seconds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let seconds = try container.decode(Double.self, forKey: .sent)
    guard abs(seconds) < 9e9 else {
      throw DecodingError.dataCorruptedError(
        forKey: .sent, in: container,
        debugDescription: "\(seconds) is no number of seconds that a test can take")
    }
    self.init(
      try container.decode(String.self, forKey: .method), try container.decode(String.self, forKey: .url),
      sent: .nanoseconds(Int64((seconds * 1e9).rounded())),
      reason: try container.decode(Reason.self, forKey: .reason),
      remedy: try container.decodeIfPresent(String.self, forKey: .remedy))
  }

  /// Encodes the facts, with the time as a number of seconds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(method, forKey: .method)
    try container.encode(url, forKey: .url)
    let (seconds, attoseconds) = sent.components
    try container.encode(Double(seconds) + (Double(attoseconds) / 1e9).rounded() / 1e9, forKey: .sent)
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(remedy, forKey: .remedy)
  }
}

/// A driver that knows which requests of apps have no good response.
public protocol RequestReporting: Driver {
  /// The requests of an app since its launch that have no good response, oldest first; of several for one address the
  /// latest counts.
  ///
  /// - Parameter bundleIdentifier: The bundle identifier of the app.
  /// - Returns: The requests.
  func failedRequests(of bundleIdentifier: String) -> [FailedRequest]
}

extension FailedRequest {
  /// Whether the request is a likely enough reason for a missing page to be reported first.
  package var isTelling: Bool {
    switch reason {
    case .noServer, .pending: true
    case .unreachable, .status: false
    }
  }

  /// The failure, in one sentence without a full stop.
  ///
  /// - Parameter time: The time since the request, in words.
  package func sentence(after time: String) -> String {
    let request = CleanText.line("\(method) \(url)", limit: 200)
    return switch reason {
    case .noServer: "no server answers \(request)"
    case .unreachable: "\(request) reached no server"
    case .pending: "\(request) is not answered after \(time)"
    case .status(let status): "the answer to \(request) is status \(status)"
    }
  }

  /// Further facts, and the solution, each in a line.
  package var details: [String] {
    var lines: [String] = []
    switch reason {
    case .noServer(let served):
      lines.append(
        served.isEmpty
          ? "the device has no server" : "its servers begin with: \(served.joined(separator: ", "))")
    case .unreachable(let why): lines.append(why)
    case .pending, .status: break
    }
    if let remedy { lines.append("to answer it: \(remedy)") }
    return lines
  }
}
