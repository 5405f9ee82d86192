import GalleyTree

/// Finds corners that an app makes as round as something else allows.
extension ViewChanges {
  /// Corners that are at most as round as the size of their view, or as an argument of a shape close by, follow from that.
  mutating func removeFittedCorners() {
    let all = self
    remove { corner, other in
      guard corner.property?.name == "corner radius", let radius = corner.length,
        let leading = other.property, let limit = other.length
      else { return false }
      if leading.kind == .resized {
        return Set(corner.places).isSubset(of: other.places) && Self.isFitted(radius, to: limit)
      }
      // The smaller of both is the one that the argument sets.
      let isSet =
        radius.after < radius.before
        ? radius.after == limit.after && radius.before <= limit.before
        : radius.before == limit.before && radius.after <= limit.after
      return isSet && leading.effect == .paint && all.isOwnShape(other.place)
        && corner.places.allSatisfy { place in other.places.contains { all.areClose(place, $0) } }
    }
  }

  /// Whether a radius became smaller or greater with a length, by no more than that, and is one that nobody writes.
  private static func isFitted(
    _ radius: (before: Double, after: Double), to length: (before: Double, after: Double)
  ) -> Bool {
    guard radius.before > 0, length.before > 0,
      [radius.before, radius.after].contains(where: { ($0 * 2).rounded() != $0 * 2 })
    else { return false }
    let (own, other) = (radius.after / radius.before, length.after / length.before)
    return own < 1 ? other <= own + 0.01 : own > 1 && other >= own - 0.01
  }

  private func isOwnShape(_ place: ViewChange.Place) -> Bool {
    place.old.map { matching.baseline[$0].isOwnShape } ?? false
  }

  /// Numbers by which neighbours that stand in another order are counted, one more from each to the next as before.
  mutating func removeCounted() {
    let all = self
    remove { text, order in
      guard order.what == .reordered, let texts = text.texts, Int(texts.before) != nil,
        Int(texts.after) != nil, text.places.count == 1, let place = text.place.old,
        let holder = order.place.old.flatMap({ all.matching.baseline[$0].parent }),
        let other = all.matching.partners[holder], all.matching.baseline.isInside(place, of: holder)
      else { return false }
      return Self.counts(holder, all.matching.baseline) && Self.counts(other, all.matching.candidate)
    }
  }

  /// Whether each view in another one has one number, which is one more than that of the view before it.
  private static func counts(_ holder: Int, _ tree: FlatViewTree) -> Bool {
    let members = tree[holder].children.filter { !isPlain(tree[$0].kind) }
    let numbers = members.map { member in
      (member..<tree[member].end).compactMap { tree[$0].facts[.text].flatMap { Int($0) } }
    }
    guard numbers.count > 2, numbers.allSatisfy({ $0.count == 1 }) else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0[0] + 1 == $1[0] }
  }
}
