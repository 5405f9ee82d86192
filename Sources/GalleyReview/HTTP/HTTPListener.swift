import CMicroHTTPD
import Glibc
import Synchronization

/// The library at work: sockets, threads and connections.
final class HTTPListener: Sendable {
  /// The port.
  let port: UInt16
  /// What ends connections that take too long.
  let watch: ConnectionWatch
  private let context: HTTPExchange.Context
  private let daemons: Mutex<[Daemon]>

  /// A daemon of the library, which may be stopped from any thread.
  private struct Daemon: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  /// How many threads answer on each socket: one may approve while the others serve pictures.
  private static let threads: UInt32 = 4
  /// How many connections each socket has at the most; a browser opens six.
  static let connections: UInt32 = 64
  /// After how many seconds of silence a connection is closed.
  private static let silence: UInt32 = 20
  /// How many bytes the head of a request may have.
  private static let memory = 32 * 1024

  /// Begins to answer.
  ///
  /// - Parameters:
  ///   - sockets: Where to; they are closed at the end.
  ///   - clock: What tells the time.
  ///   - answering: What answers.
  /// - Throws: ``ReviewFault``.
  init(_ sockets: ListeningSockets, _ clock: ReviewClock, _ answering: any HTTPAnswering) throws(ReviewFault)
  {
    port = sockets.port
    watch = ConnectionWatch(clock)
    context = HTTPExchange.Context(answering, watch)
    let pointer = Unmanaged.passUnretained(context).toOpaque()
    var started: [Daemon] = []
    for (index, socket) in sockets.numbers.enumerated() {
      let settings = galley_http_settings(
        socket: socket, threads: Self.threads, connections: Self.connections, silence: Self.silence,
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

  /// Ends all connections, once what is being answered has its answer.
  func stop() {
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
