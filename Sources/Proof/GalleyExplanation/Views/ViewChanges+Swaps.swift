import GalleyTree

/// Finds views that exchanged their looks with a neighbour.
extension ViewChanges {
  /// Two neighbours with each other's looks: what was selected was the one, and is the other.
  mutating func joinSwaps() {
    var pairs: [Rows: [Int]] = [:]
    for (number, change) in changes.enumerated() where Self.canSwap(change) {
      for (index, other) in changes.enumerated().dropFirst(number + 1) where Self.canSwap(other) {
        guard areSwapped(change, other), let rows = rows(of: change.place, other.place) else { continue }
        pairs[rows, default: []] += [number, index]
      }
    }
    var isGone = [Bool](repeating: false, count: changes.count)
    for (rows, found) in pairs.sorted(by: { ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second) }) {
      let all = changes.indices.filter { found.contains($0) || isInside(changes[$0], rows) }
      guard let leader = all.first, !all.contains(where: { isGone[$0] }) else { continue }
      for index in all { isGone[index] = true }
      isGone[leader] = false
      changes[leader] = selection(rows, by: found.map { changes[$0] })
    }
    removeChanges { isGone[$0] }
  }

  /// Two neighbours, by their numbers on the approved screen.
  private struct Rows: Hashable {
    var first: Int
    var second: Int
  }

  private static func canSwap(_ change: ViewChange) -> Bool {
    guard change.places.count == 1, change.place.old != nil, change.place.new != nil else {
      return false
    }
    return change.property.map { ![.text, .value, .state].contains($0.kind) } ?? false
  }

  private func areSwapped(_ change: ViewChange, _ other: ViewChange) -> Bool {
    guard case .given(let property, let before, let after) = change.what,
      case .given(let second, let old, let new) = other.what
    else { return false }
    return property == second && before == new && after == old
  }

  /// The neighbours in which two places lie, where these are made alike.
  private func rows(of place: ViewChange.Place, _ other: ViewChange.Place) -> Rows? {
    let tree = matching.baseline
    guard let a = place.old, let b = other.old else { return nil }
    let around = [a] + Array(tree.around(a))
    guard let index = around.firstIndex(where: { tree.isInside(b, of: $0) }), index > 0 else { return nil }
    let holder = around[index]
    guard let second = ([b] + Array(tree.around(b))).first(where: { tree[$0].parent == holder }) else {
      return nil
    }
    let first = around[index - 1]
    // What a row has for its place goes with its place.
    if isReordered(first, second) || isSwitch(first) || isSwitch(second) { return nil }
    guard tree[first].role == nil, tree[second].role == nil, tree[first].kind == tree[second].kind else {
      return nil
    }
    return Rows(first: min(first, second), second: max(first, second))
  }

  /// Whether a view is a switch, which is on or off whatever its neighbours are.
  private func isSwitch(_ number: Int) -> Bool {
    let element = matching.baseline[number].firstElement
    return element.map { matching.elements.baseline[$0].element.type == .switch } ?? false
  }

  /// Whether two neighbours stand the other way round now.
  private func isReordered(_ first: Int, _ second: Int) -> Bool {
    guard let a = matching.partners[first], let b = matching.partners[second] else { return false }
    return (first < second) != (a < b)
  }

  private func isInside(_ change: ViewChange, _ rows: Rows) -> Bool {
    guard change.isPaint || change.isArrival else { return false }
    return change.places.allSatisfy { place in
      if let old = place.old {
        return [rows.first, rows.second].contains { matching.baseline.isInside(old, of: $0) }
      }
      return [rows.first, rows.second].compactMap { matching.partners[$0] }.contains { row in
        place.new.map { matching.candidate.isInside($0, of: row) } ?? false
      }
    }
  }

  /// The change that tells which of two neighbours is selected now.
  private func selection(_ rows: Rows, by swaps: [ViewChange]) -> ViewChange {
    let tree = matching.baseline
    let holder = tree[rows.first].parent ?? 0
    let siblings = tree[holder].children
    // How the others look is how that looks which is not selected.
    let others = siblings.filter {
      $0 != rows.first && $0 != rows.second && tree[$0].kind == tree[rows.first].kind
    }
    let isFirstNow = swaps.contains { change in
      guard let old = change.place.old, tree.isInside(old, of: rows.first) else { return false }
      return change.facts.contains { name, values in
        values.before.map { usual in others.contains { row in has(name, usual, in: row) } } ?? false
      }
    }
    let (now, before) = isFirstNow ? (rows.first, rows.second) : (rows.second, rows.first)
    func place(_ row: Int) -> ViewChange.Place { .init(old: row, new: matching.partners[row]) }
    func index(_ row: Int) -> String { "\((siblings.firstIndex(of: row) ?? 0) + 1)" }
    return ViewChange(
      what: .given(ViewProperty(.value, "selection", .state), before: index(before), after: index(now)),
      kind: ViewChange.swap, view: tree[holder].kind, places: [place(now), place(before)])
  }

  private func has(_ name: String, _ value: String, in row: Int) -> Bool {
    (row..<matching.baseline[row].end).contains { number in
      let node = matching.baseline[number]
      return node.facts[name] == value || node.modifiers.contains { $0.facts[name] == value }
    }
  }
}

extension ViewChange {
  /// The kind of a change that was found by two views with each other's looks.
  static let swap = "swap"
}
