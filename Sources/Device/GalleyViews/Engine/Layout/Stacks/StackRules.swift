import Foundation

/// The rules of a row or a column.
///
/// Space is divided as in SwiftUI: the remaining space is divided evenly among the members without a size,
/// the least flexible first, so that members that cannot shrink get their size and the others share the rest.
/// The order and the sharing are described in Apple's talk *Building Custom Views with SwiftUI* (WWDC 2019,
/// session 237).
struct StackRules: ContainerLayout {
  let axis: Axis
  let alignment: AlignmentKey
  /// The distance between members, in points; `nil` for their preferences.
  let spacing: CGFloat?

  var stackAxis: Axis? { axis }
  var keepsPlaces: Bool { true }

  private var across: Axis { axis.other }

  func size(of members: [Node], in proposal: ProposedSize) -> CGSize {
    arranged(members, in: proposal).size
  }

  /// Returns the places; a member that is as long as the stack across is proposed the stack's length if the
  /// stack has no proposal: so a divider is as long as the text beside it.
  func placements(of members: [Node], in bounds: CGRect, _ proposal: ProposedSize) -> [Placement] {
    var offer = proposal
    offer[across] = proposal[across] ?? bounds.size[across]
    var (placements, size) = arranged(members, in: offer)
    var origin = bounds.origin
    // A container that stretches its content gives more than was asked for.
    let slack = bounds.size[across] - size[across]
    if proposal[across] != nil, slack.isFinite { origin[across] += slack * (alignment.fraction ?? 0) }
    for index in placements.indices {
      placements[index].frame.origin.x += origin.x
      placements[index].frame.origin.y += origin.y
    }
    return placements
  }

  /// Returns the spacing: on the sides across, the largest preference of any member; at both ends that of the
  /// outermost member.
  func spacing(of members: [Node]) -> ViewSpacing {
    var union = ViewSpacing()
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for member in members { union.formUnion(member.spacing, edges: sides) }
    guard let first = members.first, let last = members.last else { return .zero }
    union.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
    union.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
    return union
  }

  /// Returns the members in a stack whose corner is at zero, and the stack's size.
  private func arranged(_ members: [Node], in proposal: ProposedSize) -> ([Placement], size: CGSize) {
    guard !members.isEmpty else { return ([], .zero) }
    let gaps = gaps(members)
    let offers = offers(to: members, in: proposal, less: gaps.reduce(0, +))
    var placements: [Placement] = []
    var guides: [CGFloat] = []
    placements.reserveCapacity(members.count)
    guides.reserveCapacity(members.count)
    var length: CGFloat = 0
    // The stack is as wide as the extent of its members when their guides are aligned.
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for (index, member) in members.enumerated() {
      if index > 0 { length += gaps[index - 1] }
      let dimensions = member.dimensions(in: offers[index])
      let guide = dimensions[alignment].orEndless
      var origin = CGPoint.zero
      origin[axis] = length
      placements.append(
        Placement(
          node: member, proposal: offers[index], frame: CGRect(origin: origin, size: dimensions.size)))
      guides.append(guide)
      length += dimensions.size[axis]
      before = max(before, guide)
      after = max(after, dimensions.size[across] - guide)
    }
    var size = CGSize.zero
    size[axis] = length
    size[across] = (before + after).isNaN ? .infinity : before + after
    for index in placements.indices where before.isFinite {
      placements[index].frame.origin[across] = before - guides[index]
    }
    return (placements, size)
  }

