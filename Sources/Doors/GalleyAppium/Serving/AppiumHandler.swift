import Foundation
import GalleyHTTP
import GalleyJSON

/// The handler that passes HTTP requests to the commands of a server.
struct AppiumHandler: HTTPHandler {
  let service: AppiumService
  let rules: LoopbackRules
  /// Whether every request needs the token.
  let needsToken: Bool

  /// The path prefix of older clients.
  private static let legacyPrefix = ["wd", "hub"]
  /// The methods of the protocol.
  private static let methods: Set<String> = ["GET", "POST", "DELETE"]

  func refusal(of head: HTTPRequest) -> HTTPResponse? {
    if let refusal = rules.refusal(of: head) { return Self.response(refusal) }
    if needsToken, !hasToken(head) { return Self.response(.noToken) }
    // A request without a body may leave its length out.
    if head.one("content-length") == nil, head.all("transfer-encoding").isEmpty { return nil }
    return LoopbackRules.badLength(of: head).map(Self.response)
  }

  /// Whether a request has the token: in its own header, as a bearer, or as the password of an address.
  private func hasToken(_ head: HTTPRequest) -> Bool {
    if rules.hasToken(head) { return true }
    guard let words = head.one("authorization")?.split(separator: " "), words.count == 2 else { return false }
    switch words[0].lowercased() {
    case "bearer": return rules.token.isEqual(to: String(words[1]))
    case "basic":
      guard let data = Data(base64Encoded: String(words[1])) else { return false }
      let pair = String(decoding: data, as: UTF8.self).split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return pair.count == 2 && rules.token.isEqual(to: String(pair[1]))
    default: return false
    }
  }

  /// A refusal in the form of the protocol.
  private static func response(_ error: RequestError) -> HTTPResponse {
    let reply = SessionReply(CommandError(.unknownError, error.message), of: nil)
    return .json(error.status, reply.body)
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let reply = reply(to: request)
    var response = HTTPResponse.json(reply.status, reply.body)
    // The protocol requires the header.
    response.add("Cache-Control", "no-cache")
    return response
  }

  private func reply(to request: HTTPRequest) -> SessionReply {
    var path = request.path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    if path.starts(with: Self.legacyPrefix) { path.removeFirst(Self.legacyPrefix.count) }
    let method = request.method.uppercased()
    guard Self.methods.contains(method) else {
      return SessionReply(
        CommandError(.unknownMethod, "Commands are sent by GET, POST and DELETE."), of: nil)
    }
    var query: [String: String] = [:]
    for field in request.query {
      query[field.name.removingPercentEncoding ?? field.name] =
        field.value.replacing("+", with: " ").removingPercentEncoding ?? field.value
    }
    var body: [String: JSONValue] = [:]
    if method == "POST", !request.body.isEmpty {
      // An unknown path is reported before an unreadable body.
      do {
        _ = try RouteTable.find(method, path.map { Substring($0) })
      } catch {
        return SessionReply(error, of: nil)
      }
      guard case .object(let members)? = try? JSONDecoder().decode(JSONValue.self, from: Data(request.body))
      else {
        return SessionReply(.argument("The body is no object of JSON."), of: nil)
      }
      body = members
    }
    return service.perform(SessionRequest(method: method, path: path, query: query, body: body))
  }
}
