import Foundation

extension Subscribers {
  /// A subscriber that asks for everything, and calls closures.
  ///
  /// - Reference: [Combine's `Subscribers.Sink`](https://developer.apple.com/documentation/combine/subscribers/sink).
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?

    /// Creates a subscriber from two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// The closure that is called for each value, until the subscription is over.
    public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

    /// The closure that is called with the completion, until the subscription is over.
    public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { onCompletion } ?? { _ in } }

    /// Receives the subscription, and requests all values.
    public func receive(subscription: any Subscription) {
      let isTaken = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Takes a value.
    public func receive(_ input: Input) -> Demand {
      lock.withLock { onValue }?(input)
      return .none
    }

    /// Ends.
    public func receive(completion: Completion<Failure>) {
      end().onCompletion?(completion)
    }

    /// Ends without a completion.
    public func cancel() {
      end().subscription?.cancel()
    }

    /// Lets go of everything, and returns it, so that nothing is released while the lock is held.
    private func end() -> (
      subscription: (any Subscription)?, onValue: ((Input) -> Void)?,
      onCompletion: ((Completion<Failure>) -> Void)?
    ) {
      lock.withLock {
        defer {
          subscription = nil
          onValue = nil
          onCompletion = nil
          isOver = true
        }
        return (subscription, onValue, onCompletion)
      }
    }
  }

  /// A subscriber that sets a property of an object to each value.
  ///
  /// It keeps the object until the publisher ends or it is cancelled.
  ///
  /// - Reference: [Combine's `Subscribers.Assign`](https://developer.apple.com/documentation/combine/subscribers/assign).
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It takes values of publishers that cannot fail.
    public typealias Failure = Never

    private let sink: Sink<Input, Never>
    /// The object, until it is over.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    /// Receives the subscription, and requests all values.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }

    /// Sets the property.
    public func receive(_ input: Input) -> Demand { sink.receive(input) }

    /// Ends.
    public func receive(completion: Completion<Never>) {
      sink.receive(completion: completion)
      object = nil
    }

    /// Ends, and lets go of the object.
    public func cancel() {
      sink.cancel()
      object = nil
    }
  }
}

extension Publisher {
  /// Calls closures for values and for the end.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called at the end.
  ///   - receiveValue: Called for each value.
  /// - Returns: A token that ends the subscription when it is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value.
  ///
  /// - Parameter receiveValue: Called for each value.
  /// - Returns: A token that ends the subscription when it is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value; the object is kept meanwhile.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: A token that ends the subscription when it is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
