import GalleyImage

/// Draws a difference as pixelmatch does: the approved picture in faint grey, differing pixels in red, and anti-aliasing
/// in yellow.
///
/// - Reference: https://github.com/mapbox/pixelmatch, release 7.2.0.
package struct PixelmatchDifferencePicture: Sendable, Hashable {
  /// The opacity of the approved picture, from 0 to 1; pixelmatch's `alpha`.
  package var opacity: Double
  /// The colour of anti-aliased edges; pixelmatch's `aaColor`.
  package var smoothed: RGBA
  /// The colour of what differs; pixelmatch's `diffColor`.
  package var different: RGBA
  /// The colour of what differs and got darker; pixelmatch's `diffColorAlt`.
  package var darker: RGBA
  /// Whether nothing but what differs is drawn, on clear ground; pixelmatch's `diffMask`.
  package var isMask: Bool

  /// Makes a way of drawing.
  ///
  /// - Parameters:
  ///   - opacity: How much of the approved picture is seen, from 0 to 1.
  ///   - smoothed: The colour of what was smoothed.
  ///   - different: The colour of what differs.
  ///   - darker: The colour of what differs and got darker; that of all that differs unless given.
  ///   - isMask: Whether nothing but what differs is drawn.
  package init(
    opacity: Double = 0.1, smoothed: RGBA = RGBA(255, 255, 0), different: RGBA = RGBA(255, 0, 0),
    darker: RGBA? = nil, isMask: Bool = false
  ) {
    self.opacity = opacity
    self.smoothed = smoothed
    self.different = different
    self.darker = darker ?? different
    self.isMask = isMask
  }

  /// Draws a difference.
  package func draw(_ map: PixelMap, over baseline: Bitmap) -> Bitmap {
    var picture = Bitmap(width: baseline.width, height: baseline.height)
    for y in 0..<baseline.height {
      for x in 0..<baseline.width {
        switch map[x, y] {
        case .different: picture[x, y] = map.isDarker(x, y) ? darker : different
        case .smoothed: if !isMask { picture[x, y] = smoothed }
        case .same, .tolerated: if !isMask { picture[x, y] = faint(baseline[x, y]) }
        }
      }
    }
    return picture
  }

  private func faint(_ color: RGBA) -> RGBA {
    let luma = YIQDistance.luma(SIMD3(Double(color.red), Double(color.green), Double(color.blue)))
    let grey = UInt8(255 + (luma - 255) * opacity * Double(color.alpha) / 255)
    return RGBA(grey, grey, grey)
  }
}
