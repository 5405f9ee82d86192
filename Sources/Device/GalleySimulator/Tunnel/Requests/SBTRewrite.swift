/// A pattern and its replacement.
///
/// - Reference: [SBTUITestTunnel's `SBTRewriteReplacement`](https://github.com/Subito-it/SBTUITestTunnel).
public struct SBTRewriteReplacement: Hashable, Sendable, Codable {
  /// A regular expression.
  public var find: String
  /// The replacement of all matches; `$1` is the first group.
  public var replace: String

  /// Replaces the matches of a pattern.
  public init(find: String, replace: String) {
    self.find = find
    self.replace = replace
  }
}

/// The changes of a request on its way to the server, and of the response on its way back.
///
/// - Reference: [SBTUITestTunnel's `SBTRewrite`](https://github.com/Subito-it/SBTUITestTunnel).
public struct SBTRewrite: Hashable, Sendable, Codable {
  /// The replacements in the address.
  public var urlReplacement: [SBTRewriteReplacement]
  /// The replacements in the request's body.
  public var requestReplacement: [SBTRewriteReplacement]
  /// The new values of the request's header fields; `!` removes a field.
  public var requestHeadersReplacement: [String: String]
  /// The replacements in the response's body.
  public var responseReplacement: [SBTRewriteReplacement]
  /// The new values of the response's header fields; `!` removes a field.
  public var responseHeadersReplacement: [String: String]
  /// The status code of the response; -1 leaves it as it is.
  public var responseStatusCode: Int
  /// The number of requests to change; 0 for any number.
  public var activeIterations: Int

  /// States the changes.
  public init(
    urlReplacement: [SBTRewriteReplacement] = [], requestReplacement: [SBTRewriteReplacement] = [],
    requestHeadersReplacement: [String: String] = [:], responseReplacement: [SBTRewriteReplacement] = [],
    responseHeadersReplacement: [String: String] = [:], responseStatusCode: Int = -1,
    activeIterations: Int = 0
  ) {
    self.urlReplacement = urlReplacement
    self.requestReplacement = requestReplacement
    self.requestHeadersReplacement = requestHeadersReplacement
    self.responseReplacement = responseReplacement
    self.responseHeadersReplacement = responseHeadersReplacement
    self.responseStatusCode = responseStatusCode
    self.activeIterations = activeIterations
  }
}
