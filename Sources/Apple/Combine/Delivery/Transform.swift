import Foundation

/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
  case send(Output)
  /// Nothing; another is asked for in its place.
  case skip
  /// A value, and the end.
  case last(Output)
  /// The end.
  case finish
  /// The end by an error.
  case fail(Failure)
}

/// The subscription of an operator that makes at most one value of each, and passes on the demand.
final class Transform<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private enum State {
    case waiting
    case running(any Subscription)
    case over
  }

  private let lock = NSLock()
  /// Held while a value is looked at, since steps have memories; a step may lead to another of the same thread.
  private let stepLock = NSRecursiveLock()
  private var state = State.waiting
  private var downstream: Downstream?
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let ending: (Subscribers.Completion<Failure>) -> Completion

  init(
    _ downstream: Downstream, ending: @escaping (Subscribers.Completion<Failure>) -> Completion,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.ending = ending
    self.step = step
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.withLock {
      guard case .waiting = state else { return nil }
      state = .running(subscription)
      return self.downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ self.downstream }) else { return .none }
    switch stepLock.withLock({ step(input) }) {
    case .send(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      guard end() else { return .none }
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .finish:
      if end() { downstream.receive(completion: .finished) }
    case .fail(let error):
      if end() { downstream.receive(completion: .failure(error)) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let downstream: Downstream? = lock.withLock {
      defer {
        state = .over
        self.downstream = nil
      }
      return self.downstream
    }
    downstream?.receive(completion: ending(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream: (any Subscription)? = lock.withLock {
      if case .running(let upstream) = state { upstream } else { nil }
    }
    upstream?.request(demand)
  }

  func cancel() {
    end()
  }

  /// Cancels the upstream subscription; false if it was over before.
  @discardableResult private func end() -> Bool {
    let released: (upstream: State, downstream: Downstream?) = lock.withLock {
      defer {
        state = .over
        downstream = nil
      }
      return (state, downstream)
    }
    if case .running(let upstream) = released.upstream { upstream.cancel() }
    return released.downstream != nil
  }
}

extension Publisher {
  /// Connects a subscriber by way of steps; ends are passed on.
  func transform<S: Subscriber>(
    to subscriber: S, _ step: @escaping (Output) -> Step<S.Input, Failure>
  ) where S.Failure == Failure {
    subscribe(Transform<Output, Failure, S>(subscriber, ending: { $0 }, step: step))
  }

  /// Connects a subscriber by way of steps that may throw.
  func tryTransform<S: Subscriber>(
    to subscriber: S, _ step: @escaping (Output) throws -> Step<S.Input, any Error>
  ) where S.Failure == any Error {
    subscribe(
      Transform<Output, Failure, S>(subscriber, ending: { $0.mapFailure { $0 } }) {
        do { return try step($0) } catch { return .fail(error) }
      })
  }
}
