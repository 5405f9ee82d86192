import Foundation
import GalleyTree

/// Finds lengths and shapes that became others together.
extension ViewChanges {
  /// Sizes that an app computes of another one, such as symbols of their pictures, and that all became the same share of before.
  mutating func joinShares() {
    var isGone = [Bool](repeating: false, count: changes.count)
    for (number, change) in changes.enumerated() where !isGone[number] {
      guard let property = change.property, Self.shared.contains(property.name), let ratio = change.ratio,
        abs(ratio - 1) > 0.01
      else { continue }
      for index in changes.indices.dropFirst(number + 1) where !isGone[index] {
        let other = changes[index]
        guard other.property == property, other.kind == change.kind, other.view == change.view,
          let share = other.ratio, abs(share / ratio - 1) < 0.005, haveOneForm(change.place, other.place)
        else { continue }
        isGone[index] = true
        changes[number].places += other.places
      }
    }
    removeChanges { isGone[$0] }
  }

  /// Corners within others, which are rounder or less round by as much.
  mutating func joinCorners() {
    let all = self
    remove(joinsPlaces: true) { inner, outer in
      guard inner.property?.name == "corner radius", outer.property?.name == "corner radius",
        let own = inner.length, let other = outer.length, Self.haveGrownAlike(own, other),
        (outer.places.count, other.before) > (inner.places.count, own.before)
      else { return false }
      return inner.places.allSatisfy { place in outer.places.contains { all.areClose(place, $0) } }
    }
  }

  /// A shape and what cuts it off become another one together.
  mutating func joinClips() {
    func shapes(_ change: ViewChange) -> [String]? {
      guard case .given(_, let before?, let after?) = change.what else { return nil }
      return [before, after].map { String($0.prefix { $0 != "," }) }
    }
    let all = self
    remove(joinsPlaces: true) { clip, shape in
      guard clip.property?.name == "clip shape", shape.property?.name == "shape",
        let own = shapes(clip), own == shapes(shape)
      else { return false }
      return clip.places.allSatisfy { place in shape.places.contains { all.areClose(place, $0) } }
    }
  }

  /// Lengths side by side that grew by as much, such as those of hours and of what happens in them.
  mutating func joinLengths() {
    let all = self
    remove(joinsPlaces: true) { less, more in
      guard less.property?.kind == .resized, less.property == more.property, less.kind == more.kind,
        let own = less.length, let other = more.length, Self.haveGrownAlike(own, other)
      else { return false }
      let inset = other.before - own.before
      return inset > 0 && inset <= 8
        && less.places.allSatisfy { place in more.places.contains { all.areBeside(place, $0) } }
    }
  }

  /// A height or width that is the same as the size of something close by, before and after.
  mutating func joinSizes() {
    let all = self
    func length(_ change: ViewChange, _ names: Set<String>) -> (before: Double, after: Double)? {
      change.property.map { names.contains($0.name) } ?? false ? change.length : nil
    }
    remove(joinsPlaces: true) { side, size in
      guard let own = length(side, ["width", "height"]), let other = length(size, ["size"]), own == other
      else { return false }
      return side.places.allSatisfy { place in size.places.contains { all.areBeside(place, $0) } }
    }
    // The track of a ring and what is drawn on it.
    remove(joinsPlaces: true) { line, border in
      guard let own = length(line, ["line width"]),
        let other = length(border, ["border width", "line width"]), own == other
      else { return false }
      return line.places.allSatisfy { place in border.places.contains { all.areClose(place, $0) } }
    }
  }

  private static func haveGrownAlike(
    _ length: (before: Double, after: Double), _ other: (before: Double, after: Double)
  ) -> Bool {
    abs((length.after - length.before) - (other.after - other.before)) < 0.01
  }

  /// Whether two views lie in one that is at most five levels above each.
  func areBeside(_ place: ViewChange.Place, _ other: ViewChange.Place) -> Bool {
    guard let a = place.old, let b = other.old else { return false }
    let tree = matching.baseline
    return tree.around(a).prefix(5).contains { tree.around(b).prefix(5).contains($0) }
  }

  private static let shared: Set<String> = ["font size", "size", "width", "height", "symbol size", "offset"]

  /// Whether two views are made alike, in what is made alike.
  private func haveOneForm(_ place: ViewChange.Place, _ other: ViewChange.Place) -> Bool {
    guard let a = place.old, let b = other.old, matching.baseline.isMade(a, like: b) else { return false }
    let (holder, second) = (matching.baseline[a].parent, matching.baseline[b].parent)
    guard let holder, let second else { return false }
    return matching.baseline[holder].kind == matching.baseline[second].kind
  }
}
