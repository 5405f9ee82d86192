/// Tabs of a tab view, as the type of an app's properties and functions: `some TabContent<Place>`.
///
/// Here tabs are views.
///
/// - Reference: [SwiftUI's `TabContent`](https://developer.apple.com/documentation/swiftui/tabcontent).
public protocol TabContent<TabValue>: View {
  /// The type of the selection's values.
  associatedtype TabValue
}

nonisolated extension Tab: TabContent {
  public typealias TabValue = Value
}

nonisolated extension TabSection: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

nonisolated extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

nonisolated extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

nonisolated extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

nonisolated extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
}

/// Several tabs in place of one.
nonisolated private struct SeveralTabs<TabValue, Content: View>: TabContent {
  let content: Content

  var body: some View { content }
}

extension SeveralTabs: Flattening {
  var flattened: [(number: Int, view: any View)] { [(0, content)] }
}

/// A result builder that combines tabs.
///
/// - Reference: [SwiftUI's `TabContentBuilder`](https://developer.apple.com/documentation/swiftui/tabcontentbuilder).
@resultBuilder
public enum TabContentBuilder<TabValue> {
  /// Tabs in a block.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// A single tab is returned unchanged.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Several tabs are combined.
  public static func buildBlock<each Content: TabContent>(_ content: repeat each Content) -> some TabContent<
    TabValue
  > {
    SeveralTabs<TabValue, TupleView<(repeat each Content)>>(content: TupleView((repeat each content)))
  }

  /// Tabs under a condition.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// The first of two alternatives.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> _ConditionalContent<
    First, Second
  > where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(.first(first))
  }

  /// The second of two alternatives.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second)
    -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue
  {
    _ConditionalContent(.second(second))
  }

  /// Tabs under an availability condition.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content)
    -> some TabContent<TabValue> where Content.TabValue == TabValue
  {
    SeveralTabs<TabValue, AnyView>(content: AnyView(content))
  }
}
