import Glibc

/// Listening sockets, on this machine's loopback addresses unless another address is given.
package struct ListeningSockets {
  package var numbers: [Int32]
  /// The port of all of them.
  package var port: UInt16

  /// An address to listen on.
  package enum Address: Hashable, Sendable {
    /// 127.0.0.1 and, if the machine has it, ::1.
    case loopback
    /// One numeric address.
    case other(String)
  }

  /// Begins to listen on a port; 0 means any free port.
  package static func open(_ address: Address, port: UInt16) throws(ServerError) -> ListeningSockets {
    switch address {
    case .other(let text):
      let socket = try bind(text, port)
      return ListeningSockets(numbers: [socket], port: self.port(of: socket))
    case .loopback:
      // A port that is free for IPv4 may be taken for IPv6.
      for _ in 0..<20 {
        let first = try bind("127.0.0.1", port)
        let found = self.port(of: first)
        do throws(ServerError) {
          return ListeningSockets(numbers: [first, try bind("::1", found)], port: found)
        } catch {
          guard case .cannotListen(_, _, let code) = error, code == EADDRINUSE else {
            return ListeningSockets(numbers: [first], port: found)
          }
          close(first)
          if port != 0 { throw error }
        }
      }
      throw .cannotListen("127.0.0.1", port: port, code: EADDRINUSE)
    }
  }

  /// Whether a numeric address is a loopback address; `nil` for any other text.
  package static func isLoopback(_ address: String) -> Bool? {
    var four = in_addr()
    if inet_pton(AF_INET, address, &four) == 1 { return UInt32(bigEndian: four.s_addr) >> 24 == 127 }
    var six = in6_addr()
    guard inet_pton(AF_INET6, address, &six) == 1 else { return nil }
    return withUnsafeBytes(of: six) { bytes in bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1 }
  }

  private static func bind(_ address: String, _ port: UInt16) throws(ServerError) -> Int32 {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, "\(port)", &hints, &found) == 0, let target = found?.pointee else {
      throw .noAddress(address)
    }
    defer { freeaddrinfo(found) }
    let kind = target.ai_socktype | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let number = socket(target.ai_family, kind, 0)
    guard number >= 0 else { throw .cannotListen(address, port: port, code: errno) }
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    if target.ai_family == AF_INET6 { setsockopt(number, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size) }
    guard Glibc.bind(number, target.ai_addr, target.ai_addrlen) == 0, listen(number, 64) == 0 else {
      let code = errno
      close(number)
      throw .cannotListen(address, port: port, code: code)
    }
    return number
  }

  private static func port(of socket: Int32) -> UInt16 {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    _ = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
    }
    // The port has the same offset in both kinds of address.
    return withUnsafeBytes(of: storage) {
      UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
    }
  }
}
