import GalleyImage

/// Detects anti-aliased pixels as looks-same does.
///
/// The same slope as ``AntialiasingDetector``'s, but by luma alone, without alpha and without a rule for the picture's edges;
/// an area at the end of an edge may be uneven by some luma.
///
/// - Reference: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir Elektrotechnika 95 (7),
///   2009, as looks-same 9 applies it, https://github.com/gemini-testing/looks-same.
struct LumaAntialiasingDetector {
  /// The luma by which neighbours in an even area may differ.
  let tolerance: Double

  /// The rows above and below that it reads: the neighbours of a neighbour.
  static let contextRows = 2

  /// Whether a pixel that differs is smoothing in either picture.
  func isSmoothing(_ x: Int, _ y: Int, _ a: PixelSide, _ b: PixelSide) -> Bool {
    isSlope(x, y, b, a) || isSlope(x, y, a, b)
  }

  private func isSlope(_ x: Int, _ y: Int, _ side: PixelSide, _ other: PixelSide) -> Bool {
    let middle = luma(side, x, y)
    var equal = 0
    var darkest = (delta: 0.0, x: x, y: y)
    var brightest = (delta: 0.0, x: x, y: y)
    for row in max(0, y - 1)...min(side.height - 1, y + 1) {
      for column in max(0, x - 1)...min(side.width - 1, x + 1) where column != x || row != y {
        let delta = luma(side, column, row) - middle
        if delta == 0 { equal += 1 }
        if equal > 2 { return false }
        if delta < darkest.delta { darkest = (delta, column, row) }
        if delta > brightest.delta { brightest = (delta, column, row) }
      }
    }
    if darkest.delta == 0 || brightest.delta == 0 { return false }
    return isInArea(darkest.x, darkest.y, side) && isInArea(darkest.x, darkest.y, other)
      || isInArea(brightest.x, brightest.y, side) && isInArea(brightest.x, brightest.y, other)
  }

  private func isInArea(_ x: Int, _ y: Int, _ side: PixelSide) -> Bool {
    let middle = luma(side, x, y)
    var equal = 0
    for row in max(0, y - 1)...min(side.height - 1, y + 1) {
      for column in max(0, x - 1)...min(side.width - 1, x + 1) where column != x || row != y {
        if abs(luma(side, column, row) - middle) <= tolerance { equal += 1 }
      }
    }
    return equal > 2
  }

  private func luma(_ side: PixelSide, _ x: Int, _ y: Int) -> Double {
    let color = side.color(x, y)
    return YIQDistance.luma(SIMD3(Double(color.red), Double(color.green), Double(color.blue)))
  }
}
