import Foundation
import GalleyImage
import GalleyRaster
import GalleyUIKit

/// A symbol of the system as the content of a picture.
struct SymbolPicture: UIImage.Drawing {
  /// The size of body text, in points.
  static let bodyPoints: CGFloat = 17

  let name: String
  /// The size of the text that it belongs to.
  let points: Double

  var size: CGSize { Symbol(name)?.size(textSize: points) ?? .zero }

  func bitmap(scale: CGFloat) -> Bitmap {
    guard let symbol = Symbol(name), let library = try? FontLibrary() else {
      return Bitmap(width: 1, height: 1)
    }
    var list = DisplayList()
    symbol.draw(
      in: CGRect(origin: .zero, size: size), textSize: points, paint: .color(.black), into: &list)
    return Renderer(library).render(list, size: size, scale: scale, background: .clear)
  }
}

extension UIImage {
  /// Creates a picture from a symbol of the system, in the size of body text; `nil` if the name is unknown.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
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
    self.init(.pixels(bitmap), scale: CGFloat(bitmap.width) / max(1, asset.size.width))
  }
}

extension Image {
  /// Creates an image from a picture of UIKit.
  public init(uiImage: UIImage) {
    let picture =
      switch uiImage.content {
      case .drawing(let symbol as SymbolPicture): Image(systemName: symbol.name)
      case .pixels, .drawing: Image(uiImage.bitmap, scale: Double(uiImage.scale), label: "")
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
