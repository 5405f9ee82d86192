import Combine

/// A property wrapper for an object that a view receives; the view is evaluated again when the object
/// changes.
///
/// - Reference: [SwiftUI's `ObservedObject`](https://developer.apple.com/documentation/swiftui/observedobject).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<
        Subject
      >
    {
      let object = object
      var binding = Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        .named(.member(.object(object), keyPath))
      binding.snapshot = object[keyPath: keyPath]
      return binding
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Creates a wrapper of an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper of an object, as in an initializer of the view: `_model = ObservedObject(initialValue:
  /// model)`.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }
}

extension ObservedObject: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    ObjectSubscription.of(wrappedValue, kept: kept, in: context)
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    true
  }

  package static var isPartOfView: Bool { true }
}

/// The subscription of a property to an object, which updates the view when the object changes.
@MainActor final class ObjectSubscription {
  let object: AnyObject
  private let subscription: AnyCancellable

  private init<Object: ObservableObject>(_ object: Object, _ changes: PendingChanges) {
    self.object = object
    // The object announces the change in advance; the view is evaluated when the change is complete.
    let reader = Reader.current
    subscription = object.objectWillChange.sink { _ in
      if let reader { reader.invalidate() } else { changes.raise() }
    }
  }

  /// Returns the previous subscription if it is to the same object, otherwise a new one.
  static func of<Object: ObservableObject>(_ object: Object, kept: AnyObject?, in context: NodeContext)
    -> ObjectSubscription
  {
    if let kept = kept as? ObjectSubscription, kept.object === object { return kept }
    return ObjectSubscription(object, context.host.changed)
  }
}
