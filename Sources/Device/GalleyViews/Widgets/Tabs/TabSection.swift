/// Tabs that belong together.
///
/// In the bar of a phone they stand beside the others, as in SwiftUI; here they do so on a tablet, too, which
/// has no sidebar so far and does not show the header.
///
/// - Reference: [SwiftUI's `TabSection`](https://developer.apple.com/documentation/swiftui/tabsection).
nonisolated public struct TabSection<Header: View, Content: View, Footer: View>: View {
  let content: Content
  private var isHidden = false

  private init(_ content: Content) {
    self.content = content
  }

  /// Creates a section of tabs.
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView, Footer == EmptyView {
    self.init(content())
  }

  /// Creates a section of tabs with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)
  where Footer == EmptyView {
    self.init(content())
  }

  /// Creates a section of tabs with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(content())
  }

  /// Creates a section of tabs with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(content())
  }

  @ViewBuilder public var body: some View { if !isHidden { content } }

  /// Hides the tabs while a condition holds.
  public func hidden(_ hidden: Bool = true) -> TabSection {
    var section = self
    section.isHidden = hidden
    return section
  }

  /// Names the section for customization; here tabs keep the app's order.
  public func customizationID(_ id: String) -> TabSection { self }
}
