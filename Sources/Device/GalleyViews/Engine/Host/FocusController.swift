/// The state of the keyboard focus.
@MainActor package final class FocusController {
  /// The node that gets the keys.
  private(set) var focused: (any KeyReceiver)?
  /// The focused view without a text, which receives keys while no field has them.
  private(set) var focusedView: FocusableNode?
  /// The readers of values that focused views share.
  let readers = ReaderList()
  var changed: () -> Void = {}

  func focus(_ node: any KeyReceiver) {
    guard focused !== node else { return }
    setView(nil)
    set(node)
    changed()
  }

  func focus(_ node: FocusableNode) {
    guard focusedView !== node else { return }
    set(nil)
    setView(node)
    changed()
  }

  package func resign() {
    guard focused != nil || focusedView != nil else { return }
    set(nil)
    setView(nil)
    changed()
  }

  /// A field that left the window gives the keyboard back.
  func dropIfGone() {
    if let node = focused, !node.evaluation.isAttached { set(nil) }
    if let node = focusedView, node.place?.evaluation.isAttached != true { setView(nil) }
  }

  /// The focused view and the views around it, from the inside out.
  var focusedChain: [Node] {
    var start = focusedView?.place
    if let focused { start = focused }
    guard let start else { return [] }
    return Array(sequence(first: start) { $0.parent ?? $0.evaluation.owner })
  }

  private func setView(_ node: FocusableNode?) {
    let before = focusedView
    guard before !== node else { return }
    focusedView = node
    readers.invalidate()
    before?.focusChanged.values.forEach { $0(false) }
    node?.focusChanged.values.forEach { $0(true) }
  }

  /// Gives the keyboard to a field, and notifies it and the previous one.
  private func set(_ node: (any KeyReceiver)?) {
    let before = focused
    focused = node
    if before !== node {
      readers.invalidate()
      before?.closeEditMenu()
    }
    before?.focusChanged.values.forEach { $0(false) }
    node?.focusChanged.values.forEach { $0(true) }
  }
}

/// The phase of a touch.
package enum TouchPhase: Sendable {
  case began, moved, ended
}
