import Foundation
import GalleySystem
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
  /// - Returns: How it ended.
  /// - Throws: ``Fault`` if it could not be started.
  static func run(
    _ words: [String], environment: [String: String], toError: Bool, printingTo path: String? = nil
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
    let output = path.map(Subprocess.Stream.newFile) ?? (toError ? .descriptor(STDERR_FILENO) : .inherited)
    let pid: pid_t
    do throws(Subprocess.Failure) {
      pid = try Subprocess(words[0], Array(words.dropFirst()), environment: environment).start(output: output)
    } catch {
      throw Fault(program: words[0], reason: "\(error)")
    }
    child.store(pid, ordering: .sequentiallyConsistent)
    // A signal may have come between the start and the line above.
    let early = received.load(ordering: .sequentiallyConsistent)
    if early != 0 { kill(pid, early) }

    let status = Subprocess.wait(for: pid)
    child.store(0, ordering: .sequentiallyConsistent)
    return End(status: status, wasInterrupted: received.load(ordering: .sequentiallyConsistent) != 0)
  }
}
