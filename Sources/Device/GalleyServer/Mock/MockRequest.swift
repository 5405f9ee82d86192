import Foundation
import GalleyHTTP

/// A request to a mock server.
public struct MockRequest: Sendable {
  /// The method, such as `GET`.
  public var method: String
  /// The path, without the query, still percent-encoded.
  public var path: String
  /// The parameters of the query, in order.
  public var queryParams: [(name: String, value: String)]
  /// The header's fields by name, in lower case; several of a name are joined by commas.
  public var headers: [String: String]
  /// The request's body.
  public var body: Data
  /// The segments of the path that the route has names for.
  public var params: [String: String] = [:]

  init(_ request: HTTPRequest) {
    func text(_ raw: String) -> String {
      raw.replacing("+", with: " ").removingPercentEncoding ?? raw
    }
    method = request.method
    path = request.path
    queryParams = request.query.map { (text($0.name), text($0.value)) }
    headers = Dictionary(request.headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
    body = Data(request.body)
  }
}
