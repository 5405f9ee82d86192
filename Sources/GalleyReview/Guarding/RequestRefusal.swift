import GalleyBaselines
import GalleyDecisions

/// Why a request is not answered.
enum RequestRefusal: Error, Hashable, Sendable {
  /// It is meant for another server: a name of somebody else's may lead here.
  case foreignHost
  /// It comes from another page.
  case foreignOrigin
  /// It does not say which page it comes from.
  case noOrigin
  /// The browser says that another site made it.
  case foreignSite
  /// A header field came twice that must come once.
  case doubled(String)
  /// There is no such method here.
  case badMethod(allowed: String)
  /// It has a body and must have none.
  case needlessBody
  /// It does not say how long its body is.
  case noLength
  /// Its body is too long.
  case tooLong(limit: Int)
  /// Its body is no JSON.
  case notJSON
  /// It does not have the token.
  case noToken
  /// There is no such page.
  case notFound
  /// Its body is JSON, and makes no sense.
  case badBody(String)
  /// It asks for what cannot be done now.
  case conflict(String)

  /// The status of the answer.
  var status: UInt32 {
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

  /// The reason as one sentence without a full stop; nothing of the request is repeated.
  var words: String {
    switch self {
    case .foreignHost: "this server answers to localhost, 127.0.0.1 and [::1] only, with its port"
    case .foreignOrigin: "decisions are taken from the review page only, not from another page"
    case .noOrigin: "the request does not say which page it comes from, in a header Origin"
    case .foreignSite: "another site made this request, and none may"
    case .doubled(let name): "the header \(name) must not come twice"
    case .badMethod(let allowed): "this address takes \(allowed) only"
    case .needlessBody: "a request that only asks has no body"
    case .noLength: "the request must say how long its body is, in a header Content-Length"
    case .tooLong(let limit): "the body has more than \(limit) bytes"
    case .notJSON: "the body must be JSON, with the header Content-Type: application/json"
    case .noToken: "the token is missing or wrong; open the address that \"galley review\" printed"
    case .notFound: "there is nothing at this address"
    case .badBody(let reason): reason
    case .conflict(let reason): reason
    }
  }

  /// The answer.
  var response: HTTPResponse {
    var response = HTTPResponse.json(status, (try? StableJSON.line(["error": words])) ?? [])
    if case .badMethod(let allowed) = self { response.add("Allow", allowed) }
    return response
  }
}
