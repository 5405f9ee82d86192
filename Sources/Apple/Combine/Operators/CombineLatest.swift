extension Publishers {
  /// Sends the newest values of several publishers, once each has one, whenever one has a new one.
  ///
  /// - Reference: [Combine's `Publishers.CombineLatest`](https://developer.apple.com/documentation/combine/publishers/combinelatest).
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output)
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
      Joint.join(a, b, for: subscriber, by: .newest)
    }
  }

  /// Sends the newest values of several publishers, once each has one, whenever one has a new one.
  ///
  /// - Reference: [Combine's `Publishers.CombineLatest3`](https://developer.apple.com/documentation/combine/publishers/combinelatest3).
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      Joint.join(a, b, c, for: subscriber, by: .newest)
    }
  }

  /// Sends the newest values of several publishers, once each has one, whenever one has a new one.
  ///
  /// - Reference: [Combine's `Publishers.CombineLatest4`](https://developer.apple.com/documentation/combine/publishers/combinelatest4).
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      Joint.join(a, b, c, d, for: subscriber, by: .newest)
    }
  }
}

extension Publisher {
  /// Sends the newest values of this publisher and of one other whenever one has a new one.
  ///
  /// - Returns: A publisher of the results.
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Combines the latest values of this publisher and another one, at each new value.
  ///
  /// - Returns: A publisher of the results.
  public func combineLatest<B: Publisher, T>(_ b: B, _ transform: @escaping (Output, B.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, B>, T>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
  }

  /// Sends the newest values of this publisher and of two others whenever one has a new one.
  ///
  /// - Returns: A publisher of the results.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Combines the latest values of this publisher and two others, at each new value.
  ///
  /// - Returns: A publisher of the results.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the newest values of this publisher and of three others whenever one has a new one.
  ///
  /// - Returns: A publisher of the results.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Combines the latest values of this publisher and three others, at each new value.
  ///
  /// - Returns: A publisher of the results.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
