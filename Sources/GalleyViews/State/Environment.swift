/// A value handed down from above.
///
/// - Reference: [SwiftUI's `Environment`](https://developer.apple.com/documentation/swiftui/environment).
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  private let box = Box()

  /// Names the value.
  ///
  /// - Parameter keyPath: Which of the values.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value that holds for the view.
  public var wrappedValue: Value {
    guard let values = box.values else {
      preconditionFailure("@Environment is read outside of a view's body")
    }
    return read(values)
  }

  private final class Box {
    var values: EnvironmentValues?
  }
}

extension Environment: LinkedProperty {
  package func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    box.values = context.environment
    return nil
  }
}
