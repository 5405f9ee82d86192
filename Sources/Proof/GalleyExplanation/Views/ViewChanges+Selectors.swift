import Foundation
import GalleyTree

/// Finds changes of boxes that match the selectors of other rules than before, since another class was given or siblings came and went.
extension ViewChanges {
  /// What follows from other siblings, such as the stripes of rows, is not told.
  mutating func removeStructural() {
    let holders = changes.filter { $0.isArrival || $0.what == .reordered }.flatMap(\.places).compactMap(
      holder)
    let gone = changes.indices.filter { index in
      let change = changes[index]
      guard change.property != nil, change.rules.contains(where: Self.dependsOnSiblings) else { return false }
      return change.places.allSatisfy { place in
        holders.contains { isInside(place, of: $0) && place != $0 }
      }
    }
    removeChanges { gone.contains($0) }
  }

  private func holder(of place: ViewChange.Place) -> ViewChange.Place? {
    if let parent = place.old.flatMap({ matching.baseline[$0].parent }) {
      return .init(old: parent, new: matching.partners[parent])
    }
    guard let parent = place.new.flatMap({ matching.candidate[$0].parent }) else { return nil }
    return .init(old: matching.origins[parent], new: parent)
  }

  private static func dependsOnSiblings(_ rule: String) -> Bool {
    [":nth-", ":first-", ":last-", ":only-", ":empty", ":has(", " + ", " ~ "].contains(where: rule.contains)
  }

  /// What boxes inside have by a class that is given no longer, or is new, is told by the class.
  mutating func leadByClasses() {
    for (a, b) in matching.pairs {
      let (old, new) = (matching.baseline[a], matching.candidate[b])
      guard StyledBox.isKind(new.kind), old.facts[StyledBox.classes] != new.facts[StyledBox.classes] else {
        continue
      }
      leadByClass(.init(old: a, new: b), Self.classes(old).symmetricDifference(Self.classes(new)))
    }
  }

  static func classes(_ node: FlatViewTree.Node) -> Set<Substring> {
    Set((node.facts[StyledBox.classes] ?? "").split(separator: " "))
  }

  private mutating func leadByClass(_ place: ViewChange.Place, _ classes: Set<Substring>) {
    let leader = changes.firstIndex { $0.property?.name == "class" && $0.places == [place] }
    let followers = changes.indices.filter { index in
      let change = changes[index]
      guard index != leader, change.places.allSatisfy({ isInside($0, of: place) }) else { return false }
      return change.rules.contains { Self.mentions($0, classes) } || isPart(change, of: place)
    }
    let old = place.old.flatMap { matching.baseline[$0].facts[StyledBox.classes] }
    let new = place.new.flatMap { matching.candidate[$0].facts[StyledBox.classes] }
    guard let first = followers.first, leader != nil || followers.count > 1 else { return }
    if let leader {
      changes[leader].following += followers.flatMap { changes[$0].places }
      return removeChanges { followers.contains($0) }
    }
    var seen: Set<String> = []
    let names = followers.compactMap { changes[$0].property?.name }.filter { seen.insert($0).inserted }
    let isLayout = followers.contains { changes[$0].movesThings }
    let property = ViewProperty(.restyled, "class", isLayout ? .layout : .paint)
    let node = place.new.map { matching.candidate[$0] } ?? matching.baseline[place.old ?? 0]
    changes[first] = ViewChange(
      what: .given(
        property, before: old ?? "none", after: "\(new ?? "none") (\(names.joined(separator: ", ")))"),
      kind: node.kind, view: node.name, places: [place],
      following: followers.flatMap { changes[$0].places },
      facts: ["class": .init(before: old, after: new)])
    removeChanges { $0 != first && followers.contains($0) }
  }

  /// Whether a selector has one of some classes.
  static func mentions(_ rule: String, _ classes: Set<Substring>) -> Bool {
    classes.contains { name in
      rule.ranges(of: ".\(name)").contains { range in
        guard let next = rule[range.upperBound...].first else { return true }
        return !next.isLetter && !next.isNumber && next != "-" && next != "_"
      }
    }
  }

  /// Whether a pseudo-element of a box came or went.
  private func isPart(_ change: ViewChange, of place: ViewChange.Place) -> Bool {
    guard change.isArrival, change.kind.hasPrefix("<::") else { return false }
    return change.places.allSatisfy { part in
      part.old.map { matching.baseline[$0].parent == place.old } ?? false
        || part.new.map { matching.candidate[$0].parent == place.new } ?? false
    }
  }
}
