import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The menu that a field shows for its text: a bar of words above or below it, beside which all can be touched.
///
/// A bar that is too narrow for all commands has pages, and a button that leads to the next one, which public suites find as
/// `buttons["Forward"]` from iOS 16 on.
///
/// - Reference: [UIKit's `UIEditMenuInteraction`](https://developer.apple.com/documentation/uikit/uieditmenuinteraction).
final class EditMenuNode: Node, WindowEditMenu {
  private static let height: CGFloat = 44
  private static let corners = Corners.continuous(13)
  /// The distance from the field, and the least one from the window's edges, in points.
  private static let distance: CGFloat = 8

  /// The field that the menu belongs to.
  private(set) weak var field: TextInputNode?
  private var items: [EditMenuItemNode] = []
  /// The commands of each page.
  private var pages: [Range<Int>] = []
  private var page = 0
  private lazy var back = arrow("chevron.left", "Back", by: -1)
  private lazy var forward = arrow("chevron.right", "Forward", by: 1)
  private var bar = CGRect.zero

  /// Shows the commands of a field.
  func update(_ commands: [EditCommand], of field: TextInputNode) {
    self.field = field
    environment = host.environment
    items = commands.map { command in
      let item = EditMenuItemNode(host)
      item.update(command.rawValue) { [weak self] in self?.field?.perform(command) }
      return item
    }
  }

  var isOfFocusedField: Bool { field?.isFocused == true }

  func close() { field?.closeEditMenu() }

  /// A button that leads to another page.
  private func arrow(_ symbol: String, _ label: String, by step: Int) -> EditMenuItemNode {
    let item = EditMenuItemNode(host)
    item.update(label, symbol: symbol) { [weak self] in
      guard let self else { return }
      page += step
      host.setNeedsLayout()
    }
    return item
  }

  /// The commands of the page, and the buttons that lead to the other ones.
  private var shown: [EditMenuItemNode] {
    guard pages.indices.contains(page) else { return [] }
    return (page > 0 ? [back] : []) + items[pages[page]] + (page + 1 < pages.count ? [forward] : [])
  }

  private func width(_ items: [EditMenuItemNode]) -> CGFloat {
    items.reduce(0) { $0 + $1.measure(.unspecified).width }
  }

  /// Divides the commands among pages of a width; a page has one command at least.
  private func divide(by room: CGFloat) -> [Range<Int>] {
    guard width(items) > room else { return [0..<items.count] }
    var pages: [Range<Int>] = []
    var start = 0
    while start < items.count {
      let inner = room - (start > 0 ? width([back]) : 0)
      var end = start + 1
      while end < items.count {
        let isLast = end + 1 == items.count
        guard width(Array(items[start...end])) + (isLast ? 0 : width([forward])) <= inner else { break }
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
    return pages
  }

  override var placedChildren: [Node] { shown }

  /// Places the bar above the field, or below where there is no room above.
  func arrange(in window: CGRect, safeArea: EdgeInsets) {
    let space = window.inset(by: safeArea).insetBy(dx: Self.distance, dy: 0)
    let anchor = field?.frame ?? .zero
    pages = divide(by: space.width)
    page = min(page, pages.count - 1)
    let width = min(width(shown), space.width)
    let above = anchor.minY - Self.distance - Self.height
    let y = above >= space.minY ? above : anchor.maxY + Self.distance
    let x = min(max(anchor.midX - width / 2, space.minX), space.maxX - width)
    bar = host.snapped(CGRect(x: x, y: y, width: width, height: Self.height))
    place(in: window, by: nil)
  }

  override func placeChildren(in rect: CGRect) {
    let ideal = width(shown)
    let scale = ideal > 0 ? bar.width / ideal : 1
    var x = bar.minX
    for item in shown {
      let width = item.measure(.unspecified).width * scale
      item.place(in: CGRect(x: x, y: bar.minY, width: width, height: bar.height), by: self)
      x += width
    }
  }

  override func draw(into list: inout DisplayList) {
    list.append(.shadow(bar, Self.corners, .init(color: RGBA.black.opacity(0.22), radius: 32, y: 12)))
    list.nested(in: .pushClipRectangle(bar, Self.corners)) { list in
      Material.thickMaterial.draw(in: bar, .rectangle, .nonZero, environment, into: &list)
      for item in shown.dropFirst() {
        let line = CGRect(x: item.frame.minX, y: bar.minY, width: hairline, height: bar.height)
        fill(line, with: .separator, into: &list)
      }
      super.draw(into: &list)
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    [
      Element(
        .menu, frame: bar, handle: handle, children: shown.flatMap { $0.elements(in: context) })
    ]
  }

  /// Only the bar takes touches.
  override func hitTest(_ point: CGPoint) -> Node? {
    bar.contains(point) ? shown.first { $0.frame.contains(point) } ?? self : nil
  }

  override var takesTouches: Bool { true }
}

/// The node of one command, or of a button that leads to more of them.
private final class EditMenuItemNode: Node {
  private static let margin: CGFloat = 14

  private let title: TextNode
  /// The symbol in place of the title.
  private var symbol: Node?
  private var action: () -> Void = {}
  private var isPressed = false

  override init(_ host: ViewHost) {
    title = TextNode(host)
    super.init(host)
  }

  func update(_ words: String, symbol name: String? = nil, action: @escaping () -> Void) {
    var values = host.environment
    values.font = .subheadline
    values.lineLimit = 1
    environment = values
    title.environment = values
    title.text = words
    symbol = name.map { name in
      Image(systemName: name).reconciled(with: symbol, in: NodeContext(environment: values, host: host))
    }
    self.action = action
  }

  private var content: Node { symbol?.layoutChildren.first ?? title }

  override var placedChildren: [Node] { [content] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let size = content.measure(.unspecified)
    return CGSize(width: size.width + 2 * Self.margin, height: size.height)
  }

  override func placeChildren(in rect: CGRect) {
    let size = content.measure(ProposedSize(width: rect.width, height: nil))
    content.place(in: Alignment.center.place(size, in: rect), by: self)
  }

  override func draw(into list: inout DisplayList) {
    if isPressed { fill(frame, with: .tertiarySystemFill, into: &list) }
    super.draw(into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    var appearance = symbol == nil ? title.appearance : Appearance()
    appearance.visibleFrame = nil
    let type = symbol == nil ? ElementType.menuItem : .button
    return [
      context.clipped(
        Element(type, label: title.text, frame: frame, appearance: appearance, handle: handle))
    ]
  }

  override var takesTouches: Bool { true }

  /// The menu is the system's, which answers at once.
  override var answersAtOnce: Bool { true }

  override var tapAction: (() -> Void)? { action }

  override func pressChanged(_ isPressed: Bool) {
    self.isPressed = isPressed
    host.setNeedsDisplay()
  }
}
