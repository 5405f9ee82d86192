import Foundation

/// The properties that the views of a page set on their navigation stack.
final class PageContext {
  /// The title in the bar.
  var title = ""
  /// Whether the title begins large.
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  /// The items in the bars.
  var items: [ToolbarItemNode] = []
  /// Whether there is no bar above the page.
  var hidesBar = false
  /// Whether the bar has no back button.
  var hidesBackButton = false
  /// Whether the bar has no background; `nil` for the usual one.
  var isBackgroundHidden: Bool?
  /// Whether there is no bar at the bottom.
  var hidesBottomBar = false
  /// The pages that values open, by the values' type.
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  weak var stack: NavigationNode?
  /// Whether this is not the first page.
  var isOpened = false
  /// Whether the page is edited.
  private var editMode = EditMode.inactive

  /// Whether the page is edited, for views to read and set.
  var editModeBinding: Binding<EditMode> {
    Binding(
      get: { [weak self] in self?.editMode ?? .inactive },
      set: { [weak self] in
        self?.editMode = $0
        nonisolated(unsafe) let page = self
        MainActor.assumeIsolated { page?.stack?.host.changed.raise() }
      })
  }
  /// The height of the part of the bar that goes away as the page is scrolled, in points.
  var largeTitleHeight: CGFloat = 0

  init(_ stack: NavigationNode) {
    self.stack = stack
  }

  func reset() {
    title = ""
    displayMode = .automatic
    items = []
    hidesBar = false
    hidesBackButton = false
    isBackgroundHidden = nil
    hidesBottomBar = false
  }
}

/// An action that pops the last page; on the first page of a sheet, it dismisses the sheet.
///
/// - Reference: [SwiftUI's `DismissAction`](https://developer.apple.com/documentation/swiftui/dismissaction).
public struct DismissAction {
  weak var page: PageContext?
  weak var presentation: PresentationContext?

  init(page: PageContext?, presentation: PresentationContext? = nil) {
    self.page = page
    self.presentation = presentation
  }

  /// Pops the page, or dismisses the sheet.
  @MainActor @preconcurrency public func callAsFunction() {
    if page?.stack?.pop() != true { presentation?.dismiss() }
  }
}

/// The bar above a page.
///
/// - Reference: [SwiftUI's `NavigationBarItem`](https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
  private init() {}

  /// The display of a page's title.
  ///
  /// - Reference: [SwiftUI's `NavigationBarItem.TitleDisplayMode`](https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode).
  public enum TitleDisplayMode: Hashable, Sendable {
    /// A large title on the first page, and one in the bar on the others.
    case automatic
    /// A title in the bar.
    case inline
    /// A large title below the bar, until the content is scrolled.
    case large
  }
}

nonisolated extension View {
  /// Sets the display of the page's title.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    modified(by: PageModifier { $0.displayMode = mode })
  }

  /// Sets the page that a value of a type opens.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    modified(
      by: PageModifier { page in
        page.destinations[ObjectIdentifier(type)] = { value in
          (value as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
        }
      })
  }
}

struct PageModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let change: (PageContext) -> Void

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    if let page = context.environment.page { change(page) }
  }
}
