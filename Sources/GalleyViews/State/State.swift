/// A value that a view owns; setting it has the view evaluated again.
///
/// - Reference: [SwiftUI's `State`](https://developer.apple.com/documentation/swiftui/state).
@propertyWrapper
public struct State<Value> {
  private let box: Box

  /// Makes a state with its first value.
  ///
  /// - Parameter wrappedValue: The value before anything changed it.
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
  package func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let location = (kept as? Location) ?? Location(box.initial, changed: context.host.changed)
    box.location = location
    return location
  }
}
