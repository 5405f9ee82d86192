import Synchronization

/// A property wrapper for a value that a view owns; the view is evaluated again when it is set.
///
/// - Reference: [SwiftUI's `State`](https://developer.apple.com/documentation/swiftui/state).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: Location?

  /// Makes a state with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// Makes a state with its first value, as in an initializer of the view: `_count = State(initialValue: 3)`.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A way to read and write the value from another view.
  public var projectedValue: Binding<Value> {
    let state = self
    return Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
  }

  private final class Location {
    var value: Value
    let changed: ChangeFlag

    init(_ value: Value, changed: ChangeFlag) {
      self.value = value
      self.changed = changed
    }

    func set(_ value: Value) {
      self.value = value
      changed.raise()
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with nothing.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let location = (kept as? Location) ?? Location(initial, changed: context.host.changed)
    self.location = location
    return location
  }
}

/// A flag that is raised when something that a view has read changes.
///
/// Observation calls back from wherever the change happens, so the flag may be raised on any thread.
package final class ChangeFlag: Sendable {
  private let raised = Atomic(false)
  /// The transaction of the changes since the last update; it is read on the main actor.
  private let pending = Mutex<Pending>(Pending())

  /// It refers to what is used on the main actor.
  private struct Pending: @unchecked Sendable {
    var transaction: Transaction?
  }

  package init() {}

  package func raise() {
    if let transaction = TransactionScope.innermost?.open {
      for listener in transaction.listeners { listener.taken() }
      let next = Pending(transaction: transaction)
      pending.withLock { $0.transaction = next.transaction?.merged(into: $0.transaction) }
    }
    raised.store(true, ordering: .releasing)
  }

  /// The transaction of the changes since the last call; `nil` where they had none.
  func takeTransaction() -> Transaction? {
    pending.withLock { pending in
      defer { pending = Pending() }
      return pending
    }.transaction
  }

  /// Lowers the flag, and returns whether it was up.
  package func lower() -> Bool {
    raised.exchange(false, ordering: .acquiringAndReleasing)
  }

  package var isRaised: Bool {
    raised.load(ordering: .acquiring)
  }
}
