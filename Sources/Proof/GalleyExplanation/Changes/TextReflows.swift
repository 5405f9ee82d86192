import GalleyTree

/// The texts that wrap or truncate differently only because their container's width changed.
struct TextReflows: Sendable {
  /// For each such text, by number in the approved tree, the element whose width changed.
  private(set) var resizedContainers: [Int: Int] = [:]

  /// Finds them.
  ///
  /// - Complexity: O(*n*) in the elements.
  init(_ frames: FrameChanges) {
    /// The element whose width changed each element's available width.
    var causes: [Int?] = Array(repeating: nil, count: frames.matching.baseline.nodes.count)
    let insets = frames.contentInsets[Axis.horizontal.rawValue]
    for (number, _) in frames.matching.pairs {
      guard let parent = frames.matching.baseline[number].parent else {
        if frames.growth(number, .horizontal) != 0 { causes[number] = number }
        continue
      }
      guard frames.matching.staysInPlace(number) else { continue }
      let room = insets[parent] != nil ? parent : causes[parent]
      guard let room else {
        if frames.isReflowed(number) {
          resizedContainers[number] = Self.neighbour(of: number, in: parent, frames)
        }
        continue
      }
      if frames.isReflowed(number) { resizedContainers[number] = room }
      if frames.growth(number, .horizontal) != 0 { causes[number] = room }
    }
  }

  /// The element before a text that grew and pushed the text's beginning along.
  private static func neighbour(of number: Int, in parent: Int, _ frames: FrameChanges) -> Int? {
    let start = frames.before(number, .horizontal).start
    let shift = frames.shift(number, .horizontal)
    if shift == 0 { return nil }
    return frames.kept[parent].prefix(most).first { other in
      frames.growth(other, .horizontal) != 0 && frames.before(other, .horizontal).end <= start + frames.slack
        && frames.agree(frames.shift(other, .horizontal) + frames.growth(other, .horizontal), shift)
    }
  }

  /// The most elements of a row that are searched.
  private static let most = 64
}
