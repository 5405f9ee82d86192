/// The rules of access, which every request must pass before anything else is done with it.
///
/// Any page that is open in a browser of this machine can send requests here, and so can programs of other users. So a
/// request must name this server as its host (against DNS rebinding), must come from the page that this server served,
/// and must know a secret.
///
/// - Reference: [OWASP, cross-site request forgery](https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html);
///   [W3C, Fetch metadata](https://www.w3.org/TR/fetch-metadata/).
struct RequestRules: Sendable {
  var port: UInt16
  /// The secret for decisions.
  var token: AccessToken
  /// The secret for looking only: browsers send cookies to every server on this machine, whatever its port, so it differs
  /// from the token.
  var pass: AccessToken
  /// An address beside the loopback ones, if one was asked for.
  var address: String?

  /// The largest size of a body in bytes: enough for some thousand decisions with reasons.
  static let longestBody = 4 * 1024 * 1024

  /// The header field with the token.
  static let tokenHeader = "x-galley-token"

  /// The name of the cookie with the pass, which differs by port.
  var cookie: String { "galley-review-\(port)" }

  /// The hosts that a request may name.
  var hosts: [String] {
    var names = ["localhost", "127.0.0.1", "[::1]"]
    if let address { names.append(address.contains(":") ? "[\(address)]" : address) }
    // A browser omits the default port.
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Checks the head of a request; `nil` accepts it.
  func refusal(of request: HTTPRequest, route: Route?) -> RequestError? {
    for name in ["host", "origin", "content-length", "content-type", "sec-fetch-site", Self.tokenHeader]
    where request.all(name).count > 1 {
      return .doubled(name)
    }
    guard let host = request.one("host")?.lowercased(), hosts.contains(host) else { return .foreignHost }
    if let origin = request.one("origin"), origin.lowercased() != "http://\(host)" { return .foreignOrigin }
    let isReading = request.method == "GET" || request.method == "HEAD"
    guard isReading || request.method == "POST" else {
      return .badMethod(allowed: (route ?? .file("")).methods)
    }
    if let site = request.one("sec-fetch-site"), site != "same-origin", site != "none" {
      // Following a link to the page is harmless: without the secret it shows nothing.
      let isLink = route == .page && isReading && request.one("sec-fetch-mode") == "navigate"
      guard isLink, request.one("sec-fetch-dest") == "document" else { return .foreignSite }
    }
    if let refusal = isReading ? readingRefusal(request) : writingRefusal(request) { return refusal }
    guard isAllowed(request, route) else { return .noToken }
    guard let route else { return .notFound }
    return route.isPost == isReading ? .badMethod(allowed: route.methods) : nil
  }

  private func readingRefusal(_ request: HTTPRequest) -> RequestError? {
    let length = request.one("content-length") ?? "0"
    return length == "0" && request.all("transfer-encoding").isEmpty ? nil : .needlessBody
  }

  private func writingRefusal(_ request: HTTPRequest) -> RequestError? {
    guard request.one("origin") != nil else { return .noOrigin }
    let type = (request.one("content-type") ?? "").lowercased().split(separator: ";").map {
      $0.trimmingPrefix { $0 == " " }
    }
    guard type.first == "application/json", type.dropFirst().allSatisfy({ $0 == "charset=utf-8" }) else {
      return .notJSON
    }
    guard request.all("transfer-encoding").isEmpty, let text = request.one("content-length"),
      !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return .noLength }
    guard let length = Int(text), length <= Self.longestBody else { return .tooLong(limit: Self.longestBody) }
    return nil
  }

  /// Whether a request has the secret that its route needs.
  private func isAllowed(_ request: HTTPRequest, _ route: Route?) -> Bool {
    switch route {
    case .page, .start, .icon: true
    case .file, nil: hasPass(request) || hasToken(request)
    case .state, .decisions, .undo, .regions: hasToken(request)
    }
  }

  func hasToken(_ request: HTTPRequest) -> Bool {
    request.one(Self.tokenHeader).map(token.isEqual) ?? false
  }

  func hasPass(_ request: HTTPRequest) -> Bool {
    request.cookies(cookie).contains(where: pass.isEqual)
  }

  /// A resource or an action of the server.
  enum Route: Hashable, Sendable {
    /// The page, or the start page.
    case page
    /// The script of the start page.
    case start
    /// The icon in the browser's tab.
    case icon
    /// A file beside the page.
    case file(String)
    /// The state of all decisions.
    case state
    /// Making decisions.
    case decisions
    /// Undoing a decision.
    case undo
    /// Declaring a region.
    case regions

    /// Whether it may change something.
    var isPost: Bool { [.decisions, .undo, .regions].contains(self) }

    /// The allowed methods, as a header field lists them.
    var methods: String { isPost ? "POST" : "GET, HEAD" }
  }
}
