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
    let bounds = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    let layer = Layer(bounds: bounds, color: PremultipliedColor(background))
    Canvas(layer: layer, scale: scale, tools: tools).draw(list)

    let bytes = layer.withPixels { pixels in [UInt8](UnsafeRawBufferPointer(pixels)) }
    if background.alpha == 255 {
      // Over an opaque pixel everything stays opaque, and opaque pixels are the same in both forms.
      return Bitmap(width: width, height: height, bytes: bytes)
    }
    return Bitmap(PremultipliedBitmap(width: width, height: height, bytes: bytes))
  }

  /// The most pixels a picture may have: a gigabyte.
  public static let largestPixelCount = 1 << 28

  private func pixels(_ length: Double) -> Int {
    precondition(length.isFinite && length < 1e9, "a picture cannot be \(length) pixels long")
    return max(1, Int(length.rounded()))
  }
}
