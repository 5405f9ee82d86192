/// The part of a window that assistive technology focuses.
@MainActor final class AccessibilityFocusController {
  /// The notified views, by the numbers of their nodes, with an action for the end of the focus.
  private var told: [(handle: UInt64, leave: @MainActor () -> Void)] = []

  /// Notifies the views concerned.
  ///
  /// - Parameter element: The node of the focused element; `nil` for an element of another window.
  func move(to element: Node?) {
    let nodes = element?.accessibilityNodes ?? []
    let handles = Set(nodes.map(\.handle))
    let left = told.filter { !handles.contains($0.handle) }
    told.removeAll { !handles.contains($0.handle) }
    for (_, leave) in left { leave() }
    guard let element else { return }
    let known = Set(told.map(\.handle))
    for node in nodes where !known.contains(node.handle) {
      if let leave = node.accessibilityFocused(on: element) { told.append((node.handle, leave)) }
    }
  }
}

extension ViewHost {
  /// Updates the place of VoiceOver's cursor.
  ///
  /// - Parameter handle: The number of the node of its element; `nil` for none.
  package func setAccessibilityFocus(_ handle: UInt64?) {
    onAppClock { accessibilityFocus.move(to: handle.flatMap { node(with: $0) }) }
  }
}
