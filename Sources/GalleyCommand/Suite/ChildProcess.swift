import Foundation
import GalleySystem
import Glibc
import Synchronization

/// Runs another program in the foreground, and forwards to it the signals that would end this process.
enum ChildProcess {
  /// The end of a program.
  struct End: Hashable {
    /// Its exit status; 128 and the signal's number if a signal ended it.
    var status: Int32
    /// Whether this process was interrupted meanwhile.
    var wasInterrupted: Bool
  }

  /// The reason why a program could not be started.
  struct StartError: Error, CustomStringConvertible {
    var program: String
    var reason: String
    var description: String {
      "cannot start \"\(program)\": \(reason); see that it is installed and on the PATH"
    }
  }

  /// The destination of a program's output.
  enum Output {
    /// The streams of this process.
    case inherited
    /// Standard error of this process for both streams.
    case standardError
    /// A new file for standard output.
    case file(String)
    /// A function for both streams, called with one line at a time, without its line break.
    case lines((String, Stream) -> Void)
  }

  /// A stream that a program prints to.
  enum Stream: CaseIterable {
    case output, errors
  }

  // A signal handler may use nothing but atomics and kill(2).
  private static let child = Atomic<Int32>(0)
  private static let received = Atomic<Int32>(0)

  /// Control-C, a cancelled CI job, and a closed terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Runs a program, which is looked for on the `PATH`, until it ends.
  static func run(
    _ words: [String], environment: [String: String], output: Output
  ) throws(StartError) -> End {
    child.store(0, ordering: .sequentiallyConsistent)
    received.store(0, ordering: .sequentiallyConsistent)
    let previous = signals.map { number in
      signal(number) { number in
        ChildProcess.received.store(number, ordering: .sequentiallyConsistent)
        let pid = ChildProcess.child.load(ordering: .sequentiallyConsistent)
        if pid > 0 { kill(pid, number) }
      }
    }
    defer { for (number, handler) in zip(signals, previous) { signal(number, handler) } }
    // The parent may have blocked the signals, as background threads do; a process inherits that.
    var endings = sigset_t()
    sigemptyset(&endings)
    for number in signals { sigaddset(&endings, number) }
    pthread_sigmask(SIG_UNBLOCK, &endings, nil)

    let (pid, pipes) = try start(words, environment, output)
    child.store(pid, ordering: .sequentiallyConsistent)
    // A signal may have come between the start and the line above.
    let early = received.load(ordering: .sequentiallyConsistent)
    if early != 0 { kill(pid, early) }

    let status: Int32
    if case .lines(let take) = output {
      status = Subprocess.exitStatus(read(pipes, of: pid, take))
    } else {
      status = Subprocess.wait(for: pid)
    }
    child.store(0, ordering: .sequentiallyConsistent)
    return End(status: status, wasInterrupted: received.load(ordering: .sequentiallyConsistent) != 0)
  }

  private static func start(
    _ words: [String], _ environment: [String: String], _ output: Output
  ) throws(StartError) -> (pid: pid_t, pipes: [Int32]) {
    var readers: [Int32] = []
    var writers: [Int32] = []
    defer { for number in writers { close(number) } }
    if case .lines = output {
      for _ in Stream.allCases {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
          throw StartError(program: words[0], reason: String(cString: strerror(errno)))
        }
        for number in ends { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
        readers.append(ends[0])
        writers.append(ends[1])
      }
    }
    let streams: (output: Subprocess.Stream, errors: Subprocess.Stream) =
      switch output {
      case .inherited: (.inherited, .inherited)
      case .standardError: (.descriptor(STDERR_FILENO), .inherited)
      case .file(let path): (.newFile(path), .inherited)
      case .lines: (.descriptor(writers[0]), .descriptor(writers[1]))
      }
    let program = Subprocess(words[0], Array(words.dropFirst()), environment: environment)
    do throws(Subprocess.Failure) {
      return (try program.start(output: streams.output, errors: streams.errors), readers)
    } catch {
      for number in readers { close(number) }
      throw StartError(program: words[0], reason: "\(error)")
    }
  }

  /// Reads lines until a program has ended, and returns its status.
  ///
  /// What it has started in the background may keep the pipes open for longer; nobody waits for that.
  private static func read(_ pipes: [Int32], of pid: pid_t, _ take: (String, Stream) -> Void) -> Int32 {
    var open = zip(pipes, Stream.allCases).map { (number: $0, stream: $1, rest: [UInt8]()) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var status = Int32(0)
    var hasEnded = false
    while true {
      if !hasEnded { hasEnded = waitpid(pid, &status, open.isEmpty ? 0 : WNOHANG) == pid }
      if open.isEmpty, hasEnded { return status }
      var polled = open.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
      let count = poll(&polled, nfds_t(polled.count), hasEnded ? 0 : 100)
      if count == 0, hasEnded { break }
      for (index, entry) in polled.enumerated().reversed() where count > 0 && entry.revents != 0 {
        let size = Glibc.read(entry.fd, &buffer, buffer.count)
        if size < 0, errno == EINTR { continue }
        if size <= 0 {
          close(entry.fd)
          let ended = open.remove(at: index)
          if !ended.rest.isEmpty { take(String(decoding: ended.rest, as: UTF8.self), ended.stream) }
          continue
        }
        open[index].rest += buffer[..<size]
        while let end = open[index].rest.firstIndex(of: UInt8(ascii: "\n")) {
          take(String(decoding: open[index].rest[..<end], as: UTF8.self), open[index].stream)
          open[index].rest.removeSubrange(...end)
        }
      }
    }
    for entry in open {
      close(entry.number)
      if !entry.rest.isEmpty { take(String(decoding: entry.rest, as: UTF8.self), entry.stream) }
    }
    return status
  }
}
