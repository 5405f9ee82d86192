import GalleyAutomation
import GalleyWebDriver

extension BrowserDriver {
  /// Answers requests of the pages in place of their servers, as Playwright's `route` does.
  ///
  /// ```swift
  /// let app = try Application.browser("http://127.0.0.1:8080/") { browser in
  ///   try browser.route("**/api/products", .fulfill(status: 503, json: ["error": "closed"]))
  ///   try browser.route("**/*.{png,jpg}", .abort)
  /// }
  /// ```
  ///
  /// It holds from now on, for documents, scripts, pictures, `fetch` and `XMLHttpRequest`, in frames, in workers and in windows that
  /// pages open, until ``unroute(_:method:)`` or the end of the browser. Of several routes for a request the last one that was added
  /// takes it.
  ///
  /// - Parameters:
  ///   - glob: The pattern of whole addresses: `*` stands for any characters but `/`, `**` for any characters, `{png,jpg}` for one of
  ///     its parts, and a character after `\` for itself. One that begins with `/` is of the origin of the only app.
  ///   - method: The method of the requests, such as `POST`; all if you omit it.
  ///   - times: The number of requests that the route takes before it is gone; all if you omit it.
  ///   - answer: The answer to the requests, or `.abort` or `.continue`.
  /// - Throws: `DriverError` if the pattern is damaged, if no browser takes such an answer, or if the browser has no way for it, as
  ///   WebKitGTK and a Chromium at a server.
  public func route(
    _ glob: String, method: String? = nil, times: Int? = nil, _ answer: RouteAnswer
  ) throws(DriverError) {
    let action = "answer the requests for “\(glob)”"
    guard commands.abilities.answersRequests else {
      throw .unsupported(
        action,
        reason: "\(commands.browser) has no way for it here; Firefox does, and a Chromium of this machine")
    }
    if let method, method.isEmpty || !method.utf8.allSatisfy(RouteAnswer.isOfToken) {
      throw .unsupported(action, reason: "there is no method “\(method)”")
    }
    if let times, times < 1 {
      throw .unsupported(action, reason: "a route takes at least one request, and not \(times)")
    }
    if let fault = answer.fault { throw .unsupported(action, reason: fault) }
    let origin = glob.hasPrefix("/") ? try only(nil, for: action, or: "write its origin before the /") : ""
    let pattern: URLGlob
    do throws(URLGlob.Fault) { pattern = try URLGlob(glob, origin: origin) } catch {
      throw .unsupported(action, reason: error.reason)
    }
    try run { () throws(WebDriverError) in try commands.route(by: routes) }
    routes.add(RequestRoutes.Route(glob, pattern, method: method?.uppercased(), times: times, answer))
  }

  /// Removes routes; requests that they have taken still get their answers.
  ///
  /// - Parameters:
  ///   - glob: The pattern, as it was given to ``route(_:method:times:_:)``.
  ///   - method: The method of the routes; those of all methods if you omit it.
  /// - Throws: `DriverError` if the test has never added a route of that pattern.
  public func unroute(_ glob: String, method: String? = nil) throws(DriverError) {
    guard routes.remove(glob, method: method?.uppercased()) else {
      throw .unsupported("remove the route “\(glob)”", reason: "the test has added none of that pattern")
    }
  }

  /// Removes all routes; requests that they have taken still get their answers.
  public func unrouteAll() { routes.removeAll() }
}
