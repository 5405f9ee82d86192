import Synchronization

/// A property wrapper for a value that a view owns; the view is evaluated again when it is set.
///
/// - Reference: [SwiftUI's `State`](https://developer.apple.com/documentation/swiftui/state).
@propertyWrapper
public struct State<Value> {
  private let box: Box

  /// Makes a state with its first value.
  public init(wrappedValue: Value) {
    box = Box(initial: wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.location?.value ?? box.initial }
    nonmutating set { box.location?.set(newValue) }
  }

  /// A way to read and write the value from another view.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.location?.value ?? box.initial }, set: { box.location?.set($0) })
  }

  private final class Box {
    let initial: Value
    var location: Location?

    init(initial: Value) {
      self.initial = initial
    }
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
  @MainActor package func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let location = (kept as? Location) ?? Location(box.initial, changed: context.host.changed)
    box.location = location
    return location
  }
}

/// The state of one view, kept from one evaluation to the next.
@MainActor package struct StateStorage {
  private var slots: [AnyObject?] = []

  package init() {}

  /// Connects the properties of a fresh view to its kept state.
  ///
  /// Properties are found by reflection, in the order of their declaration.
  package mutating func link(_ view: some View, in context: NodeContext) {
    var index = 0
    for child in Mirror(reflecting: view).children {
      guard let property = child.value as? any LinkedProperty else { continue }
      if index == slots.count { slots.append(nil) }
      slots[index] = property.link(to: slots[index], in: context)
      index += 1
    }
  }
}

/// A property of a view that is connected to the window before the body is read.
package protocol LinkedProperty {
  /// Connects the property.
  @MainActor func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject?
}

/// A flag that is raised when something that a view has read changes.
///
/// Observation calls back from wherever the change happens, so the flag may be raised on any thread.
package final class ChangeFlag: Sendable {
  private let raised = Atomic(false)

  package init() {}

  package func raise() {
    raised.store(true, ordering: .releasing)
  }

  /// Lowers the flag, and returns whether it was up.
  package func lower() -> Bool {
    raised.exchange(false, ordering: .acquiringAndReleasing)
  }

  package var isRaised: Bool {
    raised.load(ordering: .acquiring)
  }
}
