/// The conditions of a request, all of which must hold.
///
/// Patterns are regular expressions that match anywhere in the text; a pattern that begins with `!` must not
/// match.
///
/// - Reference: [SBTUITestTunnel's `SBTRequestMatch`](https://github.com/Subito-it/SBTUITestTunnel/blob/master/Documentation/Usage.md#sbtrequestmatch).
public struct SBTRequestMatch: Hashable, Sendable, Codable {
  /// A pattern of the whole address.
  public var url: String?
  /// Patterns of the parameters, which are `&name=value` each: those of the address, or of the body for `POST` and `PUT`.
  public var query: [String]?
  /// The method, such as `GET`.
  public var method: String?
  /// A pattern of the body.
  public var body: String?
  /// Patterns of fields of the request's header: for each name a value is found.
  public var requestHeaders: [String: String]?
  /// Patterns of fields of the response's header; stubs and blocked cookies have no response yet.
  public var responseHeaders: [String: String]?

  /// Creates the conditions of a request.
  public init(
    url: String? = nil, query: [String]? = nil, method: String? = nil, body: String? = nil,
    requestHeaders: [String: String]? = nil, responseHeaders: [String: String]? = nil
  ) {
    self.url = url
    self.query = query
    self.method = method
    self.body = body
    self.requestHeaders = requestHeaders
    self.responseHeaders = responseHeaders
  }
}
