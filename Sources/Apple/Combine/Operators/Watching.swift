import Foundation

extension Publishers {
  /// Calls closures as things pass.
  ///
  /// - Reference: [Combine's `Publishers.HandleEvents`](https://developer.apple.com/documentation/combine/publishers/handleevents).
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// Called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called for each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Called at the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when it is cancelled.
    public var receiveCancel: (() -> Void)?
    /// Called when values are requested.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hooks = TapHooks(
        onSubscription: receiveSubscription, onValue: receiveOutput, onCompletion: receiveCompletion,
        onCancel: receiveCancel, onRequest: receiveRequest)
      upstream.subscribe(Tap<S>(subscriber, hooks: hooks))
    }
  }

  /// Prints each event that passes.
  ///
  /// - Reference: [Combine's `Publishers.Print`](https://developer.apple.com/documentation/combine/publishers/print).
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The prefix of each line.
    public let prefix: String
    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The stream that receives the lines.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that prints the events of another one to a stream, or to standard output.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let prefix = prefix.isEmpty ? "" : "\(prefix): "
      let output = Shared(stream)
      let write = { (line: String) in
        // Streams of an app are written to by one thread at a time.
        output.with { stream in
          if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
        }
      }
      let hooks = TapHooks<Output, Failure>(
        onSubscription: { write("receive subscription: (\($0))") },
        onValue: { write("receive value: (\($0))") },
        onCompletion: { completion in
          switch completion {
          case .finished: write("receive finished")
          case .failure(let error): write("receive error: (\(error))")
          }
        },
        onCancel: { write("receive cancel") },
        onRequest: { write("request \($0)") })
      upstream.subscribe(Tap<S>(subscriber, hooks: hooks))
    }
  }
}

extension Publisher {
  /// Calls closures as things pass.
  ///
  /// - Returns: A publisher of the same values.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Prints each event that passes.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of each line.
  ///   - stream: The stream that receives the lines, or `nil` for standard output.
  /// - Returns: A publisher of the same values.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
