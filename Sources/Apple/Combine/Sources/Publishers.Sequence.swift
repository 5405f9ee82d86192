import Foundation

extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  /// - Reference: [Combine's `Publishers.Sequence`](https://developer.apple.com/documentation/combine/publishers/sequence).
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements that are sent.
    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(sequence.makeIterator(), downstream: subscriber)
      if subscription.isAtEnd {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      } else {
        subscriber.receive(subscription: subscription)
      }
    }
  }
}

/// The subscription that sends the requested elements in one loop, however often the subscriber requests more
/// meanwhile.
private final class SequenceSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Iterator.Element == Downstream.Input {
  private let lock = NSLock()
  private var iterator: Iterator
  private var next: Iterator.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ iterator: Iterator, downstream: Downstream) {
    self.iterator = iterator
    self.downstream = downstream
    next = self.iterator.next()
  }

  var isAtEnd: Bool { next == nil }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    guard !isSending else { return lock.unlock() }
    isSending = true
    while demand > 0, let downstream, let value = next {
      demand -= 1
      lock.unlock()
      // Only this loop uses the iterator, which is an app's own code.
      let following = iterator.next()
      let more = downstream.receive(value)
      lock.lock()
      next = following
      demand += more
    }
    isSending = false
    let finished = next == nil ? downstream : nil
    if finished != nil { downstream = nil }
    lock.unlock()
    finished?.receive(completion: .finished)
  }

  func cancel() {
    let released = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    _ = released
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  ///
  /// - Reference: [Combine's `Optional.Publisher`](https://developer.apple.com/documentation/swift/optional/publisher-swift.struct).
  public struct Publisher: Combine.Publisher {
    /// The value's type.
    public typealias Output = Wrapped
    /// It cannot fail.
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let values = output.map { [$0] } ?? []
      Publishers.Sequence(sequence: values).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of the value or of the error.
  ///
  /// - Reference: [Combine's `Result.Publisher`](https://developer.apple.com/documentation/swift/result/publisher-swift.struct).
  public struct Publisher: Combine.Publisher {
    /// The value's type.
    public typealias Output = Success

    /// The value or the error.
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence(sequence: CollectionOfOne(value)).receive(subscriber: subscriber)
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the value or of the error.
  public var publisher: Publisher { Publisher(self) }
}
