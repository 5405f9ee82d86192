import GalleyTree

/// A field for one line of text.
///
/// - Reference: [SwiftUI's `TextField`](https://developer.apple.com/documentation/swiftui/textfield).
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let placeholder: String
  let text: Binding<String>
  let label: Label
  var onSubmit: () -> Void = {}

  /// Calls an action when the return key ends the input.
  public func onSubmit(_ action: @escaping () -> Void) -> TextField {
    var field = self
    field.onSubmit = action
    return field
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    switch context.environment.textFieldStyles.nearest {
    case nil, is DefaultTextFieldStyle, is PlainTextFieldStyle:
      return drawn(old, hasBorder: false, in: context)
    case is RoundedBorderTextFieldStyle: return drawn(old, hasBorder: true, in: context)
    case let style?:
      var inside = context
      inside.environment.textFieldStyles = context.environment.textFieldStyles.outer
      return AnyView(styled(style)).reconciled(with: old, in: inside)
    }
  }

  @MainActor private func drawn(_ old: Node?, hasBorder: Bool, in context: NodeContext) -> Node {
    let node = (old as? TextFieldNode) ?? TextFieldNode(context.host)
    node.environment = context.environment
    node.placeholder = placeholder
    node.hasBorder = hasBorder
    node.bind(text)
    node.onSubmit = onSubmit
    return node
  }

  private func styled(_ style: some TextFieldStyle) -> any View {
    let field = TextField<_TextFieldStyleLabel>(
      placeholder: placeholder, text: text, label: _TextFieldStyleLabel(content: label), onSubmit: onSubmit)
    return TextFieldStyleBody(style: StyleProperty(style), field: field)
  }
}

extension TextField where Label == Text {
  /// Makes a field.
  public init(_ placeholder: String, text: Binding<String>) {
    self.init(placeholder: placeholder, text: text, label: Text(placeholder))
  }
}
