import Foundation
import Glibc
import Synchronization
import Testing

/// Finds ports for servers that are restarted on the same port.
///
/// The system chooses ports for other sockets from a range of its own, such as 32768 to 60999. A port below it stays free
/// between two servers, however many tests run at once.
enum UnusedPort {
  private static let next = Mutex(UInt16(20_000 + Int(getpid()) % 10_000))

  static func find() throws -> UInt16 {
    let first = firstEphemeral()
    for _ in 0..<1000 {
      let port = next.withLock { next in
        next = next + 1 < first ? next + 1 : 10_000
        return next
      }
      if isFree(port) { return port }
    }
    throw POSIXError(.EADDRINUSE)
  }

  /// The first port that the system chooses itself.
  private static func firstEphemeral() -> UInt16 {
    let range = try? String(contentsOfFile: "/proc/sys/net/ipv4/ip_local_port_range", encoding: .utf8)
    return range?.split(whereSeparator: \.isWhitespace).first.flatMap { UInt16($0) } ?? 32_768
  }

  private static func isFree(_ port: UInt16) -> Bool {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    defer { close(number) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
