/// A stored property of a view whose value is kept or found by the window.
///
/// A type of your own is made of others, such as a ``State``. They are connected to the window first, then ``update()`` is
/// called, each time before the view's body is read.
///
/// - Reference: [SwiftUI's `DynamicProperty`](https://developer.apple.com/documentation/swiftui/dynamicproperty).
public protocol DynamicProperty {
  /// Brings the value up to date; called before the view's body is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the properties inside were brought up to date before.
  public mutating func update() {}
}

/// A property that is connected to the window itself, and not by the properties inside of it.
package protocol LinkedProperty: DynamicProperty {
  /// Connects the property, before the body of its view is read.
  ///
  /// - Parameters:
  ///   - kept: What the property of the evaluation before returned here; `nil` in the first.
  ///   - context: The context of the view.
  /// - Returns: What the next evaluation gets.
  @MainActor mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject?
}
