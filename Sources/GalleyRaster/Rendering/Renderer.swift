import Foundation
import GalleyImage

/// Draws display lists.
///
/// The same list gives the same bytes: whatever was drawn before, on every machine with the same font files. What was drawn
/// before only makes it faster, because glyphs, corners and scaled pictures are kept.
public final class Renderer {
  private let tools: RenderingTools

  /// Makes a renderer.
  ///
  /// - Parameter library: The fonts that texts were shaped with.
  public init(_ library: FontLibrary) {
    tools = RenderingTools(library)
  }

  /// Draws a list.
  ///
  /// A picture of a size that is not a whole number of pixels is rounded to the nearest; it has at least one pixel. Commands
  /// with coordinates that are no numbers are left out. It is a programmer's error when pushes and pops do not match, or
  /// when the picture would have more than ``largestPixelCount`` pixels.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - size: The picture's size, in points.
  ///   - scale: Pixels in a point.
  ///   - background: What is there before anything is drawn; it may be clear.
  /// - Returns: The picture.
  public func render(_ list: DisplayList, size: CGSize, scale: Double, background: RGBA) -> Bitmap {
    let width = pixels(size.width * scale)
    let height = pixels(size.height * scale)
    precondition(
      width <= Self.largestPixelCount / height,
      "a picture of \(width) × \(height) pixels is more than \(Self.largestPixelCount) pixels")
    let count = width * height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      draw(list, width: width, height: height, scale: scale, background: background, on: UnsafeMutableRawBufferPointer(bytes))
      initialized = count
    }
    if background.alpha == 255 {
      // Over an opaque pixel everything stays opaque, and opaque pixels are the same in both forms.
      return Bitmap(width: width, height: height, bytes: bytes)
    }
    return Bitmap(PremultipliedBitmap(width: width, height: height, bytes: bytes))
  }

  /// Draws a list over a picture that is not needed any more.
  ///
  /// The result is that of ``render(_:size:scale:background:)``; the memory is used again, unless somebody else holds it too.
  /// New memory costs more than most screens, because the system has to clear it.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - bitmap: What to draw on; its size in pixels stays, its pixels are replaced.
  ///   - scale: Pixels in a point.
  ///   - background: What is there before anything is drawn; it may be clear.
  public func render(_ list: DisplayList, into bitmap: inout Bitmap, scale: Double, background: RGBA) {
    let (width, height) = (bitmap.width, bitmap.height)
    bitmap.bytes.withUnsafeMutableBytes {
      draw(list, width: width, height: height, scale: scale, background: background, on: $0)
    }
    if background.alpha < 255 {
      bitmap = Bitmap(PremultipliedBitmap(width: width, height: height, bytes: bitmap.bytes))
    }
  }

  private func draw(
    _ list: DisplayList, width: Int, height: Int, scale: Double, background: RGBA,
    on memory: UnsafeMutableRawBufferPointer
  ) {
    let bounds = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    let layer = Layer(bounds: bounds, lent: memory.bindMemory(to: UInt32.self))
    layer.clear(bounds, to: PremultipliedColor(background))
    Canvas(layer: layer, scale: scale, tools: tools).draw(list)
  }

  /// The most pixels a picture may have: a gigabyte.
  public static let largestPixelCount = 1 << 28

  private func pixels(_ length: Double) -> Int {
    precondition(length.isFinite && length < 1e9, "a picture cannot be \(length) pixels long")
    return max(1, Int(length.rounded()))
  }
}
