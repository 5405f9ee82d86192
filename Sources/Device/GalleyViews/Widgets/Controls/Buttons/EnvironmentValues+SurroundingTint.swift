/// The tint of the page, list, stack or window around a control.
///
/// What deletes is red also in an app that has a colour of its own; only a tint that is set nearer is meant for the button.
private enum SurroundingTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The tint of what is around, which the red of what deletes goes before.
  var surroundingTint: Color? {
    get { self[SurroundingTintKey.self] }
    set { self[SurroundingTintKey.self] = newValue }
  }

  /// Notes that a page, a list, a stack or a window begins here.
  mutating func noteSurroundingTint() {
    if surroundingTint != explicitTint { surroundingTint = explicitTint }
  }
}
