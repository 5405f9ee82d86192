extension Publishers {
  /// Discards the first values.
  ///
  /// - Reference: [Combine's `Publishers.Drop`](https://developer.apple.com/documentation/combine/publishers/drop).
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The number of values that are dropped.
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      precondition(count >= 0, "The number of values to leave out is not negative, and this one is \(count)")
      var left = count
      upstream.transform(to: subscriber) { value in
        guard left == 0 else {
          left -= 1
          return .skip
        }
        return .send(value)
      }
    }
  }

  /// Discards values as long as they meet a condition.
  ///
  /// - Reference: [Combine's `Publishers.DropWhile`](https://developer.apple.com/documentation/combine/publishers/dropwhile).
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The condition under which values are dropped.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.transform(to: subscriber) { value in
        if isDropping { isDropping = predicate(value) }
        return isDropping ? .skip : .send(value)
      }
    }
  }

  /// Sends the values at some positions.
  ///
  /// - Reference: [Combine's `Publishers.Output`](https://developer.apple.com/documentation/combine/publishers/output).
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let range = range
      precondition(range.lowerBound >= 0, "A position is not negative, and this one is \(range.lowerBound)")
      guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
      var position = -1
      upstream.transform(to: subscriber) { value in
        position += 1
        guard range.contains(position) else { return .skip }
        return position == range.upperBound - 1 ? .last(value) : .send(value)
      }
    }
  }

  /// Sends values until one does not fit.
  ///
  /// - Reference: [Combine's `Publishers.PrefixWhile`](https://developer.apple.com/documentation/combine/publishers/prefixwhile).
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The condition under which values are sent.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.transform(to: subscriber) { predicate($0) ? .send($0) : .finish }
    }
  }

  /// Sends the first value that fits.
  ///
  /// - Reference: [Combine's `Publishers.FirstWhere`](https://developer.apple.com/documentation/combine/publishers/firstwhere).
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The condition that the value meets.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.transform(to: subscriber) { predicate($0) ? .last($0) : .skip }
    }
  }

  /// Sends the first value.
  ///
  /// - Reference: [Combine's `Publishers.First`](https://developer.apple.com/documentation/combine/publishers/first).
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.transform(to: subscriber) { .last($0) }
    }
  }

  /// Sends the last value that fits.
  ///
  /// - Reference: [Combine's `Publishers.LastWhere`](https://developer.apple.com/documentation/combine/publishers/lastwhere).
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The condition that the value meets.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      let last = Shared<Output?>(nil)
      upstream.subscribe(
        Aggregate<Output, Failure, S>(
          subscriber, onValue: { value, _ in if predicate(value) { last.with { $0 = value } } },
          onCompletion: { completion, outlet in
            if case .finished = completion, let last = last.with({ $0 }) { outlet.send(last) }
            outlet.finish(completion)
          }))
    }
  }
}

extension Publisher {
  /// Discards the first values.
  ///
  /// - Returns: A publisher of the results.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Discards values as long as they meet a condition.
  ///
  /// - Returns: A publisher of the results.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Sends the first values, and ends.
  ///
  /// - Returns: A publisher of the results.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  /// Sends values until one does not fit.
  ///
  /// - Returns: A publisher of the results.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends the value at a position.
  ///
  /// - Returns: A publisher of the results.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<index + 1)
  }

  /// Sends the values at some positions.
  ///
  /// - Returns: A publisher of the results.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends the first value, and ends.
  ///
  /// - Returns: A publisher of the results.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Sends the first value that fits, and ends.
  ///
  /// - Returns: A publisher of the results.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value at the end.
  ///
  /// - Returns: A publisher of the results.
  public func last() -> Publishers.LastWhere<Self> {
    last { _ in true }
  }

  /// Sends the last value that fits at the end.
  ///
  /// - Returns: A publisher of the results.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
