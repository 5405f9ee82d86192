import Observation

/// A property wrapper for a value of the environment.
///
/// - Reference: [SwiftUI's `Environment`](https://developer.apple.com/documentation/swiftui/environment).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  /// The declaration of the property, if its value may be missing.
  private var place: SourcePlace?
  private var state = Link.unlinked

  private enum Link {
    case unlinked
    case found(Value)
    case missing(view: String?)
  }

  /// Creates a wrapper for a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value at the view's place.
  public var wrappedValue: Value {
    switch state {
    case .found(let value): return value
    case .unlinked:
      if let value = ShapeEnvironment.values.flatMap(read) { return value }
      preconditionFailure("@Environment is read outside of a view's body")
    case .missing(let view):
      let missing = MissingObject(
        type: "\(Value.self)", wrapper: "@Environment", modifier: "environment(_:)", view: view,
        callSite: place?.callSite)
      preconditionFailure("\(missing)")
    }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads an observable object by its type; the file and line appear in the error if no view above has set
  /// one.
  public init(_ type: Value.Type, fileID: StaticString = #fileID, line: UInt = #line) {
    read = { $0[type] }
    place = SourcePlace(fileID: fileID, line: line)
  }
}

extension Environment {
  /// Creates a wrapper for an observable object of a type; `nil` if no view above has set one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { .some($0[type]) }
  }
}

extension Environment: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    state =
      Reader.observing { read(context.environment) }.map { .found($0) } ?? .missing(view: context.bodyName)
    return nil
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    ValueComparison.isSame(Reader.observing { read(old) }, Reader.observing { read(new) })
  }
}

nonisolated extension View {
  /// Sets a value of the environment for this view and the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  )
    -> some View
  {
    modified(by: EnvironmentModifier(keyPath: keyPath) { $0[keyPath: keyPath] = value })
  }

  /// Sets the observable object of a type for this view and the views inside; `nil` hides one that was set above.
  ///
  /// - Reference: [SwiftUI's `environment(_:)`](https://developer.apple.com/documentation/swiftui/view/environment(_:)).
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modified(by: EnvironmentModifier { $0[Object.self] = object })
  }

  /// Changes a value of the environment for this view and the views inside.
  ///
  /// - Reference: [SwiftUI's `transformEnvironment(_:transform:)`](https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)).
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modified(by: EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
