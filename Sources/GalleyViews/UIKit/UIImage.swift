import Foundation
import GalleyImage

/// A picture of UIKit, with its size in points.
///
/// - Reference: [UIKit's `UIImage`](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: NSObject, Sendable {
  let bitmap: Bitmap
  /// The number of pixels a point.
  public let scale: CGFloat

  init(_ bitmap: Bitmap, scale: CGFloat) {
    self.bitmap = bitmap
    self.scale = scale
    super.init()
  }

  /// Makes a picture of the bytes of a PNG file; `nil` if they are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes a picture of the bytes of a PNG file with a number of pixels a point; `nil` if they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let bitmap = try? PNG.decode(data) else { return nil }
    self.init(bitmap, scale: scale)
  }

  /// Makes a picture of a PNG file; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Makes a picture of an asset catalogue in the main bundle; `nil` if there is none of the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Makes a picture of an asset catalogue; `nil` if there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    let folder = (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL
    guard let asset = AssetCatalogue.of(folder).image(name), let bitmap = asset.bitmap else { return nil }
    self.init(bitmap, scale: CGFloat(bitmap.width) / max(1, asset.size.width))
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The picture as the bytes of a PNG file; `nil` if it is too large for one.
  public func pngData() -> Data? { try? PNG.encode(bitmap) }
}

extension Image {
  /// Shows a picture of UIKit.
  public init(uiImage: UIImage) {
    self.init(uiImage.bitmap, scale: Double(uiImage.scale), label: "")
  }
}
