import Foundation

/// The node of a row or a column.
///
/// Room is given out as SwiftUI gives it: what is left is divided evenly among those still waiting, the least
/// flexible first, so that what cannot shrink gets its size and what can takes the rest. The order and the
/// halving are described in Apple's talk *Building Custom Views with SwiftUI* (WWDC 2019, session 237).
final class StackNode: Node {
  private var content: Node?
  private var axis = Axis.vertical
  private var alignment: CGFloat = 0.5
  private var spacing: CGFloat = 8

  func update(_ view: some View, axis: Axis, alignment: CGFloat, spacing: CGFloat, in context: NodeContext) {
    environment = context.environment
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    content = view.reconciled(with: content, in: context)
    for child in layoutable { (child as? SpacerNode)?.axis = axis }
  }

  private var layoutable: [Node] { content?.layoutChildren ?? [] }

  override var placedChildren: [Node] { layoutable }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = distribute(proposal)
    let length = sizes.reduce(gaps(sizes.count)) { $0 + main($1) }
    return size(main: length, cross: sizes.map(cross).max() ?? 0)
  }

  override func placeChildren(in rect: CGRect) {
    let children = layoutable
    let sizes = distribute(ProposedSize(rect.size))
    var position = axis == .vertical ? rect.minY : rect.minX
    for (child, size) in zip(children, sizes) {
      let room = axis == .vertical ? rect.width : rect.height
      let offset = (room - cross(size)) * alignment
      let origin =
        axis == .vertical
        ? CGPoint(x: rect.minX + offset, y: position) : CGPoint(x: position, y: rect.minY + offset)
      child.place(in: CGRect(origin: origin, size: size), by: self)
      position += main(size) + spacing
    }
  }

  /// The size of each child, in order.
  private func distribute(_ proposal: ProposedSize) -> [CGSize] {
    let children = layoutable
    guard !children.isEmpty else { return [] }
    let across = axis == .vertical ? proposal.width : proposal.height
    guard let room = axis == .vertical ? proposal.height : proposal.width, room.isFinite else {
      let length: CGFloat? = (axis == .vertical ? proposal.height : proposal.width)
      return children.map { $0.measure(offer(main: length, cross: across)) }
    }
    let flexibility = children.map { child in
      main(child.measure(offer(main: .infinity, cross: across))) - main(child.measure(offer(main: 0, cross: across)))
    }
    let order = children.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var sizes = [CGSize](repeating: .zero, count: children.count)
    var left = max(0, room - gaps(children.count))
    for (position, index) in order.enumerated() {
      let share = left / CGFloat(order.count - position)
      let size = children[index].measure(offer(main: share, cross: across))
      sizes[index] = size
      left = max(0, left - main(size))
    }
    return sizes
  }

  private func gaps(_ count: Int) -> CGFloat { CGFloat(max(0, count - 1)) * spacing }
  private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func size(main: CGFloat, cross: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  private func offer(main: CGFloat?, cross: CGFloat?) -> ProposedSize {
    axis == .vertical ? ProposedSize(width: cross, height: main) : ProposedSize(width: main, height: cross)
  }
}

/// The node of room that grows.
final class SpacerNode: Node {
  var minLength: CGFloat = 8
  var axis: Axis?

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let width = max(minLength, proposal.width ?? minLength)
    let height = max(minLength, proposal.height ?? minLength)
    switch axis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
}

/// The node of views on top of each other.
final class LayerNode: Node {
  private var content: Node?
  private var alignment = Alignment.center

  func update(_ view: some View, alignment: Alignment, in context: NodeContext) {
    environment = context.environment
    self.alignment = alignment
    content = view.reconciled(with: content, in: context)
  }

  override var placedChildren: [Node] { content?.layoutChildren ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = placedChildren.map { $0.measure(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren {
      child.place(in: alignment.place(child.measure(ProposedSize(rect.size)), in: rect), by: self)
    }
  }
}
