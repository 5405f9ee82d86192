import Foundation
import GalleyImage

/// Renders display lists into bitmaps.
///
/// The same list gives the same bytes, on every machine with the same font files. Earlier drawings only make
/// it faster, because glyphs, corners and scaled pictures are kept.
package final class Renderer {
  let resources: RenderingResources
  /// The resources of further threads.
  private var helpers: [RenderingResources] = []

  package init(_ library: FontLibrary) {
    resources = RenderingResources(library)
  }

  /// Draws a list.
  ///
  /// A picture of a size that is not a whole number of pixels is rounded to the nearest; it has at least one pixel. Commands
  /// with coordinates that are no numbers are left out. It is a programmer's error when pushes and pops do not match,
  /// when the picture would have more than ``largestPixelCount`` pixels or a side longer than ``longestSide``, and when layers
  /// inside each other take more than ``largestOpenPixelCount``.
  ///
  /// - Parameters:
  ///   - list: The commands to draw.
  ///   - size: The picture's size, in points.
  ///   - scale: Pixels in a point.
  ///   - background: The color below the drawing; it may be clear.
  ///   - threads: The greatest number of threads. There are never more than the machine has cores, and only
  ///     one if the picture is too small for more to pay. The bytes are the same.
  /// - Returns: The picture.
  package func render(
    _ list: DisplayList, size: CGSize, scale: Double, background: RGBA, threads: Int = 1
  ) -> Bitmap {
    let frame = RenderTarget(size: size, scale: scale, background: background)
    let count = frame.byteCount
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      draw(list, in: frame, on: UnsafeMutableRawBufferPointer(bytes), threads: threads)
      initialized = count
    }
    return Bitmap(width: frame.bounds.width, height: frame.bounds.height, bytes: bytes)
  }

  /// Draws a list over a picture that is not needed any more.
  ///
  /// The result is that of ``render(_:size:scale:background:threads:)``; the memory is used again, unless something else refers to it.
  /// New memory costs more than most screens, because the system has to clear it.
  ///
  /// - Parameters:
  ///   - list: The commands to draw.
  ///   - bitmap: The picture to draw on; its size in pixels stays, its pixels are replaced.
  ///   - scale: Pixels in a point.
  ///   - background: The color below the drawing; it may be clear.
  ///   - threads: The greatest number of threads.
  package func render(
    _ list: DisplayList, into bitmap: inout Bitmap, scale: Double, background: RGBA, threads: Int = 1
  ) {
    let frame = RenderTarget(width: bitmap.width, height: bitmap.height, scale: scale, background: background)
    bitmap.bytes.withUnsafeMutableBytes { draw(list, in: frame, on: $0, threads: threads) }
  }

  private func draw(
    _ list: DisplayList, in frame: RenderTarget, on memory: UnsafeMutableRawBufferPointer, threads: Int
  ) {
    let layer = Layer(bounds: frame.bounds, lent: memory.bindMemory(to: UInt32.self))
    let workers = ParallelRenderer.threadCount(asked: threads, pixels: frame.bounds.area)
    if workers > 1 {
      while helpers.count < workers - 1 {
        helpers.append(RenderingResources(FontLibrary(sharing: resources.library)))
      }
      ParallelRenderer(resources: [resources] + helpers[..<(workers - 1)]).draw(list, in: frame, on: layer)
      return
    }
    frame.draw(list, footprints: nil, window: frame.bounds, on: layer, resources: resources)
  }

  /// The most pixels a picture may have: a gigabyte.
  package static let largestPixelCount = 1 << 28

  /// The most pixels that layers and clips inside each other may take in all, besides the picture: a gigabyte.
  ///
  /// A clip that is not made of whole pixels counts a quarter of its pixels.
  package static let largestOpenPixelCount = 1 << 28

  /// The longest side of a picture, in pixels: farther out nothing is drawn.
  package static let longestSide = Int(SubPixel.farthest)
}
