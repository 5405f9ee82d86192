import Foundation
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Adds items to the bars of the page.
  ///
  /// - Reference: [SwiftUI's `toolbar(content:)`](https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj).
  @MainActor public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  {
    modified(by: ToolbarModifier(content: AnyView(ToolbarContentView(content: content()))))
  }

  /// Adds views to the bar above the page, each as an item in the default place.
  ///
  /// - Reference: [SwiftUI's `toolbar(content:)`](https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx).
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modified(by: ToolbarModifier(content: AnyView(content())))
  }

  /// Adds items to the bars of the page that a person could customize; here all are visible.
  @MainActor public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}

/// Items of a toolbar as a view.
nonisolated struct ToolbarItemView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let placement: ToolbarItemPlacement
  /// Whether each view in it is an item.
  let isGroup: Bool
  let content: Content

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    var context = context
    if placement.slot == .bottom {
      context.environment.enterBar(context.environment.page?.shownLooks.bottomBar)
    }
    if placement.isEmphasized { context.environment.fontWeight = .semibold }
    if placement.slot == .principal || placement.slot == .keyboard {
      context.environment.isInBar = false
      context.environment.imageScale = .medium
    }
    if isGroup {
      let node = (old as? ToolbarItemsNode) ?? ToolbarItemsNode(context.host)
      node.update(content, placement: placement, in: context)
      return node
    }
    let node = (old as? ToolbarItemNode) ?? ToolbarItemNode(context.host)
    node.update(content, placement: placement, in: context)
    return node
  }
}

/// The node of an item of a toolbar.
final class ToolbarItemNode: Node {
  private(set) var placement = ToolbarItemPlacement.automatic
  private var content: Node?
  private var adopted: Node?

  func update(_ view: some View, placement: ToolbarItemPlacement, in context: NodeContext) {
    environment = context.environment
    self.placement = placement
    content = view.reconciled(with: content, in: context)
  }

  /// Turns a node among others into an item.
  func adopt(_ node: Node, placement: ToolbarItemPlacement) {
    self.placement = placement
    adopted = node
  }

  override var placedChildren: [Node] { adopted.map { [$0] } ?? content?.layoutChildren ?? [] }

  /// Whether this is space that takes the rest of the bar.
  var isSpacer: Bool { placedChildren.first is SpacerNode }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    placedChildren.first?.measure(.unspecified) ?? .zero
  }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren { child.place(in: rect, by: self, offered: offered) }
  }
}

/// The node of several items of a toolbar.
final class ToolbarItemsNode: Node {
  private var content: Node?
  private var items: [UInt64: ToolbarItemNode] = [:]
  private var placement = ToolbarItemPlacement.automatic

  func update(_ view: some View, placement: ToolbarItemPlacement, in context: NodeContext) {
    environment = context.environment
    self.placement = placement
    content = view.reconciled(with: content, in: context)
  }

  override var layoutChildren: [Node] {
    let children = content?.layoutChildren ?? []
    items = items.filter { entry in children.contains { $0.handle == entry.key } }
    return children.map { child in
      if let item = child as? ToolbarItemNode { return item }
      let item = items[child.handle] ?? ToolbarItemNode(host)
      item.adopt(child, placement: placement)
      items[child.handle] = item
      return item
    }
  }
}

struct ToolbarModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let content: AnyView

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.font = .body
    context.environment.foregroundColor = nil
    context.environment.row = nil
    context.environment.stackAxis = nil
    context.environment.isInBar = true
    context.environment.limitTextInBars()
    // As UIKit's bars set symbols.
    context.environment.imageScale = .large
    let node = (old as? ToolbarItemsNode) ?? ToolbarItemsNode(context.host)
    let outer = context
    context.host.evaluator.evaluate(node) {
      var inner = outer
      let page = outer.environment.page
      inner.environment.enterBar(page?.shownLooks.navigationBar, tint: page?.stack?.barLooks.tint)
      node.update(content, placement: .automatic, in: inner)
    }
    if let page = context.environment.page {
      page.toolbars.set(node, of: node)
    } else {
      KeyboardBarNode.of(context.host).toolbars.set(node, of: node)
    }
    return node
  }
}

/// The node of a bar with items at the bottom of a page, or above the keyboard.
class BottomBarNode: Node {
  static let height: CGFloat = 44

  /// The items, from the leading edge.
  var items: [ToolbarItemNode] = []
  /// A closure that returns whether content extends under the bar, which has a background only then.
  var isOverContent: () -> Bool = { true }
  /// The look of the bar that the page sets.
  var look = BarLook()
  /// The height below the bar that its background fills, in points.
  var bottomHeight: CGFloat = 0

  override var placedChildren: [Node] { items }

  override func placeChildren(in rect: CGRect) {
    let space = rect.insetBy(dx: 16, dy: 0)
    let widths = items.map { $0.isSpacer ? 0 : $0.measure(.unspecified).width }
    let spacers = items.count(where: \.isSpacer)
    let free = max(0, space.width - widths.reduce(0, +))
    // Items are spread evenly, unless spaces between them decide their places.
    let gap = spacers == 0 && items.count > 1 ? free / CGFloat(items.count - 1) : 0
    var x = spacers == 0 && items.count == 1 ? space.midX - widths[0] / 2 : space.minX
    for (item, width) in zip(items, widths) {
      let width = item.isSpacer ? free / CGFloat(spacers) : width
      let height = item.isSpacer ? 0 : item.measure(.unspecified).height
      let place = CGRect(x: x, y: rect.midY - height / 2, width: width, height: height)
      item.place(in: mirrored(place, in: rect), by: self)
      x += width + gap
    }
  }

  override func draw(into list: inout DisplayList) {
    if look.hasBackground(isOverContent()) {
      var background = frame
      background.size.height += bottomHeight
      look.drawBackground(in: background, environment, into: &list)
      drawSeparator(x: frame.minX, y: frame.minY, width: frame.width, into: &list)
    }
    super.draw(into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    [
      context.clipped(
        Element(
          .toolbar, frame: frame, handle: handle, children: items.flatMap { $0.elements(in: context) }))
    ]
  }

  override var takesTouches: Bool { true }
}
