/// A single window.
///
/// - Reference: [SwiftUI's `Window`](https://developer.apple.com/documentation/swiftui/window).
nonisolated public struct Window<Content: View>: Scene, PrimitiveScene {
  public typealias Body = Never

  private let content: Content

  /// Creates a window with a title; here the title is that of the app.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title; here the title is that of the app.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title; here the title is that of the app.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor var root: AnyView { AnyView(content) }
}

/// The settings window of an app on a Mac, which is shown nowhere here so far.
///
/// - Reference: [SwiftUI's `Settings`](https://developer.apple.com/documentation/swiftui/settings).
nonisolated public struct Settings<Content: View>: Scene, PrimitiveScene {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}

  @MainActor var root: AnyView { AnyView(EmptyView()) }
}

/// An item of an app in the menu bar of a Mac, which is shown nowhere here so far.
///
/// - Reference: [SwiftUI's `MenuBarExtra`](https://developer.apple.com/documentation/swiftui/menubarextra).
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene, PrimitiveScene {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Creates a menu bar item that a binding inserts and removes.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  @MainActor var root: AnyView { AnyView(EmptyView()) }
}

nonisolated extension MenuBarExtra where Label == Text {
  /// Creates a menu bar item with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

nonisolated extension MenuBarExtra where Label == GalleyViews.Label<Text, Image> {
  /// Creates a menu bar item with a symbol, and a title for assistive technology.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GalleyViews.Label(titleKey, systemImage: systemImage) }
  }
}
