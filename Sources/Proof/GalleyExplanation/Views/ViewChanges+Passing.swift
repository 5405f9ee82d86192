import Foundation
import GalleyTree

/// Finds what only went out of sight, or came into it.
extension ViewChanges {
  /// What went out of sight as its container was scrolled or something before it grew, or came into sight.
  mutating func removePassing() {
    let passing = changes.indices.filter { isPassing(changes[$0]) }
    if passing.isEmpty { return }
    let isPushed = changes.indices.contains { !passing.contains($0) && changes[$0].movesThings }
    let all = self
    removeChanges { passing.contains($0) && (isPushed || all.isScrolled(all.changes[$0].place)) }
  }

  /// Whether what holds a view was scrolled to another place.
  private func isScrolled(_ place: ViewChange.Place) -> Bool {
    let isNew = place.old == nil
    let (tree, partners) =
      isNew ? (matching.candidate, matching.origins) : (matching.baseline, matching.partners)
    guard let view = place.number(isNew: isNew) else { return false }
    return tree.around(view).contains { outer in
      guard let partner = partners[outer] else { return false }
      let other = isNew ? matching.baseline[partner] : matching.candidate[partner]
      return tree[outer].facts[.contentOffset] != other.facts[.contentOffset]
    }
  }

  private func isPassing(_ change: ViewChange) -> Bool {
    switch change.what {
    case .removed:
      change.place.old.map {
        passes($0, matching.baseline, matching.candidate, matching.partners, isNew: false)
      } ?? false
    case .inserted:
      change.place.new.map {
        passes($0, matching.candidate, matching.baseline, matching.origins, isNew: true)
      } ?? false
    default: false
    }
  }

  private func passes(
    _ number: Int, _ tree: FlatViewTree, _ other: FlatViewTree, _ partners: [Int?], isNew: Bool
  ) -> Bool {
    guard let screen = tree.nodes.first?.frame, let parent = tree[number].parent else { return false }
    let window = sight(of: number, tree, other, partners).intersection(screen)
    if let holder = partners[parent], isOutside(number, parent, tree, other[holder], window) { return true }
    guard tree.around(number).contains(where: { Self.scrolls(tree[$0].kind) }) else { return false }
    // What stands for it is still there, or was before.
    if matching.hasPartner(of: number, isNew: isNew) { return true }
    if isAbove(number, tree, other, partners) { return true }
    // On the other screen it would be where the view before it has gone, or what holds it.
    let before = tree[parent].children.prefix { $0 < number }.last { partners[$0] != nil } ?? parent
    guard let partner = partners[before] else { return false }
    if tree[parent].kind == "LazyHStack", before != parent {
      let isPushed = tree[before].extent.origin != other[partner].extent.origin
      return isPushed && isBeyond(number, tree, partners)
        && other[partner].extent.maxX + 1.5 * tree[number].extent.width > window.maxX
    }
    // Rows of a grid are built whole, unless its columns are others.
    let isInRow =
      before != parent && Self.areInRow(tree[before].extent, tree[number].extent)
      && abs(tree[before].extent.width - other[partner].extent.width) < 1
    if isInRow, let start = nextRow(for: number, after: before, tree, other, partners) {
      return start >= window.maxY - 1
    }
    if before != parent, !isInRow, isBeyond(number, tree, partners) {
      let isPushed = tree[before].extent.origin != other[partner].extent.origin
      let isAtEdge =
        isNew && tree[number].extent.maxY > window.maxY
        || other[partner].extent.maxY + 1.5 * tree[number].extent.height > window.maxY
      if isAtEdge, isPushed || makesRoom(for: number, in: parent, isNew: isNew) { return true }
    }
    let shift =
      before == parent || isInRow
      ? other[partner].extent.minY - tree[before].extent.minY
      : other[partner].extent.maxY - tree[before].extent.maxY
    if isNew, wasAtEdge(number, shift) { return true }
    return tree[number].extent.minY + shift >= window.maxY - 1
  }

  /// What the sheet around a view shows on the other screen, where it has another height there.
  private func sight(
    of number: Int, _ tree: FlatViewTree, _ other: FlatViewTree, _ partners: [Int?]
  ) -> CGRect {
    guard let sheet = tree.around(number).first(where: { tree[$0].kind == "sheet" }),
      let inside = tree[sheet].children.first, let partner = partners[inside],
      tree[inside].extent.height != other[partner].extent.height
    else { return .infinite }
    return other[partner].extent
  }

  /// Whether a row that was pushed up stood at the edge of the screen before, where nothing that is in it could be seen.
  private func wasAtEdge(_ number: Int, _ shift: Double) -> Bool {
    let row = matching.candidate[number]
    guard row.kind == "row", shift > 1, let window = matching.baseline.nodes.first?.frame else {
      return false
    }
    let place = row.extent.offsetBy(dx: 0, dy: shift)
    guard place.maxY > window.maxY else { return false }
    return matching.baseline.nodes.contains { node in
      node.kind == "row" && node.contents.isEmpty && node.children.isEmpty
        && abs(node.extent.minY - place.minY) < 1 && abs(node.extent.height - place.height) < 1
    }
  }

