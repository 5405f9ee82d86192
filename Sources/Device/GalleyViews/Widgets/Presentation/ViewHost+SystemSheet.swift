import Foundation

/// A sheet that the system shows for an app and that belongs to no view: its source, such as a menu, may be
/// gone.
extension ViewHost {
  /// Shows a sheet above all others, unless there is one already.
  ///
  /// - Parameters:
  ///   - content: The content of the sheet.
  ///   - ended: A closure that is called once the sheet is gone.
  func presentSystemSheet(_ content: some View, ended: @escaping () -> Void = {}) {
    guard systemSheet == nil else { return }
    let node = SheetNode(self)
    systemSheet = node
    node.identity = AnyHashable(node.handle)
    var values = environment
    values.explicitTint = nil
    values.accent = nil
    node.update(
      AnyView(content), dismiss: { [weak self] in self?.endSystemSheet(ended) }, onDismiss: nil,
      in: NodeContext(environment: values, host: self))
    setNeedsLayout()
  }

  private func endSystemSheet(_ ended: () -> Void) {
    guard let node = systemSheet else { return }
    systemSheet = nil
    presentedSheets.remove(node)
    setNeedsLayout()
    ended()
  }
}
