extension Publishers {
  /// Discards values that do not meet a condition.
  ///
  /// - Reference: [Combine's `Publishers.Filter`](https://developer.apple.com/documentation/combine/publishers/filter).
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The range of values that are sent.
    public let isIncluded: (Upstream.Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.transform(to: subscriber) { isIncluded($0) ? .send($0) : .skip }
    }
  }

  /// Discards values that do not meet a condition, or fails.
  ///
  /// - Reference: [Combine's `Publishers.TryFilter`](https://developer.apple.com/documentation/combine/publishers/tryfilter).
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The range of values that are sent.
    public let isIncluded: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.tryTransform(to: subscriber) { try isIncluded($0) ? .send($0) : .skip }
    }
  }

  /// Discards values that are equivalent to the previous one.
  ///
  /// - Reference: [Combine's `Publishers.RemoveDuplicates`](https://developer.apple.com/documentation/combine/publishers/removeduplicates).
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// Whether two are alike.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.transform(to: subscriber) { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// Discards values that are equivalent to the previous one, or fails.
  ///
  /// - Reference: [Combine's `Publishers.TryRemoveDuplicates`](https://developer.apple.com/documentation/combine/publishers/tryremoveduplicates).
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// Whether two are alike.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.tryTransform(to: subscriber) { value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// Discards all values.
  ///
  /// - Reference: [Combine's `Publishers.IgnoreOutput`](https://developer.apple.com/documentation/combine/publishers/ignoreoutput).
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.transform(to: subscriber) { _ in .skip }
    }
  }

  /// Sends a value where there was none.
  ///
  /// - Reference: [Combine's `Publishers.ReplaceEmpty`](https://developer.apple.com/documentation/combine/publishers/replaceempty).
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The value that an empty publisher sends instead.
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let output = output
      let isEmpty = Shared(true)
      upstream.subscribe(
        Aggregate<Output, Failure, S>(
          subscriber,
          onValue: { value, outlet in
            isEmpty.with { $0 = false }
            outlet.send(value)
          },
          onCompletion: { completion, outlet in
            if case .finished = completion, isEmpty.with({ $0 }) { outlet.send(output) }
            outlet.finish(completion)
          }))
    }
  }
}

extension Publisher {
  /// Discards values that do not meet a condition.
  ///
  /// - Returns: A publisher of the results.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Discards values that do not meet a condition, or fails.
  ///
  /// - Returns: A publisher of the results.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Discards values that are equivalent to the previous one.
  ///
  /// - Returns: A publisher of the results.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Discards values that are equivalent to the previous one, or fails.
  ///
  /// - Returns: A publisher of the results.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Discards all values.
  ///
  /// - Returns: A publisher of the results.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }

  /// Sends a value where there was none.
  ///
  /// - Returns: A publisher of the results.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Equatable {
  /// Discards values that equal the previous one.
  ///
  /// - Returns: A publisher of the results.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}
