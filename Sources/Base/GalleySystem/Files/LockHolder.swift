import Glibc

/// The process that holds a lock which another one waits for.
///
/// The system knows who it is, so nothing has to be written into the file, and nothing that was written can be out of date.
///
/// - Reference: proc(5), `/proc/locks`.
package struct LockHolder: Hashable, Sendable {
  /// The process's number.
  package var pid: pid_t
  /// Its command line.
  package var command: [String]
  /// The start of the process, in seconds since 1970; `nil` if it is not known.
  package var began: Int?

  package init(pid: pid_t, command: [String], began: Int?) {
    self.pid = pid
    self.command = command
    self.began = began
  }

  /// The process that holds the lock of an open file; `nil` if the system does not know it, as in another
  /// container.
  package init?(of descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, let bytes = ProcessTable.bytes("/proc/locks", most: 1 << 22) else {
      return nil
    }
    let inode = ":\(facts.st_ino)"
    // Such as "1: FLOCK ADVISORY WRITE 4711 fe:00:1234 0 EOF"; waiters have an arrow behind the number.
    let holders = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line -> pid_t? in
      let words = line.split(separator: " ")
      guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(inode), let pid = pid_t(words[4]),
        pid > 0
      else { return nil }
      return pid
    }
    // On some file systems, the device's name there differs from that of stat(2); so a process that has the
    // file open is preferred, and a process that cannot be inspected counts as the holder. A process that has
    // ended left the lock to an unknown process that it started.
    guard let pid = holders.first(where: { Self.has(facts, open: $0) }) ?? holders.first,
      ProcessTable.entry(pid) != nil
    else { return nil }
    self.init(pid: pid, command: ProcessTable.command(of: pid), began: ProcessTable.began(pid))
  }

  /// Whether a process has a file open.
  private static func has(_ file: stat, open pid: pid_t) -> Bool {
    guard let folder = opendir("/proc/\(pid)/fd") else { return false }
    defer { closedir(folder) }
    while let item = readdir(folder) {
      var facts = stat()
      let isSame = withUnsafePointer(to: &item.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { fstatat(dirfd(folder), $0, &facts, 0) == 0 }
      }
      if isSame, facts.st_ino == file.st_ino, facts.st_dev == file.st_dev { return true }
    }
    return false
  }
}
