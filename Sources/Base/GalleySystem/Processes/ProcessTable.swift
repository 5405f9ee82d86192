import Glibc

/// The processes of this machine at one moment, as `/proc` lists them.
///
/// - Reference: proc(5), `/proc/pid/stat`.
package struct ProcessTable: Sendable {
  /// One process.
  package struct Entry: Hashable, Sendable {
    /// The process's number.
    package var pid: pid_t
    /// The number of the process that started it, or that adopted it.
    package var parent: pid_t
    /// The number of its process group.
    package var group: pid_t
    /// The number of its session.
    package var session: pid_t
    /// The start of the process, in clock ticks since the machine's start.
    package var start: UInt64
    /// Whether it has ended, and only waits to be asked how.
    package var hasEnded: Bool
  }

  /// The processes by their numbers.
  package let entries: [pid_t: Entry]

  /// Reads the processes that run now.
  package init() {
    var entries: [pid_t: Entry] = [:]
    if let folder = opendir("/proc") {
      defer { closedir(folder) }
      while let item = readdir(folder) {
        let name = withUnsafePointer(to: &item.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard let pid = pid_t(name), let entry = Self.entry(pid) else { continue }
        entries[pid] = entry
      }
    }
    self.entries = entries
  }

  /// One process; `nil` if there is none of that number.
  package static func entry(_ pid: pid_t) -> Entry? {
    guard let text = text("/proc/\(pid)/stat"), let end = text.lastIndex(of: ")") else { return nil }
    // The second field is a name in brackets that may itself hold brackets and spaces.
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 19, let parent = pid_t(fields[1]), let group = pid_t(fields[2]),
      let session = pid_t(fields[3]), let start = UInt64(fields[19])
    else { return nil }
    return Entry(
      pid: pid, parent: parent, group: group, session: session, start: start,
      hasEnded: fields[0] == "Z" || fields[0] == "X")
  }

  /// The words of a process's command line; none if it cannot be read.
  package static func command(of pid: pid_t) -> [String] {
    (bytes("/proc/\(pid)/cmdline", most: 4_096) ?? []).split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The moment at which a process began, in seconds since 1970; `nil` if it is not known.
  package static func began(_ pid: pid_t) -> Int? {
    guard let start = entry(pid)?.start, let text = text("/proc/stat"),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("btime ") }),
      let boot = Int(line.dropFirst(6))
    else { return nil }
    return boot + Int(start / UInt64(max(1, sysconf(Int32(_SC_CLK_TCK)))))
  }

  /// Whether a process was started with an environment variable of a value.
  static func hasVariable(_ pid: pid_t, _ name: String, _ value: String) -> Bool {
    let wanted = Array("\(name)=\(value)".utf8)
    return (bytes("/proc/\(pid)/environ", most: 1 << 20) ?? []).split(separator: 0).contains {
      $0.elementsEqual(wanted)
    }
  }

  private static func text(_ path: String) -> String? {
    bytes(path, most: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The content of a file of `/proc`, which has no size.
  static func bytes(_ path: String, most: Int) -> [UInt8]? {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    defer { close(number) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < most {
      let count = read(number, &part, part.count)
      if count < 0, errno == EINTR { continue }
      // A process that has ended meanwhile.
      if count < 0 { return nil }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }
}
