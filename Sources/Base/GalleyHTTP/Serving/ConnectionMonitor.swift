import Glibc
import Synchronization

/// Closes connections that take too long over one phase, and idle ones where there are too many.
///
/// The library closes silent connections. One byte now and then would keep a connection open for ever, and the number of
/// connections is limited: whoever opens them all and asks nothing makes room for the next one. All clients have one address here, so
/// none has a number of connections of its own.
///
/// - Reference: [Slowloris](https://www.cloudflare.com/learning/ddos/ddos-attack-tools/slowloris/).
package final class ConnectionMonitor: Sendable {
  enum Phase: Sendable {
    /// The first request, or the rest of its head, is awaited.
    case opening
    /// The next request or the rest of its head is awaited.
    case waiting
    /// The body of a request is received.
    case reading
    /// A request is processed, or its response is sent.
    case answering

    /// The longest time for the phase.
    var limit: Duration {
      switch self {
      // A browser that opens a connection in advance asks within a second.
      case .opening: .seconds(5)
      case .waiting, .reading: .seconds(20)
      // Approving hundreds of pictures on a slow disk takes minutes, and so does a large picture over a slow tunnel.
      case .answering: .seconds(600)
      }
    }
  }

  private let connections = Mutex<[Int32: (phase: Phase, since: Duration)]>([:])
  private let clock: ServerClock

  init(_ clock: ServerClock) {
    self.clock = clock
  }

  /// The number of open connections.
  package var count: Int { connections.withLock { $0.count } }

  /// Begins a phase of a connection.
  func note(_ phase: Phase, _ socket: Int32) {
    guard socket >= 0 else { return }
    let now = clock.now()
    connections.withLock { $0[socket] = (phase, now) }
  }

  /// Starts to time a new connection; beyond the limit, the connection that has waited longest for its first request is shut down.
  ///
  /// One that was answered before makes room only where all others were too: it may be that of an honest client between two requests.
  func open(_ socket: Int32, most: Int) {
    note(.opening, socket)
    connections.withLock { connections in
      guard connections.count > most else { return }
      let others = connections.filter { $0.key != socket }
      func first(in phase: Phase) -> Int32? {
        others.filter { $0.value.phase == phase }.min { $0.value.since < $1.value.since }?.key
      }
      guard let oldest = first(in: .opening) ?? first(in: .waiting) else { return }
      _ = shutdown(oldest, Int32(SHUT_RDWR))
      // It is not the oldest again while the library closes it.
      connections[oldest] = nil
    }
  }

  /// Removes a connection that has ended, while its socket is still open.
  func forget(_ socket: Int32) {
    connections.withLock { _ = $0.removeValue(forKey: socket) }
  }

  /// Shuts down every connection that takes too long.
  ///
  /// The library closes the sockets later. The lock is held meanwhile, so no number can belong to another connection.
  package func sweep() {
    let now = clock.now()
    connections.withLock { connections in
      for (socket, state) in connections where now - state.since > state.phase.limit {
        _ = shutdown(socket, Int32(SHUT_RDWR))
      }
    }
  }
}
