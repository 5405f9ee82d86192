import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A view with a custom drawing.
///
/// - Reference: [SwiftUI's `Canvas`](https://developer.apple.com/documentation/swiftui/canvas).
nonisolated public struct Canvas<Symbols: View>: View, PrimitiveView {
  public typealias Body = Never

  /// The views that the drawing can use, by their tags.
  public var symbols: Symbols
  /// A closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing is opaque; here it makes no difference.
  public var isOpaque: Bool
  /// The space in which colours are mixed; here always the default one.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may run asynchronously; here it never does.
  public var rendersAsynchronously: Bool

  /// Creates a view with a drawing that uses views.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing is opaque.
  ///   - colorMode: The space in which colours are mixed.
  ///   - rendersAsynchronously: Whether the drawing may run asynchronously.
  ///   - renderer: A closure that draws.
  ///   - symbols: The views, each with a tag.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? CanvasNode) ?? CanvasNode(context.host)
    node.update(symbols, renderer: renderer, in: context)
    return node
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view with a drawing.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing is opaque.
  ///   - colorMode: The space in which colours are mixed.
  ///   - rendersAsynchronously: Whether the drawing may run asynchronously.
  ///   - renderer: A closure that draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) {
      EmptyView()
    }
  }
}

final class CanvasNode: Node {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var symbols: [(tag: AnyHashable, node: Node)] = []

  override var structure: [Node] { symbols.map(\.node) }

  func update(
    _ views: some View, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, in context: NodeContext
  ) {
    environment = context.environment
    self.renderer = renderer
    let kept = Dictionary(symbols.map { ($0.tag, $0.node) }) { first, _ in first }
    symbols = ViewParts.of(views).compactMap { view in
      guard let tag = (view as? any TaggedView)?.tag else { return nil }
      return (tag, AnyView(view).reconciled(with: kept[tag], in: context.insideControl))
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize { proposal.replacingUnspecified() }

  override func draw(into list: inout DisplayList) {
    let drawing = drawing
    list.nested(in: .pushTransform(.translation(x: frame.minX, y: frame.minY))) {
      $0.append(contentsOf: drawing)
    }
  }

  /// The drawing, from the canvas's upper left corner.
  var drawing: DisplayList {
    var context = GraphicsContext(environment: environment, host: host)
    context.symbols = Dictionary(symbols.map { ($0.tag, $0.node) }) { first, _ in first }
    host.evaluator.read(for: self) { renderer(&context, frame.size) }
    return context.list
  }

  override func elements(in context: ElementContext) -> [Element] { [] }

  override var isDrawing: Bool { true }
}
