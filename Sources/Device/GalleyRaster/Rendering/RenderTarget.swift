import Foundation
import GalleyImage

/// The size, scale and background of a picture that is drawn.
struct RenderTarget: Hashable {
  /// The picture's pixels.
  let bounds: PixelBounds
  /// Pixels in a point.
  let scale: Double
  /// The colour of every pixel before anything is drawn.
  let background: RGBA

  /// A picture of a size in pixels.
  init(width: Int, height: Int, scale: Double, background: RGBA) {
    precondition(
      max(width, height) <= Renderer.longestSide,
      "a picture of \(width) × \(height) pixels has a side longer than \(Renderer.longestSide)")
    bounds = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    self.scale = scale
    self.background = background
  }

  /// A picture of a size in points, rounded to whole pixels.
  init(size: CGSize, scale: Double, background: RGBA) {
    self.init(
      width: Self.pixels(size.width * scale), height: Self.pixels(size.height * scale), scale: scale,
      background: background)
  }

  /// The bytes of the whole picture as a `Bitmap`.
  var byteCount: Int {
    precondition(
      bounds.area <= Renderer.largestPixelCount,
      "a picture of \(bounds.width) × \(bounds.height) pixels is more than \(Renderer.largestPixelCount) pixels"
    )
    return bounds.area * 4
  }

  /// A picture of its size with nothing on it.
  var emptyBitmap: Bitmap {
    Bitmap(width: bounds.width, height: bounds.height, bytes: [UInt8](repeating: 0, count: byteCount))
  }

  /// The map from points to pixels.
  var transform: Transform { .scale(x: scale, y: scale) }

  /// A length in whole pixels, at least one.
  static func pixels(_ length: Double) -> Int {
    precondition(length.isFinite && length < 1e9, "a picture cannot be \(length) pixels long")
    return Int(max(length, 1).rounded())
  }

  /// Draws a part of the picture, over any previous content; its pixels are straight afterwards, as in a
  /// `Bitmap`.
  ///
  /// - Parameters:
  ///   - list: The whole list.
  ///   - footprints: Where its commands paint, if that is known.
  ///   - window: The part.
  ///   - layer: The pixels; it may have fewer than the picture, but holds the part.
  ///   - resources: The fonts and caches that outlive a rendering.
  func draw(
    _ list: DisplayList, footprints: Footprints?, window: PixelBounds, on layer: Layer,
    resources: RenderingResources
  ) {
    let start = firstVisible(of: list, footprints, window: window)
    if start == nil { layer.clear(window, to: PremultipliedColor(background)) }
    Canvas(layer: layer, window: window, scale: scale, resources: resources).draw(
      list, from: start ?? 0, footprints: footprints)
    // Over an opaque pixel everything but what erases stays opaque, and opaque pixels are the same in both forms.
    if background.alpha < 255 || list.erases { layer.makeStraight(window) }
  }

  /// The last command that hides all that was drawn before it, if there is one.
  ///
  /// Screens begin with their background, which need not be drawn twice.
  private func firstVisible(of list: DisplayList, _ footprints: Footprints?, window: PixelBounds) -> Int? {
    var found: Int?
    var depth = 0
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .pop: depth -= 1
      case .roundedRectangle(let rect, let corners, .color(let color)):
        guard depth == 0, color.alpha == 255, corners == .square, rect.isDrawable, transform.isUpright else {
          continue
        }
        if BoxCoverage(transform.applyUpright(rect)).inside.contains(window) { found = index }
      case .pushClip, .pushClipRectangle, .pushTransform, .pushLayer: depth += 1
      case .fill, .stroke, .roundedRectangle, .image, .text, .shadow, .backdropBlur: continue
      }
    }
    return found
  }
}

extension DisplayList {
  /// Whether it may make an opaque picture translucent.
  fileprivate var erases: Bool {
    commands.contains {
      if case .pushLayer(let style) = $0 { style.blendMode == .destinationOut } else { false }
    }
  }
}
