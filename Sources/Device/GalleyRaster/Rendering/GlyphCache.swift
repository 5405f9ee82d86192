import Foundation

/// The coverage of glyphs that were drawn before.
///
/// A glyph's origin is brought to a quarter of a pixel across and to a whole pixel down, so there are at most
/// four pictures of a glyph at a size, and text keeps its sharpness in the direction that counts, wherever a
/// list was scrolled to. A quarter is necessary for spacing to look even; eyes do not see the difference from
/// an eighth.
struct GlyphCache {
  /// The cache key of a glyph's coverage.
  struct Key: Hashable {
    var face: FaceID
    /// The glyph's number in the face.
    var glyph: UInt32
    /// The font's size, in pixels.
    var size: Double
    /// The distance of the origin right of a whole pixel, in quarters.
    var quarter: Int
  }

  /// The number of places in a pixel, across.
  static let quarters = 4

  /// Glyphs larger than this, in pixels, are drawn as outlines each time: they are few, and their masks large.
  static let largestSize = 256.0

  /// The largest reach of Inter's glyphs from their origin, in sizes of the font; the longest, an arrow, reaches 2.6.
  static let reach = 3.0

  /// Glyphs with more pixels than this are drawn as outlines each time; only a damaged font has them, or a whole sentence in
  /// one glyph, as Arabic has.
  static let largestArea = 2.0 * 1024 * 1024

  /// 16 million pixels are 16 MB: 5000 glyphs of body text at three pixels a point.
  private var masks = BoundedCache<Key, CoverageMask>(limit: 16 << 20)

  /// The coverage of a glyph, if it is here.
  subscript(key: Key) -> CoverageMask? { masks[key] }

  /// The coverage of a glyph whose origin is at (0, 0), or up to three quarters of a pixel right of it.
  mutating func mask(_ key: Key, make: () -> CoverageMask) -> CoverageMask {
    masks.value(key, weight: { 64 + $0.bytes.count }, make: make)
  }
}
