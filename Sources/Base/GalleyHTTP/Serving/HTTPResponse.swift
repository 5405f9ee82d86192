import Foundation

/// An HTTP response.
package struct HTTPResponse: Sendable {
  package var status: UInt32 = 200
  /// The header fields beside those of every response.
  package var headers: [HTTPRequest.Field] = []
  package var body: [UInt8] = []

  /// A response with a body of a media type.
  package init(_ status: UInt32 = 200, _ type: String, _ body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [HTTPRequest.Field(name: "Content-Type", value: type)]
  }

  /// A response without a body.
  package init(_ status: UInt32) {
    self.status = status
  }

  /// A response with JSON.
  package static func json(_ status: UInt32 = 200, _ json: [UInt8]) -> HTTPResponse {
    HTTPResponse(status, "application/json; charset=utf-8", json)
  }

  /// Adds a header field.
  package mutating func add(_ name: String, _ value: String) {
    headers.append(HTTPRequest.Field(name: name, value: value))
  }

  /// The header fields of every response, which keep other pages from using it.
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

  /// All header fields, with a policy and a cache rule even if the response sets none; a field of the response replaces that of
  /// every response.
  package var allHeaders: [HTTPRequest.Field] {
    let names = Set(headers.map { $0.name.lowercased() })
    var all = Self.always.filter { !names.contains($0.name.lowercased()) } + headers
    if !names.contains("content-security-policy") {
      all.append(
        .init(
          name: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'; sandbox"))
    }
    if !names.contains("cache-control") { all.append(.init(name: "Cache-Control", value: "no-store")) }
    return all
  }
}
