import Foundation
import GalleyTree

nonisolated extension View {
  func words(_ text: Text, isEnabled: Bool = true, _ set: @escaping (inout Element, String) -> Void)
    -> some View
  {
    modified(by: AccessibilityTextModifier(text: text, isEnabled: isEnabled, set: set))
  }

  /// Sets the words that are read aloud for the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    words(label) { $0.label = $1 }
  }

  /// Sets the words that are read aloud for the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of the view for assistive technology, from a string table.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets the words that are read aloud for the view.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the view's label for assistive technology to the text of another view.
  public func accessibilityLabel(@ViewBuilder content: () -> some View) -> some View {
    modified(by: AccessibilityRepresentationModifier(content: AnyView(content()), takesLabelOnly: true))
  }

  /// Sets the view's value in words.
  public func accessibilityValue(_ value: Text) -> some View {
    words(value) { $0.value = .text($1) }
  }

  /// Sets the view's value in words.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the view's value in words from a string table.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource))
  }

  /// Sets the view's value in words.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibilityValue(Text(value))
  }

  /// Describes the result of using the view; elements of tests have no hints, as XCUITest's have none.
  ///
  /// - Reference: [SwiftUI's `accessibilityHint(_:)`](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)).
  public func accessibilityHint(_ hint: Text) -> some View {
    semantics(.hint(hint))
  }

  /// Describes the result of using the view.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Describes the result of using the view, in words from a string table.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }

  /// Describes the result of using the view.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets alternative names for the view in spoken input; elements of tests have no such names.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    semantics(.inputLabels(inputLabels))
  }

  /// Sets alternative names for the view in spoken input.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    semantics(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Sets alternative names for the view in spoken input.
  @_disfavoredOverload
  public func accessibilityInputLabels<Label: StringProtocol>(_ inputLabels: [Label]) -> some View {
    semantics(.inputLabels(inputLabels.map { Text($0) }))
  }
}

/// The words of a view's element, in the language of its place.
struct AccessibilityTextModifier: NodeModifier {
  let text: Text
  /// Whether the words count at all.
  var isEnabled = true
  let set: (inout Element, String) -> Void

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    guard isEnabled else { return child.elements(in: context) }
    let words = text.plainText(in: node.environment)
    var elements = child.describedElements(in: context)
    AccessibilityModifier.apply({ set(&$0, words) }, to: &elements, in: context, except: [.icon, .title])
    return elements
  }
}

/// The elements of another view in place of a view's own.
struct AccessibilityRepresentationModifier: NodeModifier {
  let content: AnyView
  /// Whether only the words are the other's.
  var takesLabelOnly = false

  var isExtraForEach: Bool { true }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    content.reconciled(with: old, in: context.insideControl)
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect, by: node, offered: node.offered)
    for other in node.extra?.layoutChildren ?? [] {
      other.place(in: rect, by: node, offered: ProposedSize(rect.size))
    }
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let others = node.extra?.layoutChildren ?? []
    guard takesLabelOnly else { return others.flatMap { $0.elements(in: context) } }
    let words = AccessibilityText(others).text
    var elements = child.elements(in: context)
    AccessibilityModifier.apply({ $0.label = words }, to: &elements, in: context, except: [.icon, .title])
    return elements
  }
}
