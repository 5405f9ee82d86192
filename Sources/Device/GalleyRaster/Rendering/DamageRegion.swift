/// The pixels that have to be drawn again: a few rectangles, none over another.
struct DamageRegion: Equatable {
  /// The rectangles.
  private(set) var parts: [PixelBounds] = []

  /// The greatest number of rectangles: each costs a walk through the list, and few pixels lie between the
  /// changes in one place.
  static let largestCount = 8

  mutating func add(_ pixels: PixelBounds) {
    guard !pixels.isEmpty, !parts.contains(where: { $0.contains(pixels) }) else { return }
    var grown = pixels
    // Rectangles that touch the new one are joined with it; the result may touch others.
    while let index = parts.firstIndex(where: { !$0.intersection(grown).isEmpty }) {
      grown = grown.union(parts.remove(at: index))
    }
    parts.append(grown)
    if parts.count > Self.largestCount { joinNearest() }
  }

  /// The number of pixels.
  var area: Int { parts.reduce(0) { $0 + $1.area } }

  /// Makes one of the two rectangles with the fewest pixels between them.
  private mutating func joinNearest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in parts.indices {
      for second in parts.indices where second > first {
        let waste = parts[first].union(parts[second]).area - parts[first].area - parts[second].area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let joined = parts[best.first].union(parts[best.second])
    parts.remove(at: best.second)
    parts.remove(at: best.first)
    add(joined)
  }
}
