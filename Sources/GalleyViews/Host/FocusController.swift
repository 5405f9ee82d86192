/// The state of the keyboard focus.
@MainActor package final class FocusController {
  /// The node that gets the keys.
  package private(set) var focused: TextInputNode?
  var changed: () -> Void = {}

  func focus(_ node: TextInputNode) {
    guard focused !== node else { return }
    set(node)
    changed()
  }

  package func resign() {
    guard focused != nil else { return }
    set(nil)
    changed()
  }

  /// A field that left the window gives the keyboard back.
  func dropIfGone() {
    if let node = focused, !node.evaluation.isAttached { set(nil) }
  }

  /// Gives the keyboard to a field, and tells it and the one before.
  private func set(_ node: TextInputNode?) {
    let before = focused
    focused = node
    before?.focusChanged.values.forEach { $0(false) }
    node?.focusChanged.values.forEach { $0(true) }
  }
}

/// A key, as a view gets it.
package enum Key: Hashable, Sendable {
  case character(Character)
  case delete
  case forwardDelete
  case enter
  case tab
  case escape
  case leftArrow
  case rightArrow
  case upArrow
  case downArrow
  case home
  case end
  case pageUp
  case pageDown
  case clear
  case selectAll
  /// A function key, or another one that no view knows.
  case function
}

/// The phase of a touch.
package enum TouchPhase: Sendable {
  case began, moved, ended
}
