import Foundation
import GalleyImage

/// A picture with its size in points: the part of UIKit's class that test suites use.
///
/// - Reference: [`UIImage`](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: NSObject, Sendable {
  /// The pixels; this member is Galley's.
  @_disfavoredOverload
  public let bitmap: Bitmap
  /// The number of pixels a point.
  public let scale: CGFloat

  /// Creates a picture of pixels; this initialiser is Galley's.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: The number of pixels a point.
  @_disfavoredOverload
  public init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    self.bitmap = bitmap
    self.scale = scale
    super.init()
  }

  /// Creates a picture from the bytes of a PNG file; `nil` if they are none.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: The number of pixels a point.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, let bitmap = try? PNG.decode(data) else { return nil }
    self.init(bitmap, scale: scale)
  }

  /// Creates a picture from a PNG file; `nil` if the file cannot be read.
  ///
  /// The scale is 2 or 3 if the file's name ends in `@2x` or `@3x`.
  ///
  /// - Parameter path: The path of the file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The picture as the bytes of a PNG file; `nil` if it is too large for one.
  ///
  /// - Returns: The bytes.
  public func pngData() -> Data? { try? PNG.encode(bitmap) }
}
