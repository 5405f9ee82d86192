import Foundation
import GalleyImage
import GalleyRaster

/// A picture that an app holds: pixels, or a drawing of any size.
package struct StoredImage: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case bitmap(Bitmap)
    case drawing(DisplayList)
  }

  let content: Content
  /// Whether its shape is painted in the style of text.
  var isTemplate = false
  /// The pixels, for a picture that consists of pixels.
  var bitmap: Bitmap? {
    if case .bitmap(let bitmap) = content { return bitmap }
    return nil
  }
  /// The size in points.
  package let size: CGSize

  /// A picture of pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: The number of pixels on each side of a point.
  /// - Returns: The picture.
  package static func bitmap(_ bitmap: Bitmap, scale: Double) -> StoredImage {
    StoredImage(
      content: .bitmap(bitmap),
      size: CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale))
  }

  /// A vector drawing.
  ///
  /// - Parameters:
  ///   - size: The drawing's size, in points.
  ///   - draw: A closure that draws into a context of that size.
  /// - Returns: The picture.
  package static func drawing(size: CGSize, draw: (inout GraphicsContext) -> Void) -> StoredImage {
    var context = GraphicsContext(environment: EnvironmentValues())
    draw(&context)
    return StoredImage(content: .drawing(context.list), size: size)
  }
}
