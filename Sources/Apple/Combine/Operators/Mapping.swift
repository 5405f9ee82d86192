extension Publishers {
  /// Transforms each value.
  ///
  /// - Reference: [Combine's `Publishers.Map`](https://developer.apple.com/documentation/combine/publishers/map).
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.transform(to: subscriber) { .send(transform($0)) }
    }
  }

  /// Transforms each value, or fails.
  ///
  /// - Reference: [Combine's `Publishers.TryMap`](https://developer.apple.com/documentation/combine/publishers/trymap).
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.tryTransform(to: subscriber) { .send(try transform($0)) }
    }
  }

  /// Transforms each value, and discards `nil` results.
  ///
  /// - Reference: [Combine's `Publishers.CompactMap`](https://developer.apple.com/documentation/combine/publishers/compactmap).
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.transform(to: subscriber) { transform($0).map { .send($0) } ?? .skip }
    }
  }

  /// Transforms each value, and discards `nil` results, or fails.
  ///
  /// - Reference: [Combine's `Publishers.TryCompactMap`](https://developer.apple.com/documentation/combine/publishers/trycompactmap).
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.tryTransform(to: subscriber) { try transform($0).map { .send($0) } ?? .skip }
    }
  }

  /// Transforms the error of a failure.
  ///
  /// - Reference: [Combine's `Publishers.MapError`](https://developer.apple.com/documentation/combine/publishers/maperror).
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The closure that transforms the error.
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Transform<Output, Upstream.Failure, S>(
          subscriber, ending: { $0.mapFailure(transform) }, step: { .send($0) }))
    }
  }

  /// Sets the failure type of a publisher that cannot fail.
  ///
  /// - Reference: [Combine's `Publishers.SetFailureType`](https://developer.apple.com/documentation/combine/publishers/setfailuretype).
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Transform<Output, Never, S>(subscriber, ending: { _ in .finished }, step: { .send($0) }))
    }
  }
}

extension Publisher {
  /// Transforms each value.
  ///
  /// - Returns: A publisher of the results.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Reads a property of each value.
  ///
  /// - Returns: A publisher of the results.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }

  /// Reads two properties of each value.
  ///
  /// - Returns: A publisher of the results.
  public func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>)
    -> Publishers.Map<Self, (A, B)>
  {
    Publishers.Map(upstream: self) { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Transforms each value, or fails.
  ///
  /// - Returns: A publisher of the results.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Transforms each value, and discards `nil` results.
  ///
  /// - Returns: A publisher of the results.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value, and discards `nil` results, or fails.
  ///
  /// - Returns: A publisher of the results.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Self, T>
  {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Transforms the error of a failure.
  ///
  /// - Returns: A publisher of the results.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Sends a value in the place of nothing.
  ///
  /// - Returns: A publisher of the results.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

extension Publisher where Failure == Never {
  /// Sets the failure type, so that the publisher can be combined with those that fail.
  ///
  /// - Returns: A publisher of the results.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publisher {
  /// Decodes values from data, or fails.
  ///
  /// - Returns: A publisher of the results.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Encodes values as data, or fails.
  ///
  /// - Returns: A publisher of the results.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.TryMap<Self, Coder.Output> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
