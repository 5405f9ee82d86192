import GalleyTree

/// Texts that break or are cut elsewhere only because what they stand in has another width.
struct Refits: Sendable {
  /// For each such text, by number in the approved tree, the element whose room changed.
  private(set) var rooms: [Int: Int] = [:]

  /// Finds them.
  ///
  /// - Complexity: O(*n*) in the elements.
  init(_ frames: FrameChanges) {
    /// The element whose width made each element's room another one.
    var causes: [Int?] = Array(repeating: nil, count: frames.matching.baseline.nodes.count)
    let insets = frames.contentInsets[Axis.horizontal.rawValue]
    for (number, _) in frames.matching.pairs {
      guard let parent = frames.matching.baseline[number].parent else {
        if frames.growth(number, .horizontal) != 0 { causes[number] = number }
        continue
      }
      guard frames.matching.staysInPlace(number) else { continue }
      let room = insets[parent] != nil ? parent : causes[parent]
      guard let room else { continue }
      if frames.isRefitted(number) { rooms[number] = room }
      if frames.growth(number, .horizontal) != 0 { causes[number] = room }
    }
  }
}
