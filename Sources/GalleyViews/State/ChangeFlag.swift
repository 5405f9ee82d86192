import Synchronization

/// Says that something a view has read is about to change.
///
/// Observation calls back from wherever the change happens, so the flag may be raised on any thread.
package final class ChangeFlag: Sendable {
  private let raised = Atomic(false)

  package init() {}

  package func raise() {
    raised.store(true, ordering: .releasing)
  }

  /// Lowers the flag, and says whether it was up.
  package func lower() -> Bool {
    raised.exchange(false, ordering: .acquiringAndReleasing)
  }

  package var isRaised: Bool {
    raised.load(ordering: .acquiring)
  }
}
