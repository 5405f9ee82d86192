import Foundation

/// The node of a row or a column.
///
/// Space is divided as by SwiftUI: what is left is divided evenly among the children without a size, the least
/// flexible first, so that children that cannot shrink get their size and the others share the rest. The order and the
/// halving are described in Apple's talk *Building Custom Views with SwiftUI* (WWDC 2019, session 237).
final class StackNode: Node {
  private var content: Node?
  private var axis = Axis.vertical
  private var alignment: CGFloat = 0.5
  private var spacing: CGFloat = 8

  func update(
    _ view: some View, axis: Axis, alignment: CGFloat, spacing: CGFloat, in context: NodeContext
  ) {
    environment = context.environment
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    var context = context
    context.environment.stackAxis = axis
    content = view.reconciled(with: content, in: context)
  }

  private var layoutable: [Node] { content?.layoutChildren ?? [] }

  override var placedChildren: [Node] { layoutable }

  override var structure: [Node] { content.map { [$0] } ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = distribute(proposal).map(\.size)
    let length = sizes.reduce(gaps(sizes.count)) { $0 + main($1) }
    return size(main: length, cross: sizes.map(cross).max() ?? 0)
  }

  override func placeChildren(in rect: CGRect) {
    let children = layoutable
    let shares = distribute(offered)
    var position = axis == .vertical ? rect.minY : rect.minX
    for (child, share) in zip(children, shares) {
      let size = share.size
      let space = axis == .vertical ? rect.width : rect.height
      let offset = (space - cross(size)) * alignment
      let origin =
        axis == .vertical
        ? CGPoint(x: rect.minX + offset, y: position) : CGPoint(x: position, y: rect.minY + offset)
      child.place(in: CGRect(origin: origin, size: size), by: self, offered: share.offer)
      position += main(size) + spacing
    }
  }

  /// The offer to each child and the size it takes, in order.
  private func distribute(_ proposal: ProposedSize) -> [(offer: ProposedSize, size: CGSize)] {
    let children = layoutable
    guard !children.isEmpty else { return [] }
    let across = axis == .vertical ? proposal.width : proposal.height
    guard let space = axis == .vertical ? proposal.height : proposal.width, space.isFinite else {
      let length: CGFloat? = (axis == .vertical ? proposal.height : proposal.width)
      let offer = offer(main: length, cross: across)
      return children.map { (offer, $0.measure(offer)) }
    }
    let least = children.map { main($0.measure(offer(main: 0, cross: across))) }
    let flexibility = children.indices.map {
      main(children[$0].measure(offer(main: .infinity, cross: across))) - least[$0]
    }
    let priority = children.map(\.layoutPriority)
    let order = children.indices.sorted {
      (-priority[$0], flexibility[$0], $0) < (-priority[$1], flexibility[$1], $1)
    }
    var shares = [(offer: ProposedSize, size: CGSize)](
      repeating: (.zero, .zero), count: children.count)
    var left = max(0, space - gaps(children.count))
    // The least lengths of the children from each position on, so that the sum is not made anew for every child.
    var kept = [CGFloat](repeating: 0, count: order.count + 1)
    for position in order.indices.reversed() {
      kept[position] = kept[position + 1] + least[order[position]]
    }
    var start = 0
    while start < order.count {
      // Children of lower priority keep their least length; those of the same priority share what remains.
      let end = order[start...].firstIndex { priority[$0] != priority[order[start]] } ?? order.count
      for position in start..<end {
        let index = order[position]
        let offer = offer(main: max(0, left - kept[end]) / CGFloat(end - position), cross: across)
        let size = children[index].measure(offer)
        shares[index] = (offer, size)
        left = max(0, left - main(size))
      }
      start = end
    }
    return shares
  }

  private func gaps(_ count: Int) -> CGFloat { CGFloat(max(0, count - 1)) * spacing }
  private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func size(main: CGFloat, cross: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  private func offer(main: CGFloat?, cross: CGFloat?) -> ProposedSize {
    axis == .vertical
      ? ProposedSize(width: cross, height: main) : ProposedSize(width: main, height: cross)
  }
}

/// The node of a spacer.
final class SpacerNode: Node {
  var minLength: CGFloat = 8
  /// The way of the stack it is in, however many modifiers are between.
  var axis: Axis? { environment.stackAxis }

  /// Spacers get their space last, as in SwiftUI.
  override var layoutPriority: Double { -.infinity }

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
final class ZStackNode: Node {
  private var content: Node?
  private var alignment = Alignment.center

  func update(_ view: some View, alignment: Alignment, in context: NodeContext) {
    environment = context.environment
    self.alignment = alignment
    var context = context
    context.environment.stackAxis = nil
    content = view.reconciled(with: content, in: context)
  }

  override var placedChildren: [Node] { content?.layoutChildren ?? [] }

  override var structure: [Node] { content.map { [$0] } ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = placedChildren.map { $0.measure(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren {
      child.place(in: alignment.place(child.measure(offered), in: rect), by: self, offered: offered)
    }
  }
}
