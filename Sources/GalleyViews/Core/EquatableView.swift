/// A view that need not be evaluated again where it equals the one before.
///
/// - Reference: [SwiftUI's `EquatableView`](https://developer.apple.com/documentation/swiftui/equatableview).
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// Makes the view.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  /// Lets the view be evaluated again only where it differs from the one before.
  ///
  /// An equal view is evaluated nevertheless where something around it is, with the same result.
  ///
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `equatable()`](https://developer.apple.com/documentation/swiftui/view/equatable()).
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
