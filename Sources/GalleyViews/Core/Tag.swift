extension View {
  /// Says which value of a selection the view stands for, as in a tab view or a picker.
  ///
  /// - Parameter tag: The value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `tag(_:)`](https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)).
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    modified(by: TagModifier(tag: AnyHashable(tag)))
  }
}

/// Which value of a selection a view stands for.
struct TagModifier: NodeModifier {
  let tag: AnyHashable
}
