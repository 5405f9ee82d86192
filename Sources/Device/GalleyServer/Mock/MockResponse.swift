import Foundation
import GalleyHTTP

/// The answer of a mock server.
public struct MockResponse: Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The response's body.
  public var body: Data
  /// The header's fields by name.
  public var headers: [String: String]

  public init(_ status: Int, body: Data = Data(), headers: [String: String] = [:]) {
    self.status = status
    self.body = body
    self.headers = headers
  }

  /// The content of an answer, with its media type.
  public enum Content: Sendable {
    case text(String)
    /// A page.
    case html(String)
    /// A value as JSON, with its keys in order.
    case json(any Encodable & Sendable)
    /// Bytes of a media type.
    case data(Data, contentType: String)
  }

  /// A response with the status 200 and a content.
  ///
  /// - Parameter content: The content; a value that JSON cannot hold makes it 500.
  public static func ok(_ content: Content) -> MockResponse {
    switch content {
    case .text(let text): MockResponse(200, text, "text/plain; charset=utf-8")
    case .html(let text): MockResponse(200, text, "text/html; charset=utf-8")
    case .data(let data, let type): MockResponse(200, body: data, headers: ["Content-Type": type])
    case .json(let value): json(value)
    }
  }

  private init(_ status: Int, _ text: String, _ type: String) {
    self.init(status, body: Data(text.utf8), headers: ["Content-Type": type])
  }

  private static func json(_ value: any Encodable) -> MockResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return MockResponse(
        200, body: try encoder.encode(value), headers: ["Content-Type": "application/json"])
    } catch {
      return MockResponse(500, "\(error)", "text/plain; charset=utf-8")
    }
  }

  /// An empty response with the status 201.
  public static var created: MockResponse { MockResponse(201) }
  /// An empty response with the status 202.
  public static var accepted: MockResponse { MockResponse(202) }
  /// An empty response with the status 204.
  public static var noContent: MockResponse { MockResponse(204) }
  /// An empty response with the status 400.
  public static var badRequest: MockResponse { MockResponse(400) }
  /// An empty response with the status 401.
  public static var unauthorized: MockResponse { MockResponse(401) }
  /// An empty response with the status 403.
  public static var forbidden: MockResponse { MockResponse(403) }
  /// An empty response with the status 404.
  public static var notFound: MockResponse { MockResponse(404) }
  /// An empty response with the status 500.
  public static var internalServerError: MockResponse { MockResponse(500) }

  /// A permanent redirect, with the status 301.
  public static func movedPermanently(_ address: String) -> MockResponse {
    MockResponse(301, headers: ["Location": address])
  }

  /// A temporary redirect, with the status 307.
  public static func movedTemporarily(_ address: String) -> MockResponse {
    MockResponse(307, headers: ["Location": address])
  }

  /// The answer as it is sent, with its fields in order.
  var http: HTTPResponse {
    var response = HTTPResponse(UInt32(clamping: status))
    response.body = Array(body)
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { response.add(name, value) }
    return response
  }
}
