import BaselineFixtures
import Foundation
import Glibc

/// A terminal that a test looks at and types into, with the tool in it.
final class PseudoTerminal {
  struct Silence: Error, CustomStringConvertible {
    var wanted: String
    var seen: String
    var description: String {
      "\(wanted.debugDescription) never came; there was \(seen.suffix(2000).debugDescription)"
    }
  }

  /// It lives as long as the tool works in it.
  private let sandbox: Sandbox
  private let master: Int32
  private let slave: Int32
  private let before: termios
  let process: Process
  /// All that was written.
  private var bytes: [UInt8] = []
  /// How much of it was waited for.
  private var mark = 0

  /// Starts the tool.
  init(
    _ words: [String], in sandbox: Sandbox, columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:]
  ) throws {
    self.sandbox = sandbox
    // What posix_openpt, unlockpt and ptsname do on Linux; Glibc's module hides them. See ioctl_tty(2).
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw Silence(wanted: "a pseudo-terminal", seen: "")
    }
    let name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: columns * 10, ws_ypixel: rows * 20)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    before = Self.settings(slave)
    process = Process()
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    let usual = [
      "PATH": "/usr/bin:/bin", "USER": "ada", "TERM": "xterm-256color", "COLORTERM": "truecolor",
      "GALLEY_IMAGES": "blocks",
    ]
    process.environment = usual.merging(environment) { $1 }
    let handle = FileHandle(fileDescriptor: slave)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(slave)
    close(master)
  }

  private static func settings(_ terminal: Int32) -> termios {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings
  }

  /// Whether the terminal is as it was before the tool ran.
  var isRestored: Bool {
    let now = Self.settings(slave)
    return now.c_lflag == before.c_lflag && now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag
      && now.c_cflag == before.c_cflag
  }

  /// Types.
  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Makes the window another size, and tells the tool as a system does.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: columns * 10, ws_ypixel: rows * 20)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    kill(process.processIdentifier, SIGWINCH)
  }

  /// Waits until something was written after what was waited for last.
  @discardableResult
  func wait(for text: String) throws -> String {
    while true {
      let fresh = String(decoding: bytes[mark...], as: UTF8.self)
      if let range = fresh.range(of: text) {
        mark += fresh[..<range.upperBound].utf8.count
        return String(fresh[..<range.upperBound])
      }
      guard read() else { throw Silence(wanted: text, seen: fresh) }
    }
  }

  /// Waits for the end.
  func end() -> (status: Int32, reason: Process.TerminationReason) {
    while process.isRunning { if !read(milliseconds: 100), !process.isRunning { break } }
    process.waitUntilExit()
    while read(milliseconds: 0) {}
    return (process.terminationStatus, process.terminationReason)
  }

  /// What was written after what was waited for last.
  var rest: String { String(decoding: bytes[mark...], as: UTF8.self) }

  /// A minute of silence is a fault; nothing here takes longer than a second.
  private func read(milliseconds: Int32 = 60_000) -> Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    var ready: Int32
    // Other tests' processes end meanwhile, and their signals interrupt.
    repeat { ready = poll(&source, 1, milliseconds) } while ready < 0 && errno == EINTR
    guard ready > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }
}
