import Foundation

/// The properties that the views of a page set on their navigation stack.
@MainActor final class PageContext {
  /// The properties.
  struct Properties {
    /// The title in the bar.
    var title = ""
    /// Whether the title begins large.
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    /// Whether the bar has no back button.
    var hidesBackButton = false
    /// The looks of the bars.
    var looks = BarLooks()
  }

  /// The page that values of a type open.
  struct Destination {
    let type: ObjectIdentifier
    let make: (Any) -> AnyView
  }

  /// The changes of views, those inside before those outside.
  let changes = PropertyRegistry(Properties())
  /// The pages that values open, set by views, those inside before those outside.
  let destinations = Registry<Destination>(outerFirst: false)
  /// The content of the toolbars of views.
  let toolbars = Registry<Node>()
  /// The fields for searching that views have put into the bar.
  let searchDrawers = Registry<SearchDrawerNode>()
  weak var stack: NavigationNode?
  /// The page below, whose values open pages here as well.
  private let below: PageContext?
  /// The state of editing; it is read with environments, on the main actor as everything here.
  nonisolated(unsafe) private let editing = EditingState()
  /// Whether this is not the first page.
  nonisolated let isOpened: Bool
  /// The height of the part of the bar that disappears as the page is scrolled, in points.
  var largeTitleHeight: CGFloat = 0

  private let titleReaders = ReaderList()
  private let schemeReaders = ReaderList()
  /// The colour schemes of the bars with which items were evaluated; `nil` before the first.
  private var toldSchemes: [ColorScheme?]?

  init(_ stack: NavigationNode, above below: PageContext? = nil) {
    self.stack = stack
    self.below = below
    isOpened = below != nil
    changes.changed = { [unowned self] in
      titleReaders.invalidate()
      self.stack?.barChanged()
    }
    toolbars.changed = { [unowned self] in self.stack?.barChanged() }
    searchDrawers.changed = { [unowned self] in self.stack?.barChanged() }
    destinations.changed = { [unowned self] in self.stack?.destinationsChanged() }
  }

  private var properties: Properties { changes.properties }

  var title: String { properties.title }
  var displayMode: NavigationBarItem.TitleDisplayMode { properties.displayMode }
  var hidesBar: Bool { looks.navigationBar.isHidden == true }
  var hidesBackButton: Bool { properties.hidesBackButton }
  var hidesBottomBar: Bool { looks.bottomBar.isHidden == true }
  var looks: BarLooks { properties.looks }
  /// The items in the bars.
  var items: [ToolbarItemNode] {
    toolbars.values.flatMap { $0.layoutChildren.compactMap { $0 as? ToolbarItemNode } }
  }

  /// Whether the page is edited, for views to read and set.
  nonisolated var editModeBinding: Binding<EditMode> { editing.binding }

  /// The title, for a view that shows it and is evaluated again when it changes.
  var shownTitle: String {
    titleReaders.register()
    return title
  }

  /// The looks of the bars, for items that are in one and are evaluated again when its colour scheme changes.
  var shownLooks: BarLooks {
    schemeReaders.register()
    toldSchemes = toldSchemes ?? looks.schemes
    return looks
  }

  /// Notifies the items of bars whose colour scheme has changed, once all views have made their settings.
  func tellSchemes() {
    guard let toldSchemes, toldSchemes != looks.schemes else { return }
    self.toldSchemes = looks.schemes
    schemeReaders.invalidate()
  }

  /// Whether values of a type open a page, here or on a page below.
  func hasDestination(_ type: ObjectIdentifier) -> Bool {
    destinations.values.contains { $0.type == type } || below?.hasDestination(type) == true
  }

  /// Returns the page that a value opens, as it is set here or on a page below; `nil` without one for its
  /// type.
  func destination(of value: AnyHashable, _ type: ObjectIdentifier) -> AnyView? {
    if let own = destinations.values.last(where: { $0.type == type }) {
      return Reader.observing { own.make(value.base) }
    }
    return below?.destination(of: value, type)
  }
}

/// Whether a page is edited.
private final class EditingState {
  private var mode = EditMode.inactive
  private let readers = ReaderList()

  /// A way for views to read and set it.
  var binding: Binding<EditMode> {
    Binding(
      get: { [self] in
        readers.register()
        return mode
      },
      set: { [self] in
        mode = $0
        readers.invalidate()
      }
    ).named(.object(self))
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
    /// A large title on the first page, and a title in the bar on the others.
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
      by: PageDestinationModifier(
        destination: PageContext.Destination(type: ObjectIdentifier(type)) { value in
          (value as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
        }))
  }
}

struct PageModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let change: (inout PageContext.Properties) -> Void

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.environment.page?.changes.set(change, of: node)
  }
}

struct PageDestinationModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let destination: PageContext.Destination

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.environment.page?.destinations.set(destination, of: node)
  }
}

extension EnvironmentValues {
  /// The page of a navigation stack that the view is on.
  var page: PageContext? {
    get { surroundingPage as? PageContext }
    set { surroundingPage = newValue }
  }
}
