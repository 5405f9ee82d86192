import GalleyImage

/// A way to say which pixels of two pictures of one size differ, and by how much.
///
/// An engine is a value: the same engine says the same of the same pictures, however they are cut into bands and
/// however many threads there are.
public protocol PixelEngine: Sendable {
  /// How many rows above and below a row its judgement needs; `nil` where it needs all of the picture.
  var contextRows: Int? { get }

  /// Judges rows.
  ///
  /// - Parameters:
  ///   - rows: Which rows of the picture.
  ///   - pair: Both pictures, or as much of them as is in memory: the rows, with ``contextRows`` rows above and
  ///     below as far as the picture has them.
  ///   - marks: Gets what is not the same; every pixel in it is the same at first.
  func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks)
}

extension PixelEngine {
  /// Judges two pictures of one size.
  ///
  /// - Parameters:
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture, as wide and as high.
  ///   - masks: What is not judged; such pixels are the same.
  ///   - threads: How many bands are judged at once, at least 1; the result does not depend on it.
  /// - Returns: What is said of every pixel.
  public func map(
    _ baseline: Bitmap, _ candidate: Bitmap, ignoring masks: [PixelRect] = [], threads: Int = 1
  ) -> PixelMap {
    var map = PixelMap(width: baseline.width, height: baseline.height)
    PixelPair.withPictures(baseline, candidate) { pair in
      if !pair.isEqual { map.fill(by: self, pair, bands: contextRows == nil ? 1 : max(1, threads)) }
    }
    for mask in masks { map.clear(mask) }
    return map
  }
}
