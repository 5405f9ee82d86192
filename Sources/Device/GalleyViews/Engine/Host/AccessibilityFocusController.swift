/// What of a window assistive technology looks at.
@MainActor final class AccessibilityFocusController {
  /// Those who were told, by the numbers of their nodes, with what is to be done when they are looked at no longer.
  private var told: [(handle: UInt64, leave: @MainActor () -> Void)] = []

  /// Tells those who want to know.
  ///
  /// - Parameter element: The node of the element that is looked at now; `nil` if that is none of this window.
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
  /// Takes note of where the cursor of VoiceOver is.
  ///
  /// - Parameter handle: The number of the node of its element; `nil` where it is on none.
  package func setAccessibilityFocus(_ handle: UInt64?) {
    onAppClock { accessibilityFocus.move(to: handle.flatMap { node(with: $0) }) }
  }
}
