import Foundation

/// The subscription of an operator that sends everything on later or elsewhere, in order.
///
/// Demand goes straight up, so that no more values wait than were requested.
final class Relay<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  private struct State {
    var subscription: (any Subscription)?
    var events = Queue<Event>()
    var isOver = false
  }

  private let downstream: Downstream
  private let later: (@escaping () -> Void) -> Void
  private let state = Shared(State())
  private let outlet: Outlet<Downstream>

  /// Creates a relay.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - later: Calls a closure at the time and place at which the subscriber is to be called.
  init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.later = later
    let state = state
    outlet = Outlet(downstream, demand: .unlimited) { more in
      state.with { $0.subscription }?.request(more)
    }
  }

  func receive(subscription: any Subscription) {
    let isTaken = state.with { state in
      guard state.subscription == nil, !state.isOver else { return false }
      state.subscription = subscription
      return true
    }
    if isTaken { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    add(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    add(.end(completion))
  }

  private func add(_ event: Event) {
    let isTaken = state.with { state in
      if !state.isOver { state.events.append(event) }
      return !state.isOver
    }
    if isTaken { later { self.sendNext() } }
  }

  private func sendNext() {
    let outlet = outlet
    // Taken and put in line below one lock: several threads may be here.
    let completion: Subscribers.Completion<Failure>? = state.with { state in
      switch state.events.popFirst() {
      case .value(let value): outlet.enqueue(value)
      case .end(let completion): return completion
      case nil: break
      }
      return nil
    }
    if let completion { outlet.finish(completion) } else { outlet.handOver() }
  }

  func request(_ demand: Subscribers.Demand) {
    state.with { $0.subscription }?.request(demand)
  }

  func cancel() {
    let released = state.with { state in
      defer { state = State(isOver: true) }
      return state
    }
    released.subscription?.cancel()
    outlet.cancel()
  }
}
