/// developer.apple.com/documentation/swiftui/view.
@MainActor @preconcurrency public protocol View {
  /// developer.apple.com/documentation/swiftui/view/body-swift.associatedtype.
  associatedtype Body: View

  /// developer.apple.com/documentation/swiftui/view/body-8kl5o.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// developer.apple.com/documentation/swift/never/body.
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  /// developer.apple.com/documentation/swiftui/view/body-8kl5o.
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  /// developer.apple.com/documentation/swift/optional.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/viewbuilder.
@resultBuilder public struct ViewBuilder {
  /// developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:).
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  /// developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:).
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  /// developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)-2bj1g.
  @_disfavoredOverload public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View { fatalError() }

  /// developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:).
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
}

/// developer.apple.com/documentation/swiftui/tupleview.
nonisolated public struct TupleView<T> {}

extension TupleView: View {
  /// developer.apple.com/documentation/swiftui/tupleview/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/emptyview.
nonisolated public struct EmptyView {}

extension EmptyView: View {
  /// developer.apple.com/documentation/swiftui/emptyview/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/viewmodifier.
@MainActor @preconcurrency public protocol ViewModifier {}

/// developer.apple.com/documentation/swiftui/modifiedcontent.
nonisolated public struct ModifiedContent<Content, Modifier> {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// developer.apple.com/documentation/swiftui/modifiedcontent/body.
  public typealias Body = Never
}
