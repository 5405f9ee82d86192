import Foundation
import GalleyHTTP
import GalleyJSON
import GalleyServices
import GalleySimulator

/// A stub as JSON.
struct StubDocument: Codable {
  /// Which requests are meant; all without it.
  var match: SBTRequestMatch?
  /// The answer as text.
  var text: String?
  /// The answer as JSON, in the place of a text.
  var json: JSONText?
  /// The HTTP status code.
  var status: Int?
  var contentType: String?
  var headers: [String: String]?
  /// The seconds until the answer, or a rate.
  var responseTime: Double?
  /// The code of the `URLError` that the request fails with.
  var failure: Int?
  /// The number of requests to answer.
  var times: Int?

  /// The answer.
  func response() throws(RequestError) -> SBTStubResponse {
    guard [text != nil, json != nil, failure != nil].count(where: { $0 }) == 1 else {
      throw .badBody("a stub has one of text, json and failure")
    }
    guard times ?? 0 >= 0 else { throw .badBody("times must not be negative") }
    if let failure {
      return .failure(
        withCustomErrorCode: failure, responseTime: responseTime ?? 0, activeIterations: times ?? 0)
    }
    return SBTStubResponse(
      response: text ?? json?.text ?? "", headers: headers,
      contentType: contentType ?? (json == nil ? nil : "application/json"), returnCode: status,
      responseTime: responseTime, activeIterations: times ?? 0)
  }
}

extension StubDocument {
  /// A stub that is there.
  init(_ stub: SBTActiveStub) {
    match = stub.match
    if stub.response.failureCode == 0 {
      text = String(decoding: stub.response.data, as: UTF8.self)
      status = stub.response.returnCode
      contentType = stub.response.contentType
    } else {
      failure = stub.response.failureCode
    }
    if !stub.response.headers.isEmpty { headers = stub.response.headers }
    if stub.response.responseTime != 0 { responseTime = stub.response.responseTime }
    if stub.response.activeIterations != 0 { times = stub.response.activeIterations }
  }
}

/// Any JSON, kept as text.
struct JSONText: Codable {
  var text: String

  init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    text = String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  func encode(to encoder: any Encoder) throws {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)).encode(to: encoder)
  }
}

/// A rule for requests as JSON.
struct RuleDocument<Rule: Decodable>: Decodable {
  var match: SBTRequestMatch
  var rule: Rule
}

/// A monitored request as JSON.
struct RequestDocument: Encodable {
  var method: String
  var url: String
  var body: String
  var status: Int?
  var response: String?
  var seconds: Double
  var isStubbed: Bool

  init(_ request: SBTMonitoredNetworkRequest) {
    method = request.request.method
    url = request.request.url
    body = String(decoding: request.request.body, as: UTF8.self)
    status = request.response?.status
    response = request.response.map { String(decoding: $0.body, as: UTF8.self) }
    seconds = request.requestTime
    isStubbed = request.isStubbed
  }
}
