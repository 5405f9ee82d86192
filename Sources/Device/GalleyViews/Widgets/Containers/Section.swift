import GalleyTree

/// A part of a list, with a header and a footer.
///
/// In a plain list the header stays below the bar as long as rows of its section are visible.
///
/// - Reference: [SwiftUI's `Section`](https://developer.apple.com/documentation/swiftui/section).
nonisolated public struct Section<Content: View>: View, ListSection {
  private let title: (any View)?
  let footer: (any View)?
  let content: Content
  /// A binding to whether the rows are visible; `nil` if they always are.
  var isExpanded: Binding<Bool>?

  init(header: (any View)?, footer: (any View)?, content: Content) {
    title = header
    self.footer = footer
    self.content = content
  }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View,
    @ViewBuilder footer: () -> some View
  ) {
    title = header()
    self.footer = footer()
    self.content = content()
  }

  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) {
    title = header()
    footer = nil
    self.content = content()
  }

  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> some View) {
    title = nil
    self.footer = footer()
    self.content = content()
  }

  /// The section outside of a list: the header, the rows and the footer.
  @ViewBuilder public var body: some View {
    if let title { AnyView(title) }
    if isExpanded?.wrappedValue != false { content }
    if let footer { AnyView(footer) }
  }

  var header: (any View)? { title.map { SectionHeader(content: $0) } }

  var rows: any View { isExpanded?.wrappedValue == false ? EmptyView() : content }
}

/// The header of a section; a prominent one is set larger, and keeps the case of its text.
nonisolated private struct SectionHeader: View {
  let content: any View

  @Environment(\.headerProminence) private var prominence
  @Environment(\.row) private var row

  @MainActor var body: some View {
    if prominence == .increased, row != nil {
      AnyView(content).font(.title3.bold()).textCase(nil).foregroundStyle(Color.primary)
        .described(as: "headerProminence", [.value: "increased"])
    } else {
      AnyView(content)
    }
  }
}

extension Section: MultiplicityProviding {
  static var ownSplitShape: ViewMultiplicity { .several }
}
