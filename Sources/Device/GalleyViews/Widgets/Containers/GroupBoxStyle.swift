import Foundation

/// A style of boxes around content.
///
/// - Reference: [SwiftUI's `GroupBoxStyle`](https://developer.apple.com/documentation/swiftui/groupboxstyle).
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The content with its label.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view of a box.
  ///
  /// - Parameter configuration: The content with its label.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The content of a box with its label, which a style shows.
///
/// - Reference: [SwiftUI's `GroupBoxStyleConfiguration`](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration).
nonisolated public struct GroupBoxStyleConfiguration {
  /// The label of the content.
  nonisolated public struct Label: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The content of the box.
  nonisolated public struct Content: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The label of the content.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the view of a style's configuration, in the style that is set further out.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The default style: the label above the content, on a grey card.
///
/// - Reference: [SwiftUI's `DefaultGroupBoxStyle`](https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle).
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  /// The label above the content, on a grey card.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .background(Color.gray6, in: RoundedRectangle(cornerRadius: 8))
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The view of a style for a box.
nonisolated struct GroupBoxStyleBody<Style: GroupBoxStyle>: View {
  let style: StyleProperty<Style>
  let configuration: GroupBoxStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any GroupBoxStyle> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles of boxes around content.
  var groupBoxStyles: StyleStack<any GroupBoxStyle> {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the boxes around content inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `groupBoxStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/groupboxstyle(_:)).
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    modified(by: EnvironmentModifier { $0.groupBoxStyles.push(style) })
  }
}
