import Foundation
import Glibc

/// An HTTP client for this machine that sends exactly the given bytes.
///
/// Foundation's client sets fields of its own and refuses to send a false `Host`, which is what tests are about.
public enum LoopbackHTTP {
  /// Sends a request and waits for its response; `Host` and `Content-Length` are added if they are missing.
  public static func send(
    _ method: String, _ target: String, port: UInt16, fields: [(String, String)] = [], body: [UInt8]? = nil,
    timeout: Duration = .seconds(120)
  ) throws(BrowserError) -> HTTPAnswer {
    let names = fields.map { $0.0.lowercased() }
    var all = fields
    if !names.contains("host") { all.insert(("Host", "127.0.0.1:\(port)"), at: 0) }
    if let body, !names.contains("content-length") { all.append(("Content-Length", String(body.count))) }
    if !names.contains("connection") { all.append(("Connection", "close")) }
    let head = "\(method) \(target) HTTP/1.1\r\n" + all.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
    return try send([UInt8](head.utf8) + (body ?? []), port: port, timeout: timeout)
  }

  /// Sends the bytes of a whole request and waits for the response.
  public static func send(_ bytes: [UInt8], port: UInt16, timeout: Duration = .seconds(120))
    throws(BrowserError) -> HTTPAnswer
  {
    let socket = try LoopbackSocket(port: port)
    defer { socket.end() }
    let deadline = ContinuousClock.now + timeout
    try socket.write(bytes, until: deadline)
    var received: [UInt8] = []
    while true {
      let more = try socket.read(until: deadline)
      received += more
      if let answer = HTTPAnswer(received, isOver: more.isEmpty) { return answer }
      if more.isEmpty { throw .lost("port \(port) closed the connection after \(received.count) bytes") }
    }
  }
}

/// A connection to a port of this machine.
struct LoopbackSocket {
  private let descriptor: Int32
  private let port: UInt16

  init(port: UInt16) throws(BrowserError) {
    self.port = port
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .lost("there is no socket: \(String(cString: strerror(errno)))") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .lost("nobody answers on port \(port): \(reason)")
    }
  }

  func end() { close(descriptor) }

  func write(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) throws(BrowserError) {
    var sent = 0
    while sent < bytes.count {
      try wait(for: POLLOUT, until: deadline)
      let count = bytes.withUnsafeBytes {
        // A server that refuses early closes while the rest is on its way; its answer may be there to read.
        Glibc.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// The bytes that arrived; empty at the end.
  func read(until deadline: ContinuousClock.Instant) throws(BrowserError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      try wait(for: POLLIN, until: deadline)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0 && errno == EINTR { continue }
      return Array(buffer.prefix(max(0, count)))
    }
  }

  private func wait(for events: Int32, until deadline: ContinuousClock.Instant) throws(BrowserError) {
    while true {
      let left = deadline - .now
      guard left > .zero else { throw .lost("port \(port) did not answer in time") }
      var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
      if poll(&request, 1, Int32(clamping: milliseconds + 1)) > 0 { return }
    }
  }
}
