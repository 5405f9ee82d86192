/// A stored property of a view whose value is kept or found by the window.
///
/// A custom type is composed of others, such as a ``State``. Before each evaluation of the view's body, these
/// are connected to the window, and then ``update()`` is called.
///
/// - Reference: [SwiftUI's `DynamicProperty`](https://developer.apple.com/documentation/swiftui/dynamicproperty).
public protocol DynamicProperty {
  /// Updates the value; called before the view's body is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the properties inside have been updated before.
  public mutating func update() {}
}

/// A property that is connected to the window directly, and not by the properties inside of it.
package protocol LinkedProperty: DynamicProperty {
  /// Connects the property, before the body of its view is read.
  ///
  /// - Parameters:
  ///   - kept: The result of the property in the previous evaluation; `nil` in the first.
  ///   - context: The context of the view.
  /// - Returns: The value for the next evaluation.
  @MainActor mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject?

  /// Returns whether the property, connected in one environment, is the same in another one.
  @MainActor func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool

  /// Whether the property is a part of the view's arguments, such as an object; a state is not, because the
  /// window keeps it.
  static var isPartOfView: Bool { get }
}

extension LinkedProperty {
  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    false
  }

  package static var isPartOfView: Bool { false }
}
