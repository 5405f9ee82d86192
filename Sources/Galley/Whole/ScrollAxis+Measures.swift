import Foundation
import GalleyImage
import GalleyPages

/// The measures of rectangles along an axis and across it.
extension ScrollAxis {
  /// Where a rectangle begins along the axis.
  func low(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }

  /// Where a rectangle ends along the axis.
  func high(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }

  /// The middle of a rectangle along the axis.
  func middle(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.midY : rect.midX }

  /// How long a rectangle is along the axis.
  func length(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.height : rect.width }

  /// The other axis.
  var across: ScrollAxis { self == .vertical ? .horizontal : .vertical }

  /// A rectangle with other ends along the axis.
  func rect(_ rect: CGRect, from low: CGFloat, to high: CGFloat) -> CGRect {
    self == .vertical
      ? CGRect(x: rect.minX, y: low, width: rect.width, height: high - low)
      : CGRect(x: low, y: rect.minY, width: high - low, height: rect.height)
  }

  /// A point: so far along the axis, and so far across it.
  func at(_ along: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// A rectangle of pixels by its ends along the axis and across it.
  func pixels(along: Range<Int>, across: Range<Int>) -> PixelRect {
    self == .vertical
      ? PixelRect(x: across.lowerBound, y: along.lowerBound, width: across.count, height: along.count)
      : PixelRect(x: along.lowerBound, y: across.lowerBound, width: along.count, height: across.count)
  }

  /// How long a picture is along the axis.
  func length(_ picture: Bitmap) -> Int { self == .vertical ? picture.height : picture.width }
}
