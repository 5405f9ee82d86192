import Glibc

/// Listening sockets, on this machine's loopback addresses unless another address is given.
struct ListeningSockets {
  var numbers: [Int32]
  /// The port of all of them.
  var port: UInt16

  /// An address to listen on.
  enum Address: Hashable, Sendable {
    /// 127.0.0.1 and, if the machine has it, ::1.
    case loopback
    /// One numeric address.
    case other(String)
  }

  /// Begins to listen on a port; 0 means any free port.
  static func open(_ address: Address, port: UInt16) throws(ReviewFault) -> ListeningSockets {
    switch address {
    case .other(let text):
      let socket = try bind(text, port)
      return ListeningSockets(numbers: [socket], port: self.port(of: socket))
    case .loopback:
      // A port that is free for IPv4 may be taken for IPv6.
      for _ in 0..<20 {
        let first = try bind("127.0.0.1", port)
        let found = self.port(of: first)
        do throws(ReviewFault) {
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
  static func isLoopback(_ address: String) -> Bool? {
    var four = in_addr()
    if inet_pton(AF_INET, address, &four) == 1 { return UInt32(bigEndian: four.s_addr) >> 24 == 127 }
    var six = in6_addr()
    guard inet_pton(AF_INET6, address, &six) == 1 else { return nil }
    return withUnsafeBytes(of: six) { bytes in bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1 }
  }

  private static func bind(_ address: String, _ port: UInt16) throws(ReviewFault) -> Int32 {
    var storage = sockaddr_storage()
    var length: socklen_t = 0
    let isSix = address.contains(":")
    let isAddress = withUnsafeMutableBytes(of: &storage) { bytes in
      if isSix {
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        six.sin6_port = port.bigEndian
        length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let isAddress = inet_pton(AF_INET6, address, &six.sin6_addr) == 1
        withUnsafeBytes(of: six) { bytes.copyMemory(from: $0) }
        return isAddress
      }
      var four = sockaddr_in()
      four.sin_family = sa_family_t(AF_INET)
      four.sin_port = port.bigEndian
      length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isAddress = inet_pton(AF_INET, address, &four.sin_addr) == 1
      withUnsafeBytes(of: four) { bytes.copyMemory(from: $0) }
      return isAddress
    }
    guard isAddress else { throw .noAddress(address) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let number = socket(isSix ? AF_INET6 : AF_INET, kind, 0)
    guard number >= 0 else { throw .cannotListen(address, port: port, code: errno) }
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    if isSix { setsockopt(number, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size) }
    let isBound = withUnsafePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(number, $0, length) == 0 }
    }
    guard isBound, listen(number, 64) == 0 else {
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
