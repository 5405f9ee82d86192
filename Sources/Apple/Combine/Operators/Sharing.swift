import Foundation

/// A publisher that sends nothing until it is connected, even with subscribers.
///
/// - Reference: [Combine's `ConnectablePublisher`](https://developer.apple.com/documentation/combine/connectablepublisher).
public protocol ConnectablePublisher: Publisher {
  /// Connects to the upstream publisher, and returns a token that ends the connection.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects when there is none left.
  ///
  /// - Returns: A publisher that is connected while it has subscribers.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Connects a publisher with its first subscriber, and disconnects it when there is none left.
  ///
  /// - Reference: [Combine's `Publishers.Autoconnect`](https://developer.apple.com/documentation/combine/publishers/autoconnect).
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private struct State {
      var count = 0
      var connection: (any Cancellable)?
    }

    /// The publisher that is connected at the first subscription.
    public let upstream: Upstream
    private let state = Shared(State())

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let leave = { [state] in
        let ended: (any Cancellable)? = state.with { state in
          state.count -= 1
          guard state.count == 0 else { return nil }
          defer { state.connection = nil }
          return state.connection
        }
        ended?.cancel()
      }
      let isFirst = state.with { state in
        state.count += 1
        return state.count == 1
      }
      upstream.subscribe(
        Tap<S>(subscriber, hooks: TapHooks(onCompletion: { _ in leave() }, onCancel: leave)))
      guard isFirst else { return }
      let connection = upstream.connect()
      let isNeeded = state.with { state in
        if state.count > 0 { state.connection = connection }
        return state.count > 0
      }
      if !isNeeded { connection.cancel() }
    }
  }

  /// Sends the values of a publisher to all subscribers by way of a subject.
  ///
  /// - Reference: [Combine's `Publishers.Multicast`](https://developer.apple.com/documentation/combine/publishers/multicast).
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The closure that makes the one subject.
    public let createSubject: () -> SubjectType
    private let lock = NSRecursiveLock()
    private var made: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      lock.withLock {
        let subject = made ?? createSubject()
        made = subject
        return subject
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Connects the subscriber to the upstream publisher.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }

  /// Sends the values of a publisher to all subscribers, while there are some.
  ///
  /// - Reference: [Combine's `Publishers.Share`](https://developer.apple.com/documentation/combine/publishers/share).
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }

  /// Makes a publisher wait until it is connected.
  ///
  /// - Reference: [Combine's `Publishers.MakeConnectable`](https://developer.apple.com/documentation/combine/publishers/makeconnectable).
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    /// It cannot fail.
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates a publisher that begins to receive values when it is connected.
    public init(upstream: Upstream) {
      multicast = upstream.multicast { PassthroughSubject() }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      multicast.receive(subscriber: subscriber)
    }

    /// Connects the subscriber to the upstream publisher.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publisher {
  /// Shares one subscription to the upstream publisher among all subscribers.
  ///
  /// - Returns: A publisher of the same values.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }

  /// Sends the values to all subscribers by way of a subject that is made once, when it is connected.
  ///
  /// - Returns: A publisher of the same values.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to all subscribers by way of a subject, when it is connected.
  ///
  /// - Returns: A publisher of the same values.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Waits for being connected.
  ///
  /// - Returns: A publisher of the same values.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers.Autoconnect: InterchangeablePublisher where Upstream: InterchangeablePublisher {
  /// Whether those that are connected are.
  package func isInterchangeable(with other: Publishers.Autoconnect<Upstream>) -> Bool {
    upstream.isInterchangeable(with: other.upstream)
  }
}
