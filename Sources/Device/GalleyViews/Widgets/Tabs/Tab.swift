/// A page of a tab view with its item in the bar.
///
/// - Reference: [SwiftUI's `Tab`](https://developer.apple.com/documentation/swiftui/tab).
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let label: Label
  let tag: AnyHashable?
  let content: Content
  var badge: Text?
  var changes = TabItem.Changes()
  var role: TabRole?
  var isHidden = false

  init(label: Label, tag: AnyHashable?, role: TabRole?, content: Content) {
    self.label = label
    self.tag = tag
    self.role = role
    self.content = content
  }

  /// Creates a page with a custom label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), tag: AnyHashable(value), role: role, content: content())
  }

  public var body: some View { content.inColumn }

  private func changed(_ change: (inout Tab) -> Void) -> Tab {
    var tab = self
    change(&tab)
    return tab
  }

  /// Shows a number at the tab; 0 hides it.
  public func badge(_ count: Int) -> Tab {
    badge(Text(count: count))
  }

  /// Shows a text at the tab.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The page.
  public func badge(_ label: Text?) -> Tab { changed { $0.badge = label } }

  /// Shows a text from the app's string tables at the tab.
  ///
  /// - Parameter key: The key of the text; `nil` for no badge.
  /// - Returns: The page.
  public func badge(_ key: LocalizedStringKey?) -> Tab { badge(key.map { Text($0) }) }

  /// Shows a verbatim text at the tab.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The page.
  @_disfavoredOverload
  public func badge<Words: StringProtocol>(_ label: Words?) -> Tab { badge(label.map { Text($0) }) }

  /// Hides the tab while a condition holds.
  public func hidden(_ hidden: Bool = true) -> Tab { changed { $0.isHidden = hidden } }

  /// Names the tab for customization; here tabs keep the app's order.
  public func customizationID(_ id: String) -> Tab { self }

  /// Sets the tab's identifier for tests.
  public func accessibilityIdentifier(_ identifier: String) -> Tab {
    changed { $0.changes.identifier = identifier }
  }

  /// Sets the label of the tab for assistive technology.
  public func accessibilityLabel(_ label: String) -> Tab { changed { $0.changes.label = label } }

  /// Sets the tab's value in words.
  public func accessibilityValue(_ value: String) -> Tab { changed { $0.changes.value = value } }
}

extension Tab where Value == Never {
  /// Creates a page with a custom label that no selection speaks of.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), tag: nil, role: role, content: content())
  }
}

/// The purpose of a tab.
///
/// - Reference: [SwiftUI's `TabRole`](https://developer.apple.com/documentation/swiftui/tabrole).
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A search tab: the last tab, with a magnifying glass unless it has a label.
  public static let search = TabRole(name: "search")
}

/// A title and a picture, the default label of a tab.
///
/// - Reference: [SwiftUI's `DefaultTabLabel`](https://developer.apple.com/documentation/swiftui/defaulttablabel).
nonisolated public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  init(_ title: Text, _ image: Image) {
    self.title = title
    self.image = image
  }

  /// Creates the label of a tab without a label: that of its role.
  init(_ role: TabRole?) {
    title = role == .search ? Text("Search") : nil
    image = role == .search ? Image(systemName: "magnifyingglass") : nil
  }

  /// The picture and the title.
  public var body: some View {
    image
    title
  }
}

extension Tab: TabDescribing {
  var item: TabItem {
    TabItem(label: AnyView(label), badge: badge, changes: changes, role: role, isHidden: isHidden)
  }

  var page: any View { content }
}
