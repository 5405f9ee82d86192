import GalleyTree

/// The rules for Macs only.
extension AccessibilityAudit {
  /// A control that lets clicks through, so that nothing can be done with it.
  func action(of element: Element) -> AuditFact? {
    guard AccessibilityRole(element) == .control, element.isEnabled,
      element.appearance?.isTouchTransparent == true
    else { return nil }
    return .noAction
  }

  /// The types of possible parents, by an element's type.
  ///
  /// - Reference: [WAI-ARIA 1.2, Required Context Role](https://www.w3.org/TR/wai-aria-1.2/#scope): *menuitem*, *row*.
  private static let parents: [ElementType: [ElementType]] = [
    .menuItem: [.menu, .menuBar, .menuBarItem, .menuButton, .popUpButton],
    .menuBarItem: [.menuBar],
    .tableRow: [.table, .outline, .browser, .grid],
    .outlineRow: [.outline],
    .tableColumn: [.table, .outline, .browser],
  ]

  /// An element outside of its parent.
  func parentChild(of place: Int) -> AuditFact? {
    guard let types = Self.parents[screen.nodes[place].element.type],
      !screen.ancestors(of: place).contains(where: { types.contains(screen.nodes[$0].element.type) })
    else { return nil }
    return .outsideParent(of: types)
  }
}
