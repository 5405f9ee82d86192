nonisolated extension View {
  /// Sets the page's item in the bar of a tab view.
  ///
  /// - Parameter label: A ``Label``, or a picture and a text; the first of each is shown.
  /// - Returns: The view.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    modified(by: TabItemModifier(label: AnyView(label())))
  }
}

/// A modifier that sets a page's item in the bar.
struct TabItemModifier: NodeModifier {
  let label: AnyView
}

/// The item of a page in the bar of a tab view.
struct TabItem {
  /// Changes of the item's element for tests and assistive technology.
  struct Changes {
    var identifier: String?
    var label: String?
    var value: String?
  }

  var label = AnyView(EmptyView())
  var badge: Text?
  var changes = Changes()
  var role: TabRole?
  /// Whether the page is not in the bar now.
  var isHidden = false
}

/// A page that describes its own item in the bar.
protocol TabDescribing {
  var item: TabItem { get }
  var tag: AnyHashable? { get }
  var page: any View { get }
}

/// One page of a tab view, described but not created.
struct TabPage {
  /// The identity of the page among all others.
  let key: [AnyHashable]
  /// The value of the selection for the page.
  let tag: AnyHashable?
  let item: TabItem
  let view: any View

  /// Creates a page; a member of a collection is tagged with its identity by default, as in SwiftUI.
  private init(_ view: any View, key: [AnyHashable], identity: AnyHashable?) {
    var tag: AnyHashable?
    var label: AnyView?
    var badge: BadgeModifier?
    var inner = view
    while let modified = inner as? any ModifiedView {
      switch modified.nodeModifier {
      case let nodeModifier as TagModifier: tag = tag ?? nodeModifier.tag
      case let nodeModifier as TabItemModifier: label = label ?? nodeModifier.label
      case let nodeModifier as BadgeModifier: badge = badge ?? nodeModifier
      default: break
      }
      inner = modified.inner
    }
    let own = inner as? any TabDescribing
    var item = own?.item ?? TabItem()
    item.label = label ?? item.label
    item.badge = badge.map(\.badge) ?? item.badge
    self.key = key
    self.tag = tag ?? own?.tag ?? identity
    self.item = item
    self.view = view
  }

  /// Returns the pages of the views in a tab view.
  @MainActor static func pages(of view: any View, by splitter: ViewSplitter, in context: NodeContext)
    -> [TabPage]
  {
    let pieces = splitter.evaluate { $0.split(view, at: [], in: context) }
    let pages = pieces.flatMap { piece -> [TabPage] in
      guard let source = piece.view as? any RowSource else {
        return [TabPage(piece.view, key: piece.path, identity: nil)]
      }
      return (0..<source.rowCount).map { index in
        let identity = source.rowKey(at: index)
        return TabPage(source.row(at: index), key: piece.path + [identity], identity: identity)
      }
    }.filter { !$0.item.isHidden }
    // Searching is at the end of the bar, wherever the app has it.
    return pages.filter { $0.item.role != .search } + pages.filter { $0.item.role == .search }
  }
}
