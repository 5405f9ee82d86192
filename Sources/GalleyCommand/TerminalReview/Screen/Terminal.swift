import Foundation
import Glibc
import Synchronization

/// The terminal of this process, with single keys instead of lines, and given back whatever happens.
final class Terminal {
  /// What happened.
  enum Event {
    /// Bytes came.
    case bytes([UInt8])
    /// Nothing came in the time that was given.
    case silence
    /// The window has another size, or the process goes on after it was stopped.
    case changed
    /// A signal wants the process to end.
    case signal(Int32)
    /// The terminal is gone.
    case closed
  }

  /// How large the window is.
  struct Window: Hashable {
    var columns: Int
    var rows: Int
    /// The size of a cell in pixels, as far as the terminal tells.
    var cellWidth: Int
    var cellHeight: Int
  }

  /// The other screen, no cursor, and pasted text that is known as such.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[2J"
  fileprivate static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  private var isOpen = true

  /// Takes the terminal.
  ///
  /// - Throws: ``UsageError/noTerminal`` if there is none.
  init() throws(UsageError) {
    guard TerminalSignals.begin() else { throw .noTerminal }
    write(Self.enter)
  }

  deinit { end() }

  /// Gives the terminal back as it was.
  func end() {
    guard isOpen else { return }
    isOpen = false
    write(Self.leave)
    TerminalSignals.end()
  }

  /// How large the window is now; 80 × 24 where the terminal does not tell.
  var window: Window {
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
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for something to happen.
  ///
  /// - Parameter milliseconds: For how long at the most; for ever if `nil`.
  /// - Returns: What happened.
  func next(within milliseconds: Int32? = nil) -> Event {
    while true {
      var sources = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: TerminalSignals.reader, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, 2, milliseconds ?? -1)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return .closed }
      if count == 0 { return .silence }
      if sources[1].revents != 0 {
        var number: UInt8 = 0
        guard read(TerminalSignals.reader, &number, 1) == 1 else { continue }
        if [SIGWINCH, SIGCONT].contains(Int32(number)) {
          if Int32(number) == SIGCONT {
            TerminalSignals.makeRaw()
            write(Self.enter)
          }
          return .changed
        }
        return .signal(Int32(number))
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let read = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
      if read < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      return read > 0 ? .bytes(Array(bytes[..<read])) : .closed
    }
  }

  /// Asks the terminal something.
  ///
  /// - Parameters:
  ///   - question: What is sent.
  ///   - isWhole: Whether an answer is whole.
  /// - Returns: The answer, as far as it came at once; terminals that do not know the question are silent.
  func ask(_ question: String, until isWhole: ([UInt8]) -> Bool) -> [UInt8] {
    write(question)
    var answer: [UInt8] = []
    // Over a slow line an answer takes a few hundred milliseconds; whoever types meanwhile is not heard.
    while !isWhole(answer), answer.count < 4096, case .bytes(let more) = next(within: 500) { answer += more }
    return answer
  }
}

/// What signals do while the terminal is taken.
///
/// A handler may do little: it writes the signal's number into a pipe that the review reads; or, where the process is
/// about to fail, gives the terminal back and lets it fail.
private enum TerminalSignals {
  private nonisolated(unsafe) static var saved = termios()
  private nonisolated(unsafe) static var pipe: (reader: Int32, writer: Int32) = (-1, -1)
  private nonisolated(unsafe) static var previous: [(number: Int32, handler: sighandler_t?)] = []
  private nonisolated(unsafe) static var farewell: [UInt8] = []

  private static let told = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT]
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  static var reader: Int32 { pipe.reader }

  static func begin() -> Bool {
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
    farewell = Array(Terminal.leave.utf8)
    previous = told.map { number in
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
          _ = TerminalSignals.farewell.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
          signal(number, SIG_DFL)
          raise(number)
        }
      )
    }
    // Whoever started this process may have blocked the signals, as background threads do; that is inherited.
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in told + fatal { sigaddset(&heard, number) }
    pthread_sigmask(SIG_UNBLOCK, &heard, nil)
    makeRaw()
    return true
  }

  /// Lets keys come one by one, unseen, Control-C among them.
  ///
  /// What was typed before anything was shown decides nothing.
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
