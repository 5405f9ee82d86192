private enum IsInDialogKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is a button of an alert or an action sheet, where the cancel button stands out.
  var isInDialog: Bool {
    get { self[IsInDialogKey.self] }
    set { self[IsInDialogKey.self] = newValue }
  }
}
