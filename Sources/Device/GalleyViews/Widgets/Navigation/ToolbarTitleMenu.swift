import Foundation
import GalleyTree

/// A menu that the title in the bar opens.
///
/// - Reference: [SwiftUI's `ToolbarTitleMenu`](https://developer.apple.com/documentation/swiftui/toolbartitlemenu).
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  private let content: Content

  /// Creates the menu with entries.
  ///
  /// - Parameter content: The entries.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates an empty menu: the title opens nothing.
  public init() where Content == EmptyView {
    content = EmptyView()
  }

  @MainActor var view: AnyView {
    guard Content.self != EmptyView.self else { return AnyView(EmptyView()) }
    return AnyView(
      ToolbarItemView(
        placement: .principal, isGroup: false,
        content: Menu {
          content
        } label: {
          TitleMenuLabel()
        }))
  }
}

nonisolated extension View {
  /// Adds a menu that the title in the bar opens.
  ///
  /// - Parameter content: The entries.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `toolbarTitleMenu(content:)`](https://developer.apple.com/documentation/swiftui/view/toolbartitlemenu(content:)).
  @MainActor public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }
}

/// The page's title, with a sign that there is a menu.
private struct TitleMenuLabel: View {
  var body: some View {
    HStack(spacing: 4) {
      PageTitleView()
      Image(systemName: "chevron.down.circle.fill").font(.footnote).foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
    .font(.headline).foregroundStyle(.primary)
  }
}

/// The page's title, which is evaluated again when modifiers change it.
private struct PageTitleView: View, PrimitiveView {
  typealias Body = Never

  func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    Text(verbatim: context.environment.page?.shownTitle ?? "").reconciled(with: old, in: context)
  }
}
