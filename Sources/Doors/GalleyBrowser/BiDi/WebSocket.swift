import CSoup
import Dispatch
import Synchronization

/// A web socket, as its client.
///
/// libsoup 3 keeps it: `URLSession` and Debian's libcurl have none. Its messages come on the thread of GLib's loop, one after the other.
///
/// - Reference: [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455).
package final class WebSocket: Sendable {
  /// A reason for which there is no socket.
  package enum Failure: Error, Hashable, Sendable {
    /// The library that keeps sockets is not installed.
    case noLibrary
    /// The other side refused it, with the reason.
    case refused(String)
    /// The time is over.
    case late
  }

  /// The Debian package of the library.
  package static let package = "libsoup-3.0-0"

  /// Whether the library that keeps sockets is installed.
  package static var isAvailable: Bool { galley_web_sockets_are_there() }

  /// The functions that hear of a socket, on the loop's thread.
  private final class Hearer: Sendable {
    let received: @Sendable ([UInt8]) -> Void
    let closed: @Sendable (String) -> Void
    /// The result of opening: a reason if it failed.
    let opening = Mutex<String?>(nil)
    let isOpen = Mutex(false)
    let isDecided = DispatchSemaphore(value: 0)

    init(_ received: @escaping @Sendable ([UInt8]) -> Void, _ closed: @escaping @Sendable (String) -> Void) {
      self.received = received
      self.closed = closed
    }

    func end(_ reason: String) {
      if isOpen.withLock({ $0 }) { return closed(reason) }
      opening.withLock { $0 = reason }
      isDecided.signal()
    }
  }

  private struct Pointer: @unchecked Sendable {
    let socket: OpaquePointer
  }

  private let pointer: Mutex<Pointer?>

  /// Opens a socket, and waits until it is open.
  ///
  /// - Parameters:
  ///   - address: The address, such as `ws://127.0.0.1:9222/session`.
  ///   - limit: The longest time for it.
  ///   - received: Receives each whole message.
  ///   - closed: Receives the reason when the other side has ended the socket.
  package init(
    _ address: String, within limit: Duration, received: @escaping @Sendable ([UInt8]) -> Void,
    closed: @escaping @Sendable (String) -> Void
  ) throws(Failure) {
    let hearer = Hearer(received, closed)
    let handlers = galley_web_socket_handlers(
      opened: { context in
        guard let hearer = WebSocket.hearer(context) else { return }
        hearer.isOpen.withLock { $0 = true }
        hearer.isDecided.signal()
      },
      received: { bytes, count, context in
        WebSocket.hearer(context)?.received([UInt8](UnsafeRawBufferPointer(start: bytes, count: count)))
      },
      closed: { reason, context in
        WebSocket.hearer(context)?.end(reason.map { String(cString: $0) } ?? "")
      },
      released: { context in
        if let context { Unmanaged<Hearer>.fromOpaque(context).release() }
      },
      context: Unmanaged.passRetained(hearer).toOpaque())
    guard let socket = galley_web_socket_open(address, handlers) else {
      handlers.released(handlers.context)
      throw .noLibrary
    }
    pointer = Mutex(Pointer(socket: socket))
    let nanoseconds = Int(min(limit, .seconds(1_000_000)) / .nanoseconds(1))
    guard hearer.isDecided.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success else {
      close()
      throw .late
    }
    if let reason = hearer.opening.withLock({ $0 }) {
      close()
      throw .refused(reason)
    }
  }

  private static func hearer(_ context: UnsafeMutableRawPointer?) -> Hearer? {
    context.map { Unmanaged<Hearer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Sends a text; a socket that is closed takes none.
  package func send(_ text: [UInt8]) {
    pointer.withLock { pointer in
      guard let pointer else { return }
      text.withUnsafeBytes { galley_web_socket_send(pointer.socket, $0.baseAddress, $0.count) }
    }
  }

  /// Closes the socket; a second call does nothing.
  package func close() {
    pointer.withLock { pointer in
      guard let open = pointer else { return }
      pointer = nil
      galley_web_socket_close(open.socket)
    }
  }

  deinit { close() }
}
