import Foundation
import GalleyImage

extension Renderer {
  /// A band of whole rows of a picture.
  package struct Band {
    /// The number of rows of the picture above it.
    package let top: Int
    /// The rows.
    package let bitmap: Bitmap
  }

  /// Draws a list as one band of rows after the other, for pictures that are too tall to be held at once.
  ///
  /// All bands together equal the result of ``render(_:size:scale:background:threads:)``. Memory is needed
  /// for one band; where a backdrop blur reaches into a band, also for all pixels that it reads. The memory
  /// of a band is used for the next one unless something still refers to it.
  ///
  /// It is a programmer's error when a side of the picture is longer than ``longestSide``.
  ///
  /// - Parameters:
  ///   - list: The commands to draw.
  ///   - size: The picture's size, in points.
  ///   - scale: Pixels in a point.
  ///   - background: The color below the drawing; it may be clear.
  ///   - bandHeight: The number of rows in a band, at least 1; the last one may have fewer.
  ///   - body: Takes the bands, from the top; an error that it throws ends the drawing.
  /// - Throws: The error that `body` throws.
  package func renderBands<Failure: Error>(
    _ list: DisplayList, size: CGSize, scale: Double, background: RGBA, bandHeight: Int,
    body: (Band) throws(Failure) -> Void
  ) throws(Failure) {
    let frame = RenderTarget(size: size, scale: scale, background: background)
    let bounds = frame.bounds
    precondition(bandHeight > 0, "a band has at least one row, not \(bandHeight)")
    let footprints = Footprints(list, transform: frame.transform, bounds: bounds)
    var bitmap: Bitmap?
    var top = 0
    while top < bounds.height {
      let height = min(bandHeight, bounds.height - top)
      let window = PixelBounds(left: 0, top: top, right: bounds.width, bottom: top + height)
      // Taken out, because memory that two values share is copied before it is written.
      var next = bitmap.take() ?? Bitmap(width: bounds.width, height: height)
      if next.height != height { next = Bitmap(width: bounds.width, height: height) }
      next.bytes.withUnsafeMutableBytes { memory in
        let band = Layer(bounds: window, lent: memory.bindMemory(to: UInt32.self))
        let closed = footprints.closed(window)
        if closed == window {
          frame.draw(list, footprints: footprints, window: window, on: band, resources: resources)
        } else {
          let layer = Layer(bounds: closed, color: PremultipliedColor(word: 0))
          frame.draw(list, footprints: footprints, window: closed, on: layer, resources: resources)
          band.copy(window, from: layer)
        }
      }
      try body(Band(top: top, bitmap: next))
      bitmap = next
      top += height
    }
  }
}
