import Foundation

nonisolated extension View {
  /// Calls an action when a value that is computed from the view's size and place changes, and when the view
  /// appears.
  ///
  /// - Parameters:
  ///   - type: The value's type.
  ///   - transform: A closure that computes the value.
  ///   - action: An action that receives the new value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onGeometryChange(for:of:action:)`](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)-6mt0k).
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  /// Calls an action when a value that is computed from the view's size and place changes, and when the view
  /// appears.
  ///
  /// - Parameters:
  ///   - type: The value's type.
  ///   - transform: A closure that computes the value.
  ///   - action: An action that receives the old value, which initially equals the new one, and the new
  ///     value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onGeometryChange(for:of:action:)`](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)-1oeo6).
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modified(by: LaidOutValueModifier(reading: GeometryValue(transform: transform), action: action))
  }
}

/// A value that is computed from a view's size and place.
nonisolated private struct GeometryValue<Value: Equatable>: LaidOutValue {
  let transform: (GeometryProxy) -> Value

  @MainActor func value(of node: Node, _ child: Node) -> Value {
    node.host.evaluator.read(for: node) { transform(GeometrySource(node).proxy) }
  }
}
