/// A source of values over time.
///
/// A publisher does nothing until a subscriber comes. It then gives the subscriber a subscription, sends no more values than
/// were asked for, and ends with one completion or never.
///
/// - Reference: [Combine's `Publisher`](https://developer.apple.com/documentation/combine/publisher).
public protocol Publisher<Output, Failure> {
  /// The type of its values.
  associatedtype Output
  /// The errors it may end with; `Never` where it cannot fail.
  associatedtype Failure: Error

  /// Connects a subscriber.
  ///
  /// - Parameter subscriber: The subscriber to the values.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  ///
  /// - Parameter subscriber: The subscriber to the values.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject.
  ///
  /// - Parameter subject: The subject that receives the values and the completion.
  /// - Returns: A token that ends the subscription when it is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// Hides the type of a chain of operators.
  ///
  /// - Returns: The same values, under a simple type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A publisher whose own type is hidden.
///
/// - Reference: [Combine's `AnyPublisher`](https://developer.apple.com/documentation/combine/anypublisher).
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let base: any Publisher<Output, Failure>

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? publisher
  }

  /// The name of the type.
  public var description: String { "AnyPublisher" }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}

/// The types that operators return.
///
/// - Reference: [Combine's `Publishers`](https://developer.apple.com/documentation/combine/publishers).
public enum Publishers {}
