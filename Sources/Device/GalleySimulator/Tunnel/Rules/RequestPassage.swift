import Foundation
import GalleyServices

/// One request on its way through the rules of its app, out and back.
@MainActor struct RequestPassage {
  /// The request as the app made it.
  let original: NetworkRequest
  /// The request as it is sent.
  private(set) var request: NetworkRequest
  /// The stub that answers in place of a server, if any.
  let stub: SBTStubResponse?

  private let rules: NetworkRules
  private let rewrite: SBTRewrite?
  private let hidesCookies: Bool
  private let sent: Duration

  /// Begins the way of a request.
  ///
  /// - Parameters:
  ///   - request: The app's request.
  ///   - rules: The rules of the app.
  ///   - sent: When it asks.
  init(_ request: NetworkRequest, _ rules: NetworkRules, sent: Duration) {
    self.rules = rules
    self.sent = sent
    original = request
    self.request = request
    rewrite = rules.rewrites.take { $0.matches(request) }
    hidesCookies = rules.cookieBlocks.take { $0.matches(request) } != nil
    stub = rules.stubs.take { $0.matches(request) }
    if let rewrite { self.request = rewrite.applied(to: request) }
    if hidesCookies { self.request.headers = self.request.headers.without("cookie") }
  }

  /// The answer of the stub.
  ///
  /// - Returns: The answer, or the code that the request fails with; `nil` without a stub.
  var stubbed: Result<NetworkResponse, NetworkError>? {
    guard let stub else { return nil }
    guard stub.failureCode == 0 else { return .failure(.failed(request, code: stub.failureCode)) }
    var headers = stub.headers
    if !stub.contentType.isEmpty, headers.without("content-type").count == headers.count {
      headers["Content-Type"] = stub.contentType
    }
    return .success(NetworkResponse(status: stub.returnCode, body: stub.data, headers: headers))
  }

  /// Changes a response on its way back.
  func returning(_ response: NetworkResponse) -> NetworkResponse {
    var response = response
    if let rewrite { response = rewrite.applied(to: response) }
    if hidesCookies { response.headers = response.headers.without("set-cookie") }
    return response
  }

  /// The additional time that the response takes.
  func delay(of response: NetworkResponse?) -> Duration {
    let count = response?.body.count ?? 0
    let own = stub.map { NetworkRules.duration(of: count, $0.responseTime) } ?? .zero
    let throttle = rules.throttles.take { $0.matches(request, response) }
    return own + (throttle.map { NetworkRules.duration(of: count, $0) } ?? .zero)
  }

  /// Takes note of the end.
  func end(_ response: NetworkResponse?, at now: Duration) {
    guard rules.monitors.rules.contains(where: { $0.matcher.matches(request, response) }) else { return }
    rules.monitored.append(
      SBTMonitoredNetworkRequest(
        timestamp: now / .seconds(1), requestTime: (now - sent) / .seconds(1), request: request,
        originalRequest: original, response: response, isStubbed: stub != nil, isRewritten: rewrite != nil))
  }
}

extension [String: String] {
  /// The fields without one of a name in lower case.
  fileprivate func without(_ name: String) -> [String: String] { filter { $0.key.lowercased() != name } }

  /// The fields with others in their place.
  fileprivate func replacing(_ fields: [String: String]) -> [String: String] {
    fields.reduce(into: self) { all, field in
      all = all.without(field.key.lowercased())
      if field.value != "!" { all[field.key] = field.value }
    }
  }
}

extension SBTRewrite {
  fileprivate func applied(to request: NetworkRequest) -> NetworkRequest {
    var request = request
    request.url = Self.text(request.url, urlReplacement)
    request.body = Self.body(request.body, requestReplacement)
    request.headers = request.headers.replacing(requestHeadersReplacement)
    return request
  }

  fileprivate func applied(to response: NetworkResponse) -> NetworkResponse {
    var response = response
    response.body = Self.body(response.body, responseReplacement)
    response.headers = response.headers.replacing(responseHeadersReplacement)
    if responseStatusCode >= 0 { response.status = responseStatusCode }
    return response
  }

  private static func body(_ data: Data, _ replacements: [SBTRewriteReplacement]) -> Data {
    guard !replacements.isEmpty, let text = String(data: data, encoding: .utf8) else { return data }
    return Data(Self.text(text, replacements).utf8)
  }

  private static func text(_ text: String, _ replacements: [SBTRewriteReplacement]) -> String {
    replacements.reduce(text) { text, replacement in
      text.replacingOccurrences(of: replacement.find, with: replacement.replace, options: .regularExpression)
    }
  }
}
