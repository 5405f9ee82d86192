import Foundation
import GalleyTree

/// Finds what only follows from another change of views.
extension ViewChanges {
  mutating func removeFollowing() {
    removeRenumbered()
    let all = self
    remove { change, leader in
      leader.property?.effect == .surroundings
        && (leader.kind == "screen" || leader.isOfTextSize || all.isInside(change.place, of: leader.place))
        && Self.follows(change, surroundings: leader)
    }
    settleEnvironment()
    remove { all.follows($0, $1) }
    removeRepetitions()
    removePassing()
    removeProportions()
    removeFittedCorners()
    removePlaced()
    removeCounted()
    removeBars()
    removeDials()
  }

  /// A tab that stands elsewhere is the same one, though its number is another.
  private mutating func removeRenumbered() {
    let kept = changes.filter { !isRenumbering($0) }
    changes = kept
  }

  private func isRenumbering(_ change: ViewChange) -> Bool {
    func title(_ number: Int?, _ tree: FlatViewTree) -> String? {
      number.flatMap { number in
        (number..<tree[number].end).lazy.map { tree[$0].facts }.first { $0[.isSelected] == "true" }?[.title]
      }
    }
    guard change.property?.name == "selection", change.isRenumbered else { return false }
    if changes.contains(where: { $0.what == .reordered && isInside($0.place, of: change.place) }) {
      return true
    }
    guard let before = title(change.place.old, matching.baseline) else { return false }
    return before == title(change.place.new, matching.candidate)
  }

  /// Removes what follows from another change, which does not follow from a third itself.
  ///
  /// - Parameters:
  ///   - joinsPlaces: Whether the other change is told of the places of what goes with it, too.
  ///   - follows: Whether the first of two changes follows from the second.
  mutating func remove(joinsPlaces: Bool = false, _ follows: (ViewChange, ViewChange) -> Bool) {
    var isGone = [Bool](repeating: false, count: changes.count)
    for number in changes.indices where !isGone[number] {
      let leader = changes[number]
      for index in changes.indices where index != number && !isGone[index] {
        guard follows(changes[index], leader) else { continue }
        isGone[index] = true
        if joinsPlaces {
          changes[number].places += changes[index].places
        } else {
          changes[number].following += changes[index].places
        }
      }
    }
    removeChanges { isGone[$0] }
  }

  /// Removes changes by their places in the list.
  mutating func removeChanges(where isGone: (Int) -> Bool) {
    changes = changes.indices.filter { !isGone($0) }.map { changes[$0] }
  }

  /// Whether a change follows from one of how the whole screen is shown.
  private static func follows(_ change: ViewChange, surroundings leader: ViewChange) -> Bool {
    guard let leading = leader.property else { return false }
    guard let property = change.property else {
      return leading.name == "language" || leading.name == "text size"
    }
    guard property.effect != .surroundings else { return leader.kind == "screen" && change.kind != "screen" }
    switch leading.name {
    case "appearance", "contrast", "tint": return property.effect == .paint || property.name == "picture"
    case "text size":
      return property.effect == .layout || property.effect == .content && property.kind != .text
    default: return property.effect != .paint
    }
  }

  /// Of what is set for all views inside and what these find, keeps the one that says it shorter.
  private mutating func settleEnvironment() {
    var isGone = [Bool](repeating: false, count: changes.count)
    for (number, leader) in changes.enumerated() where ViewProperty.isOfEnvironment(leader.kind) {
      guard let leading = leader.property else { continue }
      let inside = changes.indices.filter { index in
        guard index != number, !isGone[index], let property = changes[index].property,
          !ViewProperty.isOfEnvironment(changes[index].kind), isInside(changes[index].place, of: leader.place)
        else { return false }
        if leading.effect == .paint {
          return property.effect == .paint && Self.agrees(changes[index], leader)
        }
        return property.name == leading.name
          || leading.name.hasPrefix("font") && property.name.hasPrefix("font")
      }
      if inside.isEmpty { continue }
      if Set(inside.map { changes[$0].what.values }).count == 1 {
        isGone[number] = true
      } else {
        for index in inside { isGone[index] = true }
      }
    }
    removeChanges { isGone[$0] }
  }

