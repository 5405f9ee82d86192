extension Publishers {
  /// Sends the accumulated result after each value.
  ///
  /// - Reference: [Combine's `Publishers.Scan`](https://developer.apple.com/documentation/combine/publishers/scan).
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// The closure that combines the result so far with the next value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initialResult
      upstream.transform(to: subscriber) { value in
        result = next(result, value)
        return .send(result)
      }
    }
  }

  /// Sends the accumulated result after each value, or fails.
  ///
  /// - Reference: [Combine's `Publishers.TryScan`](https://developer.apple.com/documentation/combine/publishers/tryscan).
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// The closure that combines the result so far with the next value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initialResult
      upstream.tryTransform(to: subscriber) { value in
        result = try next(result, value)
        return .send(result)
      }
    }
  }

  /// Sends the accumulated result of all values, at the end.
  ///
  /// - Reference: [Combine's `Publishers.Reduce`](https://developer.apple.com/documentation/combine/publishers/reduce).
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// The closure that combines the result so far with the next value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        Aggregate<Upstream.Output, Failure, S>(
          subscriber, onValue: { value, _ in result = next(result, value) },
          onCompletion: { completion, outlet in
            if case .finished = completion { outlet.send(result) }
            outlet.finish(completion)
          }))
    }
  }

  /// Sends values in groups of one size; the last may be smaller.
  ///
  /// - Reference: [Combine's `Publishers.CollectByCount`](https://developer.apple.com/documentation/combine/publishers/collectbycount).
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The size.
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      precondition(count > 0, "Values are collected in groups of 1 or more, not of \(count)")
      let count = count
      var group: [Upstream.Output] = []
      upstream.subscribe(
        Aggregate<Upstream.Output, Failure, S>(
          subscriber,
          onValue: { value, outlet in
            group.append(value)
            guard group.count == count else { return }
            let full = group
            group = []
            outlet.send(full)
          },
          onCompletion: { completion, outlet in
            if case .finished = completion, !group.isEmpty { outlet.send(group) }
            outlet.finish(completion)
          }))
    }
  }

  /// Sends whether a value fits, as soon as it is known.
  ///
  /// - Reference: [Combine's `Publishers.ContainsWhere`](https://developer.apple.com/documentation/combine/publishers/containswhere).
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The condition that a value meets.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      let isFound = Shared(false)
      let search = Publishers.FirstWhere(upstream: upstream, predicate: predicate)
      search.subscribe(
        Aggregate<Upstream.Output, Failure, S>(
          subscriber, onValue: { _, _ in isFound.with { $0 = true } },
          onCompletion: { completion, outlet in
            if case .finished = completion { outlet.send(isFound.with { $0 }) }
            outlet.finish(completion)
          }))
    }
  }
}

extension Publisher {
  /// Sends the accumulated result after each value.
  ///
  /// - Returns: A publisher of the results.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends the accumulated result after each value, or fails.
  ///
  /// - Returns: A publisher of the results.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends the accumulated result of all values, at the end.
  ///
  /// - Returns: A publisher of the results.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends all values at the end.
  ///
  /// - Returns: A publisher of the results.
  public func collect() -> Publishers.Reduce<Self, [Output]> {
    reduce([]) { $0 + [$1] }
  }

  /// Sends values in groups of one size; the last may be smaller.
  ///
  /// - Returns: A publisher of the results.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Sends the number of values at the end.
  ///
  /// - Returns: A publisher of the results.
  public func count() -> Publishers.Reduce<Self, Int> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Sends whether a value fits, as soon as it is known.
  ///
  /// - Returns: A publisher of the results.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether all values fit, as soon as it is known.
  ///
  /// - Returns: A publisher of the results.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Map<Publishers.ContainsWhere<Self>, Bool> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Sends the least value at the end.
  ///
  /// - Returns: A publisher of the results.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { least, value in least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value }
      .compactMap { $0 }
  }

  /// Sends the greatest value at the end.
  ///
  /// - Returns: A publisher of the results.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { most, value in most.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value }
      .compactMap { $0 }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value comes, as soon as it is known.
  ///
  /// - Returns: A publisher of the results.
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value at the end.
  ///
  /// - Returns: A publisher of the results.
  public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    min(by: <)
  }

  /// Sends the greatest value at the end.
  ///
  /// - Returns: A publisher of the results.
  public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    max(by: <)
  }
}
