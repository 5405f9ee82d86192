import Foundation

/// The answer of a stub, in place of a server's.
///
/// - Reference: [SBTUITestTunnel's `SBTStubResponse`](https://github.com/Subito-it/SBTUITestTunnel/blob/master/Documentation/Usage.md#sbtstubresponse).
public struct SBTStubResponse: Hashable, Sendable {
  /// The body.
  public var data: Data
  /// The media type of the body; empty for none.
  public var contentType: String
  /// Further fields of the header.
  public var headers: [String: String]
  /// The HTTP status code.
  public var returnCode: Int
  /// The seconds until the answer; a negative number is a rate, in kilobytes a second.
  public var responseTime: TimeInterval
  /// The code of the `URLError` that the request fails with; 0 for an answer.
  public var failureCode: Int
  /// The number of requests to answer; 0 for any number.
  public var activeIterations: Int

  /// Creates an answer with a body.
  ///
  /// - Parameters:
  ///   - response: Data, a text, or a JSON object.
  ///   - headers: Fields of the header.
  ///   - contentType: The media type; by the kind of the response without one.
  ///   - returnCode: The HTTP status code; 200 without one.
  ///   - responseTime: The seconds until the answer, or a rate; none without one.
  ///   - activeIterations: The number of requests to answer; 0 for any number.
  public init(
    response: Any, headers: [String: String]? = nil, contentType: String? = nil, returnCode: Int? = nil,
    responseTime: TimeInterval? = nil, activeIterations: Int = 0
  ) {
    let type: String
    switch response {
    case let bytes as Data: (data, type) = (bytes, "application/octet-stream")
    case let text as String: (data, type) = (Data(text.utf8), "text/plain")
    default:
      // Sorted, so that the same object is the same bytes.
      let json = try? JSONSerialization.data(
        withJSONObject: response, options: [.sortedKeys, .fragmentsAllowed])
      (data, type) = (json ?? Data(), "application/json")
    }
    self.contentType = contentType ?? type
    self.headers = headers ?? [:]
    self.returnCode = returnCode ?? 200
    self.responseTime = responseTime ?? 0
    failureCode = 0
    self.activeIterations = activeIterations
  }

  /// Creates an answer with the content of a file, whose extension determines the media type.
  ///
  /// - Parameters:
  ///   - fileNamed: The file's path.
  ///   - headers: Fields of the header.
  ///   - returnCode: The HTTP status code; 200 without one.
  ///   - responseTime: The seconds until the answer, or a rate; none without one.
  ///   - activeIterations: The number of requests to answer; 0 for any number.
  /// - Throws: Foundation's error if the file cannot be read.
  public init(
    fileNamed: String, headers: [String: String]? = nil, returnCode: Int? = nil,
    responseTime: TimeInterval? = nil, activeIterations: Int = 0
  ) throws {
    let file = URL(fileURLWithPath: fileNamed)
    let type: String? =
      switch file.pathExtension.lowercased() {
      case "json": "application/json"
      case "xml": "application/xml"
      case "htm", "html": "text/html"
      case "txt": "text/plain"
      default: nil
      }
    self.init(
      response: try Data(contentsOf: file), headers: headers, contentType: type, returnCode: returnCode,
      responseTime: responseTime, activeIterations: activeIterations)
  }

  /// Fails the request without an answer.
  ///
  /// - Parameters:
  ///   - code: The code of a `URLError`, such as that of `.timedOut`.
  ///   - responseTime: The seconds until then.
  ///   - activeIterations: The number of requests that fail; 0 for any number.
  /// - Returns: The failure.
  public static func failure(
    withCustomErrorCode code: Int, responseTime: TimeInterval = 0, activeIterations: Int = 0
  ) -> SBTStubResponse {
    var response = SBTStubResponse(
      response: Data(), contentType: "", responseTime: responseTime, activeIterations: activeIterations)
    response.failureCode = code
    return response
  }
}

/// A stub that answers requests.
public struct SBTActiveStub: Hashable, Sendable {
  /// The conditions of the requests that it answers.
  public var match: SBTRequestMatch
  /// The answer of the stub.
  public var response: SBTStubResponse
}
