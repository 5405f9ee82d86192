import Foundation

/// An alert as a value; SwiftUI's older form.
///
/// - Reference: [SwiftUI's `Alert`](https://developer.apple.com/documentation/swiftui/alert).
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A cancel button with the default title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }

    var view: some View {
      GalleyViews.Button(role: role, action: action) { label }
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; without one, an OK button is added.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton].compactMap(\.self)
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// An action sheet as a value; SwiftUI's older form.
///
/// - Reference: [SwiftUI's `ActionSheet`](https://developer.apple.com/documentation/swiftui/actionsheet).
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

nonisolated extension View {
  /// Shows an alert while a condition holds; SwiftUI's older form.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let content = isPresented.wrappedValue ? content() : nil
    return alert(content?.title ?? Text(verbatim: ""), isPresented: isPresented) {
      ForEach((content?.buttons ?? []).indices) { index in content?.buttons[index].view }
    } message: {
      content?.message
    }
  }

  /// Shows an alert while there is a value; SwiftUI's older form.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let content = item.wrappedValue.map(content)
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return alert(content?.title ?? Text(verbatim: ""), isPresented: isPresented) {
      ForEach((content?.buttons ?? []).indices) { index in content?.buttons[index].view }
    } message: {
      content?.message
    }
  }

  /// Shows an action sheet while a condition holds; SwiftUI's older form.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let content = isPresented.wrappedValue ? content() : nil
    return actionSheet(content, isPresented: isPresented)
  }

  /// Shows an action sheet while there is a value; SwiftUI's older form.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet)
    -> some View
  {
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return actionSheet(item.wrappedValue.map(content), isPresented: isPresented)
  }

  private func actionSheet(_ content: ActionSheet?, isPresented: Binding<Bool>) -> some View {
    confirmationDialog(
      content?.title ?? Text(verbatim: ""), isPresented: isPresented, titleVisibility: .visible
    ) {
      ForEach((content?.buttons ?? []).indices) { index in content?.buttons[index].view }
    } message: {
      content?.message
    }
  }
}
