/// A type that receives the values of a publisher.
///
/// It is called with a subscription once, then with values, one at a time, then at most once with a completion.
///
/// - Reference: [Combine's `Subscriber`](https://developer.apple.com/documentation/combine/subscriber).
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The errors that the publisher may end with.
  associatedtype Failure: Error

  /// Receives the subscription, by which the subscriber requests values.
  func receive(subscription: any Subscription)

  /// Receives a value, and returns the demand for further values.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Ends.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value without content, which only signals an event.
  ///
  /// - Returns: The number of further values that the subscriber requests.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// The connection of a subscriber with a publisher.
///
/// - Reference: [Combine's `Subscription`](https://developer.apple.com/documentation/combine/subscription).
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values, in addition to the demand that is still open.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that are ready to use.
public enum Subscriptions {
  /// A subscription that brings nothing, for publishers that end at once.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// Subscribers that are ready to use, and the values that subscribers exchange with publishers.
///
/// - Reference: [Combine's `Subscribers`](https://developer.apple.com/documentation/combine/subscribers).
public enum Subscribers {
  /// The end of a publisher's values, normal or by an error.
  public enum Completion<Failure: Error> {
    /// It has no more values.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion {
  /// The same end, with an error made of the error.
  func mapFailure<Other>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// A subscriber whose own type is hidden.
///
/// - Reference: [Combine's `AnySubscriber`](https://developer.apple.com/documentation/combine/anysubscriber).
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// Creates a subscriber from closures; a closure that you omit does nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Begins.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Takes a value.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }

  /// Ends.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
