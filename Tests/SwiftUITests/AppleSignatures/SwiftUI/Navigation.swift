/// developer.apple.com/documentation/swiftui/navigationstack.
nonisolated public struct NavigationStack<Data, Root> where Root: View {
  /// developer.apple.com/documentation/swiftui/navigationstack/init(root:).
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}

extension NavigationStack: View {
  /// developer.apple.com/documentation/swiftui/navigationstack/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/navigationpath.
public struct NavigationPath {}

/// developer.apple.com/documentation/swiftui/navigationlink.
nonisolated public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  /// developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)-27n7s.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

extension NavigationLink: View {
  /// developer.apple.com/documentation/swiftui/navigationlink/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/navigationbaritem.
public struct NavigationBarItem: Sendable {
  /// developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode/inline.
    case inline
  }
}

/// developer.apple.com/documentation/swiftui/toolbarcontent.
@MainActor @preconcurrency public protocol ToolbarContent {}

/// developer.apple.com/documentation/swiftui/toolbarcontentbuilder.
@resultBuilder public struct ToolbarContentBuilder {
  /// developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:).
  public static func buildBlock<Content>(
    _ content: Content
  ) -> some ToolbarContent where Content: ToolbarContent { content }

  /// developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:_:).
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent where C0: ToolbarContent, C1: ToolbarContent { c0 }
}

/// developer.apple.com/documentation/swiftui/toolbaritem.
nonisolated public struct ToolbarItem<ID, Content> where Content: View {}

extension ToolbarItem: ToolbarContent {}

extension ToolbarItem where ID == () {
  /// developer.apple.com/documentation/swiftui/toolbaritem/init(placement:content:).
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// developer.apple.com/documentation/swiftui/toolbaritemplacement.
public struct ToolbarItemPlacement: Sendable {
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/automatic.
  public static let automatic = ToolbarItemPlacement()
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/topbarleading.
  public static let topBarLeading = ToolbarItemPlacement()
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/topbartrailing.
  public static let topBarTrailing = ToolbarItemPlacement()
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-43srq.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/navigationtitle(_:).
  @_disfavoredOverload nonisolated public func navigationTitle<S>(
    _ title: S
  ) -> some View where S: StringProtocol { self }

  /// developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:).
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/toolbar(content:).
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent { self }
}
