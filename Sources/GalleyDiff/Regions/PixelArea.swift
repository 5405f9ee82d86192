import GalleyImage

/// Pixels as rectangles that do not overlap.
struct PixelArea: Sendable, Hashable {
  /// The rectangles, none of them empty.
  private(set) var rects: [PixelRect]

  /// Makes an area of one rectangle.
  init(_ rect: PixelRect) {
    rects = rect.isEmpty ? [] : [rect]
  }

  /// How many pixels there are.
  var count: Int { rects.reduce(0) { $0 + $1.area } }

  /// Takes a rectangle away.
  mutating func subtract(_ hole: PixelRect) {
    rects = rects.flatMap { rect -> [PixelRect] in
      guard let shared = rect.intersection(hole) else { return [rect] }
      return [
        PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: shared.minY),
        PixelRect(minX: rect.minX, minY: shared.minY, maxX: shared.minX, maxY: shared.maxY),
        PixelRect(minX: shared.maxX, minY: shared.minY, maxX: rect.maxX, maxY: shared.maxY),
        PixelRect(minX: rect.minX, minY: shared.maxY, maxX: rect.maxX, maxY: rect.maxY),
      ].filter { !$0.isEmpty }
    }
  }
}
