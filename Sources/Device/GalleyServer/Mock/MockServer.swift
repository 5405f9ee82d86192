import Foundation
import GalleyHTTP
import Synchronization

/// A small web server of a test's own, which plays a backend for real clients: routes by subscript, closures from request to response.
///
/// ```swift
/// let server = MockServer()
/// server["/hello/:name"] = { request in .ok(.text("Hello \(request.params["name"] ?? "")")) }
/// server.POST["/session"] = { _ in .created }
/// try server.start()
/// ```
///
/// It listens on this machine's loopback addresses alone. The most specific route answers: segments before parameters, parameters before
/// wildcards. Handlers are called on the server's threads, several at a time.
///
/// - Reference: [Swifter](https://github.com/httpswift/swifter), whose manner this is.
public final class MockServer: Sendable {
  /// A closure that answers a request.
  public typealias Handler = @Sendable (MockRequest) -> MockResponse

  /// The routes of one method.
  public struct Method: Sendable {
    fileprivate let server: MockServer
    fileprivate let name: String

    /// The handler for the method and a path; `nil` for none.
    public subscript(path: String) -> Handler? {
      get { server.routes.withLock { $0.handler(name, path) } }
      nonmutating set { server.routes.withLock { $0.set(newValue, name, path) } }
    }
  }

  fileprivate let routes = Mutex(MockRoutes())
  private let state = Mutex<
    (server: LoopbackServer?, middleware: [@Sendable (MockRequest) -> MockResponse?], hosts: [String])
  >(
    (nil, [], []))

  /// Creates a server that does not listen yet.
  public init() {}

  /// The handler for all methods and a path; `nil` for none.
  ///
  /// A segment that begins with a colon is a parameter, `*` is any one segment, and `**` at the end any rest.
  public subscript(path: String) -> Handler? {
    get { Method(server: self, name: MockRoutes.any)[path] }
    set { Method(server: self, name: MockRoutes.any)[path] = newValue }
  }

  // The names are those of the methods.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The routes of `GET`, and of `HEAD`.
  public var GET: Method { Method(server: self, name: "GET") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The routes of `POST`.
  public var POST: Method { Method(server: self, name: "POST") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The routes of `PUT`.
  public var PUT: Method { Method(server: self, name: "PUT") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The routes of `PATCH`.
  public var PATCH: Method { Method(server: self, name: "PATCH") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The routes of `DELETE`.
  public var DELETE: Method { Method(server: self, name: "DELETE") }

  /// The closures that receive each request before its route does, in order; the first response is sent.
  public var middleware: [@Sendable (MockRequest) -> MockResponse?] {
    get { state.withLock { $0.middleware } }
    set { state.withLock { $0.middleware = newValue } }
  }

  /// The handler of requests without a route; `nil` for a response with the status 404.
  public var notFoundHandler: Handler? {
    get { routes.withLock { $0.fallback } }
    set { routes.withLock { $0.fallback = newValue } }
  }

  /// The names that requests may give this server, and that pages may have that make requests, besides the names of loopback.
  ///
  /// `localhost`, `127.0.0.1` and `[::1]` need no entry. An entry has no port, such as `shop.example`; `null` stands for pages without
  /// an address of their own. Other requests get the status 421 or 403: a page in a browser of this machine may be anybody's.
  public var hosts: [String] {
    get { state.withLock { $0.hosts } }
    set { state.withLock { $0.hosts = newValue } }
  }

  /// Begins to listen.
  ///
  /// - Parameter port: The port; 0 for any free one.
  /// - Throws: An error that says why the port cannot be used.
  public func start(_ port: UInt16 = 0) throws {
    stop()
    let server = try LoopbackServer(port: port) { _ in MockHandler(server: self) }
    state.withLock { $0.server = server }
  }

  /// Stops listening; the routes stay.
  public func stop() {
    let server = state.withLock { state in
      defer { state.server = nil }
      return state.server
    }
    server?.stop()
  }

  /// The port that it listens on; `nil` before it is started.
  public var port: UInt16? { state.withLock { $0.server?.port } }

  /// The address of the server, such as `http://127.0.0.1:41234`; `nil` before it is started.
  public var url: String? { port.map { "http://127.0.0.1:\($0)" } }

  fileprivate func answer(_ request: MockRequest) -> MockResponse {
    for layer in middleware { if let response = layer(request) { return response } }
    guard let (handler, params) = routes.withLock({ $0.find(request.method, request.path) }) else {
      return .notFound
    }
    var request = request
    request.params = params
    return handler(request)
  }
}

/// Answers as the routes of a mock server say.
private struct MockHandler: HTTPHandler {
  // The server stops when nobody holds it.
  weak let server: MockServer?

  func refusal(of head: HTTPRequest) -> HTTPResponse? {
    let hosts = ["localhost", "127.0.0.1", "[::1]"] + (server?.hosts ?? []).map { $0.lowercased() }
    for name in ["host", "origin"] where head.all(name).count > 1 {
      return RequestError.doubled(name).response
    }
    guard let host = head.one("host"), hosts.contains(Self.name(host)) else {
      return RequestError.foreignHost.response
    }
    if let origin = head.one("origin"), !hosts.contains(Self.name(origin)) {
      return RequestError.foreignOrigin.response
    }
    let length = head.one("content-length") ?? "0"
    guard head.all("transfer-encoding").isEmpty else { return RequestError.noLength.response }
    guard let count = Int(length), (0...LoopbackRules.longestBody).contains(count) else {
      return RequestError.tooLong(limit: LoopbackRules.longestBody).response
    }
    return nil
  }

  /// The name in a host or an origin, without scheme and port, in small letters.
  private static func name(_ address: String) -> String {
    var name = Substring(address.lowercased())
    if let scheme = name.firstRange(of: "://") { name = name[scheme.upperBound...] }
    guard let colon = name.lastIndex(of: ":"), !name[colon...].contains("]") else { return String(name) }
    return String(name[..<colon])
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard let server else { return HTTPResponse(503) }
    return server.answer(MockRequest(request)).http
  }
}
