import Foundation
import Glibc

/// One run of another program whose output is read, with an end to time and size.
struct ProgramRun {
  /// How it ended.
  struct End {
    /// Its exit status; 128 and the signal's number if a signal ended it.
    var status: Int32
    /// What it printed.
    var output: [UInt8]
    /// What it said to standard error, as far as anybody would read it.
    var errors: String
  }

  private let program: String
  private let words: [String]
  private let environment: [String: String]

  /// More of standard error is dropped.
  private static let mostErrors = 16_384

  init(_ program: String, _ words: [String], _ environment: [String: String]) {
    self.program = program
    self.words = words
    self.environment = environment
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - name: What it is called in faults.
  ///   - input: What it reads.
  ///   - seconds: How long it may take.
  ///   - mostBytes: How much it may print.
  /// - Returns: How it ended.
  /// - Throws: ``GitFault``; the program has ended then, too.
  func run(
    named name: String, input: [UInt8] = [], seconds: Int, mostBytes: Int
  ) throws(GitFault) -> End {
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

    let pid = try start(input: inPair[1], output: outPair[1], errors: errPair[1])
    for number in [inPair[1], outPair[1], errPair[1]] { shut(number) }
    _ = fcntl(inPair[0], F_SETFL, O_NONBLOCK)

    let deadline = Self.now() + Int64(seconds) * 1_000
    var (output, errors, sent) = ([UInt8](), [UInt8](), 0)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var fault: GitFault?
    if input.isEmpty { shut(inPair[0]) }
    while open.contains(outPair[0]) || open.contains(errPair[0]) {
      let rest = deadline - Self.now()
      guard rest > 0 else {
        fault = .tooSlow(command: name, seconds: seconds)
        break
      }
      var polled = [outPair[0], errPair[0]].filter { open.contains($0) }.map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      if open.contains(inPair[0]) { polled.append(pollfd(fd: inPair[0], events: Int16(POLLOUT), revents: 0)) }
      let count = poll(&polled, nfds_t(polled.count), Int32(min(rest, 60_000)))
      if count < 0, errno != EINTR {
        fault = .notStarted(String(cString: strerror(errno)))
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
        fault = .tooMuch(command: name, bytes: mostBytes)
        break
      }
    }
    if fault != nil { kill(pid, SIGKILL) }
    var status = Int32(0)
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    if let fault { throw fault }
    let signal = status & 0x7F
    return End(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: output,
      errors: String(decoding: errors, as: UTF8.self))
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  private func start(input: Int32, output: Int32, errors: Int32) throws(GitFault) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var nothing = sigset_t()
    sigemptyset(&nothing)
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&usual, number) }
    posix_spawnattr_setsigmask(&attributes, &nothing)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var pid = pid_t(0)
    let code = posix_spawn(&pid, program, &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw .notStarted(String(cString: strerror(code))) }
    return pid
  }
}
