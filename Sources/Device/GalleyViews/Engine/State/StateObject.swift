import Combine

/// A property wrapper for an object that a view creates and owns; the view is evaluated again when the object
/// changes.
///
/// The object is created once, when the view is first evaluated, and lives as long as the view keeps its
/// place.
///
/// - Reference: [SwiftUI's `StateObject`](https://developer.apple.com/documentation/swiftui/stateobject).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a wrapper with a closure that creates the object.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
  }

  /// The object; outside of a view's body a new one at each access.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let object = (kept as? ObjectSubscription)?.object as? ObjectType ?? make()
    self.object = object
    return ObjectSubscription.of(object, kept: kept, in: context)
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    true
  }
}
