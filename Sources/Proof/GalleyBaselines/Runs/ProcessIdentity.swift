import Foundation
import Glibc

/// A process, told from a later one that got the same number.
package struct ProcessIdentity: Hashable, Sendable, Codable {
  /// The process's number.
  package var pid: Int32

  /// The start of the process, in clock ticks since the machine's start; 0 if not known.
  package var start: UInt64

  /// This process.
  package static var current: ProcessIdentity { ProcessIdentity(pid: getpid()) }

  /// The process that started this one.
  package static var parent: ProcessIdentity { ProcessIdentity(pid: getppid()) }

  /// Looks a process up.
  package init(pid: Int32) {
    self.pid = pid
    self.start = Self.start(of: pid) ?? 0
  }

  /// Names a process that was looked up before.
  init(pid: Int32, start: UInt64) {
    self.pid = pid
    self.start = start
  }

  /// Whether the process still runs.
  package var isRunning: Bool {
    Self.start(of: pid) == start
  }

  /// Field 22 of `/proc/<pid>/stat`; the second field is a name in brackets that may itself hold brackets and spaces.
  ///
  /// - Reference: proc_pid_stat(5).
  private static func start(of pid: Int32) -> UInt64? {
    guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 19, fields[0] != "Z" else { return nil }
    return UInt64(fields[19])
  }
}
