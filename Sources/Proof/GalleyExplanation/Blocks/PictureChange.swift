import Foundation
import GalleyDiff
import GalleyImage

/// One change that pixels alone prove.
struct PictureChange {
  /// The change, with its facts in pixels.
  enum Fact: Hashable {
    /// Blocks have the same pixels elsewhere.
    case moved(right: Int, down: Int)
    /// Something stands where it did not.
    case appeared
    /// Something is no longer there, nor near.
    case vanished
    /// Shapes have other colours.
    case recolored(Recoloring)
    /// A line has other letters; where, if that is a part of it.
    case text(PixelRect?)
    /// A line has the same shapes at other distances.
    case spaced
    /// A box has another size.
    case resized
    /// One content is drawn at another scale.
    case scaled(Double)
  }

  /// The change.
  var fact: Fact
  /// Where blocks were; empty for those that appeared.
  var before: [PixelRect]
  /// Where blocks are; empty for those that vanished.
  var after: [PixelRect]
  /// A number for the content.
  var content: UInt64 = 0
  /// The number of differing pixels that this accounts for.
  var pixels = 0
  /// Whether it holds for the whole picture.
  var isEverywhere = false

  /// Rectangles around its pixels, in points.
  func areas(scale: Double) -> [CGRect] {
    PlaceList.rectangles((before + after).map { PixelCluster(bounds: $0, count: pixels) }, scale: scale)
  }

  /// The smallest rectangle around some.
  static func around(_ rects: [PixelRect]) -> PixelRect? {
    guard var all = rects.first else { return nil }
    for rect in rects.dropFirst() { all.formUnion(rect) }
    return all
  }
}
