struct EnvironmentModifier: NodeModifier {
  /// The names of modifiers with facts about their arguments.
  enum Name: UInt8 {
    case font, fontWeight, foregroundStyle, tint, lineLimit, multilineTextAlignment, underline, strikethrough,
      kerning, tracking, baselineOffset, truncationMode, lineSpacing, monospacedDigit, italic, fontDesign,
      textCase, minimumScaleFactor, controlSize, disabled, colorScheme, dynamicTypeSize, symbolVariant,
      symbolRenderingMode, imageScale, redacted
  }

  /// The modifier's name, if it has facts about its arguments.
  let name: Name?
  /// The key path of the value that it sets, if it has one.
  let keyPath: PartialKeyPath<EnvironmentValues>?
  let change: (inout EnvironmentValues) -> Void

  init(
    _ name: Name? = nil, keyPath: PartialKeyPath<EnvironmentValues>? = nil,
    change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.name = name
    self.keyPath = keyPath
    self.change = change
  }

  func environment(_ values: inout EnvironmentValues) {
    change(&values)
  }
}

nonisolated extension View {
  /// Sets whether controls are disabled.
  public func disabled(_ disabled: Bool) -> some View {
    modified(by: EnvironmentModifier(.disabled) { if disabled { $0.isEnabled = false } })
  }
}
