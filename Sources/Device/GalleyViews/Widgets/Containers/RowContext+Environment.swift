extension EnvironmentValues {
  /// The row of a list that the view is in.
  var row: RowContext? {
    get { surroundingRow as? RowContext }
    set { surroundingRow = newValue }
  }
}
