import Foundation
import GalleyImage
import GalleyRaster
import GalleyUIKit

/// The pixels per point of a picture that is drawn, and whether anything shows through.
///
/// - Reference: [UIKit's `UIGraphicsImageRendererFormat`](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
nonisolated public final class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  public var scale: CGFloat
  /// Whether the picture is opaque: areas without drawing are black.
  public var opaque = false

  /// Creates the form that suits the device's screen.
  public override init() {
    scale = CGFloat(RunningDevice.current?.scale ?? 3)
    super.init()
  }

  /// Returns the format for the device's screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the format for the device's screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A renderer of pictures that code draws: rectangles and outlines in colours, and other pictures.
///
/// - Reference: [UIKit's `UIGraphicsImageRenderer`](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer).
nonisolated public final class UIGraphicsImageRenderer: NSObject {
  /// A closure that draws a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The format of the pictures.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of pictures of a part of the plane that is drawn on, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of pictures of a part of the plane that is drawn on, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns a picture of the drawing.
  public func image(actions: DrawingActions) -> UIImage {
    let drawing = PictureDrawing()
    let context = UIGraphicsImageRendererContext(format, drawing)
    PictureDrawing.$ofRenderer.withValue(drawing) { actions(context) }
    context.cgContext.finish()
    return Self.image(of: drawing, bounds, format)
  }

  /// The picture of a drawing that is over.
  static func image(of drawing: PictureDrawing, _ bounds: CGRect, _ format: UIGraphicsImageRendererFormat)
    -> UIImage
  {
    let scale = Double(format.scale)
    guard bounds.width > 0, bounds.height > 0, scale > 0, let library = try? FontLibrary() else {
      return UIImage(Bitmap(width: 1, height: 1), scale: max(format.scale, 1))
    }
    var list = DisplayList()
    list.nested(in: .pushTransform(.translation(x: -bounds.minX, y: -bounds.minY))) {
      $0.append(contentsOf: drawing.list)
    }
    let bitmap = Renderer(library).render(
      list, size: bounds.size, scale: scale, background: format.opaque ? .black : .clear)
    return UIImage(bitmap, scale: format.scale)
  }

  /// Returns a picture of the drawing, as the bytes of a PNG file.
  public func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
}

/// The context in which a picture is drawn.
///
/// - Reference: [UIKit's `UIGraphicsImageRendererContext`](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext).
nonisolated public final class UIGraphicsImageRendererContext: NSObject {
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat
  /// The drawing in the form of Core Graphics.
  public let cgContext: CGContext

  fileprivate init(_ format: UIGraphicsImageRendererFormat, _ drawing: PictureDrawing) {
    self.format = format
    cgContext = CGContext(drawing)
    super.init()
  }

  /// Fills a rectangle with the current colour.
  public func fill(_ rect: CGRect) { UIRectFill(rect) }

  /// Draws a line of one point along the inside of a rectangle's edges, in the current colour.
  public func stroke(_ rect: CGRect) {
    PictureDrawing.current?.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), width: 1)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current picture.
nonisolated public func UIRectFill(_ rect: CGRect) {
  PictureDrawing.current?.fill(Path(rect), .nonZero)
}

/// The picture that code is drawing.
///
/// Only the drawing task uses it, and it is over before its drawing is read.
nonisolated final class PictureDrawing: @unchecked Sendable {
  /// The one of a renderer.
  @TaskLocal static var ofRenderer: PictureDrawing?

  /// The one that is drawn on.
  static var current: PictureDrawing? { ofRenderer ?? BegunPicture.stack.last?.drawing }

  private(set) var list = DisplayList()
  private var fillColor = RGBA.black
  private var strokeColor = RGBA.black

  private func shown(_ color: UIColor) -> RGBA { color.rgba(RunningDevice.current?.colorScheme ?? .light) }

  func append(_ command: DisplayList.Command) { list.append(command) }

  func append(contentsOf other: DisplayList) { list.append(contentsOf: other) }

  func setFill(_ color: UIColor) { fillColor = shown(color) }

  func setStroke(_ color: UIColor) { strokeColor = shown(color) }

  func fill(_ path: Path, _ rule: DisplayList.FillRule) { list.append(.fill(path, .color(fillColor), rule)) }

  func stroke(_ path: Path, width: CGFloat) {
    list.append(.stroke(path, DisplayList.Stroke(width: Double(width)), .color(strokeColor)))
  }

  func draw(_ image: UIImage, in rect: CGRect, opacity: Double) {
    list.nested(in: opacity < 1 ? .pushLayer(DisplayList.LayerStyle(opacity: opacity)) : nil) { list in
      switch image.content {
      case .drawing(let symbol as SymbolPicture):
        let size = symbol.size
        guard size.height > 0 else { return }
        let textSize = symbol.points * Double(rect.height / size.height)
        Symbol(symbol.name)?.draw(in: rect, textSize: textSize, paint: .color(.black), into: &list)
      case .pixels, .drawing: list.append(.image(image.bitmap, rect, .bilinear))
      }
    }
  }
}

nonisolated extension UIColor {
  /// Fills later drawing with the colour.
  public func setFill() { PictureDrawing.current?.setFill(self) }

  /// Sets the colour for later lines.
  public func setStroke() { PictureDrawing.current?.setStroke(self) }

  /// Sets the colour for later fills and lines.
  public func set() {
    setFill()
    setStroke()
  }
}

nonisolated extension UIImage {
  /// Draws the picture into a rectangle.
  public func draw(in rect: CGRect) { PictureDrawing.current?.draw(self, in: rect, opacity: 1) }

  /// Draws the picture at a point, in its natural size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

nonisolated extension UIBezierPath {
  /// Fills the outline in the current picture.
  public func fill() {
    PictureDrawing.current?.fill(Path(cgPath), usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// Draws a line along the outline in the current picture.
  public func stroke() { PictureDrawing.current?.stroke(Path(cgPath), width: lineWidth) }
}
