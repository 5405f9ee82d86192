import Foundation

/// An answer to a request.
struct HTTPResponse: Sendable {
  /// The status.
  var status: UInt32 = 200
  /// The header fields beside those that every answer has.
  var headers: [HTTPRequest.Field] = []
  /// The body.
  var body: [UInt8] = []

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - type: The type of the body, as a media type.
  ///   - body: The body.
  init(_ status: UInt32 = 200, _ type: String, _ body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [HTTPRequest.Field(name: "Content-Type", value: type)]
  }

  /// Makes an answer without a body.
  ///
  /// - Parameter status: The status.
  init(_ status: UInt32) {
    self.status = status
  }

  /// Makes an answer of JSON.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - json: The text.
  /// - Returns: The answer.
  static func json(_ status: UInt32 = 200, _ json: [UInt8]) -> HTTPResponse {
    HTTPResponse(status, "application/json; charset=utf-8", json)
  }

  /// Adds a header field.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - value: Its value.
  mutating func add(_ name: String, _ value: String) {
    headers.append(HTTPRequest.Field(name: name, value: value))
  }

  /// What every answer says, so that nobody else's page can make anything of it.
  ///
  /// - Reference: [OWASP, HTTP headers](https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html);
  ///   [Fetch, 3.7](https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header).
  static let always: [HTTPRequest.Field] = [
    .init(name: "X-Content-Type-Options", value: "nosniff"),
    .init(name: "X-Frame-Options", value: "DENY"),
    .init(name: "Referrer-Policy", value: "no-referrer"),
    .init(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    .init(name: "Cross-Origin-Opener-Policy", value: "same-origin"),
    .init(name: "Cross-Origin-Embedder-Policy", value: "require-corp"),
    .init(name: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()"),
  ]

  /// All header fields, with a policy and a rule for caches even where the answer names none.
  var allHeaders: [HTTPRequest.Field] {
    var all = Self.always + headers
    let names = Set(headers.map { $0.name.lowercased() })
    if !names.contains("content-security-policy") {
      all.append(
        .init(
          name: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'; sandbox"))
    }
    if !names.contains("cache-control") { all.append(.init(name: "Cache-Control", value: "no-store")) }
    return all
  }
}
