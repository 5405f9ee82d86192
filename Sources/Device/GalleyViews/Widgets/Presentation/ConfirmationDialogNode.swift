import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of an action sheet: a card of buttons at the bottom, and one with the cancel button.
///
/// On a tablet it is a popover at its source, which a tap beside it cancels, so that it has no cancel button.
final class ConfirmationDialogNode: PopupNode {
  private static let buttonHeight: CGFloat = 57
  private static let margin: CGFloat = 8
  private static let corners = Corners.continuous(13)

  /// The width of the card on a tablet, in points, as UIKit's.
  private static let popoverWidth: CGFloat = 304

  /// The source of the dialog.
  weak var source: Node?
  private lazy var dismissRegion = host.makeHandle()
  private var arrow: PopoverArrow?
  private(set) var title = ""
  private var titleNode: Node?
  private var messageNode: Node?
  private var actionsNode: Node?
  private var cancelNode: Node?
  private var buttons: [ActionButton] = []
  private var cancel: ActionButton?
  private var dismiss: () -> Void = {}
  private var card = CGRect.zero
  private var cancelCard = CGRect.zero

  func update(_ dialog: ConfirmationDialogModifier, in context: NodeContext) {
    var values = context.host.environment
    values.multilineTextAlignment = .center
    values.explicitTint = context.environment.explicitTint
    values.accent = context.environment.accent
    values.noteSurroundingTint()
    values.isInDialog = true
    environment = values
    title = dialog.title.plainText(in: values)
    dismiss = { dialog.isPresented.wrappedValue = false }
    values.foregroundColor = .secondary
    host.evaluator.evaluate(self) { evaluate(dialog, texts: values) }
    contentChanged()
  }

  private func evaluate(_ dialog: ConfirmationDialogModifier, texts values: EnvironmentValues) {
    let context = NodeContext(environment: values, host: host)
    titleNode =
      dialog.isTitleShown
      ? dialog.title.font(.footnote).fontWeight(.semibold).reconciled(with: titleNode, in: context) : nil
    messageNode = dialog.message.font(.footnote).reconciled(with: messageNode, in: context)
    let plain = NodeContext(environment: environment, host: host)
    let node = dialog.actions.font(.title3).reconciled(with: actionsNode, in: plain)
    actionsNode = node
    let cancels = node.layoutChildren.compactMap(ActionButton.init).contains { $0.button.role == .cancel }
    cancelNode =
      cancels
      ? nil
      : Button("Cancel", role: .cancel) {}.font(.title3).reconciled(with: cancelNode, in: plain)
  }

  override func contentChanged() {
    buttons = actionsNode?.layoutChildren.compactMap(ActionButton.init) ?? []
    let index = buttons.firstIndex { $0.button.role == .cancel }
    if (index == nil) != (cancelNode != nil) { return host.evaluator.evaluateSoon(self) }
    if let index {
      cancel = buttons.remove(at: index)
    } else {
      cancel = cancelNode?.layoutChildren.compactMap(ActionButton.init).first
    }
    for action in buttons + [cancel].compactMap({ $0 }) {
      action.button.afterAction = { [weak self] in self?.dismiss() }
    }
  }

  private var texts: [Node] { (titleNode?.layoutChildren ?? []) + (messageNode?.layoutChildren ?? []) }

  /// Whether it is a popover.
  private var isPopover: Bool { ScreenSize.isTablet(host.size) }

  override var placedChildren: [Node] {
    texts + buttons.map(\.node) + (isPopover ? [] : [cancel].compactMap { $0?.node })
  }

  private var textOffer: ProposedSize { ProposedSize(width: max(0, card.width - 32), height: nil) }

