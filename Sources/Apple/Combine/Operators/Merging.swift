extension Publishers {
  /// Sends the values of several publishers as they come.
  ///
  /// - Reference: [Combine's `Publishers.Merge`](https://developer.apple.com/documentation/combine/publishers/merge).
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure, B.Output == A.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = Hub(subscriber)
      subscriber.receive(subscription: hub)
      hub.attach(a)
      hub.attach(b)
      hub.close()
    }
  }

  /// Sends the values of several publishers as they come.
  ///
  /// - Reference: [Combine's `Publishers.Merge3`](https://developer.apple.com/documentation/combine/publishers/merge3).
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, B.Output == A.Output, C.Output == A.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = Hub(subscriber)
      subscriber.receive(subscription: hub)
      hub.attach(a)
      hub.attach(b)
      hub.attach(c)
      hub.close()
    }
  }

  /// Sends the values of several publishers as they come.
  ///
  /// - Reference: [Combine's `Publishers.Merge4`](https://developer.apple.com/documentation/combine/publishers/merge4).
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, B.Output == A.Output,
    C.Output == A.Output, D.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = Hub(subscriber)
      subscriber.receive(subscription: hub)
      hub.attach(a)
      hub.attach(b)
      hub.attach(c)
      hub.attach(d)
      hub.close()
    }
  }

  /// Sends the values of many publishers as they come.
  ///
  /// - Reference: [Combine's `Publishers.MergeMany`](https://developer.apple.com/documentation/combine/publishers/mergemany).
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<Publishers: Swift.Sequence>(_ upstream: Publishers) where Publishers.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = Hub(subscriber)
      subscriber.receive(subscription: hub)
      for publisher in publishers { hub.attach(publisher) }
      hub.close()
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of one other as they come.
  ///
  /// - Returns: A publisher of the results.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where B.Failure == Failure, B.Output == Output {
    Publishers.Merge(self, b)
  }

  /// Sends the values of this publisher and of two others as they come.
  ///
  /// - Returns: A publisher of the results.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure, B.Output == Output, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }

  /// Sends the values of this publisher and of three others as they come.
  ///
  /// - Returns: A publisher of the results.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, B.Output == Output, C.Output == Output,
    D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Sends the values of this publisher and of another of its type as they come.
  ///
  /// - Returns: A publisher of the results.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
