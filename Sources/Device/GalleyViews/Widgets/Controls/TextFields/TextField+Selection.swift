extension TextField {
  /// Creates a field with a custom label, whose selection the app sees and sets.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selection, or the place of the caret while the field has the keyboard.
  ///   - prompt: The text of an empty field.
  ///   - axis: The direction in which the field grows.
  ///   - label: The purpose of the field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      prompt: prompt, text: text, label: label(), behavior: TextFieldBehavior(axis: axis ?? .horizontal),
      selection: selection)
  }
}

extension TextField where Label == Text {
  /// Creates a field whose selection the app sees and sets.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field whose selection the app sees and sets.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
