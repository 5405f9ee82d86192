import Foundation
import GalleyTree

/// A control that chooses one of several values.
///
/// Each option is a view with a `tag(_:)`; the members of a ``ForEach`` need none if their identity is the
/// value.
///
/// - Reference: [SwiftUI's `Picker`](https://developer.apple.com/documentation/swiftui/picker).
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  private var currentValueLabel: AnyView?

  /// Creates a picker with a custom label, and a view in place of the chosen option where it shows that alone.
  ///
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - content: The options.
  ///   - label: The label.
  ///   - currentValueLabel: The view for the chosen value, beside the label of a menu or a link.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label; SwiftUI's older form.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let choice = choice
    switch context.environment.pickerStyle {
    case .automatic, .menu:
      let node = (old as? MenuPickerNode) ?? MenuPickerNode(context.host)
      node.updateLabel(label, in: context)
      node.update(choice, in: context)
      return node
    case .segmented:
      let node = (old as? SegmentedNode) ?? SegmentedNode(context.host)
      node.update(choice, label: label, in: context)
      return node
    case .wheel:
      let node = (old as? WheelNode) ?? WheelNode(context.host)
      node.update(choice, label: label, in: context)
      return node
    case .inline:
      let label = context.environment.areLabelsHidden ? AnyView(EmptyView()) : AnyView(label)
      return InlineOptions(choice: choice, label: label).reconciled(with: old, in: context)
    case .navigationLink:
      return OptionsLink(choice: choice, label: AnyView(label)).reconciled(with: old, in: context)
    }
  }

  @MainActor private var choice: PickerChoice {
    let chosen = selection.wrappedValue
    return PickerChoice(content, currentValueLabel: currentValueLabel) {
      ($0.base as? SelectionValue) == chosen
    } choose: {
      if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
    }
  }
}

/// In a list an inline picker is several rows: its label, unless labels are hidden, and the options.
extension Picker: Unfolding {
  @MainActor func unfolded(in environment: EnvironmentValues?) -> (any View)? {
    guard let environment, environment.pickerStyle == .inline else { return nil }
    return environment.areLabelsHidden
      ? PickerRows(choice: choice) : TupleView((label, PickerRows(choice: choice)))
  }
}

extension Picker: MultiplicityProviding {
  /// An inline picker is several rows.
  static var ownSplitShape: ViewMultiplicity { .unknown }
}
