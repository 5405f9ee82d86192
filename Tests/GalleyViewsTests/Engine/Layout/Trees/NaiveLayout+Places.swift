import Foundation

/// The places of members, and the guides that decide them.
extension NaiveLayout {
  /// Visits the named parts of a tree with their frames.
  func visit(
    _ tree: Tree, _ offer: Offer, in row: Bool?, x: Double, y: Double, _ size: Size,
    _ found: (String, Frame) -> Void
  ) {
    if case .named(let name, _) = tree {
      found(name, Frame(x: x, y: y, width: size.width, height: size.height))
    }
    for part in parts(of: tree, offer, in: row, size) {
      visit(part.tree, part.offer, in: part.row, x: x + part.x, y: y + part.y, part.size, found)
    }
  }

  /// What a tree of a size that was the answer to an offer places.
  private func parts(of tree: Tree, _ offer: Offer, in row: Bool?, _ size: Size) -> [Placed] {
    switch tree {
    case .box, .spacer, .divider: return []
    case .stack(let isRow, let guide, let spacing, let members):
      var offer = offer
      if isRow, offer.height == nil { offer.height = size.height }
      if !isRow, offer.width == nil { offer.width = size.width }
      return fromCorner(stacked(members, isRow: isRow, guide, spacing, offer))
    case .layers(let across, let down, let members):
      let offer = Offer(width: size.width, height: size.height)
      let highest = members.map { priority(of: $0) }.max() ?? 0
      let deciding = layered(members.filter { priority(of: $0) == highest }, across, down, offer)
      let left = deciding.map(\.x).min() ?? 0
      let top = deciding.map(\.y).min() ?? 0
      let whole = bounds(of: deciding)
      return layered(members, across, down, offer).map { member in
        var member = member
        member.x -= left - part(across) * (size.width - whole.width)
        member.y -= top - part(down) * (size.height - whole.height)
        return member
      }
    case .layer(let tree, let isBehind, let across, let down, let layer):
      let inner = Placed(tree: tree, offer: offer, row: row, x: 0, y: 0, size: size)
      let space = Offer(width: size.width, height: size.height)
      let layerSize = self.size(of: layer, space, in: nil)
      let front = Placed(
        tree: layer, offer: space, row: nil,
        x: value(tree, across, offer, in: row) - value(layer, across, space, in: nil),
        y: value(tree, down, offer, in: row) - value(layer, down, space, in: nil), size: layerSize)
      return isBehind ? [front, inner] : [inner, front]
    default: return [inner(of: tree, offer, in: row, size)].compactMap { $0 }
    }
  }

