import Foundation
import GalleyTree

/// A field for one line of text.
///
/// - Reference: [SwiftUI's `TextField`](https://developer.apple.com/documentation/swiftui/textfield).
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  public typealias Body = Never

  /// The text of an empty field; `nil` for the words of the label.
  let prompt: Text?
  let text: Binding<String>
  /// The text, if it depends on language and region, such as that of a number.
  var localizedText: ((Locale) -> Binding<String>)?
  let label: Label
  var behavior = TextFieldBehavior()
  /// The app's value for the selection, if it has one.
  var selection: Binding<TextSelection?>?

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
    let isInDialog = context.environment.isInDialog
    var context = context
    if isInDialog {
      // In an alert fields have a border and small words, which begin at the leading edge.
      if context.environment.font == nil { context.environment.font = .footnote }
      context.environment.multilineTextAlignment = .leading
    }
    node.environment = context.environment
    node.hasBorder = hasBorder || isInDialog
    let text = localizedText?(context.environment.locale) ?? text
    node.update(behavior, prompt: prompt, label: AnyView(label), text: text, in: context)
    node.bindSelection(selection)
    return node
  }

  private func styled(_ style: some TextFieldStyle) -> any View {
    let field = TextField<_TextFieldStyleLabel>(
      prompt: prompt, text: text, localizedText: localizedText, label: _TextFieldStyleLabel(content: label),
      behavior: behavior, selection: selection)
    return TextFieldStyleBody(style: StyleProperty(style), field: field)
  }
}
