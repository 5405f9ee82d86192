import Foundation
import GalleyImage
import GalleyRaster

/// A picture of UIKit, with its size in points.
///
/// - Reference: [UIKit's `UIImage`](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: NSObject, Sendable {
  let content: Content
  /// The number of pixels per point.
  public let scale: CGFloat
  /// Whether the picture's shape is painted in the tint colour.
  public let renderingMode: RenderingMode

  enum Content: Sendable {
    case pixels(Bitmap)
    /// A symbol of the system, in a size.
    case symbol(String, points: Double)
  }

  /// The treatment of a picture's colours.
  ///
  /// - Reference: [UIKit's `UIImage.RenderingMode`](https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum).
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The default of the kind of picture.
    case automatic
    /// The picture's colours.
    case alwaysOriginal
    /// The picture's shape, in the tint colour.
    case alwaysTemplate
  }

  private init(_ content: Content, scale: CGFloat, _ renderingMode: RenderingMode) {
    self.content = content
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  convenience init(_ bitmap: Bitmap, scale: CGFloat) {
    self.init(.pixels(bitmap), scale: scale, .automatic)
  }

  /// Creates a picture from a symbol of the system, in the size of body text; `nil` if the name is unknown.
  public convenience init?(systemName name: String) {
    guard Symbol(name) != nil else { return nil }
    self.init(.symbol(name, points: 17), scale: 1, .automatic)
  }

  /// Returns the picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, scale: scale, renderingMode)
  }

  /// The pixels; those of a symbol are drawn in black.
  var bitmap: Bitmap {
    switch content {
    case .pixels(let bitmap): return bitmap
    case .symbol(let name, let points):
      guard let symbol = Symbol(name), let library = try? FontLibrary() else {
        return Bitmap(width: 1, height: 1)
      }
      var list = DisplayList()
      symbol.draw(
        in: CGRect(origin: .zero, size: size), textSize: Double(points), paint: .color(.black), into: &list)
      return Renderer(library).render(list, size: size, scale: scale, background: .clear)
    }
  }

  /// Creates a picture from the bytes of a PNG file; `nil` for any other bytes.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the bytes of a PNG file with a number of pixels per point; `nil` for any other
  /// bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let bitmap = try? PNG.decode(data) else { return nil }
    self.init(bitmap, scale: scale)
  }

  /// Creates a picture of a PNG file; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture from an asset catalogue in the main bundle; `nil` if the name is unknown.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Creates a picture from an asset catalogue; `nil` if the name is unknown.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    let folder = (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL
    guard let asset = AssetCatalogue.of(folder).image(name), let bitmap = asset.bitmap else {
      return nil
    }
    self.init(bitmap, scale: CGFloat(bitmap.width) / max(1, asset.size.width))
  }

  /// The size in points.
  public var size: CGSize {
    switch content {
    case .pixels(let bitmap):
      return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .symbol(let name, let points): return Symbol(name)?.size(textSize: Double(points)) ?? .zero
    }
  }

  /// The picture as the bytes of a PNG file; `nil` if it is too large for one.
  public func pngData() -> Data? { try? PNG.encode(bitmap) }
}

extension Image {
  /// Creates an image from a picture of UIKit.
  public init(uiImage: UIImage) {
    let picture =
      switch uiImage.content {
      case .pixels(let bitmap): Image(bitmap, scale: Double(uiImage.scale), label: "")
      case .symbol(let name, _): Image(systemName: name)
      }
    self =
      switch uiImage.renderingMode {
      case .automatic: picture
      case .alwaysOriginal: picture.renderingMode(.original)
      case .alwaysTemplate: picture.renderingMode(.template)
      }
  }
}

extension UIImage: TypedItem {
  var itemTypes: [UTType] { [.image, .png] }
}
