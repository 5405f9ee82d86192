import Foundation

/// A style of labels.
///
/// - Reference: [SwiftUI's `LabelStyle`](https://developer.apple.com/documentation/swiftui/labelstyle).
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The label to show.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view of a label.
  ///
  /// - Parameter configuration: The label.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label that a style shows.
///
/// - Reference: [SwiftUI's `LabelStyleConfiguration`](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration).
nonisolated public struct LabelStyleConfiguration {
  /// The title of the label.
  nonisolated public struct Title: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The icon of the label.
  nonisolated public struct Icon: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// The view of a style for a label.
nonisolated struct LabelStyleBody<Style: LabelStyle>: View {
  let style: StyleProperty<Style>
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum BarKey: WindowBoundKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is an item of a bar, where labels are icons.
  var isInBar: Bool {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
}

/// The default style of labels: the icon, then the title; in toolbars the icon alone; in rows of lists the
/// icon in the colour of controls, in a separate column.
///
/// - Reference: [SwiftUI's `DefaultLabelStyle`](https://developer.apple.com/documentation/swiftui/defaultlabelstyle).
nonisolated public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.isInBar) private var isInBar

  public init() {}

  /// The icon, then the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInBar {
      configuration.icon.modified(by: SpokenTitleModifier(title: configuration.title))
    } else {
      IconBeforeTitle(configuration: configuration)
    }
  }
}

/// A view of an icon before a title; in a list icons have a separate column, and the colour of controls.
private struct IconBeforeTitle: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.foreground) private var foreground
  @ScaledMetric private var scale: CGFloat = 1

  var body: some View {
    if isInListRow {
      HStack(alignment: .firstTextBaseline, spacing: LabelMetrics.rowSpacing) {
        icon.frame(minWidth: LabelMetrics.iconColumn * scale)
        configuration.title
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: LabelMetrics.spacing) {
        configuration.icon
        configuration.title
      }
    }
  }

  /// The icon; one with an explicit style keeps it.
  @ViewBuilder private var icon: some View {
    if foreground == nil {
      configuration.icon.foregroundStyle(.tint)
    } else {
      configuration.icon
    }
  }
}

/// The measures of labels.
private enum LabelMetrics {
  static let spacing = 8.0
  /// The width in which icons of rows are centred, so that titles are aligned although icons have different
  /// widths; measured by eye on iOS 17, because Apple publishes none.
  static let iconColumn = 28.0
  static let rowSpacing = 12.0
}

/// The icon and the title, even where one of them is omitted by default.
///
/// - Reference: [SwiftUI's `TitleAndIconLabelStyle`](https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle).
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  /// The icon, then the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    IconBeforeTitle(configuration: configuration)
  }
}

/// Only the title.
///
/// - Reference: [SwiftUI's `TitleOnlyLabelStyle`](https://developer.apple.com/documentation/swiftui/titleonlylabelstyle).
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; assistive technology reads the title.
///
/// - Reference: [SwiftUI's `IconOnlyLabelStyle`](https://developer.apple.com/documentation/swiftui/icononlylabelstyle).
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modified(by: SpokenTitleModifier(title: configuration.title))
  }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style for the label's place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
  /// Sets the style of labels.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `labelStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/labelstyle(_:)).
  public func labelStyle(_ style: some LabelStyle) -> some View {
    modified(by: EnvironmentModifier { $0.labelStyles.push(style) })
  }
}
