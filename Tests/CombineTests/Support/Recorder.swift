import Combine

/// A subscriber that keeps what it receives, and asks for no more than it is told to.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  /// What a subscriber may receive.
  enum Event {
    case subscription
    case value(Input)
    case finished
    case failure(Failure)
  }

  private(set) var events: [Event] = []
  private var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let more: (Input) -> Subscribers.Demand

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - initial: What it asks for at once.
  ///   - more: What it asks for with each value.
  init(
    _ initial: Subscribers.Demand = .unlimited, more: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.initial = initial
    self.more = more
  }

  var values: [Input] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  var isFinished: Bool {
    if case .finished? = events.last { true } else { false }
  }

  var error: Failure? {
    if case .failure(let error)? = events.last { error } else { nil }
  }

  func receive(subscription: any Subscription) {
    events.append(.subscription)
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append(.value(input))
    return more(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append(.finished)
    case .failure(let error): events.append(.failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { subscription?.cancel() }
}

extension Publisher {
  /// Subscribes a recorder.
  func recorded(_ initial: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(initial)
    subscribe(recorder)
    return recorder
  }
}

/// An error of the tests.
enum Fault: Error, Equatable {
  case first
  case second
}
