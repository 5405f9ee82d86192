import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A picture of the app's assets, a symbol, or pixels.
///
/// - Reference: [SwiftUI's `Image`](https://developer.apple.com/documentation/swiftui/image).
nonisolated public struct Image: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  enum Source {
    case asset(String)
    case symbol(String)
    case bitmap(Bitmap, scale: Double, label: String)
    case drawing(CGSize, label: Text?, renderer: (inout GraphicsContext) -> Void)
  }

  let source: Source
  private var isResizable = false
  private var isDecorative = false
  private var interpolation = Interpolation.medium

  /// The interpolation between the pixels of a scaled picture.
  ///
  /// - Reference: [SwiftUI's `Interpolation`](https://developer.apple.com/documentation/swiftui/image/interpolation).
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is a sharp square.
    case none
    /// Smooth.
    case low
    /// Smooth.
    case medium
    /// Smooth.
    case high
  }

  /// Shows a picture of the app's assets; its name is also its label.
  public init(_ name: String) {
    source = .asset(name)
  }

  /// Shows a picture of the app's assets that is hidden from assistive technology.
  public init(decorative name: String) {
    source = .asset(name)
    isDecorative = true
  }

  /// Shows a symbol in the size and colour of the text around.
  ///
  /// - Parameter systemName: The symbol's name, such as `chevron.right`.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Shows pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels a point.
  ///   - label: What is read aloud.
  public init(_ bitmap: Bitmap, scale: Double, label: String) {
    source = .bitmap(bitmap, scale: scale, label: label)
  }

  /// Shows a drawing.
  ///
  /// - Parameters:
  ///   - size: The drawing's size, in points.
  ///   - label: What is read aloud; without one the drawing is hidden from assistive technology.
  ///   - opaque: Whether it covers all that is below, which changes nothing here.
  ///   - colorMode: How colours are blended, which changes nothing here.
  ///   - renderer: Draws into a context of that size.
  ///
  /// - Reference: [SwiftUI's `init(size:label:opaque:colorMode:renderer:)`](https://developer.apple.com/documentation/swiftui/image/init(size:label:opaque:colormode:renderer:)).
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawing(size, label: label, renderer: renderer)
    isDecorative = label == nil
  }

  /// Scales the picture to the space it gets.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Sets how pixels are read where the picture grows or shrinks.
  ///
  /// - Parameter interpolation: ``Interpolation/none`` for sharp squares; all others are smooth.
  /// - Returns: The picture.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ImageNode) ?? ImageNode(context.host)
    node.interpolation = interpolation == .none ? .nearest : .bilinear
    node.environment = context.environment
    node.isResizable = isResizable
    node.isDecorative = isDecorative
    switch source {
    case .asset(let name):
      node.label = name
      node.content = context.environment.assets[name].map { .asset($0) } ?? .missing
    case .symbol(let name):
      node.label = name
      node.content = Symbol(name).map { .symbol($0) } ?? .missing
    case .bitmap(let bitmap, let scale, let label):
      node.label = label
      node.content = .asset(.bitmap(bitmap, scale: scale))
    case .drawing(let size, let label, let renderer):
      node.label = label?.content ?? ""
      node.content = .drawing(size, renderer)
    }
    return node
  }
}

/// The node of a picture.
final class ImageNode: Node {
  enum Content {
    case asset(StoredImage)
    case drawing(CGSize, (inout GraphicsContext) -> Void)
    case symbol(Symbol)
    case missing
  }

  var content = Content.missing
  var label = ""
  var isResizable = false
  var isDecorative = false
  var interpolation = DisplayList.Interpolation.bilinear

  private var naturalSize: CGSize {
    switch content {
    case .asset(let asset): return asset.size
    case .drawing(let size, _): return size
    case .symbol:
      let side = environment.resolvedFont.size * Symbol.sizeInText
      return CGSize(width: side, height: side)
    case .missing: return CGSize(width: 24, height: 24)
    }
  }

  /// A symbol stands beside text with its middle at that of capitals, as SF Symbols do.
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    guard case .symbol = content, !isResizable, key.isTextBaseline else { return nil }
    return (size.height + environment.resolvedFont.size * Symbol.capitalHeight) / 2
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    isResizable ? proposal.replacingUnspecified(by: naturalSize) : naturalSize
  }

  override func draw(into list: inout DisplayList) {
    switch content {
    case .asset(let asset):
      switch asset.content {
      case .bitmap(let bitmap): list.append(.image(bitmap, frame, interpolation))
      case .drawing(let drawing): draw(drawing, of: asset.size, into: &list)
      }
    case .drawing(let size, let renderer):
      var context = GraphicsContext(environment: environment)
      renderer(&context)
      draw(context.list, of: size, into: &list)
    case .symbol(let symbol):
      symbol.draw(
        in: frame, paint: { environment.foregroundPaint(in: $0) }, into: &list)
    case .missing:
      // A missing picture is drawn as a crossed box, so that it is noticed.
      let color = Color.red.resolved(in: environment)
      var cross = Path(rect: frame.insetBy(dx: 0.5, dy: 0.5))
      cross.move(to: frame.origin)
      cross.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
      cross.move(to: CGPoint(x: frame.maxX, y: frame.minY))
      cross.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
      list.append(.stroke(cross, .init(width: 1), color))
    }
  }

  /// Draws a drawing of one size into the frame.
  private func draw(_ drawing: DisplayList, of size: CGSize, into list: inout DisplayList) {
    let fitting = Transform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY)
    list.nested(in: .pushTransform(fitting)) { $0.commands += drawing.commands }
  }

  override func elements(in context: ElementContext) -> [Element] {
    guard !isDecorative else { return [] }
    var appearance = Appearance()
    if case .symbol = content {
      appearance.foreground = environment.foregroundText
    }
    return [
      context.clipped(
        Element(.image, label: label, frame: frame, traits: .image, appearance: appearance, handle: handle))
    ]
  }
}

/// How the colours of a drawing are blended.
///
/// - Reference: [SwiftUI's `ColorRenderingMode`](https://developer.apple.com/documentation/swiftui/colorrenderingmode).
public enum ColorRenderingMode: Hashable, Sendable {
  /// By their values in sRGB.
  case nonLinear
  /// By their light.
  case linear
  /// By their light, beyond sRGB too.
  case extendedLinear
}
