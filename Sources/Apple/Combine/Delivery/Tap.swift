/// The closures that are called as events pass.
struct TapHooks<Output, Failure: Error> {
  var onSubscription: ((any Subscription) -> Void)?
  var onValue: ((Output) -> Void)?
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  var onCancel: (() -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?
  /// Asks for values in the place of the subscription itself.
  var requesting: ((Subscribers.Demand, any Subscription) -> Void)?
  /// Cancels in the place of the subscription itself.
  var cancelling: ((any Subscription) -> Void)?
}

/// The subscription of an operator that passes everything on and looks at it.
final class Tap<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var subscription: (any Subscription)?
  }

  private let state: Shared<State>
  private let hooks: TapHooks<Input, Failure>

  init(_ downstream: Downstream, hooks: TapHooks<Input, Failure>) {
    state = Shared(State(downstream: downstream))
    self.hooks = hooks
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = state.with { state in
      guard state.subscription == nil else { return nil }
      state.subscription = subscription
      return state.downstream
    }
    guard let downstream else { return subscription.cancel() }
    hooks.onSubscription?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = state.with({ $0.downstream }) else { return .none }
    hooks.onValue?(input)
    let more = downstream.receive(input)
    if more > 0 { hooks.onRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream = end().downstream else { return }
    hooks.onCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard let subscription = state.with({ $0.subscription }) else { return }
    hooks.onRequest?(demand)
    if let requesting = hooks.requesting {
      requesting(demand, subscription)
    } else {
      subscription.request(demand)
    }
  }

  func cancel() {
    let ended = end()
    guard let subscription = ended.subscription else { return }
    hooks.onCancel?()
    if let cancelling = hooks.cancelling { cancelling(subscription) } else { subscription.cancel() }
  }

  private func end() -> State {
    state.with { state in
      defer { state = State() }
      return state
    }
  }
}
