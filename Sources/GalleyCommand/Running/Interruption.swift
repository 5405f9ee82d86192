import Glibc
import Synchronization

/// Lets work end where nothing is half done when somebody wants the process to end.
///
/// The second signal ends the process at once, as it would without this.
struct Interruption {
  // A signal handler may use nothing but atomics and signal(2).
  private static let flag = Atomic<Bool>(false)

  /// What ends the process early: Control-C, a cancelled CI job, a terminal that was closed.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let previous: [sighandler_t?]

  /// Begins to listen.
  init() {
    Self.flag.store(false, ordering: .sequentiallyConsistent)
    previous = Self.signals.map { number in
      signal(number) { number in
        Interruption.flag.store(true, ordering: .sequentiallyConsistent)
        signal(number, SIG_DFL)
      }
    }
    // Whoever started this process may have blocked the signals, as background threads do; that is inherited.
    var endings = sigset_t()
    sigemptyset(&endings)
    for number in Self.signals { sigaddset(&endings, number) }
    pthread_sigmask(SIG_UNBLOCK, &endings, nil)
  }

  /// Whether a signal has come since somebody began to listen last.
  static var hasCome: Bool { flag.load(ordering: .sequentiallyConsistent) }

  /// Leaves signals to whoever had them before.
  func end() {
    for (number, handler) in zip(Self.signals, previous) { signal(number, handler) }
  }
}
