extension Publishers {
  /// Sends the values of several publishers in tuples: the first of all, the second of all.
  ///
  /// - Reference: [Combine's `Publishers.Zip`](https://developer.apple.com/documentation/combine/publishers/zip).
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      Joint.join(a, b, for: subscriber, by: .inOrder)
    }
  }

  /// Sends the values of several publishers in tuples: the first of all, the second of all.
  ///
  /// - Reference: [Combine's `Publishers.Zip3`](https://developer.apple.com/documentation/combine/publishers/zip3).
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      Joint.join(a, b, c, for: subscriber, by: .inOrder)
    }
  }

  /// Sends the values of several publishers in tuples: the first of all, the second of all.
  ///
  /// - Reference: [Combine's `Publishers.Zip4`](https://developer.apple.com/documentation/combine/publishers/zip4).
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      Joint.join(a, b, c, d, for: subscriber, by: .inOrder)
    }
  }
}

extension Publisher {
  /// Sends values of this publisher in tuples with those of one other in their order.
  ///
  /// - Returns: A publisher of the results.
  public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B>
  where B.Failure == Failure {
    Publishers.Zip(self, b)
  }

  /// Combines the values of this publisher with those of another one, in their order.
  ///
  /// - Returns: A publisher of the results.
  public func zip<B: Publisher, T>(_ b: B, _ transform: @escaping (Output, B.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, B>, T>
  where B.Failure == Failure {
    Publishers.Zip(self, b).map { transform($0.0, $0.1) }
  }

  /// Sends values of this publisher in tuples with those of two others in their order.
  ///
  /// - Returns: A publisher of the results.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Combines the values of this publisher with those of two others, in their order.
  ///
  /// - Returns: A publisher of the results.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends values of this publisher in tuples with those of three others in their order.
  ///
  /// - Returns: A publisher of the results.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Combines the values of this publisher with those of three others, in their order.
  ///
  /// - Returns: A publisher of the results.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
