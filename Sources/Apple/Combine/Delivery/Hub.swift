import Foundation

/// The subscription of an operator that brings several publishers together.
///
/// If the subscriber wants everything, so is every publisher asked for everything, and nothing is lost that subjects send
/// meanwhile. Otherwise each is asked for one value at a time, and for the next when that is with the subscriber.
final class Hub<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private var inners: [ObjectIdentifier: any Cancellable] = [:]
  private var requests: [ObjectIdentifier: (Subscribers.Demand) -> Void] = [:]
  private var others: [any Cancellable] = []
  private var demand = Subscribers.Demand.none
  private var isClosed = false
  private var isOver = false
  private let outlet: Outlet<Downstream>

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
  }

  /// Listens to one more publisher.
  ///
  /// - Parameters:
  ///   - publisher: Whose values go on.
  ///   - ended: A closure that is called at its end; unless it attaches another publisher, the hub ends when
  ///     it is closed.
  func attach<P: Publisher>(_ publisher: P, ended: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Output {
    let inner = Inner<P.Failure>(hub: self, ended: ended)
    let isTaken = lock.withLock {
      guard !isOver else { return false }
      inners[ObjectIdentifier(inner)] = inner
      return true
    }
    if isTaken { publisher.subscribe(inner) }
  }

  /// Listens to one more publisher, whose errors are this one's.
  func attach<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach(publisher) { if case .failure(let error) = $0 { self.fail(error) } }
  }

  /// Keeps something that is to be cancelled with the hub.
  func keep(_ other: any Cancellable & AnyObject) {
    let isTaken = lock.withLock {
      guard !isOver else { return false }
      others.append(other)
      return true
    }
    if !isTaken { other.cancel() }
  }
  /// No more publishers come: the hub ends with the last of them.
  func close() {
    lock.withLock { isClosed = true }
    finishIfDone()
  }

  /// Ends with an error, after the waiting values.
  func fail(_ error: Failure) {
    cancelAll()
    outlet.finish(.failure(error))
  }

  /// Cancels the attached publishers, and discards the waiting values.
  func detachAll() {
    let old = lock.withLock {
      defer {
        inners = [:]
        requests = [:]
      }
      return inners
    }
    for inner in old.values { inner.cancel() }
    outlet.discardWaiting()
  }

  func request(_ demand: Subscribers.Demand) {
    let targets: [(Subscribers.Demand) -> Void] = lock.withLock {
      let before = self.demand
      self.demand += demand
      let isNews = before == .none && self.demand > 0 || before != .unlimited && self.demand == .unlimited
      return isNews ? Array(requests.values) : []
    }
    outlet.request(demand)
    for target in targets { target(demand == .unlimited ? .unlimited : .max(1)) }
  }

  func cancel() {
    cancelAll()
    outlet.cancel()
  }

  private func cancelAll() {
    let old = lock.withLock {
      defer {
        inners = [:]
        requests = [:]
        others = []
        isOver = true
      }
      return Array(inners.values) + others
    }
    for inner in old { inner.cancel() }
  }

  private func finishIfDone() {
    let isDone = lock.withLock {
      guard isClosed, inners.isEmpty, !isOver else { return false }
      isOver = true
      return true
    }
    if isDone { outlet.finish(.finished) }
  }

  /// The subscriber to one of the publishers.
  private final class Inner<InnerFailure: Error>: Subscriber, Cancellable {
    typealias Input = Output

    private let hub: Hub
    private let ended: (Subscribers.Completion<InnerFailure>) -> Void
    private let subscription = Shared<(any Subscription)?>(nil)
    private let isCancelled = Shared(false)
    private let waiting = Shared<(count: Int, completion: Subscribers.Completion<InnerFailure>?)>((0, nil))

    init(hub: Hub, ended: @escaping (Subscribers.Completion<InnerFailure>) -> Void) {
      self.hub = hub
      self.ended = ended
    }

    func receive(subscription: any Subscription) {
      let isRefused = self.subscription.with { held in
        guard held == nil else { return true }
        held = subscription
        return false
      }
      guard !isRefused, !isCancelled.with({ $0 }) else { return subscription.cancel() }
      let key = ObjectIdentifier(self)
      let demand = hub.lock.withLock {
        guard hub.inners[key] != nil else { return Subscribers.Demand.none }
        hub.requests[key] = { [weak self] in self?.request($0) }
        return hub.demand == .unlimited || hub.demand == .none ? hub.demand : .max(1)
      }
      if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      let state = hub.lock.withLock { (hub.inners[ObjectIdentifier(self)] != nil, hub.demand == .unlimited) }
      guard state.0 else { return .none }
      if state.1 {
        hub.outlet.send(input)
      } else {
        waiting.with { $0.count += 1 }
        hub.outlet.send(input) { [weak self] in self?.delivered() }
      }
      return .none
    }

    /// Asks for the next value, or ends if that was the last.
    private func delivered() {
      let (isLast, completion) = waiting.with { waiting in
        waiting.count -= 1
        return (waiting.count == 0, waiting.completion)
      }
      if let completion {
        if isLast { conclude(completion) }
      } else {
        request(.max(1))
      }
    }

    func receive(completion: Subscribers.Completion<InnerFailure>) {
      // The next value of this publisher is handled once all values of the inner one have gone on.
      let isWaiting = waiting.with { waiting in
        waiting.completion = completion
        return waiting.count > 0
      }
      if !isWaiting { conclude(completion) }
    }

    private func conclude(_ completion: Subscribers.Completion<InnerFailure>) {
      let key = ObjectIdentifier(self)
      guard hub.lock.withLock({ hub.inners[key] != nil }) else { return }
      ended(completion)
      hub.lock.withLock {
        hub.inners[key] = nil
        hub.requests[key] = nil
      }
      hub.finishIfDone()
    }

    func request(_ demand: Subscribers.Demand) {
      subscription.with { $0 }?.request(demand)
    }

    func cancel() {
      isCancelled.with { $0 = true }
      let held = subscription.with { held in
        defer { held = nil }
        return held
      }
      held?.cancel()
    }
  }
}

/// A subscriber whose values lead to other publishers, on behalf of a hub.
final class Outer<Input, Failure: Error>: Subscriber, Cancellable {
  private let demand: Subscribers.Demand
  private let onValue: (Input) -> Void
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  private let subscription = Shared<(any Subscription)?>(nil)
  private let isOver = Shared(false)

  init(
    demand: Subscribers.Demand, onValue: @escaping (Input) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.demand = demand
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let isRefused = self.subscription.with { held in
      guard held == nil else { return true }
      held = subscription
      return false
    }
    guard !isRefused, !isOver.with({ $0 }) else { return subscription.cancel() }
    subscription.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isOver.with({ $0 }) { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let wasOver = isOver.with { isOver in
      defer { isOver = true }
      return isOver
    }
    if !wasOver { onCompletion(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    subscription.with { $0 }?.request(demand)
  }

  func cancel() {
    isOver.with { $0 = true }
    let held = subscription.with { held in
      defer { held = nil }
      return held
    }
    held?.cancel()
  }
}
