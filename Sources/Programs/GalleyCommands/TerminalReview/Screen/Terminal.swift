import Foundation
import Glibc
import Synchronization

/// The terminal of this process in raw mode, which is restored in any case.
package final class Terminal {
  /// An event.
  package enum Event {
    /// Input.
    case bytes([UInt8])
    /// No input within the given time.
    case silence
    /// Another size of the window, or the continuation of a stopped process.
    case changed
    /// A signal that ends the process.
    case signal(Int32)
    /// Something to read from another descriptor.
    case other
    /// The end of the terminal.
    case closed
  }

  /// The size of the window.
  package struct Window: Hashable {
    package var columns: Int
    package var rows: Int
    /// The size of a cell in pixels, if the terminal reports it.
    package var cellWidth: Int
    package var cellHeight: Int
  }

  /// The alternate screen, no cursor, and bracketed paste.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[2J"
  private static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
  /// The same for a terminal whose lines stay.
  private static let leaveLines = "\u{1B}[0m\u{1B}[?25h"

  private var isOpen = true
  private let isWhole: Bool

  /// Switches the terminal to raw mode.
  ///
  /// - Parameter isWhole: Whether the whole screen is drawn, apart from the lines that were there.
  /// - Throws: ``UsageError/noTerminal`` if there is none.
  package init(isWhole: Bool = true) throws(UsageError) {
    self.isWhole = isWhole
    guard TerminalSignals.begin(restoring: isWhole ? Self.leave : Self.leaveLines) else { throw .noTerminal }
    if isWhole { write(Self.enter) }
  }

  deinit { end() }

  /// Restores the terminal.
  package func end() {
    guard isOpen else { return }
    isOpen = false
    write(isWhole ? Self.leave : Self.leaveLines)
    TerminalSignals.end()
  }

  /// The present size of the window; 80 × 24 if the terminal does not report it.
  package var window: Window {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Window(columns: 80, rows: 24, cellWidth: 8, cellHeight: 16)
    }
    let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    let width = Int(size.ws_xpixel) / columns
    let height = Int(size.ws_ypixel) / rows
    return Window(
      columns: min(columns, 500), rows: min(rows, 300), cellWidth: (4...64).contains(width) ? width : 8,
      cellHeight: (6...128).contains(height) ? height : 16)
  }

  /// Writes all of a text.
  package func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for an event, for a number of milliseconds or for ever.
  ///
  /// - Parameters:
  ///   - milliseconds: The time to wait; `nil` for no end.
  ///   - others: Further descriptors to read.
  package func next(within milliseconds: Int32? = nil, or others: [Int32] = []) -> Event {
    while true {
      var sources = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: TerminalSignals.reader, events: Int16(POLLIN), revents: 0),
      ]
      sources += others.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&sources, nfds_t(sources.count), milliseconds ?? -1)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return .closed }
      if count == 0 { return .silence }
      if sources[1].revents != 0 {
        var number: UInt8 = 0
        guard read(TerminalSignals.reader, &number, 1) == 1 else { continue }
        if [SIGWINCH, SIGCONT].contains(Int32(number)) {
          if Int32(number) == SIGCONT {
            TerminalSignals.makeRaw()
            if isWhole { write(Self.enter) }
          }
          return .changed
        }
        return .signal(Int32(number))
      }
      if sources[0].revents == 0 { return .other }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let read = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
      if read < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      return read > 0 ? .bytes(Array(bytes[..<read])) : .closed
    }
  }

  /// Sends a query and returns the answer, which is empty from a terminal that does not know the query.
  package func ask(_ question: String, until isWhole: ([UInt8]) -> Bool) -> [UInt8] {
    write(question)
    var answer: [UInt8] = []
    // Over a slow line an answer takes a few hundred milliseconds; keys that are typed meanwhile are lost.
    while !isWhole(answer), answer.count < 4096, case .bytes(let more) = next(within: 500) { answer += more }
    return answer
  }
}

/// The signal handlers while the terminal is in raw mode.
///
/// A handler may do little: it writes the number of the signal into a pipe that the review reads; for a crash, it restores
/// the terminal and raises the signal again.
private enum TerminalSignals {
  private nonisolated(unsafe) static var saved = termios()
  private nonisolated(unsafe) static var pipe: (reader: Int32, writer: Int32) = (-1, -1)
  private nonisolated(unsafe) static var previous: [(number: Int32, handler: sighandler_t?)] = []
  private nonisolated(unsafe) static var restoring: [UInt8] = []

  private static let handled = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT]
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  static var reader: Int32 { pipe.reader }

  static func begin(restoring text: String) -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &saved) == 0 else {
      return false
    }
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    pipe = (ends[0], ends[1])
    restoring = Array(text.utf8)
    previous = handled.map { number in
      (
        number,
        signal(number) { number in
          let saved = errno
          var byte = UInt8(truncatingIfNeeded: number)
          _ = write(TerminalSignals.pipe.writer, &byte, 1)
          errno = saved
        }
      )
    }
    previous += fatal.map { number in
      (
        number,
        signal(number) { number in
          tcsetattr(STDIN_FILENO, TCSANOW, &TerminalSignals.saved)
          _ = TerminalSignals.restoring.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
          signal(number, SIG_DFL)
          raise(number)
        }
      )
    }
    // The parent may have blocked the signals, as background threads do; a process inherits that.
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in handled + fatal { sigaddset(&heard, number) }
    pthread_sigmask(SIG_UNBLOCK, &heard, nil)
    makeRaw()
    return true
  }

  /// Reads single keys without echo, including Control-C, and discards those typed before anything was shown.
  static func makeRaw() {
    var raw = saved
    cfmakeraw(&raw)
    raw.c_oflag |= tcflag_t(OPOST)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
  }

  static func end() {
    tcsetattr(STDIN_FILENO, TCSANOW, &saved)
    for (number, handler) in previous { signal(number, handler) }
    previous = []
    close(pipe.reader)
    close(pipe.writer)
    pipe = (-1, -1)
  }
}
