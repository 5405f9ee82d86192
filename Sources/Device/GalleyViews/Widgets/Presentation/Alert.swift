import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

struct AlertModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let title: Text
  let isPresented: Binding<Bool>
  let actions: AnyView
  let message: AnyView

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    guard isPresented.wrappedValue else { return nil }
    let shown = (old as? AlertNode).flatMap { $0.isDismissed ? nil : $0 }
    let node = shown ?? AlertNode(context.host)
    node.update(title: title, actions: actions, message: message, isPresented: isPresented, in: context)
    context.host.presentedAlerts.set(node, of: node)
    return node
  }
}

/// The node of an alert: a card in the middle of the window that blocks touches elsewhere.
package final class AlertNode: Node, WindowAlert {
  private static let width: CGFloat = 270
  private static let buttonHeight: CGFloat = 44
  /// The distance of texts and fields from the card's edges, and between the texts and the fields, in points.
  private static let margin: CGFloat = 16
  private static let fieldDistance: CGFloat = 14
  private static let fieldGap: CGFloat = 6
  private static let corners = Corners.continuous(14)
  private static let background = Color(light: 0xF6F6F7, dark: 0x252527)

  /// The least distance of a title from the edges of one of two buttons that stand beside each other, in points.
  private static let titleMargin: CGFloat = 8

  /// Whether a button was tapped: from then on another alert is shown, even with the same words.
  private(set) var isDismissed = false
  private(set) var title = ""
  private var titleNode: Node?
  private var messageNode: Node?
  private var actionsNode: Node?
  private var okNode: Node?
  private var buttons: [ActionButton] = []
  /// The text fields, below the texts.
  private var fields: [Node] = []
  /// Whether the first field has been given the keyboard.
  private var hasFocused = false
  /// Whether two buttons stand beside each other.
  private var isInOneRow = false
  private var dismiss: () -> Void = {}
  private var card = CGRect.zero

  func update(
    title: Text, actions: AnyView, message: AnyView, isPresented: Binding<Bool>, in context: NodeContext
  ) {
    // An alert does not inherit the environment of the view below it, but for the tint.
    var values = context.host.environment
    values.multilineTextAlignment = .center
    values.explicitTint = context.environment.explicitTint
    values.accent = context.environment.accent
    values.noteSurroundingTint()
    values.isInDialog = true
    environment = values
    self.title = title.plainText(in: values)
    dismiss = { [weak self] in
      self?.isDismissed = true
      isPresented.wrappedValue = false
    }
    let context = NodeContext(environment: values, host: context.host)
    host.evaluator.evaluate(self) { evaluate(title, actions: actions, message: message, in: context) }
    contentChanged()
  }

  private func evaluate(_ title: Text, actions: AnyView, message: AnyView, in context: NodeContext) {
    titleNode = title.font(.headline).reconciled(with: titleNode, in: context)
    messageNode = message.font(.footnote).reconciled(with: messageNode, in: context)
    let node = actions.reconciled(with: actionsNode, in: context)
    actionsNode = node
    let isEmpty = node.layoutChildren.compactMap(ActionButton.init).isEmpty
    okNode = isEmpty ? Button("OK") {}.reconciled(with: okNode, in: context) : nil
  }

  package override func contentChanged() {
    buttons = actionsNode?.layoutChildren.compactMap(ActionButton.init) ?? []
    fields = actionsNode?.layoutChildren.filter { Self.field(in: $0) != nil } ?? []
    if buttons.isEmpty != (okNode != nil) { return host.evaluator.evaluateSoon(self) }
    if buttons.isEmpty { buttons = okNode?.layoutChildren.compactMap(ActionButton.init) ?? [] }
    for action in buttons { action.button.afterAction = dismiss }
    arrangeButtons()
  }

  /// Places two buttons beside each other if their titles fit, with the cancel button first; otherwise it
  /// comes last.
  private func arrangeButtons() {
    let most = Self.width / 2 - 2 * Self.titleMargin
    isInOneRow =
      buttons.count == 2 && buttons.allSatisfy { $0.node.measure(.unspecified).width <= most }
    guard let cancel = buttons.firstIndex(where: { $0.button.role == .cancel }) else { return }
    let button = buttons.remove(at: cancel)
    buttons.insert(button, at: isInOneRow ? 0 : buttons.count)
  }

  private var texts: [Node] { (titleNode?.layoutChildren ?? []) + (messageNode?.layoutChildren ?? []) }

  package override var placedChildren: [Node] { texts + fields + buttons.map(\.node) }

  private static func field(in node: Node) -> TextFieldNode? {
    (node as? TextFieldNode) ?? node.placedChildren.lazy.compactMap { field(in: $0) }.first
  }

  private var offer: ProposedSize { ProposedSize(width: Self.width - 2 * Self.margin, height: nil) }

  /// Gives the keyboard to the first field when the alert has appeared, as UIKit does.
  private func focusFirstField() {
    guard !hasFocused, let first = fields.first.flatMap(Self.field) else { return }
    hasFocused = true
    host.afterLayout { [weak self] in
      guard let self else { return }
      host.focus.focus(first)
    }
  }

  /// Places the alert in the window, with its card in the middle of an area of it.
  package func center(in area: CGRect, window: CGRect) {
    arrangeButtons()
    let heights = texts.map { $0.measure(offer).height }
    let fieldHeights = fields.map { $0.measure(offer).height }
    var top = 19 + heights.reduce(0, +) + CGFloat(max(0, heights.count - 1)) * 3 + 19
    if !fields.isEmpty {
      top += fieldHeights.reduce(0, +) + CGFloat(fields.count - 1) * Self.fieldGap + Self.fieldDistance
      focusFirstField()
    }
    let rows = isInOneRow ? 1 : buttons.count
    let height = top + CGFloat(rows) * Self.buttonHeight
    card = host.snapped(
      CGRect(x: area.midX - Self.width / 2, y: area.midY - height / 2, width: Self.width, height: height))
    place(in: window, by: nil)
  }

  package override func placeChildren(in rect: CGRect) {
    var y = card.minY + 19
    for text in texts {
      let size = text.measure(offer)
      text.place(
        in: CGRect(x: card.midX - size.width / 2, y: y, width: size.width, height: size.height), by: self,
        offered: offer)
      y += size.height + 3
    }
    if !fields.isEmpty {
      y += Self.fieldDistance - 3
      for field in fields {
        let height = field.measure(offer).height
        field.place(
          in: CGRect(
            x: card.minX + Self.margin, y: y, width: Self.width - 2 * Self.margin, height: height),
          by: self, offered: offer)
        y += height + Self.fieldGap
      }
      y += 3 - Self.fieldGap
    }
    y += 16
    for (index, button) in buttons.enumerated() {
      let column = isInOneRow ? CGFloat(index) : 0
      let line = isInOneRow ? 0 : CGFloat(index)
      button.node.place(
        in: CGRect(
          x: card.minX + column * Self.width / 2, y: y + line * Self.buttonHeight,
          width: isInOneRow ? Self.width / 2 : Self.width, height: Self.buttonHeight), by: self)
    }
  }

  package override func draw(into list: inout DisplayList) {
    fill(frame, with: .black.opacity(0.3), into: &list)
    fill(card, Self.corners, with: Self.background, into: &list)
    for (index, button) in buttons.enumerated() {
      let place = button.node.frame
      if index == 0 || !isInOneRow {
        drawSeparator(x: card.minX, y: place.minY, width: card.width, into: &list)
      } else {
        let line = CGRect(x: place.minX, y: place.minY, width: hairline, height: place.height)
        fill(line, with: .separator, into: &list)
      }
    }
    super.draw(into: &list)
  }

  package override func elements(in context: ElementContext) -> [Element] {
    var appearance = Appearance()
    appearance.cornerRadius = 14
    appearance.background = Self.background.resolved(in: environment).text
    let inner = ElementContext(clip: context.clip)
    let shown = [texts + fields, buttons.map(\.node)].map { nodes in nodes.flatMap { $0.elements(in: inner) }
    }
    let alert = Element(
      .alert, label: title, frame: card, traits: .modal, appearance: appearance, handle: handle,
      children: shown.compactMap(Element.scrolling))
    return [alert]
  }

  package override func hitTest(_ point: CGPoint) -> Node? {
    super.hitTest(point) ?? self
  }
}
