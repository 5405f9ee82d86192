import Glibc
import Synchronization

/// Ends connections that take too long over one thing.
///
/// The library closes a connection on which nothing comes at all. One byte now and then would hold it for ever, and
/// with it one of the few connections there may be.
///
/// - Reference: [Slowloris](https://www.cloudflare.com/learning/ddos/ddos-attack-tools/slowloris/).
final class ConnectionWatch: Sendable {
  /// What a connection is at.
  enum Phase: Sendable {
    /// The next request is awaited, or its head is coming in.
    case waiting
    /// The body of a request is coming in.
    case reading
    /// A request is being answered, or its answer goes out.
    case answering

    /// How long it may take.
    var limit: Duration {
      switch self {
      case .waiting, .reading: .seconds(20)
      // Approving hundreds of pictures on a slow disk takes its time, and so does a large picture over a tunnel.
      case .answering: .seconds(600)
      }
    }
  }

  private let connections = Mutex<[Int32: (phase: Phase, since: Duration)]>([:])
  private let clock: ReviewClock

  /// Begins to watch.
  ///
  /// - Parameter clock: What tells the time.
  init(_ clock: ReviewClock) {
    self.clock = clock
  }

  /// How many connections there are.
  var count: Int { connections.withLock { $0.count } }

  /// Notes what a connection is at now.
  ///
  /// - Parameters:
  ///   - phase: What it is at.
  ///   - socket: Its socket.
  func note(_ phase: Phase, _ socket: Int32) {
    guard socket >= 0 else { return }
    let now = clock.now()
    connections.withLock { $0[socket] = (phase, now) }
  }

  /// Notes that a connection is over; its socket is still open.
  ///
  /// - Parameter socket: Its socket.
  func forget(_ socket: Int32) {
    connections.withLock { _ = $0.removeValue(forKey: socket) }
  }

  /// Ends every connection that took too long.
  ///
  /// The library closes the sockets itself once it sees them ended; until it has said so none gets another meaning,
  /// as the lock is held.
  func sweep() {
    let now = clock.now()
    connections.withLock { connections in
      for (socket, state) in connections where now - state.since > state.phase.limit {
        _ = shutdown(socket, Int32(SHUT_RDWR))
      }
    }
  }
}
