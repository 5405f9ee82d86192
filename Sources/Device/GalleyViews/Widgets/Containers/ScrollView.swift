import Foundation
import GalleyRaster
import GalleyTree

/// A view that scrolls content larger than itself.
///
/// - Reference: [SwiftUI's `ScrollView`](https://developer.apple.com/documentation/swiftui/scrollview).
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  /// The scrolling content.
  public var content: Content
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether indicators are shown while it scrolls; they are not drawn so far.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it scrolls.
  ///   - content: The content; several views form a column, or a row if it scrolls only horizontally.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates a scroll view with or without indicators.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it scrolls.
  ///   - showsIndicators: Whether indicators are shown while it scrolls.
  ///   - content: The content; several views form a column, or a row if it scrolls only horizontally.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ScrollNode) ?? ScrollNode(context.host)
    if axes == .horizontal {
      node.update(HStack(spacing: 0) { content }, axes: axes, in: context)
    } else {
      node.update(VStack(spacing: 0) { content }, axes: axes, in: context)
    }
    return node
  }
}

/// The node of a scroll view.
final class ScrollNode: ScrollingNode {
  private var content: Node?
  /// Whether the content has been placed once.
  private var hasBegun = false

  func update(_ view: some View, axes: Axis.Set, in context: NodeContext) {
    var context = context
    self.axes = axes
    takeSettings(&context.environment)
    // A horizontal scroll view is never pulled down, and views inside of a refreshed one are not refreshed as well.
    if scrollsDown { refresh.update(&context.environment) }
    environment = context.environment
    context.environment.noteSurroundingTint()
    content = view.reconciled(with: content, in: context)
  }

  override var contentHeight: CGFloat { wholeSize.height }

  override var wholeSize: CGSize { contentSize(in: offer(in: viewport.size)) }

  private var scrolled: [Node] { content?.layoutChildren ?? [] }

  override var placedChildren: [Node] { refresh.shown + scrolled }

  override var structure: [Node] { content.map { [$0] } ?? [] }

  /// Returns the size: the proposal along its axes; across, that of the content, and at most the proposal for
  /// a column.
  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let margins = settings.margins
    let content = contentSize(in: proposal.inset(by: margins))
    let height = content.height + margins.top + margins.bottom
    let width = content.width + margins.leading + margins.trailing
    let isWide = axes.contains(.horizontal)
    return CGSize(
      width: isWide ? proposal.width ?? width : min(width, proposal.width ?? width),
      height: scrollsDown ? proposal.height ?? height : height)
  }

  private func contentSize(in proposal: ProposedSize) -> CGSize {
    container.set(proposal.replacingUnspecified(by: host.size), for: scrolled)
    return scrolled.first?.measure(offer(proposal)) ?? .zero
  }

  /// Returns the proposal for the content of a size: a column that is as wide as its content has the width of
  /// its own proposal.
  private func offer(in size: CGSize) -> ProposedSize {
    guard !axes.contains(.horizontal), let width = offered.width, width.isFinite else {
      return ProposedSize(size)
    }
    let margins = settings.margins.leading + settings.margins.trailing
    return ProposedSize(width: max(size.width, width - margins), height: size.height)
  }

  /// Returns the proposal for the content, which has its ideal length along the axes.
  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func placeChildren(in rect: CGRect) {
    let space = rect.inset(by: windowInsets)
    safeAreaInside = safeArea.scrolled(vertically: scrollsDown, horizontally: axes.contains(.horizontal))
    // Lengths become known while content is placed, which can move its end; a few rounds are enough.
    for _ in 0..<Self.rounds {
      contentHasGrown = false
      placeContent(in: space)
      if !contentHasGrown { break }
    }
    if scrollsDown { refresh.place(in: space) }
    hasBegun = true
    tellPosition()
  }

  /// The maximum number of rounds in which the length of content is computed: each creates at most as many
  /// lines as fit on the screen.
  private static let rounds = 4

  private func placeContent(in space: CGRect) {
    let proposal = offer(in: space.size)
    let size = contentSize(in: proposal)
    let main = scrollsDown ? size.height - space.height : size.width - space.width
    motion.setLimits(main, viewport: scrollsDown ? space.height : space.width)
    if scrollsBothWays { sideways.setLimits(size.width - space.width, viewport: space.width) }
    if !hasBegun, let anchor = settings.initialAnchor {
      motion.jump(to: max(0, main) * (scrollsDown ? anchor.y : anchor.x))
      if scrollsBothWays { sideways.jump(to: max(0, size.width - space.width) * anchor.x) }
    }
    // Content that is narrower across is centred, as in SwiftUI; from right to left its right edge is its start.
    let start = isMirrored ? space.maxX - size.width + scrolledPoint.x : space.minX - scrolledPoint.x
    let anchor = settings.smallContentAnchor ?? .topLeading
    let rest = CGSize(
      width: max(0, space.width - size.width) * anchor.x * (isMirrored ? -1 : 1),
      height: max(0, space.height - size.height) * anchor.y)
    let origin = CGPoint(
      x: axes.contains(.horizontal) ? start + rest.width : space.midX - size.width / 2,
      y: scrollsDown ? space.minY - scrolledPoint.y + rest.height : space.midY - size.height / 2)
    scrolled.first?.place(
      in: CGRect(origin: origin, size: size), by: self, offered: offer(proposal))
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
