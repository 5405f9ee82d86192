import Foundation
import GalleyJSON
import Synchronization

/// A request that a browser holds back until it hears what to do with it.
struct HeldRequest: Hashable, Sendable {
  var method: String
  var url: String
  /// The headers, by their names in lowercase.
  var headers: [String: String] = [:]

  /// The method of the request that a CORS preflight asks about; `nil` for another request.
  ///
  /// - Reference: [Fetch, CORS-preflight request](https://fetch.spec.whatwg.org/#cors-preflight-request).
  var askedMethod: String? {
    guard method == "OPTIONS", headers["origin"] != nil else { return nil }
    return headers["access-control-request-method"]
  }

  /// The origin of the page, if the request goes to another one.
  var foreignOrigin: String? {
    guard let origin = headers["origin"], url.hasPrefix("http"), let address = URL(string: url),
      BrowserDriver.origin(of: address) != origin
    else { return nil }
    return origin
  }
}

/// The routes of a browser, of which the last that was added wins; browsers ask for them on threads of their own.
package final class RequestRoutes: Sendable {
  struct Route: Hashable, Sendable {
    /// The pattern as the test wrote it.
    var text: String
    var glob: URLGlob
    /// The method, in capital letters; `nil` for all.
    var method: String?
    /// The number of requests that it still takes; `nil` for all.
    var left: Int?
    var answer: RouteAnswer
    /// The body in base64, as both protocols have it.
    var body: JSONValue

    init(_ text: String, _ glob: URLGlob, method: String?, times: Int?, _ answer: RouteAnswer) {
      self.text = text
      self.glob = glob
      self.method = method
      left = times
      self.answer = answer
      guard case .fulfill(let fulfilment) = answer.kind else {
        body = ""
        return
      }
      body = .text(fulfilment.body.base64EncodedString())
    }
  }

  /// What a browser does with a request.
  struct Verdict: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case pass
      case fail
      case answer(status: Int, headers: [RouteAnswer.Header], body: JSONValue)
    }

    var kind: Kind
    var delay = Duration.zero
  }

  private struct State {
    var routes: [Route] = []
    /// The patterns that a test may take back: all that it has added.
    var known: Set<String> = []
  }

  private let state = Mutex(State())

  /// Adds a route, before all others.
  func add(_ route: Route) {
    state.withLock { state in
      state.routes.append(route)
      state.known.insert(route.text)
    }
  }

  /// Removes the routes of a pattern, and tells whether there ever was one.
  ///
  /// - Parameter method: The method of those that are removed; `nil` for all.
  func remove(_ text: String, method: String?) -> Bool {
    state.withLock { state in
      state.routes.removeAll { $0.text == text && (method == nil || $0.method == method) }
      return state.known.contains(text)
    }
  }

  func removeAll() { state.withLock { $0.routes = [] } }

  /// Decides about a request, which counts for its route.
  func verdict(on request: HeldRequest) -> Verdict {
    // Sockets and what a page makes itself have no answer of HTTP.
    let isForeign = ["ws:", "wss:", "data:", "blob:"].contains(where: request.url.hasPrefix)
    guard !isForeign, let route = take(request) else { return Verdict(kind: .pass) }
    switch route.answer.kind {
    case .pass: return Verdict(kind: .pass, delay: route.answer.delay)
    case .abort where !isPreflight(request, for: route):
      return Verdict(kind: .fail, delay: route.answer.delay)
    case .fulfill(let answer) where !isPreflight(request, for: route):
      return Verdict(
        kind: .answer(
          status: answer.status, headers: answer.headers + Self.permission(for: request, answer.headers),
          body: route.body), delay: route.answer.delay)
    case .fulfill, .abort:
      // The server may know nothing of the request, which is the test's own.
      return Verdict(kind: .answer(status: 204, headers: Self.permission(asked: request), body: ""))
    }
  }

  /// Whether a request is the preflight of one that the route takes.
  private func isPreflight(_ request: HeldRequest, for route: Route) -> Bool {
    request.askedMethod != nil && route.method != request.method
  }

  /// The route of a request, one of whose times is over then.
  private func take(_ request: HeldRequest) -> Route? {
    state.withLock { state in
      let index = state.routes.lastIndex { route in
        let methods = [request.method, request.askedMethod]
        return (route.method == nil || methods.contains(route.method)) && route.glob.matches(request.url)
      }
      guard let index else { return nil }
      let route = state.routes[index]
      if let left = route.left, !isPreflight(request, for: route) {
        if left > 1 { state.routes[index].left = left - 1 } else { state.routes.remove(at: index) }
      }
      return route
    }
  }

  /// The headers by which a page of another origin may read an answer, as Playwright adds them where the test has none.
  private static func permission(
    for request: HeldRequest, _ headers: [RouteAnswer.Header]
  ) -> [RouteAnswer.Header] {
    guard let origin = request.foreignOrigin,
      !headers.contains(where: { $0.name.lowercased() == "access-control-allow-origin" })
    else { return [] }
    return [
      .init(name: "Access-Control-Allow-Origin", value: origin),
      .init(name: "Access-Control-Allow-Credentials", value: "true"), .init(name: "Vary", value: "Origin"),
    ]
  }

  /// The headers of the answer to a preflight.
  private static func permission(asked request: HeldRequest) -> [RouteAnswer.Header] {
    var headers: [RouteAnswer.Header] = [
      .init(name: "Access-Control-Allow-Origin", value: request.headers["origin"] ?? "*"),
      .init(name: "Access-Control-Allow-Methods", value: request.askedMethod ?? "GET"),
      .init(name: "Access-Control-Allow-Credentials", value: "true"),
    ]
    if let names = request.headers["access-control-request-headers"] {
      headers.append(.init(name: "Access-Control-Allow-Headers", value: names))
    }
    return headers
  }
}
