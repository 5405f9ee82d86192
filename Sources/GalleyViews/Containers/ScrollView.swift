import Foundation
import GalleyRaster
import GalleyTree

/// A view whose content can be larger than the view, and is moved by a finger.
///
/// - Reference: [SwiftUI's `ScrollView`](https://developer.apple.com/documentation/swiftui/scrollview).
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let axis: Axis
  let content: Content

  /// Makes a scroll view.
  public init(_ axis: Axis = .vertical, @ViewBuilder content: () -> Content) {
    self.axis = axis
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ScrollNode) ?? ScrollNode(context.host)
    node.update(VStack(spacing: 0) { content }, axis: axis, in: context)
    return node
  }
}

/// The node of something that scrolls.
final class ScrollNode: ScrollingNode {
  private var content: Node?

  func update(_ view: some View, axis: Axis, in context: NodeContext) {
    var context = context
    self.axis = axis
    // A horizontal scroll view is never pulled down, and views inside of a refreshed one are not refreshed as well.
    if axis == .vertical { refresh.update(&context.environment) }
    environment = context.environment
    content = view.reconciled(with: content, in: context)
  }

  override var contentHeight: CGFloat { contentSize(in: ProposedSize(viewport.size)).height }

  private var scrolled: [Node] { content?.layoutChildren ?? [] }

  override var placedChildren: [Node] { refresh.shown + scrolled }

  override var structure: [Node] { content.map { [$0] } ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let ideal = contentSize(in: proposal)
    return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  private func contentSize(in proposal: ProposedSize) -> CGSize {
    scrolled.first?.measure(offer(proposal)) ?? .zero
  }

  /// The offer to the content, which has its ideal length along the axis.
  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    axis == .vertical
      ? ProposedSize(width: proposal.width, height: nil) : ProposedSize(width: nil, height: proposal.height)
  }

  override func placeChildren(in rect: CGRect) {
    let space = rect.inset(by: windowInsets)
    safeAreaInside = safeArea.scrolled(vertically: axis == .vertical, horizontally: axis == .horizontal)
    // Lengths become known while content is placed, which can move its end; a few rounds are enough.
    for _ in 0..<Self.rounds {
      contentHasGrown = false
      placeContent(in: space)
      if !contentHasGrown { break }
    }
    if axis == .vertical { refresh.place(in: space) }
  }

  /// The most rounds in which the length of content is found: each makes at most as many lines as fit on the screen.
  private static let rounds = 4

  private func placeContent(in space: CGRect) {
    let size = contentSize(in: ProposedSize(space.size))
    // Content that is narrower across is centred, as in SwiftUI.
    let origin: CGPoint
    if axis == .vertical {
      motion.setLimits(size.height - space.height, viewport: space.height)
      origin = CGPoint(x: space.midX - size.width / 2, y: space.minY - motion.offset)
    } else {
      motion.setLimits(size.width - space.width, viewport: space.width)
      origin = CGPoint(x: space.minX - motion.offset, y: space.midY - size.height / 2)
    }
    scrolled.first?.place(
      in: CGRect(origin: origin, size: size), by: self, offered: offer(ProposedSize(space.size)))
  }

  override func elements(in context: ElementContext) -> [Element] {
    let inner = context.within(frame)
    return [
      context.clipped(
        Element(
          .scrollView, frame: frame, handle: handle,
          children: placedChildren.flatMap { $0.elements(in: inner) }))
    ]
  }
}