  /// Whether a view has what a modifier gives it, before and after, as far as that gives anything.
  private static func agrees(_ change: ViewChange, _ modifier: ViewChange) -> Bool {
    guard let own = change.values.first, let given = modifier.values.first, change.values.count == 1 else {
      return false
    }
    return (given.before == nil || given.before == own.before)
      && (given.after == nil || given.after == own.after)
  }

  private func follows(_ change: ViewChange, _ leader: ViewChange) -> Bool {
    guard let leading = leader.property else { return false }
    if leading.name == "expanded", change.isArrival, areNeighbours(change.place, leader.place) { return true }
    guard isInside(change.place, of: leader.place) else { return false }
    let isSame = change.place == leader.place
    switch leading.effect {
    case .state:
      if leading.name == "role" { return false }
      if change.property?.name == "role", change.property?.effect == .state { return isSame == false }
      if change.property?.kind == .text { return ["selection", "value", "badge"].contains(leading.name) }
      if isSame, change.property?.effect == .state || change.property?.effect == .layout { return false }
      return true
    case .layout:
      return leading.kind == .resized && !StyledBox.isKind(leader.kind) && Self.scales(change, with: leader)
    case .paint, .content, .surroundings: return false
    }
  }

  /// Whether what came or went stands in what holds another view.
  private func areNeighbours(_ place: ViewChange.Place, _ other: ViewChange.Place) -> Bool {
    if let a = place.old, let b = other.old, let holder = Self.holder(of: b, matching.baseline) {
      return matching.baseline.isInside(a, of: holder)
    }
    if let a = place.new, let b = other.new, let holder = Self.holder(of: b, matching.candidate) {
      return matching.candidate.isInside(a, of: holder)
    }
    return false
  }

  /// What holds a view, or the row that it is.
  private static func holder(of number: Int, _ tree: FlatViewTree) -> Int? {
    guard let parent = tree[number].parent else { return nil }
    return tree[parent].kind == "row" ? tree[parent].parent : parent
  }

  /// A state that a modifier sets and a control has, and a role that shows in a colour, are told once.
  private mutating func removeRepetitions() {
    var isGone = [Bool](repeating: false, count: changes.count)
    for (number, change) in changes.enumerated() {
      guard let property = change.property else { continue }
      for (index, other) in changes.enumerated() where index != number && !isGone[index] && !isGone[number] {
        guard let second = other.property else { continue }
        if property.kind == .text, ["text case", "prominence"].contains(second.name),
          isInside(change.place, of: other.place),
          change.isOfCase
        {
          isGone[number] = true
        } else if property.name == "line limit", second.kind == .resized, change.place == other.place {
          // A text that is to be cut off is given a line and a width.
          isGone[number] = true
        } else if property.name == "control size", other.isOfCustomStyle, change.place == other.place {
          // What an app draws itself has the size that its style gives it.
          isGone[number] = true
        } else if property.name == "role", second.effect == .paint, isInside(other.place, of: change.place) {
          isGone[number] = true
        } else if property.name == second.name, ViewProperty.isOfEnvironment(other.kind),
          !ViewProperty.isOfEnvironment(change.kind), change.place == other.place
        {
          isGone[index] = true
        }
      }
    }
    for index in linesOfRows() + groundsOfRows() { isGone[index] = true }
    let order = Set(changes.filter { $0.property?.name == "z-order" }.compactMap { parent($0.place) })
    for (index, change) in changes.enumerated() where change.what == .reordered {
      if let parent = parent(change.place), order.contains(parent) { isGone[index] = true }
    }
    removeChanges { isGone[$0] }
  }

