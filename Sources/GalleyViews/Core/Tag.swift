extension View {
  /// Says which value of a selection the view stands for, as in a tab view.
  ///
  /// - Parameter tag: The value.
  /// - Returns: The view.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    modified(by: TagModifier(tag: AnyHashable(tag)))
  }
}

/// Which value of a selection a view stands for.
struct TagModifier: NodeModifier {
  let tag: AnyHashable
}
