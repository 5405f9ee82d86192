import Foundation
import GalleyImage

/// A picture of UIKit, with its size in points.
///
/// - Reference: [UIKit's `UIImage`](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: NSObject, Sendable {
  /// The content of a picture.
  package enum Content: Sendable {
    case pixels(Bitmap)
    case drawing(any Drawing)
  }

  /// A content without pixels of its own, such as a symbol of the system.
  package protocol Drawing: Sendable {
    /// The size in points.
    var size: CGSize { get }
    /// Returns the pixels, in black.
    func bitmap(scale: CGFloat) -> Bitmap
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

  package let content: Content
  /// The number of pixels per point.
  public let scale: CGFloat
  /// Whether the picture's shape is painted in the tint colour.
  public let renderingMode: RenderingMode

  package init(_ content: Content, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.content = content
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  /// Creates a picture without a size, which draws nothing.
  public override convenience init() {
    self.init(.drawing(EmptyDrawing()), scale: 1)
  }

  /// Creates a picture of pixels; this initialiser is Galley's.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: The number of pixels per point.
  @_disfavoredOverload
  public convenience init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(.pixels(bitmap), scale: scale)
  }

  /// Creates a picture from the bytes of a PNG, JPEG or WebP file; `nil` for any other bytes.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the bytes of a PNG, JPEG or WebP file with a number of pixels per point; `nil` for
  /// any other bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let bitmap = try? PictureFile.decode(data) else { return nil }
    self.init(.pixels(bitmap), scale: scale)
  }

  /// Creates a picture from a PNG, JPEG or WebP file; `nil` if the file cannot be read.
  ///
  /// The scale is 2 or 3 if the file's name ends in `@2x` or `@3x`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// Returns the picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, scale: scale, renderingMode: renderingMode)
  }

  /// The pixels, with symbols in black; this member is Galley's.
  @_disfavoredOverload
  public var bitmap: Bitmap {
    switch content {
    case .pixels(let bitmap): bitmap
    case .drawing(let drawing): drawing.bitmap(scale: scale)
    }
  }

  /// The size in points.
  public var size: CGSize {
    switch content {
    case .pixels(let bitmap):
      CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .drawing(let drawing): drawing.size
    }
  }

  /// The picture as the bytes of a PNG file; `nil` if it is too large for one.
  public func pngData() -> Data? { try? PNG.encode(bitmap) }
}

/// The content of a picture without a size.
private struct EmptyDrawing: UIImage.Drawing {
  var size: CGSize { .zero }

  func bitmap(scale: CGFloat) -> Bitmap { Bitmap(width: 1, height: 1) }
}
