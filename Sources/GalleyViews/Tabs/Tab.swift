/// A page of a tab view with its item in the bar.
///
/// - Reference: [SwiftUI's `Tab`](https://developer.apple.com/documentation/swiftui/tab).
nonisolated public struct Tab<Value: Hashable, Content: View>: View {
  let title: String
  let image: Image
  let tag: AnyHashable?
  let content: Content
  var badge: String?
  var changes = TabItem.Changes()

  /// Makes a page with a symbol.
  ///
  /// - Parameters:
  ///   - title: What the tab says.
  ///   - systemImage: The symbol's name, such as `book`; the bar takes its filled form where there is one.
  ///   - value: The value of the selection that the page stands for.
  ///   - content: The page.
  public init(_ title: String, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.title = title
    image = Image(systemName: systemImage)
    tag = AnyHashable(value)
    self.content = content()
  }

  /// Makes a page with a picture of the app.
  public init(_ title: String, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.title = title
    self.image = Image(image)
    tag = AnyHashable(value)
    self.content = content()
  }

  /// The page.
  public var body: some View { content }

  /// Shows a number at the tab; none for 0.
  public func badge(_ count: Int) -> Tab {
    badge(count == 0 ? nil : String(count))
  }

  /// Shows a text at the tab.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The page.
  public func badge(_ label: String?) -> Tab {
    var tab = self
    tab.badge = label
    return tab
  }

  /// Sets the tab's identifier for tests.
  public func accessibilityIdentifier(_ identifier: String) -> Tab {
    var tab = self
    tab.changes.identifier = identifier
    return tab
  }

  /// Sets the words that are read aloud for the tab.
  public func accessibilityLabel(_ label: String) -> Tab {
    var tab = self
    tab.changes.label = label
    return tab
  }

  /// Sets the tab's value in words.
  public func accessibilityValue(_ value: String) -> Tab {
    var tab = self
    tab.changes.value = value
    return tab
  }
}

extension Tab where Value == Never {
  /// Makes a page that no selection speaks of.
  ///
  /// - Parameters:
  ///   - title: What the tab says.
  ///   - systemImage: The symbol's name, such as `book`; the bar takes its filled form where there is one.
  ///   - content: The page.
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
    self.title = title
    image = Image(systemName: systemImage)
    tag = nil
    self.content = content()
  }
}

extension Tab: TabDescribing {
  var item: TabItem {
    TabItem(label: AnyView(Label(title: { Text(title) }, icon: { image })), badge: badge, changes: changes)
  }

  var page: any View { content }
}
