import Synchronization

/// What has changed since the last update of a window.
///
/// Observation calls back from wherever a change happens, so changes may be added on any thread.
package final class PendingChanges: Sendable {
  /// What has to be evaluated again.
  struct Changes {
    /// Whether every view is evaluated, whatever it has read.
    var isEverything = false
    /// Those who have read what changed.
    var readers: [Reader] = []
  }

  private let raised = Atomic(false)
  private let pending = Mutex(Changes())
  /// The transaction of the changes since the last update; it is read on the main actor.
  private let transactions = Mutex<PendingTransaction>(PendingTransaction())

  /// The locale of the window, for what is formatted while its views are evaluated.
  private let locale = Mutex<String?>(nil)

  /// It refers to what is used on the main actor.
  private struct PendingTransaction: @unchecked Sendable {
    var transaction: Transaction?
  }

  package init() {}

  /// The locale of the window; `nil` before it has one.
  var localeIdentifier: String? {
    get { locale.withLock { $0 } }
    set { locale.withLock { $0 = newValue } }
  }

  /// Has every view evaluated again; ``Node/setNeedsUpdate()`` is for one.
  package func raise() {
    pending.withLock { $0.isEverything = true }
    takeUpTransaction()
    raised.store(true, ordering: .releasing)
  }

  /// Has the view of a reader evaluated again.
  func add(_ reader: Reader) {
    pending.withLock { $0.readers.append(reader) }
    takeUpTransaction()
    raised.store(true, ordering: .releasing)
  }

  /// What is changed now belongs to the transaction around it.
  private func takeUpTransaction() {
    guard let transaction = TransactionScope.innermost?.open else { return }
    for listener in transaction.listeners { listener.taken() }
    let next = PendingTransaction(transaction: transaction)
    transactions.withLock { $0.transaction = next.transaction?.merged(into: $0.transaction) }
  }

  /// The transaction of the changes since the last call; `nil` where they had none.
  func takeTransaction() -> Transaction? {
    transactions.withLock { pending in
      defer { pending = PendingTransaction() }
      return pending
    }.transaction
  }

  /// Takes what has changed; `nil` where nothing has.
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
