import Foundation

import enum GalleyTree.ViewFact

/// A label that shows and hides the content below it.
///
/// In a list the label and the content are rows.
///
/// - Reference: [SwiftUI's `DisclosureGroup`](https://developer.apple.com/documentation/swiftui/disclosuregroup).
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Creates a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Creates a group that is open while a condition holds.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  @MainActor public var body: some View {
    let binding = isExpanded ?? $isOpen
    if let style {
      AnyView(style.view(configuration(binding)))
    } else {
      DisclosureHeader(isExpanded: binding, label: label)
      if binding.wrappedValue { content() }
    }
  }

  private func configuration(_ isExpanded: Binding<Bool>) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
      isExpanded: isExpanded)
  }
}

/// The line of a group that is tapped to open and close it.
nonisolated private struct DisclosureHeader<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  @Environment(\.tint) private var tint

  var body: some View {
    WholeRowButton {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        AccessoryIcon("chevron.right", size: 13).inSquare()
          .flipsForRightToLeftLayoutDirection(!isExpanded.wrappedValue)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0)).foregroundStyle(tint)
      }
    }
    .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
    .described(as: "DisclosureGroup", [.isExpanded: "\(isExpanded.wrappedValue)"])
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is open while a condition holds.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that is open while a condition holds.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A style of disclosure groups.
///
/// - Reference: [SwiftUI's `DisclosureGroupStyle`](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle).
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
  fileprivate func view(_ configuration: Configuration) -> any View {
    DisclosureGroupStyleBody(style: StyleProperty(self), configuration: configuration)
  }
}

/// The view of a style for a group.
nonisolated private struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: View {
  let style: StyleProperty<Style>
  let configuration: DisclosureGroupStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

/// The properties of a group, for its style.
///
/// - Reference: [SwiftUI's `DisclosureGroupStyleConfiguration`](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration).
public struct DisclosureGroupStyleConfiguration {
  /// A type-erased label.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// Type-erased content.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default style: an arrow that turns behind the label.
///
/// - Reference: [SwiftUI's `AutomaticDisclosureGroupStyle`](https://developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle).
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureHeader(isExpanded: configuration.$isExpanded, label: configuration.label)
    if configuration.isExpanded { configuration.content }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: an arrow that turns behind the label.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of disclosure groups.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    modified(by: EnvironmentModifier { $0.disclosureGroupStyle = style })
  }
}
