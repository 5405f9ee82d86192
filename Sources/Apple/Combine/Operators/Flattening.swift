extension Publishers {
  /// Sends the values of publishers that are made of values, as they come.
  ///
  /// - Reference: [Combine's `Publishers.FlatMap`](https://developer.apple.com/documentation/combine/publishers/flatmap).
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The number of publishers that are subscribed to at one time.
    public let maxPublishers: Subscribers.Demand
    /// The closure that makes a publisher of each value.
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let hub = Hub(subscriber)
      let next = Shared<(() -> Void)?>(nil)
      let outer = Outer<Upstream.Output, Failure>(
        demand: maxPublishers,
        onValue: { value in
          hub.attach(transform(value)) { completion in
            switch completion {
            case .failure(let error): hub.fail(error)
            case .finished: next.with { $0 }?()
            }
          }
        },
        onCompletion: { completion in
          if case .failure(let error) = completion { hub.fail(error) } else { hub.close() }
        })
      next.with { $0 = { [weak outer] in outer?.request(.max(1)) } }
      hub.keep(outer)
      subscriber.receive(subscription: hub)
      upstream.subscribe(outer)
    }
  }

  /// Sends the values of the newest publisher that came.
  ///
  /// - Reference: [Combine's `Publishers.SwitchToLatest`](https://developer.apple.com/documentation/combine/publishers/switchtolatest).
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == NewPublisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher of publishers.
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = Hub(subscriber)
      let outer = Outer<NewPublisher, Failure>(
        demand: .unlimited,
        onValue: { publisher in
          hub.detachAll()
          hub.attach(publisher)
        },
        onCompletion: { completion in
          if case .failure(let error) = completion { hub.fail(error) } else { hub.close() }
        })
      hub.keep(outer)
      subscriber.receive(subscription: hub)
      upstream.subscribe(outer)
    }
  }

  /// Sends the values of one publisher, and then those of another.
  ///
  /// - Reference: [Combine's `Publishers.Concatenate`](https://developer.apple.com/documentation/combine/publishers/concatenate).
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The first publisher.
    public let prefix: Prefix
    /// The second publisher.
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let suffix = suffix
      let hub = Hub(subscriber)
      subscriber.receive(subscription: hub)
      hub.attach(prefix) { completion in
        switch completion {
        case .failure(let error): hub.fail(error)
        case .finished:
          hub.attach(suffix)
          hub.close()
        }
      }
    }
  }

  /// Sends values until another publisher sends one.
  ///
  /// - Reference: [Combine's `Publishers.PrefixUntilOutput`](https://developer.apple.com/documentation/combine/publishers/prefixuntiloutput).
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The publisher whose first value ends this one.
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = Hub(subscriber)
      let outer = Outer<Other.Output, Other.Failure>(
        demand: .max(1),
        onValue: { _ in
          hub.detachAll()
          hub.close()
        }, onCompletion: { _ in })
      hub.keep(outer)
      subscriber.receive(subscription: hub)
      hub.attach(upstream) { completion in
        outer.cancel()
        if case .failure(let error) = completion { hub.fail(error) } else { hub.close() }
      }
      other.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and merges the values of these publishers.
  ///
  /// - Returns: A publisher of the results.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher without failures of each value, and merges the values of these publishers.
  ///
  /// - Returns: A publisher of the results.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Sends the values of another publisher after the end of this one.
  ///
  /// - Returns: A publisher of the results.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Sends values after the end of this one.
  ///
  /// - Returns: A publisher of the results.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Sends values after the end of this one.
  ///
  /// - Returns: A publisher of the results.
  public func append<Elements: Sequence>(
    _ elements: Elements
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<Elements, Failure>> where Elements.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher before those of this one.
  ///
  /// - Returns: A publisher of the results.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends values before those of this one.
  ///
  /// - Returns: A publisher of the results.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Sends values before those of this one.
  ///
  /// - Returns: A publisher of the results.
  public func prepend<Elements: Sequence>(
    _ elements: Elements
  ) -> Publishers.Concatenate<Publishers.Sequence<Elements, Failure>, Self> where Elements.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends values until another publisher sends one.
  ///
  /// - Returns: A publisher of the results.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and merges the values of these publishers.
  ///
  /// - Returns: A publisher of the results.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the newest publisher that came.
  ///
  /// - Returns: A publisher of the results.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the newest publisher that came.
  ///
  /// - Returns: A publisher of the results.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the newest publisher that came.
  ///
  /// - Returns: A publisher of the results.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}
