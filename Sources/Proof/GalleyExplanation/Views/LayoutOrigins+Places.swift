import Foundation
import GalleyTree

/// Derives from which changes the new places of views follow.
extension LayoutOrigins {
  /// The shares in the way that a view went along an axis.
  func origins(ofShift view: Int, _ axis: Axis) -> LayoutShares {
    var shares = insets(of: view, axis)
    var view = view
    while let parent = matching.baseline[view].parent, let other = matching.partners[view],
      let holder = matching.partners[parent], matching.candidate[other].parent == holder
    {
      let shift =
        axis.start(matching.candidate[other].extent) - axis.start(matching.candidate[holder].frame)
        - axis.start(matching.baseline[view].extent) + axis.start(matching.baseline[parent].frame)
      if abs(shift) > Self.slack { shares.add(origins(of: view, in: parent, holder, shift, axis)) }
      shares.add(insets(of: parent, axis))
      view = parent
    }
    return shares
  }

  /// The shares in the distance between the edge of a view's modifiers and its own.
  private func insets(of view: Int, _ axis: Axis) -> LayoutShares {
    guard let partner = matching.partners[view] else { return LayoutShares() }
    let (old, new) = (matching.baseline[view], matching.candidate[partner])
    func inset(_ node: FlatViewTree.Node) -> Double { axis.start(node.frame) - axis.start(node.extent) }
    let length = inset(new) - inset(old)
    guard abs(length) > Self.slack else { return LayoutShares() }
    let modifiers = Set((old.modifiers + new.modifiers).map(\.kind))
    let own = changes(at: view).filter { index in
      modifiers.contains(changes[index].kind) && changes[index].property?.effect == .layout
    }
    if !own.isEmpty { return LayoutShares(own, length) }
    // In the middle or at the end of what has another length.
    var shares = LayoutShares()
    shares.add(origins(ofGrowth: view, axis), scaledTo: length)
    return shares
  }

  /// The shares in the way that a view went in what holds it.
  private func origins(of view: Int, in parent: Int, _ holder: Int, _ shift: Double, _ axis: Axis)
    -> LayoutShares
  {
    let (baseline, candidate) = (matching.baseline, matching.candidate)
    guard let other = matching.partners[view] else { return LayoutShares() }
    let before = siblings(before: view, in: parent, baseline, axis)
    let after = siblings(before: other, in: holder, candidate, axis)
    let order = reorderings(of: parent)
    var shares = LayoutShares()
    var rest = shift
    for sibling in before {
      guard let partner = matching.partners[sibling] else {
        rest += axis.length(baseline[sibling].extent)
        guard let change = arrival(sibling, isNew: false) else { continue }
        shares.add(LayoutShares([change], -axis.length(baseline[sibling].extent)))
        continue
      }
      if after.contains(partner) {
        rest -= growth(sibling, axis)
        guard abs(growth(sibling, axis)) > Self.slack else { continue }
        shares.add(origins(ofGrowth: sibling, axis), scaledTo: growth(sibling, axis))
      } else {
        rest += axis.length(baseline[sibling].extent)
        shares.add(LayoutShares(order, -axis.length(baseline[sibling].extent)))
      }
    }
    for sibling in after {
      let length = axis.length(candidate[sibling].extent)
      if matching.origins[sibling] == nil {
        rest -= length
        if let change = arrival(sibling, isNew: true) { shares.add(LayoutShares([change], length)) }
      } else if let origin = matching.origins[sibling], !before.contains(origin) {
        rest -= length
        shares.add(LayoutShares(order, length))
      }
    }
    guard abs(rest) > Self.slack else { return shares }
    let own = changes(at: parent).filter { moves($0, axis) }
    if !own.isEmpty {
      shares.add(LayoutShares(own, rest))
    } else {
      // In the middle or at the end of what it shares with others: a part of the room that the growth of both leaves.
      var growths = LayoutShares()
      growths.add(origins(ofGrowth: parent, axis))
      growths.add(origins(ofGrowth: view, axis), times: -1)
      let room = growth(parent, axis) - growth(view, axis)
      if abs(room) > Self.slack, abs(rest) <= abs(room) + Self.slack {
        shares.add(growths, times: rest / room)
      } else {
        shares.add(growths, scaledTo: rest)
      }
    }
    return shares
  }

  /// The views beside one that end where it begins, or before.
  private func siblings(before view: Int, in parent: Int, _ tree: FlatViewTree, _ axis: Axis) -> [Int] {
    if let main = Self.axis(of: tree[parent].kind), main != axis { return [] }
    let start = axis.start(tree[view].extent) + Self.slack
    return tree[parent].children.filter { $0 != view && axis.end(tree[$0].extent) <= start }
  }

  /// The changes of the order in which a view puts its content.
  private func reorderings(of parent: Int) -> [Int] {
    changes.indices.filter { index in
      changes[index].what == .reordered
        && changes[index].places.contains { $0.old.flatMap { matching.baseline[$0].parent } == parent }
    }
  }

  /// Whether a change can put the content of its view elsewhere along an axis.
  private func moves(_ index: Int, _ axis: Axis) -> Bool {
    guard let property = changes[index].property, property.effect == .layout else { return false }
    if property.name == "alignment", let main = Self.axis(of: changes[index].kind) { return main != axis }
    return property.name == "alignment" || resizes(index, axis)
  }
}
