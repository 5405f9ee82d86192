import Foundation
import GalleyTree

extension ViewHost {
  /// The windows' elements, from the back to the front.
  package func windows() -> [Element] {
    let context = ElementContext(clip: bounds)
    var windows = [window((root?.layoutChildren ?? []).flatMap { $0.elements(in: context) })]
    for sheet in sheets {
      windows.append(window(sheet.elements(in: context), blocks: !sheet.leavesBackgroundUsable))
    }
    let keys = keyboard.map {
      window((alerts.isEmpty ? shownAccessory?.elements(in: context) ?? [] : []) + $0.elements(in: context))
    }
    if let keys, alerts.isEmpty { windows.append(keys) }
    for popup in popups { windows.append(window(popup.elements(in: context), blocks: true)) }
    for alert in alerts { windows.append(window(alert.elements(in: context), blocks: true)) }
    if let keys, !alerts.isEmpty { windows.append(keys) }
    for menu in editMenus { windows.append(window(menu.elements(in: context))) }
    return windows
  }

  /// The menus of commands for text: that of the field with the keyboard, as long as it has it.
  var editMenus: [any WindowEditMenu] { presentedEditMenus.values.filter(\.isOfFocusedField) }

  /// Closes all menus of commands but the one that a touch reaches.
  func closeEditMenus(besides point: CGPoint) {
    for menu in presentedEditMenus.values where menu.hitTest(point) == nil { menu.close() }
  }

  /// The bar above the keyboard; `nil` without a keyboard or without items for it.
  var shownAccessory: (any KeyboardAccessory)? {
    guard keyboard != nil, let keyboardAccessory, keyboardAccessory.height > 0 else { return nil }
    return keyboardAccessory
  }

  /// The height of the keyboard with the bar above it, in points; 0 without a keyboard.
  var coveredHeight: CGFloat { keyboardHeight + (shownAccessory?.height ?? 0) }

  /// The described views of the window, from back to front.
  var describedRoots: [Node] {
    var roots = root?.layoutChildren ?? []
    for sheet in sheets { roots.append(sheet) }
    if let keyboard { roots.append(keyboard) }
    for popup in popups { roots.append(popup) }
    for alert in alerts { roots.append(alert) }
    for menu in editMenus { roots.append(menu) }
    return roots
  }

  /// The card, popup or question in front, which keeps everything behind from the keyboard's shortcuts.
  var front: Node? {
    if let alert = alerts.last { return alert }
    if let popup = popups.last { return popup }
    return sheets.last
  }

  private func window(_ children: [Element], blocks: Bool = false) -> Element {
    var window = Element(
      .window, frame: bounds,
      appearance: blocks ? Appearance() : .touchTransparent,
      children: children)
    window.identifyBySymbols()
    return window
  }
}
