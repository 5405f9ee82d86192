import GalleyTree

/// In which order the elements of two screens are read aloud, and which of them took another place.
struct ReadingOrder: Sendable {
  /// Elements that took another place together.
  struct Move: Hashable, Sendable {
    /// The first of them, by number in the new tree.
    var number: Int
    /// The same in the approved tree.
    var origin: Int
    /// How many follow it.
    var others: Int
    /// What is read before it now, by number in the new tree; `nil` for what is read first.
    var after: Int?
  }

  /// Those that took another place, in the new order: as few as can explain it.
  private(set) var moved: [Move] = []

  /// Compares two orders.
  ///
  /// What is read is what has something to say and is not part of something that speaks for it. It is read in the
  /// order of the tree, which is what drivers report; what came or went changes nobody's place.
  ///
  /// - Parameter matching: The trees.
  /// - Complexity: O(*n* log *n*) in the elements.
  init(_ matching: ElementMatching) {
    let old = Self.stops(matching.baseline)
    var places = [Int?](repeating: nil, count: matching.baseline.nodes.count)
    for (place, number) in old.enumerated() { places[number] = place }
    let kept = Self.stops(matching.candidate).compactMap {
      number -> (number: Int, origin: Int, place: Int)? in
      guard let origin = matching.origins[number], let place = places[origin] else { return nil }
      return (number, origin, place)
    }
    let stays = Set(Reorderings.longestAscent(kept.map(\.place)))
    var last: (number: Int, place: Int)?
    var isOpen = false
    for stop in kept {
      if stays.contains(stop.place) {
        isOpen = false
      } else if isOpen, let before = last, before.place < stop.place, let index = moved.indices.last {
        moved[index].others += 1
      } else {
        moved.append(Move(number: stop.number, origin: stop.origin, others: 0, after: last?.number))
        isOpen = true
      }
      last = (stop.number, stop.place)
    }
  }

  /// What is read, in order.
  private static func stops(_ outline: FlatElementTree) -> [Int] {
    var stops: [Int] = []
    /// The first number that nothing speaks for.
    var end = 0
    for (number, node) in outline.nodes.enumerated() where number >= end {
      let element = node.element
      if number == 0 || element.type == .application || element.type == .window { continue }
      let says = !element.label.isEmpty || !(element.value?.text ?? "").isEmpty
      let role = ElementRole(element)
      guard says, role == .control || node.children.isEmpty else { continue }
      stops.append(number)
      if role == .control { end = node.end }
    }
    return stops
  }
}
