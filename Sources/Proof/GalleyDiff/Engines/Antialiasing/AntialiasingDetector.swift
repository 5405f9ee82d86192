import GalleyImage

/// Detects anti-aliased pixels as pixelmatch does.
///
/// A pixel is one if it lies on a slope (both darker and brighter neighbours, and at most two equal ones) and the darkest
/// neighbour, or the brightest, is part of an area: three or more equal neighbours, in both pictures.
///
/// - Reference: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir Elektrotechnika 95 (7),
///   2009, as pixelmatch 7.2 and its head apply it, https://github.com/mapbox/pixelmatch.
struct AntialiasingDetector {
  /// A definition of the brightness difference of two pixels.
  enum Brightness {
    /// Over a backdrop at the place of the pixel in the middle: pixelmatch 7.2.
    case over(TransparencyBackdrop)
    /// Over white, and where that hides a change of alpha, by the alpha: pixelmatch's head.
    case overWhiteOrAlpha
  }

  let brightness: Brightness

  /// The rows above and below that it reads: the neighbours of a neighbour.
  static let contextRows = 2

  /// Whether a pixel that differs is smoothing in either picture.
  func isSmoothing(_ x: Int, _ y: Int, _ a: PixelSide, _ b: PixelSide) -> Bool {
    isSlope(x, y, a, b) || isSlope(x, y, b, a)
  }

  private func isSlope(_ x: Int, _ y: Int, _ side: PixelSide, _ other: PixelSide) -> Bool {
    let (columns, rows) = Self.around(x, y, side)
    // An edge of the picture counts as an equal neighbour.
    var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    let middle = side.color(x, y)
    // Column by column: among equals the first one is kept.
    for column in columns {
      for row in rows where column != x || row != y {
        let delta = delta(middle, side.color(column, row), at: y * side.width + x)
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    if darkest.delta == 0 || brightest.delta == 0 { return false }
    return Self.isInArea(darkest.x, darkest.y, side) && Self.isInArea(darkest.x, darkest.y, other)
      || Self.isInArea(brightest.x, brightest.y, side) && Self.isInArea(brightest.x, brightest.y, other)
  }

  /// Whether three or more neighbours have exactly a pixel's colour.
  static func isInArea(_ x: Int, _ y: Int, _ side: PixelSide) -> Bool {
    let (columns, rows) = around(x, y, side)
    var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
    let middle = side.word(x, y)
    for row in rows {
      for column in columns where column != x || row != y {
        if side.word(column, row) == middle { equal += 1 }
      }
    }
    return equal > 2
  }

  /// The columns and rows of a pixel and its neighbours.
  static func around(_ x: Int, _ y: Int, _ side: PixelSide) -> (ClosedRange<Int>, ClosedRange<Int>) {
    (max(0, x - 1)...min(side.width - 1, x + 1), max(0, y - 1)...min(side.height - 1, y + 1))
  }

  private func delta(_ middle: RGBA, _ neighbour: RGBA, at index: Int) -> Double {
    if middle == neighbour { return 0 }
    let isOpaque = middle.alpha == 255 && neighbour.alpha == 255
    switch brightness {
    case .over(let backdrop):
      return YIQDistance.luma(
        isOpaque
          ? YIQDistance.change(middle, neighbour)
          : YIQDistance.change(middle, neighbour, over: backdrop.color(index)))
    case .overWhiteOrAlpha:
      if isOpaque { return YIQDistance.luma(YIQDistance.change(middle, neighbour)) }
      let delta = YIQDistance.luma(YIQDistance.change(middle, neighbour, over: SIMD3(repeating: 255)))
      let alpha = Double(middle.alpha) - Double(neighbour.alpha)
      return delta == 0 && alpha != 0 ? alpha / 2 : delta
    }
  }
}

/// The treatment of pixels that differ only in anti-aliasing.
package enum AntialiasingRule: Sendable, Hashable, CaseIterable {
  /// They become ``PixelClassification/smoothed``, and do not count.
  case forgiven
  /// They are not searched for, and are ``PixelClassification/different``.
  case counted
}

/// The backdrop that is seen through pixels that are not opaque.
package enum TransparencyBackdrop: Sendable, Hashable, CaseIterable {
  /// A pattern of dark and light pixels, on which every colour is visible.
  case checkerboard
  /// White.
  case white

  /// The backdrop's colour at a pixel.
  ///
  /// - Parameter index: The pixel's number in the picture, row by row.
  /// - Returns: Red, green and blue, from 0 to 255.
  /// - Reference: pixelmatch 7.2, https://github.com/mapbox/pixelmatch: the pattern is of the byte's number over the
  ///   golden ratio and over its square, and red is always dark. Counts depend on it.
  func color(_ index: Int) -> SIMD3<Double> {
    if self == .white { return SIMD3(repeating: 255) }
    let byte = Double(index * 4)
    return SIMD3(
      48, 48 + 159 * Double(Int(byte / 1.618033988749895) & 1),
      48 + 159 * Double(Int(byte / 2.618033988749895) & 1))
  }
}
