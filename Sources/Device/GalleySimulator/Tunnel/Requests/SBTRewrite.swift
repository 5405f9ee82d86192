/// A pattern, and what stands in its place.
///
/// - Reference: [SBTUITestTunnel's `SBTRewriteReplacement`](https://github.com/Subito-it/SBTUITestTunnel).
public struct SBTRewriteReplacement: Hashable, Sendable, Codable {
  /// A regular expression.
  public var find: String
  /// What stands in the place of all that it finds; `$1` is its first group.
  public var replace: String

  /// Replaces what a pattern finds.
  public init(find: String, replace: String) {
    self.find = find
    self.replace = replace
  }
}

/// How a request is changed on its way to the server, and the response on its way back.
///
/// - Reference: [SBTUITestTunnel's `SBTRewrite`](https://github.com/Subito-it/SBTUITestTunnel).
public struct SBTRewrite: Hashable, Sendable, Codable {
  /// What is replaced in the address.
  public var urlReplacement: [SBTRewriteReplacement]
  /// What is replaced in the request's body.
  public var requestReplacement: [SBTRewriteReplacement]
  /// What fields of the request's header become; `!` removes one.
  public var requestHeadersReplacement: [String: String]
  /// What is replaced in the response's body.
  public var responseReplacement: [SBTRewriteReplacement]
  /// What fields of the response's header become; `!` removes one.
  public var responseHeadersReplacement: [String: String]
  /// The status code of the response; -1 leaves it as it is.
  public var responseStatusCode: Int
  /// How many requests are changed; 0 for any number.
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
