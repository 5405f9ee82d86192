import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A control with the states on and off: by default a switch with a label before it.
///
/// A switch in the element tree is a `switch` within a `switch`, both with the value `0` or `1`, as on iOS:
/// the outer one has label and identifier and is as wide as the row, the inner one has neither. Only a tap on
/// the inner one switches; a tap on the label has no effect.
///
/// - Reference: [SwiftUI's `Toggle`](https://developer.apple.com/documentation/swiftui/toggle).
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  /// Creates a switch with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    switch context.environment.toggleStyles.nearest {
    case nil, is DefaultToggleStyle: return drawnSwitch(old, in: context)
    case let style as SwitchToggleStyle:
      var context = context
      if let tint = style.tint { context.environment.tint = tint }
      return drawnSwitch(old, in: context)
    case let style?:
      var inside = context
      inside.environment.toggleStyles = context.environment.toggleStyles.outer
      return AnyView(styled(style)).reconciled(with: old, in: inside)
    }
  }

  @MainActor private func drawnSwitch(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ToggleNode) ?? ToggleNode(context.host)
    node.updateLabel(label, in: context)
    node.update(isOn)
    return node
  }

  private func styled(_ style: some ToggleStyle) -> any View {
    let configuration = ToggleStyleConfiguration(label: .init(content: label), isOn: isOn)
    return ToggleStyleBody(style: StyleProperty(style), configuration: configuration)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration, in the style that is set further out.
  ///
  /// - Parameter configuration: The toggle.
  /// - Reference: [SwiftUI's `init(_:)`](https://developer.apple.com/documentation/swiftui/toggle/init(_:)).
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
