import GalleyHTTP
import Synchronization

/// A server on this machine that answers by a closure, and keeps all requests.
package final class RecordingServer: Sendable {
  private final class Handler: HTTPHandler {
    let requests = Mutex<[HTTPRequest]>([])
    let respond: @Sendable (HTTPRequest) -> HTTPResponse

    init(_ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) { self.respond = respond }

    func refusal(of head: HTTPRequest) -> HTTPResponse? { nil }

    func answer(_ request: HTTPRequest) -> HTTPResponse {
      requests.withLock { $0.append(request) }
      return respond(request)
    }
  }

  private let handler: Handler
  private let server: LoopbackServer

  package init(_ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) throws {
    let handler = Handler(respond)
    self.handler = handler
    server = try LoopbackServer { _ in handler }
  }

  /// A server of pages of HTML by their paths.
  package convenience init(pages: [String: String]) throws {
    try self.init { request in
      pages[request.path].map { Self.page($0) } ?? HTTPResponse(404)
    }
  }

  /// A page of HTML with a policy of its own, instead of that of the house, by which no script runs.
  package static func page(_ html: String, policy: String = "default-src * 'unsafe-inline' data: blob:")
    -> HTTPResponse
  {
    var response = HTTPResponse(200, "text/html; charset=utf-8", [UInt8](html.utf8))
    response.add("Content-Security-Policy", policy)
    return response
  }

  package var port: UInt16 { server.port }
  package var requests: [HTTPRequest] { handler.requests.withLock { $0 } }
  package var connectionCount: Int { server.connectionCount }

  package func stop() { server.stop() }
}
