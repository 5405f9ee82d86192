import Dispatch
import Glibc

/// A program to run, started without a shell.
///
/// The process begins with no signal blocked and the default handling of those that end it, regardless of
/// this process's settings.
package struct Subprocess: Sendable {
  /// An absolute path, or a name that is looked for on this process's `PATH`.
  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  /// The working folder of the process; `nil` for that of this one.
  package var folder: String?

  package init(
    _ program: String, _ arguments: [String], environment: [String: String], in folder: String? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// One of the three standard streams of a process.
  package enum Stream: Sendable {
    /// The stream of this process.
    case inherited
    /// The output is discarded, and cannot be read.
    case discarded
    /// A new file, which only the user may read.
    case newFile(String)
    /// A descriptor of this process.
    case descriptor(Int32)
  }

  /// An error of running a program.
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// It could not be started; the system's reason.
    case notStarted(String)
    /// It did not end in time.
    case tooSlow
    /// It printed more than was allowed.
    case tooMuchOutput

    package var description: String {
      switch self {
      case .notStarted(let reason): reason
      case .tooSlow: "it did not end in time"
      case .tooMuchOutput: "it printed too much"
      }
    }
  }

  /// The end of a process whose output was read.
  package struct Output: Sendable {
    /// The exit status; 128 and the signal's number if a signal ended it.
    package var status: Int32
    /// The bytes that it printed.
    package var bytes: [UInt8]
    /// The beginning of its output to standard error.
    package var errors: String
  }

  /// The signals that are handled in the usual way again.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

  /// Starts the program.
  ///
  /// - Returns: The process, for which ``wait(for:)`` has to be called.
  package func start(
    input: Stream = .inherited, output: Stream = .inherited, errors: Stream = .inherited
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, number) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      switch stream {
      case .inherited: break
      case .discarded: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      case .newFile(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
      case .descriptor(let other): posix_spawn_file_actions_adddup2(&actions, other, number)
      }
    }
    if let folder { Self.change(to: folder, &actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var nothing = sigset_t()
    sigemptyset(&nothing)
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in Self.signals { sigaddset(&usual, number) }
    posix_spawnattr_setsigmask(&attributes, &nothing)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t(0)
    let code = posix_spawnp(&process, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw .notStarted(String(cString: strerror(code))) }
    return process
  }

  /// Has a process begin in a folder.
  private static func change(to folder: String, _ actions: inout posix_spawn_file_actions_t) {
    // Glibc's module hides the function, which every version since 2.29 has.
    typealias Change = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> Int32
    guard let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return }
    _ = withUnsafeMutablePointer(to: &actions) { unsafeBitCast(symbol, to: Change.self)($0, folder) }
  }

  /// Starts the program detached from this one: it has no input and no output, and its end is not waited for.
  package func startDetached() throws(Failure) {
    let process = try start(input: .discarded, output: .discarded, errors: .discarded)
    DispatchQueue.global().async { _ = Self.wait(for: process) }
  }

  /// Waits for the end of a process.
  ///
  /// - Returns: The exit status; 128 and the signal's number if a signal ended it.
  package static func wait(for process: pid_t) -> Int32 {
    var status = Int32(0)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return exitStatus(status)
  }

  /// The exit status in the result of `waitpid`; 128 and the signal's number if a signal ended the process.
  package static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// More of standard error is dropped.
  private static let mostErrors = 16_384

  /// Runs the program to its end and reads its output.
  ///
  /// - Throws: ``Failure``; the process has ended then, too.
  package func run(
    input: [UInt8] = [], seconds: Int, mostBytes: Int
  ) throws(Failure) -> Output {
    // Sockets in place of pipes: writing to one whose reader has gone raises no signal if that is asked for, and no
    // program that another thread starts meanwhile inherits one.
    var inPair: [Int32] = [-1, -1]
    var outPair: [Int32] = [-1, -1]
    var errPair: [Int32] = [-1, -1]
    let cloexec = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let isOpen =
      socketpair(AF_UNIX, cloexec, 0, &outPair) == 0 && socketpair(AF_UNIX, cloexec, 0, &errPair) == 0
      && socketpair(AF_UNIX, cloexec, 0, &inPair) == 0
    var open = Set((outPair + errPair + inPair).filter { $0 >= 0 })
    func shut(_ number: Int32) { if open.remove(number) != nil { close(number) } }
    defer { for number in open.sorted() { close(number) } }
    guard isOpen else { throw .notStarted(String(cString: strerror(errno))) }

    let process = try start(
      input: .descriptor(inPair[1]), output: .descriptor(outPair[1]), errors: .descriptor(errPair[1]))
    for number in [inPair[1], outPair[1], errPair[1]] { shut(number) }
    _ = fcntl(inPair[0], F_SETFL, O_NONBLOCK)

    let deadline = Self.now() + Int64(seconds) * 1_000
    var (output, errors, sent) = ([UInt8](), [UInt8](), 0)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var failure: Failure?
    if input.isEmpty { shut(inPair[0]) }
    while open.contains(outPair[0]) || open.contains(errPair[0]) {
      let rest = deadline - Self.now()
      guard rest > 0 else {
        failure = .tooSlow
        break
      }
      var polled = [outPair[0], errPair[0]].filter { open.contains($0) }.map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      if open.contains(inPair[0]) { polled.append(pollfd(fd: inPair[0], events: Int16(POLLOUT), revents: 0)) }
      let count = poll(&polled, nfds_t(polled.count), Int32(min(rest, 60_000)))
      if count < 0, errno != EINTR {
        failure = .notStarted(String(cString: strerror(errno)))
        break
      }
      for entry in polled where entry.revents != 0 {
        if entry.fd == inPair[0] {
          let written = input.withUnsafeBytes {
            send(inPair[0], $0.baseAddress! + sent, min(input.count - sent, 65_536), Int32(MSG_NOSIGNAL))
          }
          if written > 0 { sent += written }
          let isOver = written < 0 && errno != EAGAIN && errno != EINTR
          if sent == input.count || isOver { shut(inPair[0]) }
          continue
        }
        let read = Glibc.read(entry.fd, &buffer, buffer.count)
        if read < 0, errno == EINTR { continue }
        if read <= 0 {
          shut(entry.fd)
        } else if entry.fd == outPair[0] {
          output += buffer[..<read]
        } else {
          errors += buffer[..<min(read, Self.mostErrors - min(errors.count, Self.mostErrors))]
        }
      }
      if output.count > mostBytes {
        failure = .tooMuchOutput
        break
      }
    }
    if failure != nil { kill(process, SIGKILL) }
    let status = Self.wait(for: process)
    if let failure { throw failure }
    return Output(status: status, bytes: output, errors: String(decoding: errors, as: UTF8.self))
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}
