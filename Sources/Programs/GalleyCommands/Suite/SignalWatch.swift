import Dispatch
import Glibc
import Synchronization

/// A watch for the signals that would end this process, each of which can be waited for with a descriptor.
package struct SignalWatch {
  /// Control-C, a cancelled CI job, and a closed terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  // A signal handler may use nothing but atomics and send(2).
  private static let writer = Atomic<Int32>(-1)

  private let ends: [Int32]
  private let previous: [sighandler_t?]
  private let previousForChildren: sighandler_t?
  private let previousForPipes: sighandler_t?

  /// Begins to watch; fails where there can be no more descriptors.
  package init?() {
    // A socket in place of a pipe: writing to one whose reader has gone raises no signal if that is asked for.
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    self.ends = ends
    Self.writer.store(ends[1], ordering: .sequentiallyConsistent)
    previous = Self.signals.map { number in
      signal(number) { number in
        let code = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = send(SignalWatch.writer.load(ordering: .sequentiallyConsistent), &byte, 1, Int32(MSG_NOSIGNAL))
        errno = code
      }
    }
    // What the program prints may have nobody to read it, which is no reason to leave it alone.
    previousForPipes = signal(SIGPIPE, SIG_IGN)
    // Where the parent ignores it, nobody is told how a process ended.
    previousForChildren = signal(SIGCHLD, SIG_DFL)
    // The parent may have blocked the signals, as background threads do; a process inherits that.
    var endings = sigset_t()
    sigemptyset(&endings)
    for number in Self.signals { sigaddset(&endings, number) }
    pthread_sigmask(SIG_UNBLOCK, &endings, nil)
  }

  /// A descriptor that can be read when ``next()`` has something to say.
  package var descriptor: Int32 { ends[0] }

  /// The next signal that has come, if there is one.
  package func next() -> Int32? {
    var byte = UInt8(0)
    while read(ends[0], &byte, 1) == 1 {
      if byte != 0 { return Int32(byte) }
    }
    return nil
  }

  /// Makes the descriptor readable when a process has ended, for which must be waited nevertheless.
  func wake(atEndOf process: pid_t) {
    // A descriptor of its own: this one may be closed by then.
    let end = dup(ends[1])
    DispatchQueue(label: "galley.child").async {
      var facts = siginfo_t()
      while waitid(P_PID, id_t(process), &facts, Int32(WEXITED) | Int32(WNOWAIT)) != 0, errno == EINTR {}
      var byte = UInt8(0)
      _ = send(end, &byte, 1, Int32(MSG_NOSIGNAL))
      close(end)
    }
  }

  /// Restores the previous signal handlers.
  package func end() {
    for (number, handler) in zip(Self.signals, previous) { signal(number, handler) }
    signal(SIGCHLD, previousForChildren)
    signal(SIGPIPE, previousForPipes)
    Self.writer.store(-1, ordering: .sequentiallyConsistent)
    for number in ends { close(number) }
  }
}
