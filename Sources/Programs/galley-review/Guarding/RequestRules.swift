import GalleyHTTP

/// The rules of access to a review: beside what holds for every server, what changes something must come from the page that
/// this server served, and what browsers report of a request's origin must agree.
///
/// - Reference: [W3C, Fetch metadata](https://www.w3.org/TR/fetch-metadata/).
struct RequestRules: Sendable {
  /// What every server of this package asks of a request; its token is the secret for decisions.
  var general: LoopbackRules
  /// The secret for looking only: browsers send cookies to every server on this machine, whatever its port, so it differs
  /// from the token.
  var pass: AccessToken

  /// The name of the cookie with the pass, which differs by port.
  var cookie: String { "galley-review-\(general.port)" }

  /// Checks the head of a request; `nil` accepts it.
  func refusal(of request: HTTPRequest, route: Route?) -> RequestError? {
    if let refusal = general.refusal(of: request) { return refusal }
    let isReading = request.method == "GET" || request.method == "HEAD"
    guard isReading || request.method == "POST" else {
      return .badMethod(allowed: (route ?? .file("")).methods)
    }
    if let site = request.one("sec-fetch-site"), site != "same-origin", site != "none" {
      // Following a link to the page is harmless: without the secret it shows nothing.
      let isLink = route == .page && isReading && request.one("sec-fetch-mode") == "navigate"
      guard isLink, request.one("sec-fetch-dest") == "document" else { return .foreignSite }
    }
    if isReading {
      if let refusal = LoopbackRules.needlessBody(of: request) { return refusal }
    } else {
      guard request.one("origin") != nil else { return .noOrigin }
      if let refusal = LoopbackRules.badBody(of: request) { return refusal }
    }
    guard isAllowed(request, route) else { return .noToken }
    guard let route else { return .notFound }
    return route.isPost == isReading ? .badMethod(allowed: route.methods) : nil
  }

  /// Whether a request has the secret that its route needs.
  private func isAllowed(_ request: HTTPRequest, _ route: Route?) -> Bool {
    switch route {
    case .page, .start, .icon: true
    case .file, nil: hasPass(request) || general.hasToken(request)
    case .state, .decisions, .undo, .regions: general.hasToken(request)
    }
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
