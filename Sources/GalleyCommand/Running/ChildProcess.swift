import Foundation
import Glibc
import Synchronization

/// Runs another program in the foreground, and passes on to it what would end this process.
enum ChildProcess {
  /// How a program ended.
  struct End: Hashable {
    /// Its exit status; 128 and the signal's number if a signal ended it.
    var status: Int32
    /// Whether this process was interrupted meanwhile.
    var wasInterrupted: Bool
  }

  /// Why a program could not be started.
  struct Fault: Error, CustomStringConvertible {
    var program: String
    var reason: String
    var description: String {
      "cannot start \"\(program)\": \(reason); see that it is installed and on the PATH"
    }
  }

  // A signal handler may use nothing but atomics and kill(2).
  private static let child = Atomic<Int32>(0)
  private static let received = Atomic<Int32>(0)

  /// What ends a run early: Control-C, a cancelled CI job, a terminal that was closed.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The program, which is looked for on the `PATH`, and its arguments.
  ///   - environment: Its environment variables.
  ///   - toError: Whether what it prints goes to standard error.
  ///   - path: A new file for what it prints, in place of that.
  ///   - isQuiet: Whether nobody wants to hear what it says on standard error.
  /// - Returns: How it ended.
  /// - Throws: ``Fault`` if it could not be started.
  static func run(
    _ words: [String], environment: [String: String], toError: Bool, printingTo path: String? = nil,
    isQuiet: Bool = false
  ) throws(Fault) -> End {
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
    // Whoever started this process may have blocked the signals, as background threads do; that is inherited.
    var endings = sigset_t()
    sigemptyset(&endings)
    for number in signals { sigaddset(&endings, number) }
    pthread_sigmask(SIG_UNBLOCK, &endings, nil)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var nothing = sigset_t()
    sigemptyset(&nothing)
    posix_spawnattr_setsigmask(&attributes, &nothing)
    posix_spawnattr_setsigdefault(&attributes, &endings)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let path {
      let isNew = O_WRONLY | O_CREAT | O_EXCL
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, isNew, 0o600)
    } else if toError {
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }

    if isQuiet {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var pid = pid_t(0)
    let code = posix_spawnp(&pid, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw Fault(program: words[0], reason: String(cString: strerror(code))) }
    child.store(pid, ordering: .sequentiallyConsistent)
    // A signal may have come between the start and the line above.
    let early = received.load(ordering: .sequentiallyConsistent)
    if early != 0 { kill(pid, early) }

    var status = Int32(0)
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    child.store(0, ordering: .sequentiallyConsistent)
    let signalNumber = status & 0x7F
    return End(
      status: signalNumber == 0 ? status >> 8 & 0xFF : 128 + signalNumber,
      wasInterrupted: received.load(ordering: .sequentiallyConsistent) != 0)
  }
}
