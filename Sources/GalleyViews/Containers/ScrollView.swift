import Foundation
import GalleyRaster
import GalleyTree

/// A view whose content can be larger than the view, and is moved by a finger.
///
/// - Reference: [SwiftUI's `ScrollView`](https://developer.apple.com/documentation/swiftui/scrollview).
public struct ScrollView<Content: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let axis: Axis
  let content: Content

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axis: Which way it scrolls.
  ///   - content: What it scrolls.
  public init(_ axis: Axis = .vertical, @ViewBuilder content: () -> Content) {
    self.axis = axis
    self.content = content()
  }

  package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ScrollNode) ?? ScrollNode(context.host)
    node.update(VStack(spacing: 0) { content }, axis: axis, in: context)
    return node
  }
}

/// The node of something that scrolls.
final class ScrollNode: Node, FillsWindow, VerticalScroller {
  var windowInsets = EdgeInsets()
  let motion = ScrollMotion()
  private var axis = Axis.vertical
  private var content: Node?
  private let refresh: RefreshControl

  override init(_ host: ViewHost) {
    refresh = RefreshControl(host)
    super.init(host)
    refresh.scroller = self
  }

  func update(_ view: some View, axis: Axis, in context: NodeContext) {
    var context = context
    self.axis = axis
    // What scrolls sideways is never pulled down, and what is inside is not refreshed once more.
    if axis == .vertical { refresh.update(&context.environment) }
    environment = context.environment
    content = view.reconciled(with: content, in: context)
  }

  var scrollsDown: Bool { axis == .vertical }

  var scrolledLength: CGFloat { axis == .vertical ? motion.offset : 0 }

  var contentHeight: CGFloat { contentSize(in: ProposedSize(viewport.size)).height }

  var viewport: CGRect { frame.inset(by: windowInsets) }

  private var scrolled: [Node] { content?.layoutChildren ?? [] }

  override var placedChildren: [Node] { refresh.shown + scrolled }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let ideal = contentSize(in: proposal)
    return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  private func contentSize(in proposal: ProposedSize) -> CGSize {
    scrolled.first?.measure(offer(proposal)) ?? .zero
  }

  /// Along its axis the content may be as long as it likes.
  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    axis == .vertical
      ? ProposedSize(width: proposal.width, height: nil) : ProposedSize(width: nil, height: proposal.height)
  }

  override func placeChildren(in rect: CGRect) {
    let room = rect.inset(by: windowInsets)
    let size = contentSize(in: ProposedSize(room.size))
    let child = scrolled.first
    if axis == .vertical {
      motion.setLimits(size.height - room.height, viewport: room.height)
      // Content narrower than the view stands in its middle, as in SwiftUI.
      child?.place(
        in: CGRect(
          x: room.midX - size.width / 2, y: room.minY - motion.offset, width: size.width, height: size.height),
        by: self, offered: offer(ProposedSize(room.size)))
      refresh.place(in: room)
    } else {
      motion.setLimits(size.width - room.width, viewport: room.width)
      child?.place(
        in: CGRect(
          x: room.minX - motion.offset, y: room.midY - size.height / 2, width: size.width, height: size.height
        ),
        by: self, offered: offer(ProposedSize(room.size)))
    }
  }

  override func draw(into list: inout DisplayList) {
    list.append(.pushClipRectangle(frame, radius: 0))
    super.draw(into: &list)
    list.append(.pop)
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

  override func hitTest(_ point: CGPoint) -> Node? {
    frame.contains(point) ? super.hitTest(point) : nil
  }

  override var takesTouches: Bool { true }

  override func touchBegan(at point: CGPoint) -> Bool {
    motion.stop()
  }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    direction.isVertical == (axis == .vertical)
  }

  override func panChanged(_ pan: Pan) {
    motion.drag(by: axis == .vertical ? pan.delta.dy : pan.delta.dx)
    refresh.pulled()
    host.setNeedsLayout()
  }

  override func panEnded(_ pan: Pan) {
    refresh.released()
    motion.release(velocity: -(axis == .vertical ? pan.velocity.dy : pan.velocity.dx), in: host)
  }

  override func panCancelled() {
    refresh.released()
    motion.release(velocity: 0, in: host)
  }
}
