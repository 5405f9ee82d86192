import GalleyTree

/// Compares the order in which two screens are read aloud.
struct ReadingOrderChange: Sendable {
  /// Elements that took another place together.
  struct Move: Hashable, Sendable {
    /// The first of them, by number in the new tree.
    var number: Int
    /// The same in the approved tree.
    var origin: Int
    /// The number of elements that follow it.
    var others: Int
    /// The element that is read before it now, by number in the new tree; `nil` if it is read first.
    var after: Int?
  }

  /// The moves in the new order: as few as can explain it.
  private(set) var moved: [Move] = []

  /// Compares two orders.
  ///
  /// An element is read if it has a text and is not part of a control, which is read as a whole. The order is that of
  /// the tree, as drivers report it; elements that appeared or vanished change no other's place.
  ///
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
    let stays = Set(kept.map(\.place).longestAscent.map { kept[$0].place })
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

  /// The elements that are read, in order.
  private static func stops(_ outline: FlatElementTree) -> [Int] {
    var stops: [Int] = []
    /// The first number that nothing speaks for.
    var end = 0
    for (number, node) in outline.nodes.enumerated() where number >= end {
      let element = node.element
      if number == 0 || element.type == .application || element.type == .window { continue }
      let says = !element.label.isEmpty || !(element.value?.text ?? "").isEmpty
      let role = AccessibilityRole(element)
      guard says, role == .control || node.children.isEmpty else { continue }
      stops.append(number)
      if role == .control { end = node.end }
    }
    return stops
  }
}
