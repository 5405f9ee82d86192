import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A picture of the app's assets, a symbol, or pixels.
///
/// - Reference: [SwiftUI's `Image`](https://developer.apple.com/documentation/swiftui/image).
nonisolated public struct Image: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never

  enum Source: Equatable, Sendable {
    case asset(String, bundle: URL?)
    case symbol(String, value: Double?)
    case bitmap(Bitmap, scale: Double, label: String)
    case drawing(CGSize, DrawingRenderer)
  }

  let source: Source
  private var isResizable = false
  private var isDecorative = false
  private var interpolation = Interpolation.medium
  private var renderingMode: TemplateRenderingMode?
  private var symbolMode: SymbolRenderingMode?
  private var capInsets = EdgeInsets()
  private var resizingMode = ResizingMode.stretch
  private var spokenLabel: TextLabel?

  /// The interpolation between the pixels of a scaled picture.
  ///
  /// - Reference: [SwiftUI's `Interpolation`](https://developer.apple.com/documentation/swiftui/image/interpolation).
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is a sharp square.
    case none
    /// Smooth interpolation.
    case low
    /// Smooth interpolation.
    case medium
    /// Smooth interpolation.
    case high
  }

  /// Creates an image from the app's assets; its name is also its label.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name, bundle: bundle?.resourceFolder)
  }

  /// Creates an image from the app's assets.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle that has it; `nil` for the app's.
  ///   - label: The label for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    spokenLabel = TextLabel(label)
  }

  /// Creates an image from the app's assets; the variable part of symbols is drawn fully.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from the app's assets by the symbol that Xcode generates, such as `Image(.logo)`.
  public init(_ resource: ImageResource) {
    source = .asset(resource.name, bundle: resource.bundle.resourceFolder)
  }

  /// Creates an image from the app's assets that is hidden from assistive technology.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// Creates a symbol whose parts appear depending on a value from 0 to 1, such as the waves of `wifi`.
  ///
  /// - Reference: [SwiftUI's `init(systemName:variableValue:)`](https://developer.apple.com/documentation/swiftui/image/init(systemname:variablevalue:)).
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, value: variableValue)
  }

  /// Creates a symbol in the size and colour of the text around.
  ///
  /// - Parameter systemName: The symbol's name, such as `chevron.right`.
  public init(systemName: String) {
    source = .symbol(systemName, value: nil)
  }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: The pixels per point.
  ///   - label: The label for assistive technology.
  public init(_ bitmap: Bitmap, scale: Double, label: String) {
    source = .bitmap(bitmap, scale: scale, label: label)
  }

  /// Creates an image from a drawing.
  ///
  /// - Parameters:
  ///   - size: The drawing's size, in points.
  ///   - label: The label for assistive technology; without one the drawing is hidden from assistive
  ///     technology.
  ///   - opaque: Whether the drawing covers everything below, which changes nothing here.
  ///   - colorMode: The space in which colours are mixed, which changes nothing here.
  ///   - renderer: A closure that draws into a context of that size.
  ///
  /// - Reference: [SwiftUI's `init(size:label:opaque:colorMode:renderer:)`](https://developer.apple.com/documentation/swiftui/image/init(size:label:opaque:colormode:renderer:)).
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawing(size, DrawingRenderer(renderer))
    spokenLabel = label.map { TextLabel($0) }
    isDecorative = label == nil
  }

  /// Lets the picture scale to the available space.
  ///
  /// - Parameters:
  ///   - capInsets: The parts at the edges that keep their size; so far the whole picture is scaled.
  ///   - resizingMode: Whether the picture is scaled or repeated; so far it is scaled.
  /// - Returns: The picture.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Sets whether the picture's shape is painted in the style of text; `nil` for the default.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Sets the colours of a symbol; `nil` for the default.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }

  /// Sets whether edges of a picture are smooth; here they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the picture with a label for assistive technology.
  func labelled(_ label: Text) -> Image { with { $0.spokenLabel = TextLabel(label) } }

  /// The picture as a mere decoration.
  var hiddenFromAssistance: Image { with { $0.isDecorative = true } }

  private var assetName: String? {
    if case .asset(let name, _) = source { name } else { nil }
  }

  private var symbolName: String? {
    if case .symbol(let name, _) = source { name } else { nil }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Sets the interpolation of pixels in a scaled picture.
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
    if let symbolMode { node.environment.symbolRenderingMode = symbolMode }
    node.isResizable = isResizable
    node.isDecorative = isDecorative
    (node.content, node.label) = resolved(in: node.environment)
    node.assetName = assetName
    node.symbolName = symbolName
    if case .missingSymbol(let name) = node.content { context.reportMissingSymbol(name) }
    if case .missing = node.content, case .asset(let name, let bundle) = source {
      context.reportMissingPicture(name, in: bundle, node.environment)
    }
    node.isTemplate = renderingMode == .template
    if let spokenLabel { node.label = spokenLabel.plainText(in: context.environment) }
    return node
  }

  /// Returns the drawn content, and the label for assistive technology.
  func resolved(in environment: EnvironmentValues) -> (content: ImageNode.Content, label: String) {
    switch source {
    case .asset(let name, let bundle):
      return (environment.asset(named: name, in: bundle).map { .asset($0) } ?? .missing, name)
    case .symbol(let name, let value):
      var symbol = environment.symbolVariants.names(for: name).lazy.compactMap { Symbol($0) }.first
      symbol?.value = value
      return (symbol.map { .symbol($0) } ?? .missingSymbol(name), SymbolWords.words(of: name))
    case .bitmap(let bitmap, let scale, let label): return (.asset(.bitmap(bitmap, scale: scale)), label)
    case .drawing(let size, let renderer): return (.drawing(size, renderer.draw), "")
    }
  }
}

