import Foundation

/// The key of a value that views pass to their containers.
///
/// - Reference: [SwiftUI's `ContainerValueKey`](https://developer.apple.com/documentation/swiftui/containervaluekey).
nonisolated public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
///
/// - Reference: [SwiftUI's `ContainerValues`](https://developer.apple.com/documentation/swiftui/containervalues).
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the values that modifiers around a view set; the outermost wins.
  init(of view: any View) {
    var changes: [(inout ContainerValues) -> Void] = []
    var view: any View = view
    while let modified = view as? any ModifiedView {
      if let modifier = modified.nodeModifier as? ContainerValueModifier { changes.append(modifier.change) }
      view = modified.inner
    }
    if let section = view as? any ListSection { changes += section.valueChanges }
    for change in changes.reversed() { change(&self) }
  }

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A modifier that sets a value for the container, and leaves the view unchanged.
struct ContainerValueModifier: NodeModifier {
  let change: (inout ContainerValues) -> Void
}

nonisolated extension View {
  /// Sets a value for the container of the view.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `containerValue(_:_:)`](https://developer.apple.com/documentation/swiftui/view/containervalue(_:_:)).
  public func containerValue<Value>(_ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value)
    -> some View
  {
    modified(by: ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
