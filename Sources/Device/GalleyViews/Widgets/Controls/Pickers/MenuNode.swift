import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of an open menu: a card beside its source, which blocks touches elsewhere.
///
/// In the element tree it is a `collectionView`, as UIKit's, with a button for each option.
final class MenuNode: PopupNode {
  private static let width: CGFloat = 250
  private static let corners = Corners.continuous(13)
  /// The least distance from the window's edges, in points.
  private static let margin: CGFloat = 16

  /// A closure that returns the place of the menu's source.
  var anchor: () -> CGRect = { .zero }
  private var content: Node?
  private var close: () -> Void = {}
  private var card = CGRect.zero

  /// Shows the options of a picker.
  func update(_ choice: PickerChoice, in context: NodeContext, close: @escaping () -> Void) {
    update(in: context, close: close) { context, content in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(choice.options.indices) { index in
            MenuRow(option: choice.options[index], isLast: index == choice.options.count - 1) {
              close()
              choice.choose(index)
            }
          }
        }
      }.reconciled(with: content, in: context)
    }
  }

  /// Shows buttons and other controls.
  func update(items: AnyView, in context: NodeContext, close: @escaping () -> Void) {
    update(in: context, close: close) { context, content in
      ScrollView {
        VStack(spacing: 0) { MenuItems(content: items, close: close) }
      }.reconciled(with: content, in: context)
    }
  }

  private func update(
    in context: NodeContext, close: @escaping () -> Void, _ reconcile: (NodeContext, Node?) -> Node
  ) {
    var context = context
    // A menu looks the same wherever it was opened.
    context.environment = context.environment.inNewWindow
    context.environment.font = nil
    context.environment.foreground = nil
    environment = context.environment
    self.close = close
    let inner = context
    host.evaluator.evaluate(self) { content = reconcile(inner, content) }
  }

  private var list: Node? { content?.layoutChildren.first }

  override var placedChildren: [Node] { list.map { [$0] } ?? [] }

  package override func arrange(in window: CGRect, safeArea: EdgeInsets) {
    let space = window.inset(by: safeArea).insetBy(dx: Self.margin, dy: Self.margin / 2)
    let control = anchor()
    let width = min(Self.width, space.width)
    let ideal = list?.measure(ProposedSize(width: width, height: nil)).height ?? 0
    let below = space.maxY - control.maxY - 4
    let above = control.minY - 4 - space.minY
    let isBelow = below >= min(ideal, above)
    let height = min(ideal, max(isBelow ? below : above, 0))
    let x = min(max(control.maxX - width, space.minX), space.maxX - width)
    card = host.snapped(
      CGRect(
        x: x, y: isBelow ? control.maxY + 4 : control.minY - 4 - height, width: width, height: height))
    place(in: window, by: nil)
  }

  override func placeChildren(in rect: CGRect) {
    list?.place(in: card, by: self)
  }

  override func draw(into list: inout DisplayList) {
    list.append(.shadow(card, Self.corners, .init(color: RGBA.black.opacity(0.22), radius: 32, y: 12)))
    list.nested(in: .pushClipRectangle(card, Self.corners)) { list in
      Material.thickMaterial.draw(in: card, .rectangle, .nonZero, environment, into: &list)
      super.draw(into: &list)
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    (list?.elements(in: context) ?? []).map { element in
      var element = element
      element.type = .collectionView
      element.traits.insert(.modal)
      return element
    }
  }

  /// A touch beside the menu closes it and does nothing else.
  override func hitTest(_ point: CGPoint) -> Node? {
    card.contains(point) ? super.hitTest(point) ?? self : self
  }

  override var takesTouches: Bool { true }

  override func touchBegan(at point: CGPoint) -> Bool {
    guard !card.contains(point) else { return false }
    close()
    return true
  }
}

/// One option of a menu.
nonisolated private struct MenuRow: View {
  let option: PickerChoice.Option
  let isLast: Bool
  let choose: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      Button(action: choose) {
        HStack(spacing: 8) {
          AccessoryIcon("checkmark", size: 13).opacity(option.isChosen ? 1 : 0)
          option.view.lineLimit(2)
          Spacer(minLength: 0)
        }
        .padding(EdgeInsets(top: 11, leading: 12, bottom: 11, trailing: 12))
        .frame(minHeight: 44)
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(option.isChosen ? .selected : [])
      if !isLast { Color.separator.frame(height: 1).accessibilityHidden(true) }
    }
  }
}
