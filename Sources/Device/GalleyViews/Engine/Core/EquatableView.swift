/// A view that is the same as another one where `==` says so, whatever it holds.
///
/// - Reference: [SwiftUI's `EquatableView`](https://developer.apple.com/documentation/swiftui/equatableview).
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Makes a view of one that can be compared.
  public init(content: Content) {
    self.content = content
  }

  public var body: some View { content }
}

extension EquatableView: SelfComparing {
  func isSame(as other: EquatableView) -> Bool { content == other.content }
}

nonisolated extension View where Self: Equatable {
  /// Keeps the view as it is while `==` says that it is the same.
  ///
  /// - Reference: [SwiftUI's `equatable()`](https://developer.apple.com/documentation/swiftui/view/equatable()).
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
