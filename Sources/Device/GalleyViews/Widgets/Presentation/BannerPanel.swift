import Foundation
import GalleyTree

/// A card at the top of the screen that opens at a tap, and is dismissed by a swipe up; a long press can do more.
nonisolated package struct BannerPanel<Content: View>: View, PrimitiveView {
  package typealias Body = Never

  let label: String
  let identifier: String
  let role: ElementRole
  let open: () -> Void
  let dismiss: () -> Void
  let hold: (() -> Void)?
  let content: Content

  package init(
    label: String, identifier: String, role: ElementRole, open: @escaping () -> Void,
    dismiss: @escaping () -> Void, hold: (() -> Void)? = nil, content: Content
  ) {
    self.label = label
    self.identifier = identifier
    self.role = role
    self.open = open
    self.dismiss = dismiss
    self.hold = hold
    self.content = content
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? BannerNode) ?? BannerNode(context.host)
    node.update(content, in: context)
    node.label = label
    node.identifier = identifier
    node.role = role
    node.open = open
    node.dismiss = dismiss
    node.hold = hold
    return node
  }
}

/// The node of a card at the top of the screen.
final class BannerNode: Node {
  /// The distance that a finger has to move the card up to dismiss it, in points.
  private static let reach: CGFloat = 20

  var label = ""
  var identifier = ""
  var role = ElementRole.temporaryBanner
  var open: () -> Void = {}
  var dismiss: () -> Void = {}
  var hold: (() -> Void)?
  private var content: Node?
  private var lift: CGFloat = 0

  func update(_ view: some View, in context: NodeContext) {
    environment = context.environment
    content = view.reconciled(with: content, in: context)
  }

  override var bleeds: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecified(by: host.size)
  }

  override var placedChildren: [Node] { content?.layoutChildren ?? [] }

  private var card: CGRect { placedChildren.first?.frame ?? .zero }

  override func placeChildren(in rect: CGRect) {
    let width = min(rect.width - 16, 560)
    let covered = barInsets.top
    for child in placedChildren {
      let offer = ProposedSize(width: width, height: nil)
      let size = child.measure(offer)
      let top = rect.minY + max(8, covered) - lift
      child.place(
        in: CGRect(x: rect.midX - size.width / 2, y: top, width: size.width, height: size.height), by: self,
        offered: offer)
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    [
      context.clipped(
        Element(
          .other, identifier: identifier, label: label, frame: card, traits: .button, role: role,
          handle: handle))
    ]
  }

  override func hitTest(_ point: CGPoint) -> Node? { card.contains(point) ? self : nil }

  override var tapAction: (() -> Void)? { open }

  override var longPressAction: (() -> Void)? { hold }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool { direction.isVertical }

  override func panChanged(_ pan: Pan) {
    lift = max(0, -pan.translation.dy)
    host.setNeedsLayout()
  }

  override func panEnded(_ pan: Pan) {
    if lift >= Self.reach { dismiss() }
    lift = 0
    host.setNeedsLayout()
  }

  override func panCancelled() {
    lift = 0
  }
}
