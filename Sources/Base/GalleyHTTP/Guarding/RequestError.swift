import Foundation

/// A reason for which a request is refused.
package enum RequestError: Error, Hashable, Sendable {
  /// Its host is not this server: another name may lead here.
  case foreignHost
  /// It comes from another page.
  case foreignOrigin
  /// It does not name the page that it comes from.
  case noOrigin
  /// The browser reports that another site made it.
  case foreignSite
  /// A header field is repeated that must not be.
  case doubled(String)
  /// The resource does not allow its method.
  case badMethod(allowed: String)
  /// It has a body and must not.
  case needlessBody
  /// The length of its body is missing.
  case noLength
  /// Its body is too long.
  case tooLong(limit: Int)
  /// Its body is not JSON.
  case notJSON
  /// The token is missing or wrong.
  case noToken
  /// The resource does not exist.
  case notFound
  /// Its body is JSON of another form.
  case badBody(String)
  /// Its action is not possible now.
  case conflict(String)

  /// The HTTP status.
  package var status: UInt32 {
    switch self {
    case .foreignHost: 421
    case .foreignOrigin, .noOrigin, .foreignSite: 403
    case .doubled, .needlessBody, .badBody: 400
    case .badMethod: 405
    case .noLength: 411
    case .tooLong: 413
    case .notJSON: 415
    case .noToken: 401
    case .notFound: 404
    case .conflict: 409
    }
  }

  /// The reason as a sentence without a full stop; it repeats nothing of the request.
  package var message: String {
    switch self {
    case .foreignHost: "this server answers requests to localhost, 127.0.0.1 and [::1] only, with its port"
    case .foreignOrigin: "requests are taken from this server's own pages only, not from another page"
    case .noOrigin: "the request needs a header Origin with the page that it comes from"
    case .foreignSite: "this request was made by another site, which is not allowed"
    case .doubled(let name): "the header \(name) must not be repeated"
    case .badMethod(let allowed): "this address allows \(allowed) only"
    case .needlessBody: "a GET request must not have a body"
    case .noLength: "the request needs a header Content-Length with the length of its body"
    case .tooLong(let limit): "the body has more than \(limit) bytes"
    case .notJSON: "the body must be JSON, with the header Content-Type: application/json"
    case .noToken: "the token is missing or wrong; the server printed it when it started"
    case .notFound: "there is nothing at this address"
    case .badBody(let reason): reason
    case .conflict(let reason): reason
    }
  }

  package var response: HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    var response = HTTPResponse.json(status, (try? encoder.encode(["error": message])).map(Array.init) ?? [])
    if case .badMethod(let allowed) = self { response.add("Allow", allowed) }
    return response
  }
}
