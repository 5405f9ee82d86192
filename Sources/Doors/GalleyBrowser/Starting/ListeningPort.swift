import Foundation
import Glibc

/// The port that a process listens on, for programs that print none.
///
/// - Reference: [proc(5)](https://man7.org/linux/man-pages/man5/proc_net_tcp.5.html).
enum ListeningPort {
  /// The state of a socket that listens, in the fourth column.
  private static let listening: Substring = "0A"
  /// The loopback address, as the column of addresses has it on machines of either byte order.
  private static let loopback: Set<Substring> = ["0100007F", "7F000001"]

  /// The port of a process on the loopback address; `nil` as long as it listens on none.
  static func of(_ process: pid_t) -> UInt16? {
    let folder = "/proc/\(process)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let targets = names.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
    let own = Set(targets)
    guard let table = try? String(contentsOfFile: "/proc/\(process)/net/tcp", encoding: .utf8) else {
      return nil
    }
    for line in table.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: " ")
      guard columns.count > 9, columns[3] == listening, own.contains("socket:[\(columns[9])]") else {
        continue
      }
      let address = columns[1].split(separator: ":")
      guard address.count == 2, loopback.contains(address[0]) else { continue }
      return UInt16(address[1], radix: 16)
    }
    return nil
  }
}
