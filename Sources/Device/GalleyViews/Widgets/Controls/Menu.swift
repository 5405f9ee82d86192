import Foundation
import GalleyTree

/// A button that opens a menu of buttons and other controls.
///
/// - Reference: [SwiftUI's `Menu`](https://developer.apple.com/documentation/swiftui/menu).
nonisolated public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let label: Label
  let content: Content
  /// The action of a tap; with it a long press opens the menu.
  let primaryAction: (() -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a button with a menu that a long press opens.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? MenuButtonNode) ?? MenuButtonNode(context.host)
    node.update(AnyView(label), content: AnyView(content), primaryAction: primaryAction, in: context)
    return node
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a button with a title and a menu that a long press opens.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == GalleyViews.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GalleyViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content)
  {
    self.init(content: content) { GalleyViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GalleyViews.Label(titleKey, image: image) }
  }
}

/// A menu that a long press on a view opens.
///
/// - Reference: [SwiftUI's `ContextMenu`](https://developer.apple.com/documentation/swiftui/contextmenu).
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

nonisolated extension View {
  /// Opens a menu when the view is pressed for half a second.
  ///
  /// - Reference: [SwiftUI's `contextMenu(menuItems:)`](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)).
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modified(by: ContextMenuModifier(items: AnyView(menuItems())))
  }

  /// Opens a menu when the view is pressed for half a second; the preview above it is not shown so far.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Opens a menu when the view is pressed for half a second; without one nothing happens.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modified(by: ContextMenuModifier(items: contextMenu.map { AnyView($0.items) }))
  }

  /// Sets whether menus show that they are menus; here they do not.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the order of a menu's items; here it is the order of the code.
  public func menuOrder(_ order: MenuOrder) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets whether a menu is closed by a tap on one of its items; here it always is.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the style of menus; all open from their label.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}

/// The order of a menu's items.
///
/// - Reference: [SwiftUI's `MenuOrder`](https://developer.apple.com/documentation/swiftui/menuorder).
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The default order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the code.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu is closed by a tap on one of its items.
///
/// - Reference: [SwiftUI's `MenuActionDismissBehavior`](https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior).
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The default behavior.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu is dismissed.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// A style of menus.
///
/// - Reference: [SwiftUI's `MenuStyle`](https://developer.apple.com/documentation/swiftui/menustyle).
@MainActor @preconcurrency public protocol MenuStyle {}

/// The default style.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  public init() {}
}

/// A button that opens the menu.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  public init() {}
}

/// A button without a border that opens the menu.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
