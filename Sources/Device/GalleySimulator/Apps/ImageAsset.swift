import Foundation
import GalleyImage
import GalleyViews

/// A picture in the assets of an app.
public struct ImageAsset: Hashable, Sendable {
  let picture: StoredImage

  /// The size in points.
  public var size: CGSize { picture.size }

  /// A picture of pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: The number of pixels on each side of a point.
  /// - Returns: The picture.
  public static func bitmap(_ bitmap: Bitmap, scale: Double) -> ImageAsset {
    ImageAsset(picture: .bitmap(bitmap, scale: scale))
  }

  /// A vector drawing.
  ///
  /// - Parameters:
  ///   - size: The drawing's size, in points.
  ///   - draw: Draws into a context of that size.
  /// - Returns: The picture.
  public static func drawing(size: CGSize, draw: (inout GraphicsContext) -> Void) -> ImageAsset {
    ImageAsset(picture: .drawing(size: size, draw: draw))
  }
}
