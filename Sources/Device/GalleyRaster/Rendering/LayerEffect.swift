import Foundation
import GalleyImage

/// The effects of a finished layer: its style, in pixels.
struct LayerEffect {
  /// 0 to 255.
  let opacity: UInt8
  let mode: BlendMode
  let blur: GaussianBlur
  let shadow: Shadow?
  let colors: [ColorMatrix]

  /// The largest offset of a layer's shadow, in pixels; one that falls farther is not drawn, since the layer would have to be as
  /// large as the way is long.
  static let farthestShadow = 4096.0

  /// A shadow in pixels, moved by whole ones.
  struct Shadow {
    let color: PremultipliedColor
    let blur: GaussianBlur
    let x: Int
    let y: Int
  }

  /// Brings a style to pixels.
  init(_ style: DisplayList.LayerStyle, transform: Transform) {
    opacity = style.opacity.isFinite ? RGBA.byte(style.opacity) : 0
    mode = style.blendMode
    colors = style.colors
    blur = GaussianBlur(sigma: style.blur * transform.meanScale)
    shadow = style.shadow.flatMap { shadow in
      let offset = transform.applyLinear(Vector(shadow.x, shadow.y))
      guard shadow.color.alpha > 0, abs(offset.x) <= Self.farthestShadow, abs(offset.y) <= Self.farthestShadow
      else { return nil }
      return Shadow(
        color: PremultipliedColor(shadow.color),
        blur: GaussianBlur(sigma: shadow.radius * transform.meanScale),
        x: Int((offset.x + 0.5).rounded(.down)), y: Int((offset.y + 0.5).rounded(.down)))
    }
  }

  /// Whether the layer's commands may as well be drawn directly on the layer below.
  var isNone: Bool {
    opacity == 255 && mode == .normal && blur.isNone && shadow == nil && colors.isEmpty
  }

  /// Whether a backdrop on the layer also sees the layer below: this layer is only made clearer or casts a
  /// shadow.
  var isSeenThrough: Bool { mode == .normal && blur.isNone && colors.isEmpty }

  /// The pixels of the content that show in some pixels below.
  func source(of area: PixelBounds) -> PixelBounds {
    guard !area.isEmpty else { return area }
    var source = area
    if let shadow {
      source = source.union(area.moved(x: -shadow.x, y: -shadow.y).grown(by: shadow.blur.reach))
    }
    return source.grown(by: blur.reach)
  }

  /// The finished layer, on those pixels of an area that it can reach.
  func apply(to content: Layer, in area: PixelBounds) -> Layer {
    var content = colors.isEmpty ? content : content.mapped(by: colors)
    if !blur.isNone {
      let reached = content.bounds.grown(by: blur.reach)
      let wanted = shadow.map { area.union(area.moved(x: -$0.x, y: -$0.y).grown(by: $0.blur.reach)) } ?? area
      content = content.blurred(
        blur, in: reached.intersection(wanted), from: content.bounds, edge: .clear)
    }
    guard let shadow else { return content }
    let mask = content.opacityMask().blurred(
      shadow.blur, in: area.moved(x: -shadow.x, y: -shadow.y))
    let shade = PlacedMask(mask: mask, x: shadow.x, y: shadow.y)
    let result = Layer(
      bounds: shade.bounds.union(content.bounds.intersection(area)), color: PremultipliedColor(word: 0))
    var solid = SolidPainter(layer: result, color: shadow.color)
    shade.emit(clip: result.bounds, into: &solid)
    var painter = LayerPainter(target: result, source: content, opacity: 255)
    BoxCoverage(content.bounds).emit(clip: result.bounds, into: &painter)
    return result
  }
}

extension Transform {
  /// By how much lengths grow on average: the root of how much areas grow.
  ///
  /// Blurs stay round: under a map that stretches one way they are as wide as this says in all directions.
  var meanScale: Double {
    abs(a * d - b * c).squareRoot()
  }

  /// The image of a direction.
  func applyLinear(_ direction: Vector) -> Vector {
    Vector(a * direction.x + c * direction.y, b * direction.x + d * direction.y)
  }
}
