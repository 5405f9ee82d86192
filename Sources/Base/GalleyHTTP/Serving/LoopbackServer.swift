import Dispatch

/// A server that this machine alone can reach, and that looks after its connections itself.
package final class LoopbackServer: Sendable {
  package let port: UInt16
  private let listener: HTTPListener
  // A source may be used from any thread.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// Starts to serve.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any free one.
  ///   - clock: The clock by which connections take too long.
  ///   - makeHandler: Makes the request handler, given the port.
  package init(
    port: UInt16 = 0, clock: ServerClock = .continuous, _ makeHandler: (UInt16) -> any HTTPHandler
  ) throws(ServerError) {
    let sockets = try ListeningSockets.open(.loopback, port: port)
    listener = try HTTPListener(sockets, clock, makeHandler(sockets.port))
    self.port = sockets.port
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    timer.setEventHandler { [weak watch = listener.watch] in watch?.sweep() }
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.activate()
  }

  /// The number of open connections.
  package var connectionCount: Int { listener.watch.count }

  /// Shuts down every connection that takes too long.
  package func sweep() { listener.watch.sweep() }

  /// Ends all connections, after the requests in progress.
  package func stop() {
    timer.cancel()
    listener.stop()
  }

  deinit { stop() }
}
