import Foundation

/// The subscriptions of a subject, in the order in which they were made.
///
/// The same object serves subjects that keep their newest value and those that do not.
final class ConduitList<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var conduits: [any Conduit<Output, Failure>] = []
  private var upstream: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?
  private var latest: Output?
  /// Counts values, so that a subscription knows whether it has seen the newest.
  private var number = 0
  private let keepsLatest: Bool

  init(latest: Output?) {
    self.latest = latest
    keepsLatest = latest != nil
    number = latest == nil ? 0 : 1
  }

  /// The newest value, where values are kept.
  var latestValue: Output? { lock.withLock { latest } }

  fileprivate var newest: (value: Output, number: Int)? {
    lock.withLock { latest.map { ($0, number) } }
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = SubjectSubscription(subscriber, list: self)
    let completion = lock.withLock {
      if self.completion == nil { conduits.append(conduit) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func send(_ value: Output) {
    var replaced: Output?
    let (targets, number) = lock.withLock {
      guard completion == nil else { return ([any Conduit<Output, Failure>](), 0) }
      self.number += 1
      if keepsLatest {
        replaced = latest
        latest = value
      }
      return (conduits, self.number)
    }
    // The old value is released here, where no lock is held.
    _ = replaced
    for target in targets { target.offer(value, number: number) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let targets = lock.withLock {
      guard self.completion == nil else { return [any Conduit<Output, Failure>]() }
      self.completion = completion
      defer {
        conduits = []
        upstream = []
      }
      return conduits
    }
    for target in targets { target.finish(completion) }
  }

  func take(_ subscription: any Subscription) {
    lock.withLock { upstream.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Lets go of everything when the subject is released.
  func release() {
    let held = lock.withLock {
      defer {
        conduits = []
        upstream = []
      }
      return (conduits, upstream)
    }
    for subscription in held.1 { subscription.cancel() }
    for conduit in held.0 { conduit.abandon() }
  }

  fileprivate func remove(_ conduit: AnyObject) {
    let removed = lock.withLock {
      conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
    }
    _ = removed
  }
}

/// A subscription of a subject, for any type of subscriber.
private protocol Conduit<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  func offer(_ value: Output, number: Int)
  func finish(_ completion: Subscribers.Completion<Failure>)
  func abandon()
}

private final class SubjectSubscription<Downstream: Subscriber>: Conduit, Subscription {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private var downstream: Downstream?
  private var list: ConduitList<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// The number of the newest value that was handed over.
  private var seen = 0
  /// The number of the value that was handed over because it was owed, so that its sender leaves it out.
  private var paid = 0

  init(_ downstream: Downstream, list: ConduitList<Output, Failure>) {
    self.downstream = downstream
    self.list = list
  }

  func offer(_ value: Output, number: Int) {
    offer(value, number: number, isOwed: false)
  }

  private func offer(_ value: Output, number: Int, isOwed: Bool) {
    let downstream: Downstream? = lock.withLock {
      guard demand > 0, self.downstream != nil else { return nil }
      guard isOwed ? seen < number : number != paid else { return nil }
      demand -= 1
      seen = max(seen, number)
      if isOwed { paid = number }
      return self.downstream
    }
    guard let downstream else { return }
    let more = downstream.receive(value)
    if more > 0 { request(more) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = lock.withLock {
      defer {
        self.downstream = nil
        list = nil
      }
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let list = lock.withLock {
      demand += more
      return self.list
    }
    // The newest value is owed to who has not seen it.
    guard let newest = list?.newest else { return }
    offer(newest.value, number: newest.number, isOwed: true)
  }

  func cancel() {
    let list = lock.withLock { self.list }
    list?.remove(self)
    abandon()
  }

  func abandon() {
    let held = lock.withLock {
      defer {
        downstream = nil
        self.list = nil
      }
      return (downstream, self.list)
    }
    _ = held
  }
}
