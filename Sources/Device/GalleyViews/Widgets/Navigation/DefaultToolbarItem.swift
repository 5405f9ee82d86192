import Foundation

/// A toolbar item of the system that an app places.
///
/// - Reference: [SwiftUI's `ToolbarDefaultItemKind`](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind).
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The button that shows the sidebar, and hides it.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// A place for a toolbar item of the system; here the item stays where it is without this.
///
/// - Reference: [SwiftUI's `DefaultToolbarItem`](https://developer.apple.com/documentation/swiftui/defaulttoolbaritem).
nonisolated public struct DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates a place for an item.
  ///
  /// - Parameters:
  ///   - kind: The item.
  ///   - placement: The place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor var view: AnyView { AnyView(EmptyView()) }
}
