import Foundation
import GalleyTree

/// Finds what the views of an app were given otherwise, without what only follows from something else.
struct ViewChanges {
  private(set) var changes: [ViewChange] = []

  private let matching: ViewMatching

  /// Finds the changes.
  ///
  /// - Complexity: O(*n* + *c*²) in the views and the changes.
  init(_ matching: ViewMatching) {
    self.matching = matching
    for (a, b) in matching.pairs { compare(a, b) }
    addArrivals()
    addReorderings()
    removeFollowing()
    group()
  }

  // MARK: What is otherwise

  private mutating func compare(_ a: Int, _ b: Int) {
    let (old, new) = (matching.baseline[a], matching.candidate[b])
    let place = ViewChange.Place(old: a, new: b)
    for (before, after) in matching.modifiers[a] {
      let (was, became) = (before.map { old.modifiers[$0] }, after.map { new.modifiers[$0] })
      let kind = was?.kind ?? became?.kind ?? ""
      let (x, y) = (was?.facts ?? [:], became?.facts ?? [:])
      if (was == nil) != (became == nil) {
        // Where it brought views along, these tell it.
        guard (was ?? became)?.extras.isEmpty == true else { continue }
        addPresence(kind, became?.facts ?? x, at: place, isThere: became != nil)
      } else {
        add(kind, role: nil, x, y, at: place)
      }
    }
    if old.kind != new.kind {
      return changes.append(
        ViewChange(
          what: .replaced(before: old.kind, after: new.kind), kind: new.kind, view: new.kind, places: [place])
      )
    }
    if old.facts != new.facts { add(old.kind, role: new.role, old.facts, new.facts, at: place) }
  }

  private mutating func add(
    _ kind: String, role: String?, _ before: [String: String], _ after: [String: String],
    at place: ViewChange.Place
  ) {
    let names = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    let isShape = ["fill", "stroke", "shape"].contains { before[$0] != nil || after[$0] != nil }
    for (found, facts) in ViewProperty.properties(of: kind, role: role, facts: names, isShape: isShape) {
      // Behind a value nobody sees it.
      let isHidden = found.name == "placeholder" && before["text"] != nil && after["text"] != nil
      let property = isHidden ? ViewProperty(.renamed, found.name, .content) : found
      var values: [String: ViewChange.Values] = [:]
      for fact in facts { values[fact] = ViewChange.Values(before: before[fact], after: after[fact]) }
      changes.append(
        ViewChange(
          what: .given(
            property, before: ViewValue.text(property, values, isBefore: true),
            after: ViewValue.text(property, values, isBefore: false)), kind: kind, view: view(at: place),
          places: [place],
          facts: values))
    }
  }

  /// A modifier came or went with all that it was given.
  private mutating func addPresence(
    _ kind: String, _ facts: [String: String], at place: ViewChange.Place, isThere: Bool
  ) {
    if kind == "hidden" {
      return changes.append(
        ViewChange(what: isThere ? .removed : .inserted, kind: kind, view: view(at: place), places: [place]))
    }
    let property = ViewProperty.presence(of: kind, facts)
    var values = facts.mapValues { ViewChange.Values(before: isThere ? nil : $0, after: isThere ? $0 : nil) }
    if values.isEmpty { values[kind] = .init(before: isThere ? nil : kind, after: isThere ? kind : nil) }
    let side = ViewValue.text(property, values, isBefore: !isThere)
    changes.append(
      ViewChange(
        what: .given(property, before: isThere ? nil : side, after: isThere ? side : nil), kind: kind,
        view: view(at: place),
        places: [place], facts: values))
  }

  private func view(at place: ViewChange.Place) -> String {
    place.new.map { matching.candidate[$0].kind } ?? place.old.map { matching.baseline[$0].kind } ?? ""
  }

  // MARK: What came, went, or stands elsewhere

  private mutating func addArrivals() {
    for number in matching.baseline.nodes.indices
    where isOutermost(number, matching.baseline, matching.partners) {
      add(.removed, .init(old: number), matching.baseline, number)
    }
    for number in matching.candidate.nodes.indices
    where isOutermost(number, matching.candidate, matching.origins) {
      add(.inserted, .init(new: number), matching.candidate, number)
    }
  }

  private func isOutermost(_ number: Int, _ tree: FlatViewTree, _ partners: [Int?]) -> Bool {
    partners[number] == nil && tree[number].parent.map { partners[$0] != nil } ?? true
  }

