extension ViewModifier {
  /// This modifier, and then another one.
  ///
  /// - Parameter modifier: The other modifier.
  /// - Returns: A modifier that does both.
  /// - Reference: [SwiftUI's `concat(_:)`](https://developer.apple.com/documentation/swiftui/viewmodifier/concat(_:)).
  nonisolated public func concat(_ modifier: some ViewModifier) -> some ViewModifier {
    CombinedModifier(first: self, second: modifier)
  }
}

/// A modifier, and then another one.
nonisolated private struct CombinedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  @MainActor func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}
