import Foundation
import GalleyServices

/// A request that was over while requests like it were monitored.
///
/// - Reference: [SBTUITestTunnel's `SBTMonitoredNetworkRequest`](https://github.com/Subito-it/SBTUITestTunnel/blob/master/Documentation/Usage.md#network-monitoring).
public struct SBTMonitoredNetworkRequest: Hashable, Sendable {
  /// The time of the response's end, in seconds from the device's start.
  public var timestamp: TimeInterval
  /// The duration of the request, in seconds.
  public var requestTime: TimeInterval
  /// The request as it was sent.
  public var request: NetworkRequest
  /// The request as the app made it.
  public var originalRequest: NetworkRequest
  /// The response; `nil` if it failed.
  public var response: NetworkResponse?
  /// Whether a stub has answered.
  public var isStubbed: Bool
  /// Whether request or response was changed on its way.
  public var isRewritten: Bool

  /// The body of the response.
  public var responseData: Data? { response?.body }
  /// The body of the response as text.
  public var responseString: String? { response.flatMap { String(data: $0.body, encoding: .utf8) } }
  /// The body of the response as JSON.
  public var responseJSON: Any? { response.flatMap { Self.json($0.body) } }
  /// The body of the request as text.
  public var requestString: String? { String(data: request.body, encoding: .utf8) }
  /// The body of the request as JSON.
  public var requestJSON: Any? { Self.json(request.body) }

  /// Whether it matches the conditions.
  public func matches(_ match: SBTRequestMatch) -> Bool {
    RequestMatcher(match)?.matches(request, response) ?? false
  }

  private static func json(_ data: Data) -> Any? {
    try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }
}
