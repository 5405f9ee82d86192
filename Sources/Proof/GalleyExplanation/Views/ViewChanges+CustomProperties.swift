import GalleyTree

/// Finds what follows from custom properties of CSS, such as `--space`.
extension ViewChanges {
  /// A custom property is told at what uses it, instead of that.
  mutating func leadByCustomProperties() {
    let custom = changes.indices.filter { changes[$0].customProperty != nil }
    if custom.isEmpty { return }
    var leaders: [Int: Int] = [:]
    for (index, change) in changes.enumerated() where !change.uses.isEmpty {
      leaders[index] = custom.first { number in
        number != index && change.uses.contains(changes[number].customProperty ?? "")
          && isInside(change.place, of: changes[number].place)
      }
    }
    var users: [Int: [Int]] = [:]
    for index in changes.indices where changes[index].customProperty == nil {
      var leader = leaders[index]
      // A custom property may be made of another one; a circle has no value in CSS.
      for _ in custom { leader = leader.flatMap { leaders[$0] ?? $0 } }
      if let leader { users[leader, default: []].append(index) }
    }
    let isAlone = users.isEmpty && changes.count == custom.count
    for (leader, followers) in users.sorted(by: { $0.key < $1.key }) {
      // The page's own colour for controls does not say where it is seen.
      let seen = followers.filter { changes[$0].property?.name != "accent-color" }
      lead(leader, seen.isEmpty ? followers : seen)
    }
    let gone = Set(users.values.joined()).union(custom.filter { users[$0] == nil && !isAlone })
    removeChanges { gone.contains($0) }
  }

  private mutating func lead(_ leader: Int, _ followers: [Int]) {
    guard let first = followers.first, case .given(_, let before, let after) = changes[leader].what,
      let name = changes[leader].customProperty
    else { return }
    let strongest = followers.first { changes[$0].movesThings } ?? first
    let effect = changes[strongest].property?.effect ?? .paint
    let kind = changes[strongest].property?.kind ?? .restyled
    changes[leader].what = .given(ViewProperty(kind, name, effect), before: before, after: after)
    changes[leader].kind = changes[first].kind
    changes[leader].view = changes[first].view
    var seen: Set<ViewChange.Place> = []
    changes[leader].places = followers.flatMap { changes[$0].places }.filter { seen.insert($0).inserted }
  }
}

extension ViewChange {
  /// The name of the custom property that changed.
  fileprivate var customProperty: String? {
    guard let name = property?.name, StyleProperty.isCustom(name) else { return nil }
    return name
  }
}
