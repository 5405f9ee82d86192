import Foundation

/// A value with a label before it.
///
/// - Reference: [SwiftUI's `LabeledContent`](https://developer.apple.com/documentation/swiftui/labeledcontent).
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.labeledContentStyles) private var styles
  let label: Label
  let content: Content

  /// Creates a value with a label before it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    let style: any LabeledContentStyle = styles.nearest ?? AutomaticLabeledContentStyle()
    AnyView(shown(by: style))
      .environment(\.labeledContentStyles, styles.outer)
  }

  @MainActor private func shown(by style: some LabeledContentStyle) -> any View {
    LabeledContentStyleBody(
      style: StyleProperty(style),
      configuration: LabeledContentStyleConfiguration(
        label: .init(content: label.inLeadingColumn), content: .init(content: content.inColumn)))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the view of a style's configuration, in the style that is set further out.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A style of values with labels.
///
/// - Reference: [SwiftUI's `LabeledContentStyle`](https://developer.apple.com/documentation/swiftui/labeledcontentstyle).
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The value with its label.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view of a value with its label.
  ///
  /// - Parameter configuration: The value with its label.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A value with its label that a style shows.
///
/// - Reference: [SwiftUI's `LabeledContentStyleConfiguration`](https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration).
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label of the value.
  nonisolated public struct Label: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The value.
  nonisolated public struct Content: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The label of the value.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The default style: the label and the value at the two ends of a row.
///
/// - Reference: [SwiftUI's `AutomaticLabeledContentStyle`](https://developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle).
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  /// The label and the value at the two ends of a row.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelBesideContent(configuration: configuration)
  }
}

/// A label with its value beside it, or below it at the sizes of text for accessibility, as in the rows of UIKit's lists.
nonisolated private struct LabelBesideContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  @MainActor var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 2) {
        configuration.label
        configuration.content.foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The view of a style for a value with its label.
nonisolated private struct LabeledContentStyleBody<Style: LabeledContentStyle>: View {
  let style: StyleProperty<Style>
  let configuration: LabeledContentStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any LabeledContentStyle> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles of values with labels.
  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the values with labels inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `labeledContentStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/labeledcontentstyle(_:)).
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    modified(by: EnvironmentModifier { $0.labeledContentStyles.push(style) })
  }
}
