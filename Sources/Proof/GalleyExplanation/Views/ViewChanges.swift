import Foundation
import GalleyTree

/// Finds what the views of an app were given otherwise, without what only follows from something else.
struct ViewChanges {
  var changes: [ViewChange] = []

  let matching: ViewMatching

  /// Finds the changes.
  ///
  /// - Complexity: O(*n* + *c*²) in the views and the changes.
  init(_ matching: ViewMatching) {
    self.matching = matching
    for (a, b) in matching.pairs { compare(a, b) }
    addArrivals()
    addReorderings()
    addRelocations()
    leadByCustomProperties()
    leadByClasses()
    removeStructural()
    joinLayers()
    removeFollowing()
    removeOfCharts()
    joinCases()
    group()
  }

  // MARK: What is otherwise

  private mutating func compare(_ a: Int, _ b: Int) {
    let (old, new) = (matching.baseline[a], matching.candidate[b])
    let place = ViewChange.Place(old: a, new: b)
    if StyledBox.isKind(old.kind), StyledBox.isKind(new.kind) { return addStyles(at: place, a, b) }
    // What is cut off on one of the screens cannot be compared.
    if ViewProperty.isModifier(old.kind) != ViewProperty.isModifier(new.kind) { return }
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
    var facts = (old.facts, new.facts)
    addDrawn(&facts, at: place, isSized: old.frame.size != new.frame.size)
    addSeries(&facts, at: place)
    if facts.0 != facts.1 { add(old.kind, role: new.role, facts.0, facts.1, at: place) }
  }

  private mutating func add(
    _ kind: String, role: String?, _ before: [String: String], _ after: [String: String],
    at place: ViewChange.Place
  ) {
    if kind == "Chart", let mark = Self.mark(in: after[.marks], butNotIn: before[.marks]) {
      let values = Self.values(of: after, butNotOf: before)
      return changes.append(
        ViewChange(what: .inserted, kind: mark, view: mark, places: [place], words: values))
    } else if kind == "Chart", let mark = Self.mark(in: before[.marks], butNotIn: after[.marks]) {
      let values = Self.values(of: before, butNotOf: after)
      return changes.append(
        ViewChange(what: .removed, kind: mark, view: mark, places: [place], words: values))
    }
    var names = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    if names.contains("runs"), let runs = RunStyles.change(before[.runs], after[.runs]) {
      names.remove("runs")
      addRuns(runs, kind, at: place)
    }
    // A text of one font has it in all its runs.
    if names.contains("font") || names.contains("weight") { names.remove("runs") }
    let isShape = ["fill", "stroke", "shape"].contains { before[$0] != nil || after[$0] != nil }
    let properties = ViewProperty.properties(
      of: kind, role: role, facts: names, isShape: isShape,
      isLayout: !ViewProperty.isModifier(kind) && arrangesOtherwise(at: place))
    let isReordered = kind == "Chart" && Self.isReordered(before[.values], after[.values])
    for (found, facts) in Self.withoutForms(properties, before, after) {
      // Behind a value nobody sees it.
      let isHidden = found.name == "placeholder" && before[.text] != nil && after[.text] != nil
      let property =
        isHidden
        ? ViewProperty(.renamed, found.name, .content)
        : isReordered && facts.contains(ViewFact.values.rawValue) ? Self.orderOfMarks : found
      var values: [String: ViewChange.Values] = [:]
      for fact in facts {
        values[fact] = ViewChange.Values(before: before[fact], after: after[fact])
        // By a name that stays people know which colour it is.
        let name = "\(fact).name"
        guard before[name] != nil || after[name] != nil else { continue }
        values[name] = ViewChange.Values(before: before[name], after: after[name])
      }
      changes.append(
        ViewChange(
          what: .given(
            property, before: ViewValue.text(property, values, isBefore: true),
            after: ViewValue.text(property, values, isBefore: false)), kind: kind, view: view(at: place),
          places: [place],
          facts: values))
    }
  }

  /// Leaves out the form of a border or ground that came or went with it.
  private static func withoutForms(
    _ properties: [(property: ViewProperty, facts: [String])], _ before: [String: String],
    _ after: [String: String]
  ) -> [(property: ViewProperty, facts: [String])] {
    for side in [before, after] {
      let arrived = properties.filter { $0.facts.allSatisfy { side[$0] == nil } }.map(\.property.name)
      if arrived.contains(where: ["border", "background", "fill"].contains) {
        return properties.filter {
          !arrived.contains($0.property.name)
            || !["shape", "corner radius", "corners"].contains($0.property.name)
        }
      }
    }
    return properties
  }

