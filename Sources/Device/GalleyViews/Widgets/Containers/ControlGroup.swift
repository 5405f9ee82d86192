import Foundation

/// A group of related controls.
///
/// - Reference: [SwiftUI's `ControlGroup`](https://developer.apple.com/documentation/swiftui/controlgroup).
nonisolated public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyles) private var styles
  private let content: any View
  private let label: any View

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = EmptyView()
  }

  /// Creates a group of controls with a label, which appears when a small space turns the group into a menu.
  public init<Controls: View, Label: View>(
    @ViewBuilder content: () -> Controls, @ViewBuilder label: () -> Label
  ) where Content == LabeledControlGroupContent<Controls, Label> {
    self.content = content()
    self.label = label()
  }

  /// Creates a group of controls with a title.
  public init<Controls: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Controls)
  where Content == LabeledControlGroupContent<Controls, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a title.
  @_disfavoredOverload
  public init<Controls: View, Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Controls)
  where Content == LabeledControlGroupContent<Controls, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates the group of a style's configuration, in the style that is set further out.
  public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    content = configuration.content
    label = configuration.label
  }

  @MainActor public var body: some View {
    let style: any ControlGroupStyle = styles.nearest ?? AutomaticControlGroupStyle()
    AnyView(shown(by: style))
      .environment(\.controlGroupStyles, styles.outer)
  }

  @MainActor private func shown(by style: some ControlGroupStyle) -> any View {
    ControlGroupStyleBody(
      style: StyleProperty(style),
      configuration: ControlGroupStyleConfiguration(
        content: .init(content: content), label: .init(content: label)))
  }
}

/// The controls of a group with a label.
///
/// - Reference: [SwiftUI's `LabeledControlGroupContent`](https://developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent).
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  public var body: some View { EmptyView() }
}

/// A style of groups of controls.
///
/// - Reference: [SwiftUI's `ControlGroupStyle`](https://developer.apple.com/documentation/swiftui/controlgroupstyle).
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The group that is shown.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view of a group of controls.
  ///
  /// - Parameter configuration: The group.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A group of controls that a style shows.
///
/// - Reference: [SwiftUI's `ControlGroupStyleConfiguration`](https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration).
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls.
  nonisolated public struct Content: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The label of the group.
  nonisolated public struct Label: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

/// The default style: the controls joined to one, and in a menu a line of symbols with their titles.
///
/// - Reference: [SwiftUI's `AutomaticControlGroupStyle`](https://developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle).
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  /// The controls joined to one.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroup(content: configuration.content)
  }
}

/// The default style of a group at its place.
nonisolated private struct AutomaticControlGroup: View {
  let content: ControlGroupStyleConfiguration.Content
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInBar) private var isInBar

  @MainActor var body: some View {
    if isInBar, !isInMenu {
      HStack(spacing: 8) { content }
    } else {
      JoinedControls(content: content, isInMenu: isInMenu)
    }
  }
}

/// The look in a navigation bar: the controls in a row.
///
/// - Reference: [SwiftUI's `NavigationControlGroupStyle`](https://developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle).
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}

  /// The controls in a row.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

/// A menu with the controls, which has the group's label.
///
/// - Reference: [SwiftUI's `MenuControlGroupStyle`](https://developer.apple.com/documentation/swiftui/menucontrolgroupstyle).
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  /// A menu with the controls.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A line of a menu with the symbols and titles of the controls; outside of menus the controls joined to one.
///
/// - Reference: [SwiftUI's `CompactMenuControlGroupStyle`](https://developer.apple.com/documentation/swiftui/compactmenucontrolgroupstyle).
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  /// The controls in a row.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroup(content: configuration.content)
  }
}

/// The controls in a row, as a choice of one of them.
///
/// - Reference: [SwiftUI's `PaletteControlGroupStyle`](https://developer.apple.com/documentation/swiftui/palettecontrolgroupstyle).
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}

  /// The controls in a row.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroup(content: configuration.content)
  }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The look in a navigation bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row of controls in a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of controls, as a choice of one of them.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The view of a style for a group of controls.
nonisolated private struct ControlGroupStyleBody<Style: ControlGroupStyle>: View {
  let style: StyleProperty<Style>
  let configuration: ControlGroupStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum ControlGroupStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any ControlGroupStyle> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles of groups of controls.
  var controlGroupStyles: StyleStack<any ControlGroupStyle> {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the groups of controls inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `controlGroupStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/controlgroupstyle(_:)).
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    modified(by: EnvironmentModifier { $0.controlGroupStyles.push(style) })
  }
}
