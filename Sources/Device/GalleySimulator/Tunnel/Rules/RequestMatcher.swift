import Foundation
import GalleyServices

/// A ``SBTRequestMatch`` whose patterns have been read.
struct RequestMatcher {
  /// The conditions.
  let match: SBTRequestMatch
  private let url: RequestPattern?
  private let query: [RequestPattern]
  private let body: RequestPattern?
  private let requestHeaders: [(name: RequestPattern, value: RequestPattern)]
  private let responseHeaders: [(name: RequestPattern, value: RequestPattern)]

  /// Reads the patterns; `nil` if one of them is no regular expression.
  init?(_ match: SBTRequestMatch) {
    self.match = match
    func read(_ text: String?) throws(Unreadable) -> RequestPattern? {
      guard let text else { return nil }
      guard let pattern = RequestPattern(text) else { throw Unreadable() }
      return pattern
    }
    func read(_ fields: [String: String]?) throws(Unreadable) -> [(RequestPattern, RequestPattern)] {
      var patterns: [(RequestPattern, RequestPattern)] = []
      for (name, value) in (fields ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let name = RequestPattern(name), let value = RequestPattern(value) else { throw Unreadable() }
        patterns.append((name, value))
      }
      return patterns
    }
    do throws(Unreadable) {
      url = try read(match.url)
      body = try read(match.body)
      var query: [RequestPattern] = []
      for text in match.query ?? [] { if let pattern = try read(text) { query.append(pattern) } }
      self.query = query
      requestHeaders = try read(match.requestHeaders)
      responseHeaders = try read(match.responseHeaders)
    } catch {
      return nil
    }
  }

  private struct Unreadable: Error {}

  /// Whether a request matches, as far as this can be decided without its response.
  func matches(_ request: NetworkRequest) -> Bool {
    if let method = match.method, method.uppercased() != request.method.uppercased() { return false }
    if let url, !url.matches(request.url) { return false }
    if !query.isEmpty {
      let text = Self.query(of: request)
      guard query.allSatisfy({ $0.matches(text) }) else { return false }
    }
    if let body, !body.matches(String(decoding: request.body, as: UTF8.self)) { return false }
    return Self.matches(requestHeaders, request.headers)
  }

  /// Whether a request is meant that has been answered, or has failed.
  func matches(_ request: NetworkRequest, _ response: NetworkResponse?) -> Bool {
    matches(request) && (responseHeaders.isEmpty || Self.matches(responseHeaders, response?.headers ?? [:]))
  }

  /// The parameters of a request, each behind an ampersand.
  private static func query(of request: NetworkRequest) -> String {
    if ["POST", "PUT"].contains(request.method.uppercased()) {
      return "&" + String(decoding: request.body, as: UTF8.self)
    }
    guard let mark = request.url.firstIndex(of: "?") else { return "&" }
    return "&" + request.url[request.url.index(after: mark)...]
  }

  private static func matches(
    _ patterns: [(name: RequestPattern, value: RequestPattern)], _ headers: [String: String]
  ) -> Bool {
    patterns.allSatisfy { pattern in
      headers.contains { pattern.name.matches($0.key) && pattern.value.matches($0.value) }
    }
  }
}
