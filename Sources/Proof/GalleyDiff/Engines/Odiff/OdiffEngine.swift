import GalleyImage

/// The engine of odiff 4: the distance of ``YIQEngine`` in whole numbers, over white, and a looser rule for anti-aliasing.
///
/// It counts what odiff counts, pixel by pixel, in pictures of one size. Channels, weights and distances have twelve binary
/// places, and what is beyond is cut off; that tells a few pixels in ten thousand apart which ``YIQEngine`` does not, or the other way
/// round. At the end of a smoothed edge one picture may have an area at its dark end and the other at its bright one.
///
/// - Reference: https://github.com/dmtrKovalenko/odiff, release 4.5.0.
package struct OdiffEngine: NamedPixelEngine, Hashable {
  package static let name = "odiff"
  package static let options = EngineOptions(thresholds: 0...1, hasAntialiasing: true)

  /// The largest distance that is tolerated: 0 for none, 1 for any; odiff's `threshold`.
  package var colorTolerance: Double
  /// The treatment of anti-aliased edges; odiff's `antialiasing` is ``AntialiasingRule/forgiven``.
  package var antialiasing: AntialiasingRule

  /// The binary places of whole numbers.
  private static let places = 12

  /// Makes an engine; the tolerance must be in its range.
  package init(colorTolerance: Double = 0.1, antialiasing: AntialiasingRule = .counted) {
    precondition((0...1).contains(colorTolerance), "a colour tolerance is from 0 to 1, not \(colorTolerance)")
    self.colorTolerance = colorTolerance
    self.antialiasing = antialiasing
  }

  /// Creates the engine with the values of options.
  package init(_ choices: EngineChoices) {
    self.init(colorTolerance: choices.threshold ?? 0.1, antialiasing: choices.antialiasing)
  }

  /// Two rows for smoothed edges, else none.
  package var contextRows: Int { antialiasing == .forgiven ? AntialiasingDetector.contextRows : 0 }

  /// Classifies the pixels of some rows.
  package func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    let (a, b) = pair.sides
    let limit = Self.whole(YIQDistance.greatest * (colorTolerance * colorTolerance))
    for y in rows {
      pair.forEachUnequalPixel(inRow: y) { x in
        let (before, after) = (Self.channels(a.color(x, y)), Self.channels(b.color(x, y)))
        let square = Self.square(before, after)
        let judgement: PixelClassification =
          square <= limit
          ? .tolerated
          : antialiasing == .forgiven && (Self.isSlope(x, y, a, b) || Self.isSlope(x, y, b, a))
            ? .smoothed : .different
        marks.set(
          x, y, judgement,
          magnitude: (Double(square) / Double(Self.whole(YIQDistance.greatest))).squareRoot(),
          isDarker: Self.sum(before, Self.luma) > Self.sum(after, Self.luma))
      }
    }
  }

  // MARK: The distance

  private static func whole(_ value: Double) -> Int { Int(value * Double(1 << places)) }
  private static func whole(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Int> {
    SIMD3(whole(x), whole(y), whole(z))
  }

  private static let luma = whole(0.29889531, 0.58662247, 0.11448223)
  private static let inPhase = whole(0.59597799, -0.27417610, -0.32180189)
  private static let quadrature = whole(0.21147017, -0.52261711, 0.31114694)
  private static let weights = whole(0.5053, 0.299, 0.1957)

  /// Red, green and blue over white.
  private static func channels(_ color: RGBA) -> SIMD3<Int> {
    let white = 255 << places
    if color.alpha == 0 { return SIMD3(repeating: white) }
    func channel(_ value: UInt8) -> Int {
      white + (Int(value) - 255) * Int(color.alpha) * (1 << places) / 255
    }
    return SIMD3(channel(color.red), channel(color.green), channel(color.blue))
  }

  private static func sum(_ channels: SIMD3<Int>, _ factors: SIMD3<Int>) -> Int {
    (channels &* factors).wrappedSum() >> places
  }

  private static func square(_ before: SIMD3<Int>, _ after: SIMD3<Int>) -> Int {
    func change(_ factors: SIMD3<Int>) -> Int { sum(before, factors) - sum(after, factors) }
    let changes = SIMD3(change(luma), change(inPhase), change(quadrature))
    return (changes &* changes &* weights).wrappedSum() >> (2 * places)
  }

  // MARK: Anti-aliasing

  private static func isSlope(_ x: Int, _ y: Int, _ side: PixelSide, _ other: PixelSide) -> Bool {
    let (columns, rows) = AntialiasingDetector.around(x, y, side)
    // An edge of the picture counts as an equal neighbour.
    var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    let middle = side.word(x, y)
    let brightness = brightness(side.color(x, y))
    for row in rows {
      for column in columns where column != x || row != y {
        if side.word(column, row) == middle {
          equal += 1
          if equal > 2 { return false }
          continue
        }
        let delta = brightness - Self.brightness(side.color(column, row))
        if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    if darkest.delta == 0 || brightest.delta == 0 { return false }
    return [side, other].allSatisfy {
      AntialiasingDetector.isInArea(darkest.x, darkest.y, $0)
        || AntialiasingDetector.isInArea(brightest.x, brightest.y, $0)
    }
  }

  /// The luma over white.
  private static func brightness(_ color: RGBA) -> Double {
    let share = Double(color.alpha) / 255
    func channel(_ value: UInt8) -> Double {
      if color.alpha == 255 { return Double(value) }
      return color.alpha == 0 ? 255 : 255 + (Double(value) - 255) * share
    }
    return channel(color.red) * 0.29889531 + channel(color.green) * 0.58662247 + channel(color.blue)
      * 0.11448223
  }
}
