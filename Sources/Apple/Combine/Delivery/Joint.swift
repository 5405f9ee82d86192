import Foundation

/// The subscription of an operator that makes tuples of the values of several publishers.
final class Joint<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  typealias Failure = Downstream.Failure

  /// Which values are together in a tuple.
  enum Rule {
    /// The newest of each, whenever there is a new one.
    case newest
    /// The first of each, then the second of each.
    case inOrder
  }

  private struct Input {
    var subscription: (any Subscription)?
    var isFinished = false
    var values = Queue<Any>()
    var newest: Any?
  }

  private let lock = NSLock()
  private var inputs: [Input]
  private var demand = Subscribers.Demand.none
  private var isOver = false
  private let rule: Rule
  private let make: ([Any]) -> Downstream.Input
  private var outlet: Outlet<Downstream>!

  init(_ downstream: Downstream, count: Int, rule: Rule, make: @escaping ([Any]) -> Downstream.Input) {
    inputs = Array(repeating: Input(), count: count)
    self.rule = rule
    self.make = make
    switch rule {
    case .newest: outlet = Outlet(downstream, surplus: .newest)
    case .inOrder:
      outlet = Outlet(downstream) { [weak self] more in self?.requestAll(more) }
    }
  }

  /// Listens to the publisher of one place in the tuples.
  func attach<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Failure {
    if lock.withLock({ isOver }) { return }
    publisher.subscribe(
      AnySubscriber<P.Output, Failure>(
        receiveSubscription: { self.take($0, at: index) },
        receiveValue: { value in
          self.take(value, at: index)
          return .none
        },
        receiveCompletion: { self.finish($0, at: index) }))
  }

  private func take(_ subscription: any Subscription, at index: Int) {
    let initial: Subscribers.Demand? = lock.withLock {
      guard !isOver, inputs[index].subscription == nil else { return nil }
      inputs[index].subscription = subscription
      return rule == .newest ? .unlimited : demand
    }
    guard let initial else { return subscription.cancel() }
    if initial > 0 { subscription.request(initial) }
  }

  private func take(_ value: Any, at index: Int) {
    var replaced: Any?
    lock.withLock {
      guard !isOver else { return }
      switch rule {
      case .newest:
        replaced = inputs[index].newest
        inputs[index].newest = value
        let newest = inputs.compactMap(\.newest)
        if newest.count == inputs.count { outlet.enqueue(make(newest)) }
      case .inOrder:
        inputs[index].values.append(value)
        guard inputs.allSatisfy({ !$0.values.isEmpty }) else { return }
        outlet.enqueue(make(inputs.indices.map { inputs[$0].values.popFirst()! }))
      }
    }
    _ = replaced
    outlet.handOver()
    finishIfDone()
  }

  private func finish(_ completion: Subscribers.Completion<Failure>, at index: Int) {
    if case .failure = completion {
      cancelAll()
      return outlet.finish(completion, discarding: true)
    }
    lock.withLock {
      inputs[index].isFinished = true
      inputs[index].subscription = nil
    }
    finishIfDone()
  }

  private func finishIfDone() {
    let isDone = lock.withLock {
      guard !isOver else { return false }
      switch rule {
      case .newest: return inputs.allSatisfy(\.isFinished)
      // A publisher that has ended without remaining values makes no further tuple.
      case .inOrder: return inputs.contains { $0.isFinished && $0.values.isEmpty }
      }
    }
    guard isDone else { return }
    cancelAll()
    outlet.finish(.finished)
  }

  func request(_ more: Subscribers.Demand) {
    if rule == .inOrder { requestAll(more) }
    outlet.request(more)
  }

  private func requestAll(_ more: Subscribers.Demand) {
    let subscriptions = lock.withLock {
      demand += more
      return inputs.compactMap(\.subscription)
    }
    for subscription in subscriptions { subscription.request(more) }
  }

  func cancel() {
    cancelAll()
    outlet.cancel()
  }

  private func cancelAll() {
    let old = lock.withLock {
      isOver = true
      defer { inputs = inputs.map { _ in Input() } }
      return inputs
    }
    for input in old { input.subscription?.cancel() }
  }
}
