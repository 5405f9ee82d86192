import Glibc
import Synchronization

/// A watch for signals that end the process, so that work can stop where nothing is half done.
///
/// A second signal ends the process at once, as it would without this.
package struct Interruption {
  // A signal handler may use nothing but atomics and signal(2).
  private static let flag = Atomic<Bool>(false)

  /// Control-C, a cancelled CI job, and a closed terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let previous: [sighandler_t?]

  package init() {
    Self.flag.store(false, ordering: .sequentiallyConsistent)
    previous = Self.signals.map { number in
      signal(number) { number in
        Interruption.flag.store(true, ordering: .sequentiallyConsistent)
        signal(number, SIG_DFL)
      }
    }
    // The parent may have blocked the signals, as background threads do; a process inherits that.
    var endings = sigset_t()
    sigemptyset(&endings)
    for number in Self.signals { sigaddset(&endings, number) }
    pthread_sigmask(SIG_UNBLOCK, &endings, nil)
  }

  /// Whether a signal has come since the last watch began.
  package static var hasCome: Bool { flag.load(ordering: .sequentiallyConsistent) }

  /// Restores the previous signal handlers.
  package func end() {
    for (number, handler) in zip(Self.signals, previous) { signal(number, handler) }
  }
}
