/// A publisher that values are sent to from outside.
///
/// - Reference: [Combine's `Subject`](https://developer.apple.com/documentation/combine/subject).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)

  /// Ends all subscriptions.
  func send(completion: Subscribers.Completion<Failure>)

  /// Begins to take the values of a publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content, to signal an event.
  public func send() {
    send(())
  }
}

/// A subject that keeps no value: who has not asked for one misses it.
///
/// - Reference: [Combine's `PassthroughSubject`](https://developer.apple.com/documentation/combine/passthroughsubject).
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = ConduitList<Output, Failure>(latest: nil)

  /// Creates a subject without subscribers.
  public init() {}

  deinit { conduits.release() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber)
  }

  /// Sends a value to those who have asked for one.
  public func send(_ value: Output) { conduits.send(value) }

  /// Ends all subscriptions, and those that come later.
  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  /// A subscriber that requests all values of a publisher.
  public func send(subscription: any Subscription) { conduits.take(subscription) }
}

/// A subject that keeps its newest value, and gives it to every new subscriber.
///
/// - Reference: [Combine's `CurrentValueSubject`](https://developer.apple.com/documentation/combine/currentvaluesubject).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits: ConduitList<Output, Failure>

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    conduits = ConduitList(latest: value)
  }

  deinit { conduits.release() }

  /// The newest value; setting it sends it.
  public var value: Output {
    get { conduits.latestValue! }
    set { conduits.send(newValue) }
  }

  /// Connects a subscriber, and sends it the latest value.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber)
  }

  /// A subject that keeps its latest value, and sends it to subscribers when they request it.
  public func send(_ value: Output) { conduits.send(value) }

  /// Ends all subscriptions, and those that come later.
  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  /// A subscriber that requests all values of a publisher.
  public func send(subscription: any Subscription) { conduits.take(subscription) }
}
