import CMicroHTTPD
import Glibc
import Synchronization

/// A running HTTP server: its sockets, threads and connections.
package final class HTTPListener: Sendable {
  package static var libraryVersion: String { String(cString: galley_http_version()) }

  package let port: UInt16
  package let watch: ConnectionMonitor
  private let context: HTTPExchange.Context
  private let daemons: Mutex<[Daemon]>

  /// A daemon of the library; it may be stopped from any thread.
  private struct Daemon: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  /// The threads that answer requests.
  package enum Threads: UInt32, Sendable {
    /// One for each connection, so that a slow answer delays no other.
    case perConnection = 0
    /// Four for each socket: one may approve while the others serve pictures.
    case four = 4

    /// The number of connections beyond which one that asks nothing is closed.
    ///
    /// Connections are given to four threads by turns, so that each of them is to take some more; where each has a thread, a
    /// quarter is left.
    var mostIdle: Int {
      switch self {
      case .perConnection: Int(HTTPListener.connections) * 3 / 4
      case .four: Int(HTTPListener.connections / rawValue) * 2
      }
    }
  }

  /// The largest number of connections per socket; a browser opens six.
  package static let connections: UInt32 = 64
  /// The seconds of silence after which a connection is closed.
  private static let silence: UInt32 = 20
  /// The largest size of a request's head, in bytes.
  private static let memory = 32 * 1024

  /// Starts to serve; the sockets are closed at the end.
  package init(
    _ sockets: ListeningSockets, _ clock: ServerClock, _ answering: any HTTPHandler, threads: Threads = .four
  ) throws(ServerError) {
    port = sockets.port
    watch = ConnectionMonitor(clock)
    context = HTTPExchange.Context(answering, watch, mostIdle: threads.mostIdle)
    let pointer = Unmanaged.passUnretained(context).toOpaque()
    var started: [Daemon] = []
    for (index, socket) in sockets.numbers.enumerated() {
      let settings = galley_http_settings(
        socket: socket, threads: threads.rawValue, connections: Self.connections, silence: Self.silence,
        memory: Self.memory)
      guard
        let daemon = galley_http_start(
          settings, HTTPExchange.handle, HTTPExchange.completed, HTTPExchange.connected, pointer)
      else {
        for daemon in started { MHD_stop_daemon(daemon.pointer) }
        for socket in sockets.numbers[index...] { close(socket) }
        throw .cannotServe
      }
      started.append(Daemon(pointer: daemon))
    }
    daemons = Mutex(started)
  }

  /// Ends all connections, after the requests in progress.
  package func stop() {
    let all = daemons.withLock { daemons in
      defer { daemons = [] }
      return daemons
    }
    for daemon in all { MHD_stop_daemon(daemon.pointer) }
  }

  deinit {
    stop()
  }
}