  /// The lines between rows that came or went with a row.
  private func linesOfRows() -> [Int] {
    var lines: [Int] = []
    for isNew in [false, true] {
      let tree = isNew ? matching.candidate : matching.baseline
      var rows: [Int: [Int]] = [:]
      var free: [Int: Int] = [:]
      var plain: [(index: Int, holder: Int, views: [Int])] = []
      for (index, change) in changes.enumerated() where change.what == (isNew ? .inserted : .removed) {
        let views = change.places.compactMap { $0.number(isNew: isNew) }
        guard let holder = views.first.flatMap({ tree[$0].parent }) else { continue }
        let others = views.filter { !Self.isPlain(tree[$0].kind) }
        if others.isEmpty {
          plain.append((index, holder, views))
        } else {
          rows[holder, default: []] += others
          free[holder, default: 0] += 2 * others.count - views.count
        }
      }
      for (index, holder, views) in plain where free[holder, default: 0] >= views.count {
        guard views.allSatisfy({ tree.separates($0, rowsLike: rows[holder] ?? []) }) else { continue }
        free[holder]! -= views.count
        lines.append(index)
      }
    }
    return lines
  }

  /// The colours that came or went as grounds of rows, whose backgrounds say the same.
  private func groundsOfRows() -> [Int] {
    changes.indices.filter { index in
      let change = changes[index]
      guard change.isArrival else { return false }
      let isNew = change.what == .inserted
      let tree = isNew ? matching.candidate : matching.baseline
      return change.places.allSatisfy { place in
        guard let view = place.number(isNew: isNew), let row = tree[view].parent,
          let fill = tree[view].facts[.fill]
        else { return false }
        return tree[row].facts[.background] == fill
          && changes.contains { other in
            other.facts[.background] != nil && other.places.contains { $0.number(isNew: isNew) == row }
          }
      }
    }
  }

  private func parent(_ place: ViewChange.Place) -> Int? {
    place.old.flatMap { matching.baseline[$0].parent }
  }

  /// What rows show for their place, such as their number, and exchanged with it.
  private mutating func removePlaced() {
    let moved = changes.filter { $0.what == .reordered }
    guard !moved.isEmpty else { return }
    let rows = Set(moved.flatMap(\.places).compactMap { $0.old.flatMap { matching.baseline[$0].parent } })
    let isExchanged = changes.indices.filter { index in
      guard case .given(let property, let before?, let after?) = changes[index].what, before != after,
        changes[index].places.count == 1, let place = changes[index].place.old,
        rows.contains(where: { matching.baseline.isInside(place, of: $0) })
      else { return false }
      return changes.contains { other in
        guard case .given(property, after, before) = other.what, let place = other.place.old else {
          return false
        }
        return rows.contains { matching.baseline.isInside(place, of: $0) }
      }
    }
    removeChanges { isExchanged.contains($0) }
  }

  func isInside(_ place: ViewChange.Place, of other: ViewChange.Place) -> Bool {
    if let a = place.old, let b = other.old { return matching.baseline.isInside(a, of: b) }
    if let a = place.new, let b = other.new { return matching.candidate.isInside(a, of: b) }
    return false
  }

  /// Whether lengths inside a frame grew by its own ratio, as initials with their circle.
  private static func scales(_ change: ViewChange, with leader: ViewChange) -> Bool {
    guard let ratio = leader.ratio, let own = change.ratio else { return false }
    return abs(own / ratio - 1) < 0.08
  }
}

extension ViewChange {
  /// Whether all texts are larger or smaller, those of sheets too.
  fileprivate var isOfTextSize: Bool { property?.name == "text size" }

  /// Whether a control that an app draws itself got a style of the system, or the other way round.
  fileprivate var isOfCustomStyle: Bool {
    guard case .given(let property, let before, let after) = what, property.name == "style" else {
      return false
    }
    return (before == "custom") != (after == "custom")
  }

  /// Whether one number became another.
  fileprivate var isRenumbered: Bool {
    guard case .given(_, let before?, let after?) = what else { return false }
    return Int(before) != nil && Int(after) != nil
  }

  /// Whether a text differs in capitals alone.
  fileprivate var isOfCase: Bool {
    guard case .given(_, let before?, let after?) = what else { return false }
    return before.lowercased() == after.lowercased()
  }
}

extension ViewChange.What {
  /// The values of a property on both sides.
  fileprivate var values: [String?] {
    if case .given(_, let before, let after) = self { [before, after] } else { [] }
  }
}
