import Foundation

/// The first of several views whose ideal size fits into the space.
///
/// - Reference: [SwiftUI's `ViewThatFits`](https://developer.apple.com/documentation/swiftui/viewthatfits).
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first of several views that fits.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view must fit.
  ///   - content: The views, the preferred one first; if none fits, the last one is shown.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? FittingNode) ?? FittingNode(context.host)
    node.update(content, axes: axes, in: context)
    return node
  }
}

/// The node of a choice between views by their size.
private final class FittingNode: Node {
  private var content: Node?
  private var axes: Axis.Set = []
  private var chosen: Node?

  func update(_ view: some View, axes: Axis.Set, in context: NodeContext) {
    environment = context.environment
    self.axes = axes
    content = view.reconciled(with: content, in: context)
  }

  private func choice(for proposal: ProposedSize) -> Node? {
    let views = content?.layoutChildren ?? []
    return views.first { fits($0.measure(.unspecified), proposal) } ?? views.last
  }

  private func fits(_ ideal: CGSize, _ proposal: ProposedSize) -> Bool {
    func fits(_ axis: Axis, _ set: Axis.Set) -> Bool {
      guard axes.contains(set), let space = proposal[axis] else { return true }
      return ideal[axis] <= space + 0.001
    }
    return fits(.horizontal, .horizontal) && fits(.vertical, .vertical)
  }

  override var placedChildren: [Node] { chosen.map { [$0] } ?? [] }

  override var structure: [Node] { content.map { [$0] } ?? [] }

  override var layoutPriority: Double { choice(for: offered)?.layoutPriority ?? 0 }

  override var spacing: ViewSpacing { choice(for: offered)?.spacing ?? ViewSpacing() }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    choice(for: proposal)?.measure(proposal) ?? .zero
  }

  override func placeChildren(in rect: CGRect) {
    chosen = choice(for: offered)
    if let chosen { place([Placement(node: chosen, proposal: offered, frame: rect)], in: rect) }
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    choice(for: proposal)?.explicitGuide(key, in: proposal)
  }
}