/// A closure that draws a picture; two are equal if they are identical.
final class DrawingRenderer: Equatable, @unchecked Sendable {
  // Views are drawn on the main actor, as they are made there.
  let draw: (inout GraphicsContext) -> Void

  init(_ draw: @escaping (inout GraphicsContext) -> Void) {
    self.draw = draw
  }

  static func == (a: DrawingRenderer, b: DrawingRenderer) -> Bool { a === b }
}

/// The node of a picture.
final class ImageNode: Node {
  enum Content {
    case asset(StoredImage)
    case drawing(CGSize, (inout GraphicsContext) -> Void)
    case symbol(Symbol)
    case missing
    /// A symbol with an unknown name; it has the size of others.
    case missingSymbol(String)
  }

  var content = Content.missing
  var label = ""
  var isResizable = false
  var isDecorative = false
  /// The name of the picture in the app's assets, if it is an asset.
  var assetName: String?
  /// The name of the symbol, if it is one.
  var symbolName: String?
  var interpolation = DisplayList.Interpolation.bilinear
  /// Whether the picture's shape is painted in the style of text.
  var isTemplate = false

  private var naturalSize: CGSize { content.size(in: environment) }

  /// Returns the guide: a symbol beside text has its middle at that of capitals, as SF Symbols do.
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    guard content.isSymbol, !isResizable, key.isTextBaseline else { return nil }
    return (size.height + environment.resolvedFont.size * Symbol.capitalHeight) / 2
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    isResizable ? proposal.replacingUnspecified(by: naturalSize) : naturalSize
  }

  override func draw(into list: inout DisplayList) {
    if environment.isRedacted {
      let color = Color.placeholderBar.resolved(in: environment)
      return list.append(.roundedRectangle(frame, radius: min(4, frame.height / 2), color))
    }
    content.draw(
      in: frame, environment: environment, interpolation: interpolation, isTemplate: isTemplate, into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    guard !isDecorative else { return [] }
    var appearance = Appearance()
    if case .symbol = content {
      appearance.foreground = environment.foregroundText
    }
    var element = Element(
      .image, label: label, frame: frame, traits: .image, appearance: appearance, handle: handle)
    element.takeSymbol(symbolName)
    return [context.clipped(element)]
  }
}

/// The space in which the colours of a drawing are mixed.
///
/// - Reference: [SwiftUI's `ColorRenderingMode`](https://developer.apple.com/documentation/swiftui/colorrenderingmode).
public enum ColorRenderingMode: Hashable, Sendable {
  /// Values in sRGB.
  case nonLinear
  /// Linear values.
  case linear
  /// Linear values, beyond sRGB.
  case extendedLinear
}
