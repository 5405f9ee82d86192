import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The menu that a field shows for its text: a bar of words above or below it, beside which all can be touched.
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

  override var placedChildren: [Node] { items }

  /// Places the bar above the field, or below where there is no room above.
  func arrange(in window: CGRect, safeArea: EdgeInsets) {
    let space = window.inset(by: safeArea).insetBy(dx: Self.distance, dy: 0)
    let anchor = field?.frame ?? .zero
    let width = min(items.reduce(0) { $0 + $1.measure(.unspecified).width }, space.width)
    let above = anchor.minY - Self.distance - Self.height
    let y = above >= space.minY ? above : anchor.maxY + Self.distance
    let x = min(max(anchor.midX - width / 2, space.minX), space.maxX - width)
    bar = host.snapped(CGRect(x: x, y: y, width: width, height: Self.height))
    place(in: window, by: nil)
  }

  override func placeChildren(in rect: CGRect) {
    let ideal = items.reduce(0) { $0 + $1.measure(.unspecified).width }
    let scale = ideal > 0 ? bar.width / ideal : 1
    var x = bar.minX
    for item in items {
      let width = item.measure(.unspecified).width * scale
      item.place(in: CGRect(x: x, y: bar.minY, width: width, height: bar.height), by: self)
      x += width
    }
  }

  override func draw(into list: inout DisplayList) {
    list.append(.shadow(bar, Self.corners, .init(color: RGBA.black.opacity(0.22), radius: 32, y: 12)))
    list.nested(in: .pushClipRectangle(bar, Self.corners)) { list in
      Material.thickMaterial.draw(in: bar, .rectangle, .nonZero, environment, into: &list)
      for item in items.dropFirst() {
        let line = CGRect(x: item.frame.minX, y: bar.minY, width: hairline, height: bar.height)
        fill(line, with: .separator, into: &list)
      }
      super.draw(into: &list)
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    [
      Element(
        .menu, frame: bar, handle: handle, children: items.flatMap { $0.elements(in: context) })
    ]
  }

  /// Only the bar takes touches.
  override func hitTest(_ point: CGPoint) -> Node? {
    bar.contains(point) ? items.first { $0.frame.contains(point) } ?? self : nil
  }

  override var takesTouches: Bool { true }
}

/// The node of one command.
private final class EditMenuItemNode: Node {
  private static let margin: CGFloat = 14

  private let title: TextNode
  private var action: () -> Void = {}
  private var isPressed = false

  override init(_ host: ViewHost) {
    title = TextNode(host)
    super.init(host)
  }

  func update(_ words: String, action: @escaping () -> Void) {
    var values = host.environment
    values.font = .subheadline
    values.lineLimit = 1
    environment = values
    title.environment = values
    title.text = words
    self.action = action
  }

  override var placedChildren: [Node] { [title] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let size = title.measure(.unspecified)
    return CGSize(width: size.width + 2 * Self.margin, height: size.height)
  }

  override func placeChildren(in rect: CGRect) {
    let size = title.measure(ProposedSize(width: rect.width, height: nil))
    title.place(in: Alignment.center.place(size, in: rect), by: self)
  }

  override func draw(into list: inout DisplayList) {
    if isPressed { fill(frame, with: .tertiarySystemFill, into: &list) }
    super.draw(into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    var appearance = title.appearance
    appearance.visibleFrame = nil
    return [
      context.clipped(
        Element(.menuItem, label: title.text, frame: frame, appearance: appearance, handle: handle))
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
