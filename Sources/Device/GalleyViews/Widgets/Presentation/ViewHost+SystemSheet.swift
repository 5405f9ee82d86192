import Foundation

/// A sheet that the system shows for an app and that belongs to no view: its source, such as a menu, may be
/// gone.
extension ViewHost {
  /// Shows a sheet above all others.
  func presentSystemSheet(_ content: some View) {
    guard systemSheet == nil else { return }
    let node = SheetNode(self)
    systemSheet = node
    node.identity = AnyHashable(node.handle)
    var values = environment
    values.explicitTint = nil
    values.accent = nil
    node.update(
      AnyView(content), dismiss: { [weak self] in self?.endSystemSheet() }, onDismiss: nil,
      in: NodeContext(environment: values, host: self))
    setNeedsLayout()
  }

  private func endSystemSheet() {
    guard let node = systemSheet else { return }
    systemSheet = nil
    presentedSheets.remove(node)
    setNeedsLayout()
  }
}