  package override func arrange(in window: CGRect, safeArea: EdgeInsets) {
    let width = isPopover ? Self.popoverWidth : min(414, window.width) - 2 * Self.margin
    card = CGRect(x: window.midX - width / 2, y: 0, width: width, height: 0)
    let heights = texts.map { $0.measure(textOffer).height }
    let head = heights.isEmpty ? 0 : heights.reduce(28) { $0 + $1 } + CGFloat(heights.count - 1) * 4
    let height = head + CGFloat(buttons.count) * Self.buttonHeight
    if isPopover {
      let place = PopoverArrow.place(
        CGSize(width: width, height: height), at: source?.frame ?? .null,
        in: window.inset(by: safeArea).insetBy(dx: Self.margin, dy: Self.margin))
      card = host.snapped(place.card)
      cancelCard = .null
      arrow = place.arrow
      return self.place(in: window, by: nil)
    }
    let bottom = window.maxY - max(safeArea.bottom, Self.margin)
    cancelCard = host.snapped(
      CGRect(x: card.minX, y: bottom - Self.buttonHeight, width: width, height: Self.buttonHeight))
    card = host.snapped(
      CGRect(x: card.minX, y: cancelCard.minY - Self.margin - height, width: width, height: height))
    place(in: window, by: nil)
  }

  override func placeChildren(in rect: CGRect) {
    var y = card.minY + 14
    for text in texts {
      let size = text.measure(textOffer)
      text.place(
        in: CGRect(x: card.midX - size.width / 2, y: y, width: size.width, height: size.height), by: self,
        offered: textOffer)
      y += size.height + 4
    }
    for (index, button) in buttons.enumerated() {
      let fromEnd = CGFloat(buttons.count - index)
      button.node.place(
        in: CGRect(
          x: card.minX, y: card.maxY - fromEnd * Self.buttonHeight, width: card.width,
          height: Self.buttonHeight), by: self)
    }
    if !isPopover { cancel?.node.place(in: cancelCard, by: self) }
  }

  private static let background = Color(light: 0xF6F6F7, dark: 0x252527)
  private static let cancelBackground = Color(light: 0xFFFFFF, dark: 0x2C2C2E)

  override func draw(into list: inout DisplayList) {
    if isPopover {
      list.append(.shadow(card, Self.corners, .init(color: RGBA.black.opacity(0.22), radius: 32, y: 12)))
      if let arrow {
        list.append(.fill(arrow.path, .color(Self.background.resolved(in: environment)), .nonZero))
      }
    } else {
      let dark = environment.colorScheme == .dark ? 0.48 : 0.2
      list.append(.roundedRectangle(frame, radius: 0, RGBA.black.opacity(dark)))
      fill(cancelCard, Self.corners, with: Self.cancelBackground, into: &list)
    }
    fill(card, Self.corners, with: Self.background, into: &list)
    for (index, button) in buttons.enumerated() where index > 0 || !texts.isEmpty {
      drawSeparator(x: card.minX, y: button.node.frame.minY, width: card.width, into: &list)
    }
    super.draw(into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    var appearance = Appearance()
    appearance.cornerRadius = 13
    appearance.background = Self.background.resolved(in: environment).text
    let inner = ElementContext(clip: context.clip)
    let shown = [texts, buttons.map(\.node)].map { nodes in nodes.flatMap { $0.elements(in: inner) } }
    let last = isPopover ? [] : cancel?.node.elements(in: inner) ?? []
    var sheet = Element(
      .sheet, label: title, frame: card.union(cancelCard), traits: .modal, appearance: appearance,
      handle: handle, children: shown.compactMap(Element.scrolling) + last)
    guard isPopover else { return [sheet] }
    sheet.traits = []
    return [
      .dismissRegion(frame, around: card.union(cancelCard), handle: dismissRegion),
      Element(.popover, frame: card, traits: .modal, children: [sheet]),
    ]
  }

  override func hitTest(_ point: CGPoint) -> Node? { super.hitTest(point) ?? self }

  /// A tap beside the cards cancels.
  override var tapAction: (() -> Void)? {
    { [weak self, point = host.touchStart] in
      guard let self, !card.contains(point), !cancelCard.contains(point) else { return }
      cancel?.button.tapAction?()
    }
  }
}
