import GalleyTree

extension ViewHost {
  /// The windows' elements, from the back to the front.
  package func windows() -> [Element] {
    let context = ElementContext(clip: bounds)
    var windows = [window((root?.layoutChildren ?? []).flatMap { $0.elements(in: context) })]
    for sheet in sheets {
      windows.append(window(sheet.elements(in: context), blocks: !sheet.leavesBackgroundUsable))
    }
    let keys = keyboard.map { window($0.elements(in: context)) }
    if let keys, alerts.isEmpty { windows.append(keys) }
    for popup in popups { windows.append(window(popup.elements(in: context), blocks: true)) }
    for alert in alerts { windows.append(window(alert.elements(in: context), blocks: true)) }
    if let keys, !alerts.isEmpty { windows.append(keys) }
    return windows
  }

  /// The described views of the window, from back to front.
  var describedRoots: [Node] {
    var roots = root?.layoutChildren ?? []
    for sheet in sheets { roots.append(sheet) }
    if let keyboard { roots.append(keyboard) }
    for popup in popups { roots.append(popup) }
    for alert in alerts { roots.append(alert) }
    return roots
  }

  /// The card, popup or question in front, which keeps everything behind from the keyboard's shortcuts.
  var front: Node? {
    if let alert = alerts.last { return alert }
    if let popup = popups.last { return popup }
    return sheets.last
  }

  private func window(_ children: [Element], blocks: Bool = false) -> Element {
    Element(
      .window, frame: bounds,
      appearance: blocks ? Appearance() : .touchTransparent,
      children: children)
  }
}