  /// The one view that a modifier places.
  private func inner(of tree: Tree, _ offer: Offer, in row: Bool?, _ size: Size) -> Placed? {
    func placed(_ tree: Tree, _ offer: Offer, x: Double = 0, y: Double = 0, size: Size? = nil) -> Placed {
      Placed(
        tree: tree, offer: offer, row: row, x: x, y: y, size: size ?? self.size(of: tree, offer, in: row))
    }
    func aligned(_ tree: Tree, _ offer: Offer, _ across: Guide, _ down: Guide) -> Placed {
      placed(
        tree, offer, x: usual(across, size) - value(tree, across, offer, in: row),
        y: usual(down, size) - value(tree, down, offer, in: row))
    }
    func centered(_ tree: Tree, _ offer: Offer) -> Placed {
      let own = self.size(of: tree, offer, in: row)
      return placed(tree, offer, x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    }
    switch tree {
    case .named(_, let tree), .priority(let tree, _), .guide(let tree, _, _):
      return placed(tree, offer, size: size)
    case .offset(let tree, let x, let y): return placed(tree, offer, x: isMirrored ? -x : x, y: y, size: size)
    case .padding(let tree, let edges):
      let inside = Size(
        width: max(0, size.width - edges.leading - edges.trailing),
        height: max(0, size.height - edges.top - edges.bottom))
      return placed(tree, less(offer, edges), x: edges.leading, y: edges.top, size: inside)
    case .frame(let tree, let width, let height, let across, let down):
      return aligned(
        tree, Offer(width: width ?? offer.width, height: height ?? offer.height), across, down)
    case .flexible(let tree, let width, let height, let across, let down):
      let space = Offer(
        width: space(offer.width, width, size.width), height: space(offer.height, height, size.height))
      return aligned(tree, space, across, down)
    case .fixed(let tree, let horizontal, let vertical):
      return centered(tree, freed(offer, horizontal, vertical))
    case .position(let tree, let x, let y):
      let own = self.size(of: tree, Offer(width: size.width, height: size.height), in: row)
      return placed(
        tree, Offer(width: size.width, height: size.height), x: x - own.width / 2, y: y - own.height / 2)
    case .ratio(let tree, let ratio, let isFit): return centered(tree, proportioned(offer, ratio, isFit))
    default: return nil
    }
  }

  /// A flexible frame offers its view the frame's own length; where neither a limit nor an ideal length has decided that
  /// and nothing was offered, the view keeps its ideal.
  private func space(_ offer: Double?, _ limits: LayoutTree.Limits, _ length: Double) -> Double? {
    if offer != nil || limits.ideal != nil { return length }
    if let least = limits.least, length <= least { return length }
    if let most = limits.most, length >= most { return length }
    return nil
  }

  // MARK: Guides

  /// The place of a guide in a view: what the view says, else what the alignment has as its rule.
  private func value(_ tree: Tree, _ guide: Guide, _ offer: Offer, in row: Bool?) -> Double {
    explicit(tree, guide, offer, in: row) ?? usual(guide, size(of: tree, offer, in: row))
  }

  private func usual(_ guide: Guide, _ size: Size) -> Double {
    switch guide {
    case .leading, .top: 0
    case .hcenter: size.width / 2
    case .trailing: size.width
    case .hmark: size.width / 4
    case .vcenter: size.height / 2
    case .bottom, .first, .last: size.height
    case .vmark: size.height / 4
    }
  }

  /// The part of a length that lies before an edge or a middle.
  private func part(_ guide: Guide) -> Double {
    switch guide {
    case .hcenter, .vcenter: 0.5
    case .trailing, .bottom: 1
    default: 0
    }
  }

  private func explicit(_ tree: Tree, _ guide: Guide, _ offer: Offer, in row: Bool?) -> Double? {
    let size = size(of: tree, offer, in: row)
    switch tree {
    case .guide(let inner, guide, let length):
      let own = self.size(of: inner, offer, in: row)
      switch length {
      case .points(let points): return points
      case .part(let part): return part * (guide.isHorizontal ? own.width : own.height)
      }
    // What is only shown elsewhere has its guides where it is laid out.
    case .offset(let inner, _, _), .layer(let inner, _, _, _, _):
      return explicit(inner, guide, offer, in: row)
    case .box, .spacer, .divider: return nil
    case .stack, .layers:
      if [.leading, .hcenter, .trailing, .top, .vcenter, .bottom].contains(guide) { return nil }
      let values = parts(of: tree, offer, in: row, size).compactMap { part in
        explicit(part.tree, guide, part.offer, in: part.row).map {
          $0 + (guide.isHorizontal ? part.x : part.y)
        }
      }
      if guide == .first { return values.min() }
      if guide == .last { return values.max() }
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    default:
      guard let part = inner(of: tree, offer, in: row, size) else { return nil }
      return explicit(part.tree, guide, part.offer, in: row).map {
        $0 + (guide.isHorizontal ? part.x : part.y)
      }
    }
  }

  // MARK: Containers

  /// The members of layers, their guides at zero.
  func layered(_ members: [Tree], _ across: Guide, _ down: Guide, _ offer: Offer) -> [Placed] {
    members.map { member in
      Placed(
        tree: member, offer: offer, row: nil, x: -value(member, across, offer, in: nil),
        y: -value(member, down, offer, in: nil), size: size(of: member, offer, in: nil))
    }
  }

  /// The members of a stack, one after the other, with the guides across at zero.
  func stacked(_ members: [Tree], isRow: Bool, _ guide: Guide, _ spacing: Double?, _ offer: Offer)
    -> [Placed]
  {
    let gaps = zip(members, members.dropFirst()).map { one, next in
      spacing ?? gap(preferences(one, in: isRow), preferences(next, in: isRow), isRow: isRow)
    }
    let offers = offers(to: members, isRow: isRow, offer, gaps.reduce(0, +))
    var placed: [Placed] = []
    var along = 0.0
    for (index, member) in members.enumerated() {
      if index > 0 { along += gaps[index - 1] }
      let size = size(of: member, offers[index], in: isRow)
      let across = -value(member, guide, offers[index], in: isRow)
      placed.append(
        Placed(
          tree: member, offer: offers[index], row: isRow, x: isRow ? along : across,
          y: isRow ? across : along, size: size))
      along += isRow ? size.width : size.height
    }
    return placed
  }

  /// “The stack takes the space that is left, divides it by the number of children that are left, and offers that to the
  /// least flexible child. … Children of higher layout priority come first; what is kept back for the others is the least they
  /// need.” (After WWDC 2019, session 237.)
  private func offers(to members: [Tree], isRow: Bool, _ offer: Offer, _ gaps: Double) -> [Offer] {
    func offered(_ length: Double?) -> Offer {
      isRow ? Offer(width: length, height: offer.height) : Offer(width: offer.width, height: length)
    }
    func length(_ index: Int, _ space: Double?) -> Double {
      let size = size(of: members[index], offered(space), in: isRow)
      return isRow ? size.width : size.height
    }
    guard let space = isRow ? offer.width : offer.height, space < .infinity else {
      return members.map { _ in offer }
    }
    var offers: [Int: Offer] = [:]
    var left = space - gaps
    while offers.count < members.count {
      let open = members.indices.filter { offers[$0] == nil }
      let highest = open.map { priority(of: members[$0]) }.max() ?? 0
      let group = open.filter { priority(of: members[$0]) == highest }
      let later = open.filter { priority(of: members[$0]) != highest }
      // The least flexible one; of those that grow without end, the one that is longest at least.
      let next = group.min { one, other in
        let flexibility = length(one, .infinity) - length(one, 0)
        let otherFlexibility = length(other, .infinity) - length(other, 0)
        if flexibility != otherFlexibility { return flexibility < otherFlexibility }
        if flexibility == .infinity, length(one, 0) != length(other, 0) {
          return length(one, 0) > length(other, 0)
        }
        return one < other
      }
      guard let next else { break }
      let kept = later.map { length($0, 0) }.reduce(0, +)
      let share = max(0, left - kept) / Double(group.count)
      offers[next] = offered(share)
      left -= length(next, share)
    }
    return members.indices.map { offers[$0] ?? offer }
  }

  /// What members cover together.
  func bounds(of placed: [Placed]) -> Size {
    guard !placed.isEmpty else { return Size(width: 0, height: 0) }
    return Size(
      width: length(placed.map { $0.x }, placed.map { $0.x + $0.size.width }),
      height: length(placed.map { $0.y }, placed.map { $0.y + $0.size.height }))
  }

  /// The way from the first start to the last end, which is without end where a member is.
  private func length(_ starts: [Double], _ ends: [Double]) -> Double {
    guard (starts + ends).allSatisfy(\.isFinite) else { return .infinity }
    return (ends.max() ?? 0) - (starts.min() ?? 0)
  }

  private func fromCorner(_ placed: [Placed]) -> [Placed] {
    let left = placed.map(\.x).min() ?? 0
    let top = placed.map(\.y).min() ?? 0
    return placed.map { member in
      var member = member
      member.x -= left
      member.y -= top
      return member
    }
  }

  // MARK: Distances

  /// The distances that a view prefers at its edges; only spacers do, and stacks with one at an end.
  fileprivate struct Preferences {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?
  }

  private func gap(_ one: Preferences, _ next: Preferences, isRow: Bool) -> Double {
    let preferred = (isRow ? [one.trailing, next.leading] : [one.bottom, next.top]).compactMap { $0 }
    return preferred.max() ?? 8
  }

  private func preferences(_ tree: Tree, in row: Bool?) -> Preferences {
    switch tree {
    case .spacer:
      switch row {
      case true?: return Preferences(leading: 0, trailing: 0)
      case false?: return Preferences(top: 0, bottom: 0)
      case nil: return Preferences(top: 0, leading: 0, bottom: 0, trailing: 0)
      }
    case .stack(let isRow, _, _, let members):
      guard let first = members.first, let last = members.last else {
        return Preferences(top: 0, leading: 0, bottom: 0, trailing: 0)
      }
      let all = union(members.map { preferences($0, in: isRow) })
      let start = preferences(first, in: isRow)
      let end = preferences(last, in: isRow)
      return isRow
        ? Preferences(top: all.top, leading: start.leading, bottom: all.bottom, trailing: end.trailing)
        : Preferences(top: start.top, leading: all.leading, bottom: end.bottom, trailing: all.trailing)
    case .layers(_, _, let members):
      if members.isEmpty { return Preferences(top: 0, leading: 0, bottom: 0, trailing: 0) }
      return union(members.map { preferences($0, in: nil) })
    case .padding(let tree, let edges):
      return preferences(tree, in: row).without(
        width: edges.leading != 0 || edges.trailing != 0, height: edges.top != 0 || edges.bottom != 0)
    case .frame(let tree, let width, let height, _, _):
      if case .spacer = tree { return preferences(tree, in: row) }
      return preferences(tree, in: row).without(width: width != nil, height: height != nil)
    case .flexible(let tree, let width, let height, _, _):
      if case .spacer = tree { return preferences(tree, in: row) }
      return preferences(tree, in: row).without(width: width != .init(), height: height != .init())
    case .box, .divider, .position: return Preferences()
    case .named(_, let tree), .fixed(let tree, _, _), .priority(let tree, _), .offset(let tree, _, _),
      .ratio(let tree, _, _), .guide(let tree, _, _), .layer(let tree, _, _, _, _):
      return preferences(tree, in: row)
    }
  }

  private func union(_ all: [Preferences]) -> Preferences {
    Preferences(
      top: all.compactMap(\.top).max(), leading: all.compactMap(\.leading).max(),
      bottom: all.compactMap(\.bottom).max(), trailing: all.compactMap(\.trailing).max())
  }
}

extension NaiveLayout.Preferences {
  /// The preferences but for those along some axes.
  fileprivate func without(width: Bool, height: Bool) -> Self {
    var rest = self
    if width { (rest.leading, rest.trailing) = (nil, nil) }
    if height { (rest.top, rest.bottom) = (nil, nil) }
    return rest
  }
}