  /// What came with a modifier is that modifier's; neighbours that came together are one change.
  private mutating func add(
    _ what: ViewChange.What, _ place: ViewChange.Place, _ tree: FlatViewTree, _ number: Int
  ) {
    let node = tree[number]
    if let role = node.role, role == "background" {
      let property = ViewProperty(.restyled, role, .paint)
      let value =
        node.facts["fill"].map {
          ViewValue.text(property, ["fill": .init(before: $0, after: $0)], isBefore: true) ?? $0
        } ?? node.kind
      let isNew = what == .inserted
      let parent = node.parent.map {
        ViewChange.Place(old: isNew ? matching.origins[$0] : $0, new: isNew ? $0 : matching.partners[$0])
      }
      return changes.append(
        ViewChange(
          what: .given(property, before: isNew ? nil : value, after: isNew ? value : nil), kind: role,
          view: view(at: parent ?? place),
          places: [parent ?? place],
          facts: [
            "fill": .init(before: isNew ? nil : node.facts["fill"], after: isNew ? node.facts["fill"] : nil)
          ]))
    }
    if let last = changes.last, last.what == what,
      Self.isPlain(last.kind) || Self.isPlain(node.kind) || node.id != nil,
      let before = what == .inserted ? last.places.last?.new : last.places.last?.old,
      tree[before].role == nil, tree[before].parent == node.parent,
      tree[before].id == node.id || node.id == nil, tree[before].end == number
    {
      changes[changes.count - 1].places.append(place)
      if Self.isPlain(last.kind) {
        changes[changes.count - 1].kind = node.kind
        changes[changes.count - 1].view = node.kind
        changes[changes.count - 1].places.swapAt(0, last.places.count)
      }
    } else {
      changes.append(ViewChange(what: what, kind: node.kind, view: node.kind, places: [place]))
    }
  }

  /// Whether a view says nothing by itself.
  static func isPlain(_ kind: String) -> Bool { kind == "Divider" || kind == "Spacer" }

  private mutating func addReorderings() {
    for (a, b) in matching.pairs {
      let kept = matching.baseline[a].children.filter { child in
        matching.partners[child].map { matching.candidate[$0].parent == b } ?? false
      }
      guard kept.count > 1 else { continue }
      let order = kept.map { matching.partners[$0]! }
      let moved = Self.outOfOrder(order)
      if moved.isEmpty { continue }
      let places = moved.map { ViewChange.Place(old: kept[$0], new: order[$0]) }
      changes.append(
        ViewChange(
          what: .reordered, kind: matching.baseline[a].kind, view: matching.baseline[a].kind, places: places))
    }
  }

