nonisolated extension View {
  /// Shows choices for a value, if there is one, below a title that is a text.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: The value.
  ///   - actions: The choices.
  ///   - message: The text below the title.
  /// - Returns: The view.
  public func confirmationDialog<Value>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.whileThere(data != nil), titleVisibility: titleVisibility,
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Shows choices for a value, if there is one, below a title that is a text.
  public func confirmationDialog<Value>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.whileThere(data != nil), titleVisibility: titleVisibility,
      actions: { data.map(actions) })
  }

  /// Shows choices for a value, if there is one, below a title that is not translated.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Value>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Shows choices for a value, if there is one, below a title that is not translated.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Value>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
}
