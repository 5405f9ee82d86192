/// Who may ask for what: looked at before anything of a request is done, whatever it asks for.
///
/// Any page that is open in a browser of this machine can send requests here, and any program of another user. So a
/// request must be meant for this server (or a foreign name could be pointed at it), must come from the page that
/// this server gave out, and must know the secret.
///
/// - Reference: [OWASP, cross-site request forgery](https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html);
///   [W3C, Fetch metadata](https://www.w3.org/TR/fetch-metadata/).
struct RequestRules: Sendable {
  /// The port.
  var port: UInt16
  /// The secret that decides.
  var token: AccessToken
  /// The secret that only shows: browsers send it to every server of this machine, whatever its port, so it is
  /// another one.
  var pass: AccessToken
  /// An address beside the loopback ones, where somebody asked for it.
  var address: String?

  /// How many bytes a body has at the most: room for a reason in each of some thousand decisions.
  static let longestBody = 4 * 1024 * 1024

  /// The header field with the secret.
  static let tokenHeader = "x-galley-token"

  /// The cookie with the pass; servers of other ports have other names.
  var cookie: String { "galley-review-\(port)" }

  /// The hosts that a request may be meant for.
  var hosts: [String] {
    var names = ["localhost", "127.0.0.1", "[::1]"]
    if let address { names.append(address.contains(":") ? "[\(address)]" : address) }
    // A browser leaves out the port that is usual.
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Looks at a request whose path is known.
  ///
  /// - Parameters:
  ///   - request: The request, without its body.
  ///   - route: What it asks for; `nil` if there is no such thing.
  /// - Returns: Why it is refused; `nil` if it is not.
  func refusal(of request: HTTPRequest, route: Route?) -> RequestRefusal? {
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
      // Following a link to the page is no harm: without the secret it shows nothing.
      let isLink = route == .page && isReading && request.one("sec-fetch-mode") == "navigate"
      guard isLink, request.one("sec-fetch-dest") == "document" else { return .foreignSite }
    }
    if let refusal = isReading ? readingRefusal(request) : writingRefusal(request) { return refusal }
    guard isAllowed(request, route) else { return .noToken }
    guard let route else { return .notFound }
    return route.isPost == isReading ? .badMethod(allowed: route.methods) : nil
  }

  private func readingRefusal(_ request: HTTPRequest) -> RequestRefusal? {
    let length = request.one("content-length") ?? "0"
    return length == "0" && request.all("transfer-encoding").isEmpty ? nil : .needlessBody
  }

  private func writingRefusal(_ request: HTTPRequest) -> RequestRefusal? {
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

  /// Whether a request knows the secret that its route needs.
  private func isAllowed(_ request: HTTPRequest, _ route: Route?) -> Bool {
    switch route {
    case .page, .start, .icon: true
    case .file, .version, nil: hasPass(request) || hasToken(request)
    case .state, .decisions, .undo, .regions, .history: hasToken(request)
    }
  }

  /// Whether a request has the token.
  func hasToken(_ request: HTTPRequest) -> Bool {
    request.one(Self.tokenHeader).map(token.isEqual) ?? false
  }

  /// Whether a request has the pass.
  func hasPass(_ request: HTTPRequest) -> Bool {
    request.cookies(cookie).contains(where: pass.isEqual)
  }

  /// What a request can ask for.
  enum Route: Hashable, Sendable {
    /// The page, or how to get it.
    case page
    /// The script that gets the page.
    case start
    /// What a browser shows in the tab.
    case icon
    /// A file beside the page.
    case file(String)
    /// What is decided, and what is left.
    case state
    /// Deciding.
    case decisions
    /// Taking back.
    case undo
    /// Declaring regions.
    case regions
    /// What a check's baseline was before.
    case history
    /// A picture that was a baseline before.
    case version

    /// Whether it changes anything.
    var isPost: Bool { [.decisions, .undo, .regions].contains(self) }

    /// The methods that it takes, as a header field lists them.
    var methods: String { isPost ? "POST" : "GET, HEAD" }
  }
}
