import Dispatch
import Synchronization

/// A wait for a lock that another process holds.
package struct LockWait: Sendable {
  /// The name of the lock's file.
  package var name: String
  /// The process that holds it, if that is known.
  package var holder: LockHolder?

  /// Describes a wait.
  package init(_ name: String, holder: LockHolder?) {
    self.name = name
    self.holder = holder
  }

  private static let teller = Mutex<(@Sendable (LockWait) -> Void)?>(nil)

  /// Sets the receiver of reports on waits of more than a second, each once, on another thread.
  package static func tell(_ tell: (@Sendable (LockWait) -> Void)?) {
    teller.withLock { $0 = tell }
  }

  /// Waits for something, and reports it if it takes longer than a second.
  ///
  /// `descriptor`: the open file of the lock.
  static func telling<Result>(_ name: String, _ descriptor: Int32, _ wait: () -> Result) -> Result {
    guard teller.withLock({ $0 != nil }) else { return wait() }
    let pending = Pending()
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + .seconds(1)) {
      // Under the lock, so that the report is true, and the descriptor is still the file's.
      pending.isPending.withLock { isPending in
        guard isPending else { return }
        teller.withLock { $0 }?(LockWait(name, holder: LockHolder(of: descriptor)))
      }
    }
    defer { pending.isPending.withLock { $0 = false } }
    return wait()
  }

  /// Whether a wait goes on.
  private final class Pending: Sendable {
    let isPending = Mutex(true)
  }
}