  /// Whether a view puts those that it holds elsewhere, or takes another size with them, as an app's own layout does that is
  /// given something else.
  private func arrangesOtherwise(at place: ViewChange.Place) -> Bool {
    guard let old = place.old, let new = place.new, matching.candidate[new].element == nil else {
      return false
    }
    let (own, now) = (matching.baseline[old], matching.candidate[new])
    if !own.children.isEmpty, ViewFindings.App.isOwnLayout(own.kind) {
      let (wider, higher) = (now.frame.width - own.frame.width, now.frame.height - own.frame.height)
      if abs(wider) > 0.5 || abs(higher) > 0.5 { return true }
    }
    let (before, after) = (matching.baseline[old].frame.origin, matching.candidate[new].frame.origin)
    return matching.baseline[old].children.contains { child in
      guard let partner = matching.partners[child] else { return false }
      let (was, became) = (matching.baseline[child].extent, matching.candidate[partner].extent)
      let (dx, dy) = (
        became.minX - after.x - was.minX + before.x, became.minY - after.y - was.minY + before.y
      )
      return abs(dx) > 0.5 || abs(dy) > 0.5
    }
  }

  /// Runs of a text have other colours or lines.
  private mutating func addRuns(_ runs: RunStyles.Change, _ kind: String, at place: ViewChange.Place) {
    let (property, fact, values): (ViewProperty, String, ViewChange.Values)
    switch runs {
    case .words: return
    case .colors(let before, let after):
      property = ViewProperty(.restyled, "text colour", .paint)
      (fact, values) = ("foreground", .init(before: before, after: after))
    case .size(let before, let after):
      property = ViewProperty(.restyled, "font size", .content)
      (fact, values) = (ViewFact.size.rawValue, .init(before: before, after: after))
    case .lines(let before, let after):
      fact = before ?? after ?? ""
      property = ViewProperty(.restyled, fact, .paint)
      values = .init(before: before.map { _ in "solid" }, after: after.map { _ in "solid" })
    }
    func said(_ value: String?) -> String? { fact == "size" ? value.map { "\($0) pt" } : value }
    changes.append(
      ViewChange(
        what: .given(property, before: said(values.before), after: said(values.after)), kind: kind,
        view: view(at: place), places: [place], facts: [fact: values]))
  }

  /// The one kind of mark that a chart has more than another, where it has the same ones beside.
  private static func mark(in marks: String?, butNotIn others: String?) -> String? {
    guard let marks = marks?.split(separator: " "), let others = others?.split(separator: " "),
      marks.count == others.count + 1, Set(others).isSubset(of: marks),
      let mark = marks.first(where: { !others.contains($0) })?.prefix(while: { $0 != "×" })
    else { return nil }
    return mark.prefix(1).uppercased() + mark.dropFirst() + "Mark"
  }

  /// The values that one chart shows and another one does not, which tell one mark from another.
  private static func values(of facts: [String: String], butNotOf others: [String: String]) -> String {
    let rest = Set((others[.values] ?? "").components(separatedBy: "; "))
    return (facts[.values] ?? "").components(separatedBy: "; ").filter { !rest.contains($0) }
      .joined(separator: "; ")
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
    let none = property.name == "hit area" ? ViewValue.text(property, values, isBefore: isThere) : nil
    changes.append(
      ViewChange(
        what: .given(property, before: isThere ? none : side, after: isThere ? side : none), kind: kind,
        view: view(at: place),
        places: [place], facts: values))
  }

