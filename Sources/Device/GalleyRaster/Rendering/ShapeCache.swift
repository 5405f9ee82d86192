import Foundation

/// The coverage of outlines that were drawn before, such as symbols: a screen that is drawn again shows most of them where they
/// were, or whole pixels away.
///
/// Whether a shape is kept follows from its outline and its map alone, never from earlier drawings or its
/// visible part, so the bytes of a picture do not depend on it.
struct ShapeCache {
  /// The cache key of a shape's coverage.
  struct Key: Hashable {
    /// The outline, in points.
    var path: Path
    /// Which part of it is the inside.
    var rule: DisplayList.FillRule
    /// The map to pixels, without its whole ones.
    var map: Transform

    /// Feeds the map and a few points: an outline has hundreds, and drawings that are shown again share their memory, which
    /// makes them equal at once.
    func hash(into hasher: inout Hasher) {
      hasher.combine(map)
      hasher.combine(rule)
      let segments = path.segments
      hasher.combine(segments.count)
      for index in [0, segments.count / 3, segments.count * 2 / 3] where index < segments.count {
        hasher.combine(segments[index])
      }
    }
  }

  /// Outlines of fewer steps are drawn sooner than they are found.
  ///
  /// Rectangles, lines and triangles have up to five.
  static let fewestSegments = 6

  /// The largest side of a shape that is kept, in pixels: a symbol beside the largest text takes 250.
  static let largestSide = 320

  /// 8 million pixels are 8 MB: 1600 symbols beside body text at three pixels a point.
  private var masks = BoundedCache<Key, CoverageMask?>(limit: 8 << 20)

  /// The coverage of a shape; `nil` of one that is too large to be kept, which is remembered.
  mutating func mask(_ key: Key, make: () -> CoverageMask?) -> CoverageMask? {
    masks.value(key, weight: { 256 + ($0?.bytes.count ?? 0) }, make: make)
  }
}

extension RenderingResources {
  /// The coverage of a shape under a map, as a mask and the whole pixels that it is moved by; `nil` if it is not kept.
  func shape(_ path: Path, _ rule: DisplayList.FillRule, _ transform: Transform) -> PlacedMask? {
    guard path.segments.count >= ShapeCache.fewestSegments, abs(transform.tx) < SubPixel.farthest,
      abs(transform.ty) < SubPixel.farthest
    else { return nil }
    let (x, y) = (transform.tx.rounded(.down), transform.ty.rounded(.down))
    var map = transform
    (map.tx, map.ty) = (transform.tx - x, transform.ty - y)
    let mask = shapes.mask(ShapeCache.Key(path: path, rule: rule, map: map)) {
      var outline = Outline()
      Flattener(transform: map, tolerance: Flattener.tolerance).flatten(path, into: &outline)
      let bounds = outline.bounds
      guard bounds.width <= ShapeCache.largestSide, bounds.height <= ShapeCache.largestSide else {
        return nil
      }
      return CoverageMask(OutlineCoverage(outline: outline, rule: rule, rasterizer: rasterizer))
    }
    return mask.map { PlacedMask(mask: $0, x: Int(x), y: Int(y)) }
  }
}
