import GalleyHTTP
import GalleySimulator

/// A tunnel over HTTP, for scripts and for tests in other languages.
///
/// It listens on this machine's loopback addresses alone, and requires its token. The article on the test
/// tunnel of `GalleySimulator` describes its routes.
public final class TunnelServer: Sendable {
  /// The address of the server, such as `http://127.0.0.1:41234`.
  public let url: String
  /// The secret that every request has in its header `X-Galley-Token`.
  public let token: String

  private let server: LoopbackServer

  init(_ tunnel: Tunnel, port: UInt16, clock: ServerClock = .continuous) throws(ServerError) {
    let token = try AccessToken()
    server = try LoopbackServer(port: port, clock: clock) { port in
      TunnelHandler(tunnel, LoopbackRules(port: port, token: token))
    }
    self.token = token.text
    url = "http://127.0.0.1:\(server.port)"
  }

  /// Stops the server after the requests in progress.
  public func stop() { server.stop() }

  /// The number of open connections.
  package var connectionCount: Int { server.connectionCount }

  /// Shuts down every connection that takes too long; done once a second by itself.
  package func sweep() { server.sweep() }
}

extension Tunnel {
  /// Serves the tunnel over HTTP until the server is stopped or released.
  ///
  /// Requests are answered on the main actor. A test on the main thread, as those of XCTest are, lets them in while it waits.
  ///
  /// - Parameter port: The port; 0 for any free one.
  /// - Returns: The server.
  /// - Throws: An error that says why the port cannot be used.
  public func serve(port: UInt16 = 0) throws -> TunnelServer { try TunnelServer(self, port: port) }

  /// Serves the tunnel by another clock.
  package func serve(clock: ServerClock) throws -> TunnelServer {
    try TunnelServer(self, port: 0, clock: clock)
  }
}
