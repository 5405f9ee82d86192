/// developer.apple.com/documentation/swiftui/tabview.
nonisolated public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  /// developer.apple.com/documentation/swiftui/tabview/init(selection:content:).
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  )
  where Content == TabContentBuilder<SelectionValue>.Content<C>, SelectionValue == C.TabValue, C: TabContent {
  }
}

extension TabView: View {
  /// developer.apple.com/documentation/swiftui/tabview/body.
  public typealias Body = Never
}

extension TabView where SelectionValue == Int {
  /// developer.apple.com/documentation/swiftui/tabview/init(content:).
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// developer.apple.com/documentation/swiftui/tabcontent.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// developer.apple.com/documentation/swiftui/tabcontent/tabvalue.
  associatedtype TabValue: Hashable
}

/// developer.apple.com/documentation/swiftui/tabcontentbuilder.
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// developer.apple.com/documentation/swiftui/tabcontentbuilder/content.
  nonisolated public struct Content<C> where C: TabContent {}

  /// developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:_:_:).
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent,
    C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue
  { c0 }
}

extension TabContentBuilder.Content: View {
  /// developer.apple.com/documentation/swiftui/tabcontentbuilder/content/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/tab.
public struct Tab<Value, Content, Label> {}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// developer.apple.com/documentation/swiftui/tab/tabvalue.
  public typealias TabValue = Value
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// developer.apple.com/documentation/swiftui/tab/init(_:systemimage:value:content:).
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
}

/// developer.apple.com/documentation/swiftui/defaulttablabel.
nonisolated public struct DefaultTabLabel {}

extension DefaultTabLabel: View {
  /// developer.apple.com/documentation/swiftui/defaulttablabel/body.
  public typealias Body = Never
}

extension TabContent {
  /// developer.apple.com/documentation/swiftui/tabcontent/badge(_:).
  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> { self }

  /// developer.apple.com/documentation/swiftui/tabcontent/accessibilityidentifier(_:isenabled:).
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }
}

/// developer.apple.com/documentation/swiftui/tabviewstyle.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// developer.apple.com/documentation/swiftui/pagetabviewstyle.
nonisolated public struct PageTabViewStyle {}

extension PageTabViewStyle: TabViewStyle {}

extension TabViewStyle where Self == PageTabViewStyle {
  /// developer.apple.com/documentation/swiftui/tabviewstyle/page.
  @MainActor @preconcurrency public static var page: PageTabViewStyle { fatalError() }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/tabviewstyle(_:).
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { self }
}
