/// The views of a content builder without a container: one stands for itself, and several are stacked.
///
/// Windows, sheets, pages, tabs and the labels of charts stack in a column, labels of controls in a row. Only backgrounds, overlays and
/// `ZStack` stack in depth.
///
/// - Reference: [TokamakUI/Tokamak#294](https://github.com/TokamakUI/Tokamak/issues/294), measured on SwiftUI.
nonisolated struct ImplicitStack<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let axis: Axis
  let alignment: AlignmentKey
  let content: Content

  static var reconcilesOwnContent: Bool { true }

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? LayoutNode) ?? LayoutNode(context.host)
    node.update(
      content, layout: StackRules(axis: axis, alignment: alignment, spacing: nil), isImplicit: true,
      in: context)
    return node
  }
}

nonisolated extension View {
  /// The view in a column, where it is several.
  package var inColumn: some View {
    ImplicitStack(axis: .vertical, alignment: HorizontalAlignment.center.key, content: self)
  }

  /// The view in a column whose parts begin at one edge, where it is several.
  var inLeadingColumn: some View {
    ImplicitStack(axis: .vertical, alignment: HorizontalAlignment.leading.key, content: self)
  }

  /// The view in a row, where it is several.
  var inRow: some View {
    ImplicitStack(axis: .horizontal, alignment: VerticalAlignment.center.key, content: self)
  }
}
