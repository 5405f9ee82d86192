import Foundation
import GalleyTree

/// A modifier that makes one element of the parts of a date picker; the label beside them stays a text.
///
/// A picker of a date has a button *Date Picker* with the date as its value, one of a time *Time Picker*, and
/// one of both a button *Date and Time Picker* with two others.
///
/// - Reference: `datePickers.firstMatch.buttons["Date Picker"]` with the value *Oct 7, 2026*, and
///   `datePickers[…].buttons["Date and Time Picker"].buttons`, in public UI tests.
struct DatePickerElementModifier: NodeModifier {
  /// The label, which names the element, if it is not seen beside it.
  let hiddenLabel: AnyView?

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    hiddenLabel?.reconciled(with: old, in: context.insideControl)
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    var inner = context
    inner.container = nil
    let parts = child.elements(in: inner)
    let (titles, controls) = (parts.filter { $0.isPart(.title) }, parts.filter { !$0.isPart(.title) })
    let frame = controls.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    let words =
      hiddenLabel == nil
      ? titles.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      : AccessibilityText(node.extra?.layoutChildren ?? []).text
    let picker = Element(
      .datePicker, label: words, frame: frame.isNull ? node.frame : frame,
      isEnabled: node.environment.isEnabled, appearance: .touchTransparent, handle: node.handle,
      children: controls)
    return titles + [context.clipped(picker)]
  }
}
