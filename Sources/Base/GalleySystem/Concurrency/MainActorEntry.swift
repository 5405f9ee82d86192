import Dispatch

/// The way from synchronous code on any thread to the main actor, where apps run.
///
/// Apps are written for the main actor, as with Apple's frameworks, and a device is used by tests of any
/// isolation. A call on the main actor runs at once, also from within an app's callback; a call from
/// elsewhere waits for its turn on the main queue, whose work the main actor does.
///
/// The main thread cannot be asked where it is: an asynchronous `main`, as that of Swift Testing, ends it with
/// `dispatchMain()` on Linux, and from then on other threads drain the main queue. So the queue is asked.
package enum MainActorEntry {
  private static let mark = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return true
  }()

  /// Whether the caller is on the main actor.
  package static var isInside: Bool { isMarked && DispatchQueue.getSpecific(key: mark) == true }

  /// Runs a closure on the main actor, and waits for it.
  ///
  /// The values that the body captures and returns are used by one thread at a time, because the caller
  /// waits.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The closure's result.
  /// - Throws: The error that the closure throws.
  package static func run<Value, Failure: Error>(_ body: @MainActor () throws(Failure) -> Value)
    throws(Failure)
    -> Value
  {
    nonisolated(unsafe) var result: Result<Value, Failure>?
    func enter() {
      MainActor.assumeIsolated {
        do throws(Failure) {
          result = .success(try body())
        } catch {
          result = .failure(error)
        }
      }
    }
    if isInside { enter() } else { DispatchQueue.main.sync(execute: enter) }
    guard let result else { preconditionFailure("the main queue did not run its block") }
    return try result.get()
  }
}
