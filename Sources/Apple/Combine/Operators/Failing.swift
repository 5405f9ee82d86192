extension Publishers {
  /// Replaces a failed publisher by another one.
  ///
  /// - Reference: [Combine's `Publishers.Catch`](https://developer.apple.com/documentation/combine/publishers/catch).
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The closure that returns the publisher that replaces the failed one.
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let hub = Hub(subscriber)
      subscriber.receive(subscription: hub)
      hub.attach(upstream) { completion in
        if case .failure(let error) = completion { hub.attach(handler(error)) }
        hub.close()
      }
    }
  }

  /// Replaces a failed publisher by another one, or fails.
  ///
  /// - Reference: [Combine's `Publishers.TryCatch`](https://developer.apple.com/documentation/combine/publishers/trycatch).
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The closure that returns the publisher that replaces the failed one.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let hub = Hub(subscriber)
      subscriber.receive(subscription: hub)
      hub.attach(upstream) { completion in
        if case .failure(let error) = completion {
          do {
            hub.attach(try handler(error)) { if case .failure(let error) = $0 { hub.fail(error) } }
          } catch {
            hub.fail(error)
          }
        }
        hub.close()
      }
    }
  }

  /// Subscribes again when the upstream publisher fails.
  ///
  /// - Reference: [Combine's `Publishers.Retry`](https://developer.apple.com/documentation/combine/publishers/retry).
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The number of retries, or `nil` without a limit.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = Hub(subscriber)
      subscriber.receive(subscription: hub)
      attach(to: hub, retries: retries)
    }

    private func attach<S: Subscriber>(to hub: Hub<S>, retries: Int?)
    where S.Input == Output, S.Failure == Failure {
      hub.attach(upstream) { completion in
        switch completion {
        case .finished: hub.close()
        case .failure(let error) where retries == 0: hub.fail(error)
        case .failure: self.attach(to: hub, retries: retries.map { $0 - 1 })
        }
      }
    }
  }

  /// Sends a value in the place of an error, and ends.
  ///
  /// - Reference: [Combine's `Publishers.ReplaceError`](https://developer.apple.com/documentation/combine/publishers/replaceerror).
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The value that replaces an error.
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let output = output
      Publishers.Catch(upstream: upstream) { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }

  /// Stops the program when a publisher fails.
  ///
  /// - Reference: [Combine's `Publishers.AssertNoFailure`](https://developer.apple.com/documentation/combine/publishers/assertnofailure).
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The beginning of the failure's message.
    public let prefix: String
    /// The file that the failure's message names.
    public let file: StaticString
    /// The line that the failure's message names.
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Transform<Output, Upstream.Failure, S>(
          subscriber,
          ending: { completion in
            if case .failure(let error) = completion {
              fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
            }
            return .finished
          }, step: { .send($0) }))
    }
  }
}

extension Publisher {
  /// Replaces this publisher by another one when it fails.
  ///
  /// - Returns: A publisher of the results.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Replaces this publisher by another one when it fails, or fails.
  ///
  /// - Returns: A publisher of the results.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes again when this publisher fails, up to a number of times.
  ///
  /// - Returns: A publisher of the results.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  /// Sends a value in the place of an error, and ends.
  ///
  /// - Returns: A publisher of the results.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Stops the program when this publisher fails.
  ///
  /// - Returns: A publisher of the results.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
