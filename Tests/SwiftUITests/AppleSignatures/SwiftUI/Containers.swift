/// developer.apple.com/documentation/swiftui/foreach.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View where Content: View {
  /// developer.apple.com/documentation/swiftui/foreach/body.
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// developer.apple.com/documentation/swiftui/foreach/init(_:content:).
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Content: View {
  /// developer.apple.com/documentation/swiftui/foreach/init(_:id:content:).
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

/// developer.apple.com/documentation/swiftui/list.
nonisolated public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {}

extension List: View {
  /// developer.apple.com/documentation/swiftui/list/body.
  public typealias Body = Never
}

extension List where SelectionValue == Never {
  /// developer.apple.com/documentation/swiftui/list/init(content:).
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  /// developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)-3vn6i.
  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {}
}

/// developer.apple.com/documentation/swiftui/liststyle.
@MainActor @preconcurrency public protocol ListStyle {}

/// developer.apple.com/documentation/swiftui/plainliststyle.
nonisolated public struct PlainListStyle {}

extension PlainListStyle: ListStyle {}

extension ListStyle where Self == PlainListStyle {
  /// developer.apple.com/documentation/swiftui/liststyle/plain.
  @MainActor @preconcurrency public static var plain: PlainListStyle { fatalError() }
}

/// developer.apple.com/documentation/swiftui/section.
public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// developer.apple.com/documentation/swiftui/section/body.
  public typealias Body = Never
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// developer.apple.com/documentation/swiftui/section/init(_:content:).
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// developer.apple.com/documentation/swiftui/section/init(_:content:).
  @_disfavoredOverload public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {}
}

/// developer.apple.com/documentation/swiftui/form.
nonisolated public struct Form<Content> where Content: View {
  /// developer.apple.com/documentation/swiftui/form/init(content:).
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Form: View {
  /// developer.apple.com/documentation/swiftui/form/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/horizontaledge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// developer.apple.com/documentation/swiftui/horizontaledge/leading.
  case leading
  /// developer.apple.com/documentation/swiftui/horizontaledge/trailing.
  case trailing
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/liststyle(_:).
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }

  /// developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:).
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View { self }

  /// developer.apple.com/documentation/swiftui/view/refreshable(action:).
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}