  /// Whether a view and all before it may not have been built, as what holds them is scrolled and builds what can be seen.
  private func isAbove(_ number: Int, _ tree: FlatViewTree, _ other: FlatViewTree, _ partners: [Int?]) -> Bool
  {
    guard let parent = tree[number].parent,
      let scroller = tree.around(number).first(where: { Self.scrolls(tree[$0].kind) }),
      tree.around(number).contains(where: { Self.buildsLazily(tree[$0].kind) }),
      let scrolled = partners[scroller], other[scrolled].facts[.contentOffset] != nil,
      tree[parent].children.allSatisfy({ $0 > number || partners[$0] == nil }),
      let next = tree[parent].children.first(where: { partners[$0] != nil }), let partner = partners[next]
    else { return false }
    return tree[next].extent.origin != other[partner].extent.origin
      && other[partner].extent.minY - 1.5 * tree[number].extent.height < other[scrolled].extent.minY
  }

  /// Whether a view stands beside the one before it.
  private static func areInRow(_ before: CGRect, _ frame: CGRect) -> Bool {
    frame.minX >= before.maxX && frame.minY < before.maxY && before.minY < frame.maxY
  }

  /// The start of the next row of a grid on the other screen, where a member goes as the columns end where the way of the member
  /// before it leads; `nil` where it stays beside that.
  private func nextRow(
    for number: Int, after before: Int, _ tree: FlatViewTree, _ other: FlatViewTree, _ partners: [Int?]
  ) -> Double? {
    guard let parent = tree[number].parent, tree[parent].kind == "LazyVGrid", let holder = partners[parent],
      let partner = partners[before]
    else { return nil }
    let way = other[partner].extent.minX - tree[before].extent.minX
    guard way > 1, tree[number].extent.maxX + way > other[holder].frame.maxX + 1 else { return nil }
    let height = max(tree[number].extent.height, other[partner].extent.height)
    return other[partner].extent.minY + height + (other[holder].facts[.spacing].flatMap(Double.init) ?? 0)
  }

  /// Whether a view would be outside of the screen where what holds it lies on the other one.
  private func isOutside(
    _ number: Int, _ parent: Int, _ tree: FlatViewTree, _ holder: FlatViewTree.Node, _ window: CGRect
  ) -> Bool {
    let (dx, dy) = (holder.frame.minX - tree[parent].frame.minX, holder.frame.minY - tree[parent].frame.minY)
    guard dx != 0 || dy != 0 else { return false }
    return !tree[number].extent.offsetBy(dx: dx, dy: dy).insetBy(dx: -1, dy: -1).intersects(window)
  }

  /// Whether a member of a collection came where a row stood that is none, after another member: it was put before that row.
  private func isPut(_ new: Int, before gone: Int) -> Bool {
    let (member, row) = (matching.candidate[new], matching.baseline[gone])
    guard let holder = member.parent, member.kind == "row", member.id != nil, row.id == nil,
      abs(member.extent.minY - row.extent.minY) < 1
    else { return false }
    return matching.candidate[holder].children.last { $0 < new }.map { matching.candidate[$0].id != nil }
      ?? false
  }

  /// Whether something before what came into sight is gone, or came before what went out of it.
  private func makesRoom(for number: Int, in parent: Int, isNew: Bool) -> Bool {
    changes.contains { change in
      if isNew {
        guard change.what == .removed, let gone = change.place.old,
          let holder = matching.baseline[gone].parent, !isPut(number, before: gone)
        else { return false }
        return matching.partners[holder] == parent
      }
      guard change.what == .inserted, let new = change.place.new, let holder = matching.candidate[new].parent
      else { return false }
      return matching.origins[holder] == parent
        && (!isBeyond(new, matching.candidate, matching.origins) || isPut(new, before: number))
    }
  }

  /// Whether a view and all after it may not have been built, as what holds them builds what can be seen.
  private func isBeyond(_ number: Int, _ tree: FlatViewTree, _ partners: [Int?]) -> Bool {
    guard let parent = tree[number].parent,
      tree.around(number).contains(where: { Self.buildsLazily(tree[$0].kind) })
    else { return false }
    return tree[parent].children.allSatisfy { $0 < number || partners[$0] == nil }
  }

  private static func buildsLazily(_ kind: String) -> Bool { kind == "List" || kind.hasPrefix("Lazy") }

  private static func scrolls(_ kind: String) -> Bool {
    kind == "ScrollView" || buildsLazily(kind)
  }
}
