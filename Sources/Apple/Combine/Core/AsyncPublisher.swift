import Foundation

/// The values of a publisher that cannot fail, one for each that is waited for.
///
/// - Reference: [Combine's `AsyncPublisher`](https://developer.apple.com/documentation/combine/asyncpublisher).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }

  /// Asks for one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, Never>

    /// Waits for the next value, or `nil` at the end.
    public mutating func next() async -> P.Output? {
      switch await mailbox.next() {
      case .success(let value): value
      case nil: nil
      }
    }
  }
}

/// The values of a publisher that may fail, one for each that is waited for.
///
/// - Reference: [Combine's `AsyncThrowingPublisher`](https://developer.apple.com/documentation/combine/asyncthrowingpublisher).
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }

  /// Asks for one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, P.Failure>

    /// Waits for the next value, or `nil` at the end.
    public mutating func next() async throws -> P.Output? { try await mailbox.next()?.get() }
  }
}

extension Publisher where Failure == Never {
  /// The values, for a loop that waits for them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for a loop that waits for them.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A mailbox with the subscription of an iterator, and its undelivered values.
private final class Mailbox<Output, Failure: Error>: @unchecked Sendable {
  typealias Letter = Result<Output, Failure>

  private struct State {
    var subscription: (any Subscription)?
    var demand = Subscribers.Demand.none
    var values = Queue<Output>()
    var completion: Subscribers.Completion<Failure>?
    var waiting: [CheckedContinuation<Unchecked<Letter?>, Never>] = []
  }

  /// An action for a waiting caller, performed once no lock is held.
  private enum Action {
    case resume(Letter?)
    case request(any Subscription)
    case nothing
  }

  private let state = Shared(State())

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { [weak self] in
          if let self { take($0) } else { $0.cancel() }
        },
        receiveValue: { [weak self] value in
          self?.take(value)
          return .none
        },
        receiveCompletion: { [weak self] in self?.finish($0) }))
  }

  deinit { cancel() }

  /// Waits for the next value or the error; `nil` at the end.
  func next() async -> Letter? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(continuation)
      }.value
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ continuation: CheckedContinuation<Unchecked<Letter?>, Never>) {
    let action: Action = state.with { state in
      if let value = state.values.popFirst() { return .resume(.success(value)) }
      switch state.completion {
      case .finished: return .resume(nil)
      case .failure(let error):
        state.completion = .finished
        return .resume(.failure(error))
      case nil: break
      }
      state.waiting.append(continuation)
      guard let subscription = state.subscription else {
        state.demand += 1
        return .nothing
      }
      return .request(subscription)
    }
    switch action {
    case .resume(let letter): continuation.resume(returning: Unchecked(letter))
    case .request(let subscription): subscription.request(.max(1))
    case .nothing: break
    }
  }

  private func take(_ subscription: any Subscription) {
    let demand: Subscribers.Demand? = state.with { state in
      guard state.subscription == nil, state.completion == nil else { return nil }
      state.subscription = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func take(_ value: Output) {
    let waiting: CheckedContinuation<Unchecked<Letter?>, Never>? = state.with { state in
      guard state.completion == nil else { return nil }
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.values.append(value)
      return nil
    }
    waiting?.resume(returning: Unchecked(.success(value)))
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    var waiting: [CheckedContinuation<Unchecked<Letter?>, Never>] = []
    state.with { state in
      guard state.completion == nil else { return }
      state.completion = completion
      state.subscription = nil
      waiting = state.waiting
      state.waiting = []
      // One of the waiting callers receives the error.
      if !waiting.isEmpty { state.completion = .finished }
    }
    for (index, continuation) in waiting.enumerated() {
      var letter: Letter?
      if index == 0, case .failure(let error) = completion { letter = .failure(error) }
      continuation.resume(returning: Unchecked(letter))
    }
  }

  private func cancel() {
    let subscription = state.with { $0.subscription }
    finish(.finished)
    subscription?.cancel()
  }
}
