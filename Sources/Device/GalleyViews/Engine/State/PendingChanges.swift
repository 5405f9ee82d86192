import Synchronization

/// The changes since the last update of a window.
///
/// Observation calls back from wherever a change happens, so changes may be added on any thread.
package final class PendingChanges: Sendable {
  /// The views to evaluate again.
  struct Changes {
    /// Whether every view is evaluated, regardless of its reads.
    var isEverything = false
    /// The readers of changed values.
    var readers: [Reader] = []
  }

  private let raised = Atomic(false)
  private let pending = Mutex(Changes())
  /// The transaction of the changes since the last update; it is read on the main actor.
  private let transactions = Mutex<PendingTransaction>(PendingTransaction())

  /// The locale of the window, for formatting while its views are evaluated.
  private let locale = Mutex<String?>(nil)

  /// A transaction that is pending; it refers to objects of the main actor.
  private struct PendingTransaction: @unchecked Sendable {
    var transaction: Transaction?
  }

  package init() {}

  /// The locale of the window; `nil` before it has one.
  var localeIdentifier: String? {
    get { locale.withLock { $0 } }
    set { locale.withLock { $0 = newValue } }
  }

  /// Requests that every view is evaluated again; ``Node/setNeedsUpdate()`` is for one.
  package func raise() {
    pending.withLock { $0.isEverything = true }
    takeUpTransaction()
    raised.store(true, ordering: .releasing)
  }

  /// Requests that the view of a reader is evaluated again.
  func add(_ reader: Reader) {
    pending.withLock { $0.readers.append(reader) }
    takeUpTransaction()
    raised.store(true, ordering: .releasing)
  }

  /// Assigns current changes to the transaction around them.
  private func takeUpTransaction() {
    guard let transaction = TransactionScope.innermost?.open else { return }
    for listener in transaction.listeners { listener.taken() }
    let next = PendingTransaction(transaction: transaction)
    transactions.withLock { $0.transaction = next.transaction?.merged(into: $0.transaction) }
  }

  /// Returns the transaction of the changes since the last call; `nil` without one.
  func takeTransaction() -> Transaction? {
    transactions.withLock { pending in
      defer { pending = PendingTransaction() }
      return pending
    }.transaction
  }

  /// Returns and clears the changes; `nil` without changes.
  func take() -> Changes? {
    guard raised.exchange(false, ordering: .acquiringAndReleasing) else { return nil }
    return pending.withLock { changes in
      defer { changes = Changes() }
      return changes
    }
  }

  /// Whether anything has changed.
  package var isRaised: Bool { raised.load(ordering: .acquiring) }
}