  func view(at place: ViewChange.Place) -> String {
    place.new.map { matching.candidate[$0].name } ?? place.old.map { matching.baseline[$0].name } ?? ""
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
    // Of what is cut off right inside its modifiers, nothing can be seen.
    if ViewProperty.isModifier(node.kind) { return }
    // The placeholder comes and goes with the text of a field.
    if node.kind == "<::placeholder>" { return }
    if let role = node.role, role == "background", !isDecoration(number, tree) {
      let property = ViewProperty(.restyled, role, .paint)
      let value =
        node.facts[.fill].map {
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
            "fill": .init(before: isNew ? nil : node.facts[.fill], after: isNew ? node.facts[.fill] : nil)
          ]))
    }
    if let last = changes.last, last.what == what, let before = lastNumber(what, last),
      areInOneRow(before, number, tree)
    {
      changes[changes.count - 1].places.append(place)
    } else if let last = changes.last, last.what == what, let before = lastNumber(what, last),
      Self.isPlain(last.kind) || Self.isPlain(node.kind) || node.id != nil || areShapes(before, number, tree),
      tree[before].role == nil, tree[before].parent == node.parent,
      tree[before].id == node.id || node.id == nil, tree[before].end == number
    {
      changes[changes.count - 1].places.append(place)
      if areShapes(before, number, tree) { changes[changes.count - 1].alike += 1 }
      if Self.isPlain(last.kind) {
        changes[changes.count - 1].kind = node.kind
        changes[changes.count - 1].view = node.kind
        changes[changes.count - 1].places.swapAt(0, last.places.count)
      }
    } else {
      changes.append(ViewChange(what: what, kind: node.kind, view: node.name, places: [place]))
    }
  }

  /// Whether two neighbours are shapes of one kind that no elements stand for.
  private func areShapes(_ a: Int, _ b: Int, _ tree: FlatViewTree) -> Bool {
    ViewProperty.isShape(tree[b]) && tree[a].kind == tree[b].kind && tree[a].firstElement == nil
      && tree[b].firstElement == nil
  }

  private func lastNumber(_ what: ViewChange.What, _ change: ViewChange) -> Int? {
    change.places.last?.number(isNew: what == .inserted)
  }

  /// Whether two neighbours are cells of one row of a grid.
  private func areInOneRow(_ a: Int, _ b: Int, _ tree: FlatViewTree) -> Bool {
    guard let parent = tree[b].parent, tree[a].parent == parent, tree[parent].kind == "Grid", tree[a].end == b
    else {
      return false
    }
    let (first, second) = (tree[a].extent, tree[b].extent)
    return first.maxX <= second.minX + 1 && first.minY < second.maxY && second.minY < first.maxY
  }

  /// Whether a view of a background is a thing of its own, rather than the ground of what is in front of it.
  private func isDecoration(_ number: Int, _ tree: FlatViewTree) -> Bool {
    guard let holder = tree[number].parent else { return false }
    let (own, whole) = (tree[number].extent, tree[holder].extent)
    return own.width < 0.9 * whole.width || own.height < 0.9 * whole.height
  }

  /// Whether a view says nothing by itself.
  static func isPlain(_ kind: String) -> Bool { kind == "Divider" || kind == "Spacer" }

  private mutating func addReorderings() {
    for (a, b) in matching.pairs {
      let kept = matching.baseline[a].children.filter { child in
        !Self.isPlain(matching.baseline[child].kind)
          && matching.partners[child].map { matching.candidate[$0].parent == b } ?? false
      }
      guard kept.count > 1 else { continue }
      let order = kept.map { matching.partners[$0]! }
      let moved = Self.outOfOrder(order)
      if moved.isEmpty { continue }
      let places = moved.map { ViewChange.Place(old: kept[$0], new: order[$0]) }
      let ranks = order.sorted()
      let looks = moved.map { matching.baseline[kept[$0]] }.map { $0.id == nil ? "\($0.look)" : nil }
      // What stands elsewhere in each row is told by how it looks, rows by where they went.
      let pattern =
        looks.contains(nil)
        ? order.map { "\(ranks.firstIndex(of: $0) ?? 0)" }.joined(separator: ",")
        : looks.compactMap(\.self).joined(separator: ",")
      changes.append(
        ViewChange(
          what: .reordered, kind: matching.baseline[a].kind, view: matching.baseline[a].name, places: places,
          facts: ["order": .init(before: nil, after: pattern)]))
    }
  }

  /// What went from one view into another stands elsewhere as it is.
  private mutating func addRelocations() {
    for (a, b) in matching.pairs where matching.isElsewhere(a, b) {
      let (old, new) = (matching.baseline[a], matching.candidate[b])
      let places = ViewChange.Values(
        before: Phrase.place(old.frame.origin), after: Phrase.place(new.frame.origin))
      changes.append(
        ViewChange(
          what: .given(
            ViewProperty(.moved, "position", .layout), before: places.before, after: places.after),
          kind: old.kind, view: new.name, places: [.init(old: a, new: b)], facts: ["position": places]))
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
}
