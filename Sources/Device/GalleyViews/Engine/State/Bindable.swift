import Observation

/// A property wrapper for bindings to the properties of an observable object.
///
/// - Reference: [SwiftUI's `Bindable`](https://developer.apple.com/documentation/swiftui/bindable).
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Rejects a value that is no observable object.
  ///
  /// The compiler needs this initializer to see that the wrapper is created from the value.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  private init(object: Value) {
    wrappedValue = object
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper of an object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates a wrapper of an object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates a wrapper from another one.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// A binding to a property of the object.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<
    Part
  > {
    let object = wrappedValue
    return Binding<Part>(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
      .named(.member(.object(object), keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
