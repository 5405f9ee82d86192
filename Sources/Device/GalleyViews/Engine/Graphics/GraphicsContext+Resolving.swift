import Foundation
import GalleyRaster
import GalleyTree

extension GraphicsContext {
  /// A text in the environment of a drawing, with its size.
  ///
  /// - Reference: [SwiftUI's `GraphicsContext.ResolvedText`](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext).
  public struct ResolvedText {
    /// The shading of text without a colour.
    public var shading: Shading = .foreground
    let content: DrawnView

    /// Returns the size for a proposal.
    public func measure(in size: CGSize) -> CGSize { content.measure(ProposedSize(size)) }

    /// Returns the distance from the top to the first baseline for a proposed size.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      content.baseline(.firstTextBaseline, ProposedSize(size))
    }

    /// Returns the distance from the top to the last baseline for a proposed size.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      content.baseline(.lastTextBaseline, ProposedSize(size))
    }
  }

  /// A picture in the environment of a drawing, with its size.
  ///
  /// - Reference: [SwiftUI's `GraphicsContext.ResolvedImage`](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage).
  public struct ResolvedImage {
    /// The shading of a template picture; `nil` for the colour of text.
    public var shading: Shading?
    let content: DrawnView
    /// The picture's size, in points.
    public var size: CGSize { content.measure(.unspecified) }
    /// The distance from the top to the baseline: the height, for pictures that are no symbols.
    public var baseline: CGFloat { content.baseline(.lastTextBaseline, .unspecified) }
  }

  /// A view of a canvas, with its size.
  ///
  /// - Reference: [SwiftUI's `GraphicsContext.ResolvedSymbol`](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol).
  public struct ResolvedSymbol {
    let content: DrawnView
    /// The view's size, in points.
    public var size: CGSize { content.measure(.unspecified) }
  }

  /// Resolves the size and look of a text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(content: DrawnView(text, in: self)) }

  /// Resolves the size and look of a picture.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(content: DrawnView(image, in: self)) }

  /// Returns the view of the canvas with a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map { ResolvedSymbol(content: DrawnView($0, in: self)) }
  }

  /// Draws a text in a rectangle, in lines as wide as that.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    append(text.content.drawing(in: CGRect(origin: rect.origin, size: size), text.shading))
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.content.measure(.unspecified)
    append(text.content.drawing(in: Self.place(size, at: point, anchor), text.shading))
  }

  /// Draws a text in a rectangle, in lines as wide as that.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a picture, as large as a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    append(image.content.drawing(in: rect, image.shading))
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    append(image.content.drawing(in: Self.place(image.size, at: point, anchor), image.shading))
  }

  /// Draws a picture, as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a view of the canvas, as large as a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.append(symbol.content.drawing(in: CGRect(origin: .zero, size: size), nil))
  }

  /// Draws a view of the canvas with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    append(symbol.content.drawing(in: Self.place(symbol.size, at: point, anchor), nil))
  }

  private static func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

/// A view as a part of a drawing.
///
/// Drawings run on the main actor, although their functions are not annotated, as in SwiftUI.
struct DrawnView {
  private let node: Node?

  /// Creates a view; outside of a window's drawing it draws nothing.
  init(_ view: some View, in context: GraphicsContext) {
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) let context = context
    nonisolated(unsafe) var made: Node?
    MainActor.assumeIsolated {
      made = context.host.map {
        view.reconciled(with: nil, in: NodeContext(environment: context.environment, host: $0))
      }
    }
    node = made
  }

  /// Creates a view from a node of the canvas.
  init(_ node: Node, in context: GraphicsContext) {
    self.node = node
  }

  func measure(_ proposal: ProposedSize) -> CGSize {
    MainActor.assumeIsolated { node?.layoutChildren.first?.measure(proposal) ?? .zero }
  }

  /// Returns the distance from the top to a baseline; the height if there is none.
  func baseline(_ guide: VerticalAlignment, _ proposal: ProposedSize) -> CGFloat {
    MainActor.assumeIsolated {
      guard let child = node?.layoutChildren.first else { return 0 }
      return child.explicitGuide(guide.key, in: proposal) ?? child.measure(proposal).height
    }
  }

  /// Returns the drawing of the view in a rectangle.
  func drawing(in rect: CGRect, _ shading: GraphicsContext.Shading?) -> DisplayList {
    MainActor.assumeIsolated {
      guard let child = node?.layoutChildren.first else { return DisplayList() }
      if case .style(let style)? = shading?.kind, !(style is ForegroundStyle) {
        child.environment.foreground = style
      }
      var list = DisplayList()
      // Placed on whole pixels of the drawing at its own corner, and moved from there.
      child.place(in: CGRect(origin: .zero, size: rect.size), by: nil)
      list.nested(in: .pushTransform(.translation(x: Double(rect.minX), y: Double(rect.minY)))) {
        child.draw(into: &$0)
      }
      return list
    }
  }
}
