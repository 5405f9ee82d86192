import Foundation

nonisolated extension View {
  private func alert(
    _ title: Text, isPresented: Binding<Bool>, actions: AnyView, message: AnyView
  ) -> some View {
    modified(
      by: AlertModifier(title: title, isPresented: isPresented, actions: actions, message: message))
  }

  /// Shows an alert while a condition holds.
  ///
  /// - Parameters:
  ///   - title: The alert's title.
  ///   - isPresented: Whether it is shown; becomes false when a button is tapped.
  ///   - actions: The buttons, and text fields, of which the first gets the keyboard; without buttons, an OK
  ///     button is added.
  ///   - message: The text below the title.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `alert(_:isPresented:actions:message:)`](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-8584l).
  public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: AnyView(actions()), message: AnyView(message()))
  }

  /// Shows an alert without a message while a condition holds.
  public func alert(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View)
    -> some View
  {
    alert(title, isPresented: isPresented, actions: AnyView(actions()), message: AnyView(EmptyView()))
  }

  /// Shows an alert while a condition holds.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert without a message while a condition holds.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while a condition holds.
  @_disfavoredOverload
  public func alert<Title: StringProtocol>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert without a message while a condition holds.
  @_disfavoredOverload
  public func alert<Title: StringProtocol>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert about a value while a condition holds and there is one.
  ///
  /// - Parameters:
  ///   - title: The alert's title.
  ///   - isPresented: Whether it is shown; becomes false when a button is tapped.
  ///   - data: The value.
  ///   - actions: The buttons, and text fields, of which the first gets the keyboard; without buttons, an OK
  ///     button is added.
  ///   - message: The text below the title.
  /// - Returns: The view.
  public func alert<Value>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> some View {
    alert(
      title, isPresented: isPresented.whileThere(data != nil), actions: AnyView(data.map(actions)),
      message: AnyView(data.map(message)))
  }

  /// Shows an alert about a value while a condition holds and there is one.
  public func alert<Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about a value while a condition holds and there is one.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert without a message about a value while a condition holds and there is one.
  public func alert<Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert without a message about a value while a condition holds and there is one.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert about an error while a condition holds and there is one; the title is the error's description.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented.whileThere(error != nil), actions: actions
    )
  }

  /// Shows an alert with a message about an error while a condition holds and there is one.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> some View,
    @ViewBuilder message: (Failure) -> some View
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }
}

extension Binding where Value == Bool {
  /// Returns the condition, combined with the presence of its subject.
  func whileThere(_ isThere: Bool) -> Binding<Bool> {
    Binding(get: { isThere && wrappedValue }, set: { wrappedValue = $0 })
  }
}

nonisolated extension View {
  /// Shows an action sheet at the bottom of the screen while a condition holds.
  ///
  /// In the element tree it is a window with an element of type `sheet`. A missing cancel button is added.
  ///
  /// - Parameters:
  ///   - title: The question; the element's label.
  ///   - isPresented: Whether it is shown; becomes false when a button or the background is tapped.
  ///   - titleVisibility: Whether the title is visible; by default it is not.
  ///   - actions: The buttons.
  ///   - message: The text above the buttons.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `confirmationDialog`](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)-8y541).
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View {
    modified(
      by: ConfirmationDialogModifier(
        title: title, isTitleShown: titleVisibility == .visible, isPresented: isPresented,
        actions: AnyView(actions()), message: AnyView(message())))
  }

  /// Shows an action sheet without a message while a condition holds.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }

  /// Shows an action sheet while a condition holds.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows an action sheet without a message while a condition holds.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows an action sheet while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows an action sheet without a message while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows an action sheet about a value while a condition holds and there is one.
  public func confirmationDialog<Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Shows an action sheet about a value while a condition holds and there is one.
  public func confirmationDialog<Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
}