  /// The fewest members to move to put numbers in ascending order.
  private static func outOfOrder(_ numbers: [Int]) -> [Int] {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return [] }
    // The longest ascending run of members, not necessarily neighbours, by patience sorting.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      let place = ends.firstIndex { numbers[$0] > numbers[index] } ?? ends.count
      before[index] = place > 0 ? ends[place - 1] : nil
      if place < ends.count { ends[place] = index } else { ends.append(index) }
    }
    var kept: Set<Int> = []
    var next = ends.last
    while let index = next {
      kept.insert(index)
      next = before[index]
    }
    return numbers.indices.filter { !kept.contains($0) }
  }

  // MARK: What only follows

  private mutating func removeFollowing() {
    let all = self
    remove { change, leader in
      leader.property?.effect == .surroundings
        && (leader.kind == "screen" || all.isInside(change.place, of: leader.place))
        && Self.follows(change, surroundings: leader)
    }
    settleEnvironment()
    remove { all.follows($0, $1) }
    removeRepetitions()
    removePassing()
    removeProportions()
  }

  /// Removes what follows from another change, which does not follow from a third itself.
  private mutating func remove(_ follows: (ViewChange, ViewChange) -> Bool) {
    var isGone = [Bool](repeating: false, count: changes.count)
    for leader in changes.indices where !isGone[leader] {
      for index in changes.indices where index != leader && !isGone[index] {
        if follows(changes[index], changes[leader]) { isGone[index] = true }
      }
    }
    changes = changes.indices.filter { !isGone[$0] }.map { changes[$0] }
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
    changes = changes.indices.filter { !isGone[$0] }.map { changes[$0] }
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
    guard let leading = leader.property, isInside(change.place, of: leader.place) else { return false }
    let isSame = change.place == leader.place
    switch leading.effect {
    case .state:
      if leading.name == "role" { return false }
      if change.property?.name == "role", change.property?.effect == .state { return isSame == false }
      if change.property?.kind == .text { return leading.name == "selection" || leading.name == "value" }
      if isSame, change.property?.effect == .state || change.property?.effect == .layout { return false }
      return true
    case .layout: return leading.kind == .resized && Self.scales(change, with: leader)
    case .paint, .content, .surroundings: return false
    }
  }

  /// A state that a modifier sets and a control has, and a role that shows in a colour, are told once.
  private mutating func removeRepetitions() {
    var isGone = [Bool](repeating: false, count: changes.count)
    for (number, change) in changes.enumerated() {
      guard let property = change.property else { continue }
      for (index, other) in changes.enumerated() where index != number && !isGone[index] && !isGone[number] {
        guard let second = other.property else { continue }
        if property.kind == .text, second.name == "text case", isInside(change.place, of: other.place),
          change.isOfCase
        {
          isGone[number] = true
        } else if property.name == "line limit", second.kind == .resized, change.place == other.place {
          // A text that is to be cut off is given a line and a width.
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
    // A line between rows goes with the row.
    for change in changes where change.what == .inserted || change.what == .removed {
      guard !Self.isPlain(change.kind), let holder = holder(of: change) else { continue }
      for (index, other) in changes.enumerated()
      where other.what == change.what && Self.isPlain(other.kind) && other.places.count <= change.places.count
      {
        if self.holder(of: other) == holder { isGone[index] = true }
      }
    }
    let order = Set(changes.filter { $0.property?.name == "z-order" }.compactMap { parent($0.place) })
    changes = changes.indices.filter { index in
      if changes[index].what == .reordered, let parent = parent(changes[index].place), order.contains(parent)
      {
        return false
      }
      return !isGone[index]
    }.map { changes[$0] }
  }

  private func holder(of change: ViewChange) -> Int? {
    change.what == .inserted
      ? change.place.new.flatMap { matching.candidate[$0].parent } : parent(change.place)
  }

  private func parent(_ place: ViewChange.Place) -> Int? {
    place.old.flatMap { matching.baseline[$0].parent }
  }

  /// Rows of a lazy container that went out of sight at its end, or came into it, where something else moved them.
  private mutating func removePassing() {
    let passing = changes.indices.filter { isPassing(changes[$0]) }
    guard !passing.isEmpty,
      changes.indices.contains(where: { !passing.contains($0) && changes[$0].movesThings })
    else {
      return
    }
    changes = changes.indices.filter { !passing.contains($0) }.map { changes[$0] }
  }

  private func isPassing(_ change: ViewChange) -> Bool {
    let (tree, partners, place): (FlatViewTree, [Int?], Int?)
    switch change.what {
    case .removed: (tree, partners, place) = (matching.baseline, matching.partners, change.place.old)
    case .inserted: (tree, partners, place) = (matching.candidate, matching.origins, change.place.new)
    default: return false
    }
    guard let place, let window = tree.nodes.first?.frame else { return false }
    guard tree.around(place).contains(where: { Self.scrolls(tree[$0].kind) }) else { return false }
    // What stands for it is still there, or was before.
    if let element = tree[place].firstElement, matching.hasPartner(element, isNew: change.what == .inserted) {
      return true
    }
    guard let parent = tree[place].parent, tree[place].extent.maxY > window.maxY * 0.75 else { return false }
    return tree[parent].children.allSatisfy { $0 <= place || partners[$0] == nil }
  }

  private static func scrolls(_ kind: String) -> Bool {
    kind == "ScrollView" || kind == "List" || kind.hasPrefix("Lazy")
  }

  /// Lengths that an app computes of a size follow from that size.
  private mutating func removeProportions() {
    guard changes.contains(where: \.movesThings) else { return }
    let computed = changes.indices.filter { index in
      guard changes[index].property?.kind != .resized, let ratio = changes[index].ratio,
        let old = changes[index].place.old,
        let new = changes[index].place.new,
        abs(ratio - 1) > 0.01
      else { return false }
      for (a, b) in zip(matching.baseline.around(old), matching.candidate.around(new)).prefix(6) {
        guard matching.partners[a] == b else { return false }
        let (before, after) = (matching.baseline[a].frame.size, matching.candidate[b].frame.size)
        if Self.grew(before.width, after.width, by: ratio)
          || Self.grew(before.height, after.height, by: ratio)
        {
          return true
        }
      }
      return false
    }
    guard changes.indices.contains(where: { !computed.contains($0) && changes[$0].movesThings }) else {
      return
    }
    changes = changes.indices.filter { !computed.contains($0) }.map { changes[$0] }
  }

  private static func grew(_ before: Double, _ after: Double, by ratio: Double) -> Bool {
    before > 0 && abs(after / before / ratio - 1) < 0.01
  }

  private func isInside(_ place: ViewChange.Place, of other: ViewChange.Place) -> Bool {
    if let a = place.old, let b = other.old { return matching.baseline.isInside(a, of: b) }
    if let a = place.new, let b = other.new { return matching.candidate.isInside(a, of: b) }
    return false
  }

  /// Whether lengths inside a frame grew by its own ratio, as initials with their circle.
  private static func scales(_ change: ViewChange, with leader: ViewChange) -> Bool {
    guard let ratio = leader.ratio, let own = change.ratio else { return false }
    return abs(own / ratio - 1) < 0.08
  }

  // MARK: What is one change

  /// What changes that are told together have in common.
  private enum GroupKey: Hashable {
    case value(ViewChange.What, kind: String)
    case edit(String)
    case arrivals(isNew: Bool, kind: String, looks: UInt64, parent: Int?)
  }

  private mutating func group() {
    var groups: [ViewChange] = []
    var numbers: [GroupKey: Int] = [:]
    for change in changes {
      guard let key = key(change) else {
        groups.append(change)
        continue
      }
      if let number = numbers[key] {
        groups[number].places += change.places
        // A bar's title is known by its text; of a field a tint shows in the caret alone.
        let isFirstPlain =
          groups[number].kind == "navigationBar" && change.kind == "Text"
          || Self.fields.contains(groups[number].kind) && !Self.fields.contains(change.kind)
        if isFirstPlain {
          groups[number].kind = change.kind
          groups[number].places.swapAt(0, groups[number].places.count - 1)
        }
        if let one = groups[number].property, let other = change.property, one != other,
          case .given(_, let before, let after) = change.what
        {
          groups[number].what = .given(
            ViewProperty(.restyled, "colour", .paint), before: before, after: after)
        }
      } else {
        numbers[key] = groups.count
        groups.append(change)
      }
    }
    changes = groups
  }

  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor", "searchable"]

  private func key(_ change: ViewChange) -> GroupKey? {
    switch change.what {
    case .given(let property, let before, let after):
      // A colour that became another one is one change wherever it was used.
      if property.effect == .paint, let before, let after, before.contains("#"), after.contains("#"),
        !before.contains(","), !after.contains(",")
      {
        return .value(
          .given(ViewProperty(.restyled, "colour", .paint), before: before, after: after), kind: "")
      }
      if property.kind == .text, let edit = NumberFormatEdit(before ?? "", after ?? "") {
        return .edit(edit.text)
      }
      if property.name == "symbol", let before, let after, let edit = SymbolEdit(before, after) {
        return .edit(edit.text)
      }
      return .value(change.what, kind: property.effect == .layout ? change.kind : "")
    case .replaced: return .value(change.what, kind: "")
    case .inserted: return arrivals(change, matching.candidate, change.place.new)
    case .removed: return arrivals(change, matching.baseline, change.place.old)
    case .reordered: return nil
    }
  }

  /// Lines between rows, and marks on several rows, come and go together.
  private func arrivals(_ change: ViewChange, _ tree: FlatViewTree, _ number: Int?) -> GroupKey? {
    guard let number else { return nil }
    let node = tree[number]
    if Self.isPlain(node.kind) {
      return .arrivals(isNew: change.what == .inserted, kind: node.kind, looks: 0, parent: node.parent)
    }
    let isRow = node.kind == "row" || node.id != nil || !node.contents.isEmpty
    if isRow { return nil }
    return .arrivals(
      isNew: change.what == .inserted, kind: node.kind, looks: node.digest, parent: nil)
  }
}

extension ViewChange {
  /// The values alone, without the names of facts.
  var values: Set<Values> { Set(facts.filter { !$0.key.hasSuffix(".name") }.values) }

  /// How many times as long all its lengths became; `nil` where they are none, or did not change alike.
  var ratio: Double? {
    var ratio: Double?
    for (name, values) in facts where name != "font" && name != "weight" && name != "design" {
      guard let before = values.before.flatMap(Double.init), let after = values.after.flatMap(Double.init),
        before > 0,
        after > 0
      else { return nil }
      if let ratio, abs(after / before / ratio - 1) > 0.02 { return nil }
      ratio = ratio ?? after / before
    }
    return ratio
  }
}

extension ViewChange {
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
