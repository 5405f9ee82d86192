import Foundation
import Glibc

/// A client that sends what it is told, however malformed.
package struct RawClient: Sendable {
  package var port: UInt16
  package var isSix: Bool

  /// Makes a client of a server on this machine.
  package init(port: UInt16, isSix: Bool = false) {
    self.port = port
    self.isSix = isSix
  }

  /// What came back.
  package struct Answer {
    package var status: Int
    package var head: String
    package var body: [UInt8]

    /// The values of a header field, by its name in small letters.
    package func header(_ name: String) -> [String] {
      head.split(separator: "\r\n").compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == name else { return nil }
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }

    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as an object.
    package var object: [String: Any] {
      ((try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any]) ?? [:]
    }
  }

  /// Begins to open a connection, and does not wait until it is taken.
  package func beginConnecting() -> Int32 {
    let number = socket(
      AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return number
  }

  /// Opens a connection; -1 if nobody listens.
  package func connect() -> Int32 {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(isSix ? "::1" : "127.0.0.1", "\(port)", &hints, &found) == 0,
      let target = found?.pointee
    else { return -1 }
    defer { freeaddrinfo(found) }
    let number = socket(target.ai_family, target.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    if Glibc.connect(number, target.ai_addr, target.ai_addrlen) == 0 { return number }
    close(number)
    return -1
  }

  /// Sends bytes as far as they are taken.
  package static func send(_ bytes: [UInt8], to number: Int32) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(number, $0.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      start += count
    }
  }

  /// Reads until the server closes.
  package static func readAll(_ number: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(number, &buffer, buffer.count, 0)
      if count <= 0 { return result }
      result += buffer[..<count]
    }
  }

  /// Sends bytes and reads all that comes back; `nil` if the server only closed.
  package func exchange(_ bytes: [UInt8]) -> Answer? {
    let number = connect()
    guard number >= 0 else { return nil }
    defer { close(number) }
    Self.send(bytes, to: number)
    let answer = Self.readAll(number)
    let end = Array("\r\n\r\n".utf8)
    guard let split = answer.firstRange(of: end) else { return nil }
    let head = String(decoding: answer[..<split.lowerBound], as: UTF8.self)
    let words = head.split(separator: " ", maxSplits: 2)
    guard words.count > 1, let status = Int(words[1]) else { return nil }
    return Answer(status: status, head: head, body: Array(answer[split.upperBound...]))
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - line: Method and path.
  ///   - headers: The header fields; `Host` is added unless there is one, or `nil` is asked for.
  ///   - body: The body, whose length is added.
  ///   - host: The host.
  /// - Returns: What came back; `nil` if the server only closed.
  package func callAsFunction(
    _ line: String, _ headers: [String] = [], body: String? = nil, host: String? = "127.0.0.1:PORT"
  ) -> Answer? {
    var lines = ["\(line) HTTP/1.1"]
    if let host { lines.append("Host: \(host.replacing("PORT", with: "\(port)"))") }
    lines += headers.map { $0.replacing("PORT", with: "\(port)") }
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    lines.append("Connection: close")
    let text = lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
    return exchange(Array(text.utf8))
  }
}
