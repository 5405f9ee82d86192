import Foundation

/// Content in a box, with a label above it.
///
/// - Reference: [SwiftUI's `GroupBox`](https://developer.apple.com/documentation/swiftui/groupbox).
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyles) private var styles
  private let label: Label
  private let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box with a label; SwiftUI's older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  @MainActor public var body: some View {
    let style: any GroupBoxStyle = styles.nearest ?? DefaultGroupBoxStyle()
    AnyView(shown(by: style))
      .environment(\.groupBoxStyles, styles.outer)
  }

  @MainActor private func shown(by style: some GroupBoxStyle) -> any View {
    GroupBoxStyleBody(
      style: StyleProperty(style),
      configuration: GroupBoxStyleConfiguration(
        label: .init(content: label), content: .init(content: content)))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A message that takes the place of missing content.
///
/// - Reference: [SwiftUI's `ContentUnavailableView`](https://developer.apple.com/documentation/swiftui/contentunavailableview).
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message from a label, an explanation and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions in the middle of the space there is.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2).bold()
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon above the title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == GalleyViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { GalleyViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a message with a title, a symbol and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { GalleyViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a message with a title, a picture of the app and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { GalleyViews.Label(title, image: name) }, description: { description }, actions: { EmptyView() }
    )
  }

  /// The message for a search without results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// The message for a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
