import Foundation
import Glibc

/// One end of the connection between a server and the process of a session: frames of a length in 4 bytes and as many bytes.
struct SessionChannel: Sendable {
  /// The socket.
  let socket: Int32

  /// The largest frame: a picture of the largest screen in base64 is far below it.
  private static let largest = 256 << 20

  /// A frame that cannot be read or written.
  enum Failure: Error {
    /// The other side has ended.
    case ended
    /// The other side has not answered in time.
    case tooSlow
  }

  /// Writes a frame.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var frame = withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { Array($0) }
    frame += bytes
    var sent = 0
    while sent < frame.count {
      let count = frame.withUnsafeBytes {
        send(socket, $0.baseAddress! + sent, frame.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended }
      sent += count
    }
  }

  /// Reads a frame.
  ///
  /// - Parameter time: The longest wait for it; `nil` for no limit.
  func read(within time: Duration? = nil) throws(Failure) -> [UInt8] {
    let deadline = time.map { ContinuousClock.now + $0 }
    let head = try read(4, until: deadline)
    let count = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard count <= Self.largest else { throw .ended }
    return try read(count, until: deadline)
  }

  private func read(_ count: Int, until deadline: ContinuousClock.Instant?) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      if let deadline {
        let rest = deadline - ContinuousClock.now
        guard rest > .zero else { throw .tooSlow }
        var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        let milliseconds = min(rest / .milliseconds(1), 60_000)
        guard Glibc.poll(&entry, 1, Int32(milliseconds) + 1) != 0 else { continue }
      }
      let more = bytes.withUnsafeMutableBytes { Glibc.read(socket, $0.baseAddress! + done, count - done) }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { throw .ended }
      done += more
    }
    return bytes
  }

  /// Whether the other side has ended, as far as the system knows.
  var hasEnded: Bool { poll(0) }

  /// Waits until the other side ends.
  func awaitEnd() { while !poll(-1) {} }

  /// Waits for the only unsolicited event: the end of the other side.
  private func poll(_ milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: socket, events: 0, revents: 0)
    return Glibc.poll(&entry, 1, milliseconds) > 0
  }
}
