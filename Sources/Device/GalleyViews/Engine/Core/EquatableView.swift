/// A view that is updated only if `==` finds it changed, regardless of the state inside.
///
/// - Reference: [SwiftUI's `EquatableView`](https://developer.apple.com/documentation/swiftui/equatableview).
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Creates a view from content that can be compared.
  public init(content: Content) {
    self.content = content
  }

  public var body: some View { content }
}

extension EquatableView: SelfComparing {
  func isSame(as other: EquatableView) -> Bool { content == other.content }
}

nonisolated extension View where Self: Equatable {
  /// Skips updates of the view while `==` finds it unchanged.
  ///
  /// - Reference: [SwiftUI's `equatable()`](https://developer.apple.com/documentation/swiftui/view/equatable()).
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
