import GalleyImage

/// The engine of pixelmatch's head: the HyAB distance in OKLab, and a rule for anti-aliasing.
///
/// The distance is that of the lightness, plus that of the colour in its plane; 1 is black from white. It follows large
/// differences better than the root of all squares does. This engine counts what pixelmatch counts, pixel by pixel.
///
/// - Reference: Abasi, Amani Tehran and Fairchild, "Distance metrics for very large color differences", Color Research
///   and Application 45 (2), 2020, doi:10.1002/col.22451; https://github.com/mapbox/pixelmatch, commit c6fee35.
package struct OKLabEngine: NamedPixelEngine, Hashable {
  package static let name = "oklab"
  package static let options = EngineOptions(thresholds: 0...1, hasAntialiasing: true, hasBackdrop: true)

  /// The largest distance that is tolerated: 0 for none, 1 for black to white; pixelmatch's `threshold`.
  package var colorTolerance: Double
  /// The treatment of anti-aliased edges; pixelmatch's `includeAA` is ``AntialiasingRule/counted``.
  package var antialiasing: AntialiasingRule
  /// The backdrop of pixels that are not opaque.
  package var backdrop: TransparencyBackdrop

  /// Makes an engine; the values must be in the ranges of the properties.
  package init(
    colorTolerance: Double = 0.1, antialiasing: AntialiasingRule = .forgiven,
    backdrop: TransparencyBackdrop = .checkerboard
  ) {
    precondition((0...1).contains(colorTolerance), "a colour tolerance is from 0 to 1, not \(colorTolerance)")
    self.colorTolerance = colorTolerance
    self.antialiasing = antialiasing
    self.backdrop = backdrop
  }

  /// Creates the engine with the values of options.
  package init(_ choices: EngineChoices) {
    self.init(
      colorTolerance: choices.threshold ?? 0.1, antialiasing: choices.antialiasing, backdrop: choices.backdrop
    )
  }

  /// Two rows for smoothed edges, else none.
  package var contextRows: Int { antialiasing == .forgiven ? AntialiasingDetector.contextRows : 0 }

  /// Classifies the pixels of some rows.
  package func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    let (a, b) = pair.sides
    let detector = AntialiasingDetector(brightness: .overWhiteOrAlpha)
    // Neighbours often have the same two colours.
    var last = (a: UInt32(0), b: UInt32(0), isTolerated: true, magnitude: 0.0, isDarker: false)
    for y in rows {
      pair.forEachUnequalPixel(inRow: y) { x in
        let (before, after) = (a.word(x, y), b.word(x, y))
        let isOpaque = before >> 24 == 255 && after >> 24 == 255
        if !isOpaque || before != last.a || after != last.b {
          let found = compare(RGBA(word: before), RGBA(word: after), at: y * a.width + x)
          last = (
            isOpaque ? before : 0, isOpaque ? after : 0, found.isTolerated, found.magnitude, found.isDarker
          )
        }
        let judgement: PixelClassification =
          last.isTolerated
          ? .tolerated
          : antialiasing == .forgiven && detector.isSmoothing(x, y, a, b) ? .smoothed : .different
        marks.set(x, y, judgement, magnitude: last.magnitude, isDarker: last.isDarker)
      }
    }
  }

  /// Marks the pixels of some rows that differ.
  package func mark(
    _ rows: Range<Int>, of pair: borrowing PixelPair, into marks: UnsafeMutablePointer<UInt8>
  ) {
    let (a, b) = pair.sides
    let distances = PerceivedDistances(.oklab, width: pair.width)
    let limit = PerceivedDistances.Limit(colorTolerance, .oklab)
    let edges = antialiasing == .forgiven ? SmoothedEdgeMarker(.slope, width: pair.width) : nil
    let detector = AntialiasingDetector(brightness: .overWhiteOrAlpha)
    for y in rows {
      guard let before = a.row(y), let after = b.row(y) else { continue }
      distances.measure(before, after, mask: .max)
      let row = marks + (y - rows.lowerBound) * pair.width
      let found = distances.mark(above: limit, into: row) { index in
        !compare(
          RGBA(word: distances.before[index]), RGBA(word: distances.after[index]),
          at: y * pair.width + Int(distances.columns[index])
        ).isTolerated
      }
      if found { edges?.mark(row: y, a, b, row) { detector.isSmoothing($0, y, a, b) } }
    }
  }

  private func compare(
    _ a: RGBA, _ b: RGBA, at index: Int
  ) -> (isTolerated: Bool, magnitude: Double, isDarker: Bool) {
    let backdrop = a.alpha == 255 && b.alpha == 255 ? SIMD3<Double>() : self.backdrop.color(index)
    let (lightness, greenRed, blueYellow) = OKLabColor(a.over(backdrop)).difference(
      OKLabColor(b.over(backdrop)))
    let square = greenRed * greenRed + blueYellow * blueYellow
    let rest = colorTolerance - abs(lightness)
    return (rest > 0 && square <= rest * rest, abs(lightness) + square.squareRoot(), lightness > 0)
  }
}

extension RGBA {
  /// Red, green and blue over a ground, from 0 to 255.
  func over(_ backdrop: SIMD3<Double>) -> SIMD3<Double> {
    let color = SIMD3(Double(red), Double(green), Double(blue))
    if alpha == 255 { return color }
    return (color * Double(alpha) + backdrop * Double(255 - alpha)) / 255
  }
}
