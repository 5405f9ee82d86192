import Foundation
import Glibc

/// A server of a few pages on this machine, as another origin for tests, without the header fields that restrict a page.
///
/// Every connection has a thread of its own, so one that a browser opens ahead of its requests holds up no other.
final class LocalPageServer: Sendable {
  /// A page.
  struct Page: Sendable {
    /// Its media type.
    var type: String
    /// Its content.
    var body: [UInt8]
    /// A page of text.
    init(_ text: String, type: String = "text/html; charset=utf-8") {
      self.type = type
      body = [UInt8](text.utf8)
    }
  }

  /// The port.
  let port: UInt16
  private let descriptor: Int32
  private let pages: [String: Page]

  /// Starts to serve pages by their paths, such as `/`.
  init(_ pages: [String: Page]) throws {
    self.pages = pages
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "no port: \(reason)"])
    }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    Thread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        guard let self else {
          close(connection)
          return
        }
        Thread {
          self.serve(connection)
          close(connection)
        }.start()
      }
    }.start()
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  /// The address of a page, by the path and a name of this machine.
  func url(_ path: String = "/", host: String = "127.0.0.1") -> URL {
    URL(string: "http://\(host):\(port)\(path)")!
  }

  private func serve(_ connection: Int32) {
    // A browser may never send a request on a connection that it opened ahead.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request += buffer.prefix(count)
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    let path = String(words[1].prefix { $0 != "?" })
    let page = pages[path]
    let body = page?.body ?? []
    let fields = [
      ("Content-Type", page?.type ?? "text/plain"), ("Content-Length", String(body.count)),
      ("Connection", "close"),
    ]
    let head = fields.map { "\($0): \($1)\r\n" }.joined()
    let answer = [UInt8]("HTTP/1.1 \(page == nil ? "404 Not Found" : "200 OK")\r\n\(head)\r\n".utf8) + body
    var sent = 0
    while sent < answer.count {
      let count = answer.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress! + sent, answer.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
