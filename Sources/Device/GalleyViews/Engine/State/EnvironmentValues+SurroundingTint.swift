/// The tint of the page, list, stack or window around a control.
///
/// A destructive button is red even in an app with a tint; only a tint that is set nearer applies to the
/// button.
private enum SurroundingTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The tint of the surroundings, which the red of destructive buttons overrides.
  var surroundingTint: Color? {
    get { self[SurroundingTintKey.self] }
    set { self[SurroundingTintKey.self] = newValue }
  }

  /// Notes that a page, a list, a stack or a window begins here.
  mutating func noteSurroundingTint() {
    if surroundingTint != explicitTint { surroundingTint = explicitTint }
  }
}
