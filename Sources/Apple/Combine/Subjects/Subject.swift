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
  /// Says that something has happened.
  public func send() {
    send(())
  }
}

/// A subject that keeps no value: who has not asked for one misses it.
///
/// - Reference: [Combine's `PassthroughSubject`](https://developer.apple.com/documentation/combine/passthroughsubject).
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = ConduitList<Output, Failure>(latest: nil)

  /// Makes a subject without subscribers.
  public init() {}

  deinit { conduits.release() }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber)
  }

  /// Sends a value to those who have asked for one.
  public func send(_ value: Output) { conduits.send(value) }

  /// Ends all subscriptions, and those that come later.
  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  /// Asks a publisher for all its values.
  public func send(subscription: any Subscription) { conduits.take(subscription) }
}

/// A subject that keeps its newest value, and gives it to every new subscriber.
///
/// - Reference: [Combine's `CurrentValueSubject`](https://developer.apple.com/documentation/combine/currentvaluesubject).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits: ConduitList<Output, Failure>

  /// Makes a subject with its first value.
  public init(_ value: Output) {
    conduits = ConduitList(latest: value)
  }

  deinit { conduits.release() }

  /// The newest value; setting it sends it.
  public var value: Output {
    get { conduits.latestValue! }
    set { conduits.send(newValue) }
  }

  /// Connects a subscriber, and gives it the newest value.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber)
  }

  /// Keeps a value, and sends it; who has not asked for it gets the newest when they do.
  public func send(_ value: Output) { conduits.send(value) }

  /// Ends all subscriptions, and those that come later.
  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  /// Asks a publisher for all its values.
  public func send(subscription: any Subscription) { conduits.take(subscription) }
}
