import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The purpose of a button.
///
/// - Reference: [SwiftUI's `ButtonRole`](https://developer.apple.com/documentation/swiftui/buttonrole).
public struct ButtonRole: Equatable, Sendable {
  private enum Purpose {
    case destructive, cancel, close, confirm
  }

  private let purpose: Purpose
  /// The role in a word, such as `destructive`.
  var name: String { FactText.name(purpose) }

  /// A button that deletes data.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// The button cancels an operation.
  public static let cancel = ButtonRole(purpose: .cancel)
  /// The button closes a view.
  public static let close = ButtonRole(purpose: .close)
  /// A button that confirms an action.
  public static let confirm = ButtonRole(purpose: .confirm)
}

/// A control that performs an action when tapped.
///
/// - Reference: [SwiftUI's `Button`](https://developer.apple.com/documentation/swiftui/button).
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never

  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Creates a button with a custom label.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    var inside = context
    inside.environment.buttonStyles = context.environment.buttonStyles.outer
    switch context.environment.buttonStyles.nearest {
    case .custom(let style)?:
      let node = (old as? ButtonNode) ?? ButtonNode(context.host)
      node.update(custom(style, node.press), role: role, look: .custom, action: action, in: inside)
      return node
    case .primitive(let style)?:
      return AnyView(primitive(style)).reconciled(with: old, in: inside)
    case .drawn(let look)?: return drawn(look, old, in: context)
    case nil: return drawn(.automatic, old, in: context)
    }
  }

  @MainActor private func drawn(_ look: ButtonLook, _ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ButtonNode) ?? ButtonNode(context.host)
    node.update(label, role: role, look: look, action: action, in: context)
    return node
  }

  private func custom(_ style: some ButtonStyle, _ press: ButtonPress) -> AnyView {
    AnyView(ButtonStyleBody(style: StyleProperty(style), role: role, label: label, press: press))
  }

  private func primitive(_ style: some PrimitiveButtonStyle) -> any View {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: label), action: action)
    return PrimitiveButtonStyleBody(style: StyleProperty(style), configuration: configuration)
      .modified(by: PrimitiveButtonModifier())
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style's configuration, in the style that is set further out.
  ///
  /// - Parameter configuration: The button.
  /// - Reference: [SwiftUI's `init(_:)`](https://developer.apple.com/documentation/swiftui/button/init(_:)).
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
