import Foundation
import Observation

/// A property wrapper for a value that changes during a gesture, and is reset afterwards.
///
/// - Reference: [SwiftUI's `GestureState`](https://developer.apple.com/documentation/swiftui/gesturestate).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: (Value) -> Transaction
  private var location: GestureStateLocation<Value>?

  /// Creates a state with the value that it has while no gesture is recognized.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Creates a state with the value that it has while no gesture is recognized.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state with a transaction for the reset at the end of a gesture.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = { _ in resetTransaction }
  }

  /// Creates a state with a transaction for the reset at the end of a gesture.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with a closure that adjusts the transaction of the reset at the end of a gesture.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while no gesture is recognized.
  ///   - reset: A closure that receives the last value, and changes the transaction.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetTransaction = { last in
      var transaction = Transaction()
      reset(last, &transaction)
      return transaction
    }
  }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The state, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value during a gesture.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { location.value = value }
  }

  /// Resets the value after a gesture.
  func reset() {
    guard let location else { return }
    withTransaction(resetTransaction(location.value)) { location.value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` while no gesture is recognized.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let location = (kept as? GestureStateLocation<Value>) ?? GestureStateLocation(initial)
    self.location = location
    return location
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    true
  }
}

/// The value of a ``GestureState``, kept between evaluations.
@Observable private final class GestureStateLocation<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Gesture {
  /// Changes a state during the gesture; at its end, however it ends, the state is reset.
  ///
  /// - Parameters:
  ///   - state: The state, as `$name`.
  ///   - body: A closure that receives the gesture's value, and changes the state's value and the
  ///     transaction.
  /// - Returns: The gesture.
  /// - Reference: [SwiftUI's `updating(_:body:)`](https://developer.apple.com/documentation/swiftui/gesture/updating(_:body:)).
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that changes a state while it is in progress.
///
/// - Reference: [SwiftUI's `GestureStateGesture`](https://developer.apple.com/documentation/swiftui/gesturestategesture).
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture, PrimitiveGesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// A closure that changes the state.
  let update: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that changes a state.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    let made = (old as? StateRecognizer<Value>) ?? StateRecognizer(place)
    made.content = base.recognizer(made.content, in: place)
    made.change = { [state, update] value in
      state.update { update(value, &$0, &$1) }
    }
    made.giveBack = { [state] in state.reset() }
    return made
  }
}

/// A recognizer that changes a state during a gesture.
final class StateRecognizer<Value>: GestureRecognizer<Value> {
  var content: GestureRecognizer<Value>?
  var change: (Value) -> Void = { _ in }
  var giveBack: () -> Void = {}
  /// Whether the state is not that of no gesture.
  private var isChanged = false
  private var isFresh = false

  override var claims: Bool { content?.claims ?? false }
  override var isWaiting: Bool { content?.isWaiting ?? false }
  override var holdsBack: Bool { content?.holdsBack ?? false }

  override func handle(_ event: GestureEvent) {
    content?.handle(event)
    phase = content?.phase ?? .failed
    isFresh = true
  }

  override func cancel() {
    content?.cancel()
    super.cancel()
  }

  override func reset() {
    content?.reset()
    isFresh = false
    super.reset()
    // A gesture that begins again has received its end before; otherwise the state would never be reset.
    if isChanged { giveBack() }
    isChanged = false
  }

  override func takeActions(into actions: inout [() -> Void]) {
    content?.takeActions(into: &actions)
    switch phase {
    case .active(let value) where isFresh:
      isChanged = true
      actions.append { [change] in change(value) }
    case .ended, .failed:
      if isChanged { actions.append { [giveBack] in giveBack() } }
      isChanged = false
    case .active, .possible: break
    }
    isFresh = false
  }
}
