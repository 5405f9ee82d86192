import Foundation

/// The subscription of an operator that takes everything and has its own say about when values go on.
///
/// It requests all values; closures handle each of them, with the outlet to the subscriber.
final class Aggregate<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var isOver = false
  private let downstream: Downstream
  private let onValue: (Input, Outlet<Downstream>) -> Void
  private let onCompletion: (Subscribers.Completion<Failure>, Outlet<Downstream>) -> Void
  /// The outlet that values go on to.
  let outlet: Outlet<Downstream>

  init(
    _ downstream: Downstream, surplus: Outlet<Downstream>.Surplus = .wait,
    onValue: @escaping (Input, Outlet<Downstream>) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>, Outlet<Downstream>) -> Void
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onCompletion = onCompletion
    outlet = Outlet(downstream, surplus: surplus)
  }

  func receive(subscription: any Subscription) {
    let isTaken = lock.withLock {
      guard upstream == nil, !isOver else { return false }
      upstream = subscription
      return true
    }
    guard isTaken else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !lock.withLock({ isOver }) { onValue(input, outlet) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let wasOver = lock.withLock {
      defer { isOver = true }
      upstream = nil
      return isOver
    }
    if !wasOver { onCompletion(completion, outlet) }
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  /// Stops listening; values that were already sent may still go on.
  func stop() {
    let upstream = lock.withLock {
      defer {
        self.upstream = nil
        isOver = true
      }
      return self.upstream
    }
    upstream?.cancel()
  }

  func cancel() {
    stop()
    outlet.cancel()
  }
}

/// A value that several closures of one subscription share.
final class Shared<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Reads or changes the value; nothing of others may be called meanwhile.
  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
