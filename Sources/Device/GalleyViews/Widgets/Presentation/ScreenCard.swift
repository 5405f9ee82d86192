import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A small picture of a whole screen that opens at a tap, and is discarded by a swipe up.
nonisolated package struct ScreenCard: View, PrimitiveView {
  package typealias Body = Never

  let label: String
  let identifier: String
  let screen: CGSize
  let scale: CGFloat
  let cornerRadius: CGFloat
  let drawing: (inout DisplayList) -> Void
  let open: () -> Void
  let discard: () -> Void

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - label: The name of the content.
  ///   - identifier: The identifier in the element tree.
  ///   - screen: The size of the screen, in points.
  ///   - scale: The size of the card, in parts of the screen's.
  ///   - cornerRadius: The radius of the card's corners, in points.
  ///   - drawing: A closure that draws the screen, in the screen's points.
  ///   - open: A closure that is called at a tap.
  ///   - discard: A closure that is called after a swipe up.
  package init(
    label: String, identifier: String, screen: CGSize, scale: CGFloat, cornerRadius: CGFloat,
    drawing: @escaping (inout DisplayList) -> Void, open: @escaping () -> Void,
    discard: @escaping () -> Void
  ) {
    self.label = label
    self.identifier = identifier
    self.screen = screen
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.drawing = drawing
    self.open = open
    self.discard = discard
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ScreenCardNode) ?? ScreenCardNode(context.host)
    node.environment = context.environment
    node.card = self
    return node
  }
}

/// The node of a small picture of a screen.
final class ScreenCardNode: Node {
  /// The part of its height that a finger has to move a card up to discard it.
  private static let reach: CGFloat = 0.15

  var card: ScreenCard?
  private var lift: CGFloat = 0

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    guard let card else { return .zero }
    return CGSize(width: card.screen.width * card.scale, height: card.screen.height * card.scale)
  }

  /// The place of the card while a finger moves it.
  private var shown: CGRect { frame.offsetBy(dx: 0, dy: -lift) }

  override func draw(into list: inout DisplayList) {
    guard let card else { return }
    let place = shown
    let corners = Corners.continuous(card.cornerRadius)
    list.append(.shadow(place, corners, .init(color: RGBA.black.opacity(0.3), radius: 12)))
    list.nested(in: .pushClipRectangle(place, corners)) { list in
      let transform = Transform(
        a: card.scale, b: 0, c: 0, d: card.scale, tx: place.minX, ty: place.minY)
      list.nested(in: .pushTransform(transform)) { card.drawing(&$0) }
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    guard let card else { return [] }
    return [
      context.clipped(
        Element(
          .other, identifier: card.identifier, label: card.label, frame: shown, traits: .button,
          handle: handle))
    ]
  }

  override var takesTouches: Bool { true }

  override var tapAction: (() -> Void)? { card?.open }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool { direction == .up }

  override func panChanged(_ pan: Pan) {
    lift = max(0, -pan.translation.dy)
    host.setNeedsDisplay()
  }

  override func panEnded(_ pan: Pan) {
    if lift >= frame.height * Self.reach { card?.discard() }
    panCancelled()
  }

  override func panCancelled() {
    lift = 0
    host.setNeedsDisplay()
  }
}
