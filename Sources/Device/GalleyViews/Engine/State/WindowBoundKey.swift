/// A key whose value ends at the edge of a window: what comes up in front, such as a sheet or a menu, does not inherit it.
protocol WindowBoundKey: EnvironmentKey {}

extension EnvironmentValues {
  /// The values for views in a window of their own.
  var inNewWindow: EnvironmentValues {
    var values = self
    values.endWindowBoundValues()
    values.surroundingRow = nil
    values.surroundingPage = nil
    values.isInListRow = false
    values.isForegroundSet = false
    values.stackAxis = nil
    values.isEnabled = true
    values.areLabelsHidden = false
    values.noteSurroundingTint()
    return values
  }
}
