/// The rules of access that every request must pass before anything else is done with it.
///
/// Any page that is open in a browser of this machine can send requests here, and so can programs of other users. So a
/// request must name this server as its host (against DNS rebinding), must come from no other page, and must know a secret.
///
/// - Reference: [OWASP, cross-site request forgery](https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html).
package struct LoopbackRules: Sendable {
  package var port: UInt16
  /// The secret.
  package var token: AccessToken
  /// An address beside the loopback ones, if one was asked for.
  package var address: String?

  package init(port: UInt16, token: AccessToken, address: String? = nil) {
    self.port = port
    self.token = token
    self.address = address
  }

  /// The largest size of a body in bytes: enough for some thousand decisions with reasons.
  package static let longestBody = 4 * 1024 * 1024

  /// The header field with the token.
  package static let tokenHeader = "x-galley-token"

  /// The header fields that must not be repeated.
  private static let single = [
    "host", "origin", "content-length", "content-type", "sec-fetch-site", tokenHeader,
  ]

  /// The hosts that a request may name.
  package var hosts: [String] {
    var names = ["localhost", "127.0.0.1", "[::1]"]
    if let address { names.append(address.contains(":") ? "[\(address)]" : address) }
    // A browser omits the default port.
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Checks where a request leads and where it comes from; `nil` accepts it.
  package func refusal(of request: HTTPRequest) -> RequestError? {
    for name in Self.single where request.all(name).count > 1 { return .doubled(name) }
    guard let host = request.one("host")?.lowercased(), hosts.contains(host) else { return .foreignHost }
    if let origin = request.one("origin"), origin.lowercased() != "http://\(host)" { return .foreignOrigin }
    return nil
  }

  /// Checks that a request has no body; `nil` accepts it.
  package static func needlessBody(of request: HTTPRequest) -> RequestError? {
    let length = request.one("content-length") ?? "0"
    return length == "0" && request.all("transfer-encoding").isEmpty ? nil : .needlessBody
  }

  /// Checks that a request has a body of JSON that is not too long; `nil` accepts it.
  package static func badBody(of request: HTTPRequest) -> RequestError? {
    let type = (request.one("content-type") ?? "").lowercased().split(separator: ";").map {
      $0.trimmingPrefix { $0 == " " }
    }
    guard type.first == "application/json", type.dropFirst().allSatisfy({ $0 == "charset=utf-8" }) else {
      return .notJSON
    }
    return badLength(of: request)
  }

  /// Checks that a request has a body of any kind that is not too long; `nil` accepts it.
  ///
  /// A page of another site cannot send it as long as it needs the token, whose header such a page may not set.
  package static func badLength(of request: HTTPRequest) -> RequestError? {
    guard request.all("transfer-encoding").isEmpty, let text = request.one("content-length"),
      !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return .noLength }
    guard let length = Int(text), length <= longestBody else { return .tooLong(limit: longestBody) }
    return nil
  }

  /// Whether a request has the secret.
  package func hasToken(_ request: HTTPRequest) -> Bool {
    request.one(Self.tokenHeader).map(token.isEqual) ?? false
  }
}