  /// The distances between members, one fewer than members.
  private func gaps(_ members: [Node]) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: members.count - 1) }
    let preferred = members.map(\.spacing)
    return zip(preferred, preferred.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  /// The offer to each member.
  private func offers(to members: [Node], in proposal: ProposedSize, less gaps: CGFloat) -> [ProposedSize] {
    guard let space = proposal[axis], space.isFinite else {
      return Array(repeating: proposal, count: members.count)
    }
    let across = proposal[across]
    var least: [CGFloat] = []
    var priority: [Double] = []
    var ranks: [Rank] = []
    least.reserveCapacity(members.count)
    priority.reserveCapacity(members.count)
    ranks.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      least.append(member.measure(offer(0, across))[axis])
      priority.append(member.layoutPriority)
      let flexibility = member.measure(offer(.infinity, across))[axis] - least[index]
      ranks.append(
        Rank(priority: priority[index], flexibility: flexibility, least: least[index], index: index))
    }
    let order = ranks.sorted().map(\.index)
    var offers = Array(repeating: ProposedSize.zero, count: members.count)
    var left = max(0, space - gaps)
    // The least lengths of the members from each position on, so that the sum is not made anew for every member.
    var kept = [CGFloat](repeating: 0, count: order.count + 1)
    for position in order.indices.reversed() {
      kept[position] = kept[position + 1] + least[order[position]]
    }
    var start = 0
    while start < order.count {
      // Members of lower priority keep their least length; those of the same priority share what remains.
      let end = order[start...].firstIndex { priority[$0] != priority[order[start]] } ?? order.count
      for position in start..<end {
        let index = order[position]
        offers[index] = offer(max(0, left - kept[end]) / CGFloat(end - position), across)
        left = max(0, left - members[index].measure(offers[index])[axis])
      }
      start = end
    }
    return offers
  }

  /// The turn at which a member gets its offer.
  private struct Rank: Comparable {
    let priority: Double
    let flexibility: CGFloat
    let least: CGFloat
    let index: Int

    /// Whether a member comes first: among members that grow without limit, the one with the greatest
    /// minimum.
    static func < (a: Rank, b: Rank) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }
  }

  private func offer(_ along: CGFloat?, _ across: CGFloat?) -> ProposedSize {
    axis == .vertical
      ? ProposedSize(width: across, height: along) : ProposedSize(width: along, height: across)
  }
}

/// The rules of views on top of each other.
///
/// The members of the highest priority decide the size: the extent that they cover when their guides are
/// aligned. All members are then proposed that size.
struct LayerRules: ContainerLayout {
  let alignment: Alignment

  var stackAxis: Axis? { nil }
  var keepsPlaces: Bool { true }

  func size(of members: [Node], in proposal: ProposedSize) -> CGSize {
    extent(of: members, in: proposal).size
  }

  func placements(of members: [Node], in bounds: CGRect, _ proposal: ProposedSize) -> [Placement] {
    let offer = ProposedSize(bounds.size)
    let (guide, size) = extent(of: members, in: offer)
    let line = CGPoint(
      x: bounds.minX + guide.x + shift(bounds.width - size.width, alignment.horizontal.key),
      y: bounds.minY + guide.y + shift(bounds.height - size.height, alignment.vertical.key))
    return members.map { member in
      let dimensions = member.dimensions(in: offer)
      let origin = CGPoint(
        x: line.x - dimensions[alignment.horizontal], y: line.y - dimensions[alignment.vertical])
      return Placement(node: member, proposal: offer, frame: CGRect(origin: origin, size: dimensions.size))
    }
  }

  func spacing(of members: [Node]) -> ViewSpacing {
    guard !members.isEmpty else { return .zero }
    return members.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  private func shift(_ slack: CGFloat, _ key: AlignmentKey) -> CGFloat {
    slack.isFinite ? slack * (key.fraction ?? 0) : 0
  }

  /// Returns the place of the guides in the extent of the deciding members, and its size.
  private func extent(of members: [Node], in proposal: ProposedSize) -> (guide: CGPoint, size: CGSize) {
    let highest = members.map(\.layoutPriority).max() ?? 0
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    for member in members where member.layoutPriority == highest {
      let dimensions = member.dimensions(in: proposal)
      let guide = CGPoint(
        x: dimensions[alignment.horizontal].orEndless, y: dimensions[alignment.vertical].orEndless)
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(
        x: max(after.x, dimensions.width - guide.x), y: max(after.y, dimensions.height - guide.y))
    }
    guard !members.isEmpty else { return (.zero, .zero) }
    func length(_ before: CGFloat, _ after: CGFloat) -> CGFloat {
      (before + after).isNaN ? .infinity : before + after
    }
    return (
      CGPoint(x: before.x.isFinite ? before.x : 0, y: before.y.isFinite ? before.y : 0),
      CGSize(width: length(before.x, after.x), height: length(before.y, after.y))
    )
  }
}

extension CGFloat {
  /// The length; infinite if unknown, as for a guide in the middle of an infinite length.
  fileprivate var orEndless: CGFloat { isNaN ? .infinity : self }
}
