import Dispatch
import Synchronization

/// The results of two pieces of work, done at the same time where a core is free.
///
/// The first is done by the caller, who then does the second as well unless another thread has begun it. So
/// nobody waits for a thread that never comes, and either piece may be divided in turn.
///
/// - Reference: `join` of the [rayon](https://docs.rs/rayon/latest/rayon/fn.join.html) library. Dispatch's
///   `concurrentPerform` does what is nested in it one after the other on two cores.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let offered = OfferedWork(second)
  DispatchQueue.global(qos: .userInitiated).async { offered.takeUp() }
  let result = first()
  return (result, offered.result())
}

/// A piece of work for the first thread that takes it.
private final class OfferedWork<Result: Sendable>: Sendable {
  private let work: @Sendable () -> Result
  private let isTaken = Atomic(false)
  private let done = Mutex<Result?>(nil)
  private let end = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Result) {
    self.work = work
  }

  /// Does the work for somebody else, unless it was begun.
  func takeUp() {
    if isTaken.exchange(true, ordering: .acquiringAndReleasing) { return }
    let result = work()
    done.withLock { $0 = result }
    end.signal()
  }

  /// The result, of another's work or one's own.
  func result() -> Result {
    if !isTaken.exchange(true, ordering: .acquiringAndReleasing) { return work() }
    end.wait()
    guard let result = done.withLock({ $0 }) else { preconditionFailure("the work ended with its result") }
    return result
  }
}
