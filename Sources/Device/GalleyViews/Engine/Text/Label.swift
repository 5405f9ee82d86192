import Foundation
import GalleyTree

/// A title with an icon before it.
///
/// - Reference: [SwiftUI's `Label`](https://developer.apple.com/documentation/swiftui/label).
nonisolated public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  public typealias Body = Never

  let title: Title
  let icon: Icon

  /// Creates a title with an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    var inside = context
    let style = context.environment.labelStyles.nearest ?? DefaultLabelStyle()
    inside.environment.labelStyles = context.environment.labelStyles.outer
    return AnyView(styled(style)).reconciled(with: old, in: inside)
  }

  private func styled(_ style: some LabelStyle) -> any View {
    let configuration = LabelStyleConfiguration(
      title: .init(content: title),
      icon: .init(content: icon.modified(by: ElementPartModifier(part: .icon))))
    return LabelStyleBody(style: StyleProperty(style), configuration: configuration)
      .modified(by: LabelElementsModifier())
      .described(
        as: "Label", [.style: style is DefaultLabelStyle ? nil : FactText.name(ofStyle: style, "LabelStyle")]
      )
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style's configuration, with the style that was set further out.
  ///
  /// - Parameter configuration: The label.
  /// - Reference: [SwiftUI's `init(_:)`](https://developer.apple.com/documentation/swiftui/label/init(_:)).
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// A modifier that gives an icon's element the words of a hidden title.
struct SpokenTitleModifier: NodeModifier {
  let title: LabelStyleConfiguration.Title

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    title.reconciled(with: old, in: context)
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    var elements = child.elements(in: context)
    let words = AccessibilityText(node.extra?.layoutChildren ?? []).text
    if !words.isEmpty, let first = elements.indices.first { elements[first].label = words }
    return elements
  }
}
