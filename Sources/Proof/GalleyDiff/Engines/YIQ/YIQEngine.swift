import GalleyImage

/// The engine of pixelmatch 7.2: a weighted distance in YIQ, and a rule for anti-aliasing.
///
/// It counts what pixelmatch counts, pixel by pixel.
///
/// - Reference: https://github.com/mapbox/pixelmatch, release 7.2.0.
package struct YIQEngine: NamedPixelEngine, Hashable {
  package static let name = "yiq"
  package static let options = EngineOptions(thresholds: 0...1, hasAntialiasing: true, hasBackdrop: true)

  /// The largest distance that is tolerated: 0 for none, 1 for any; pixelmatch's `threshold`.
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

  /// Compares rows alone where smoothed edges count.
  package func rowComparator(width: Int) -> (any RowComparator)? {
    antialiasing == .counted ? YIQRowComparator(self, width: width) : nil
  }

  /// Two rows for smoothed edges, else none.
  package var contextRows: Int { antialiasing == .forgiven ? AntialiasingDetector.contextRows : 0 }

  /// The largest squared distance that is tolerated.
  var greatestSquare: Double { YIQDistance.greatest * colorTolerance * colorTolerance }

  /// Classifies the pixels of some rows.
  package func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    let (a, b) = pair.sides
    let detector = AntialiasingDetector(brightness: .over(backdrop))
    let limit = greatestSquare
    for y in rows {
      pair.forEachUnequalPixel(inRow: y) { x in
        let change = change(a.color(x, y), b.color(x, y), at: y * a.width + x)
        let square = YIQDistance.squared(change)
        let judgement: PixelClassification =
          square <= limit
          ? .tolerated
          : antialiasing == .forgiven && detector.isSmoothing(x, y, a, b) ? .smoothed : .different
        marks.set(
          x, y, judgement, magnitude: (square / YIQDistance.greatest).squareRoot(),
          isDarker: YIQDistance.luma(change) > 0)
      }
    }
  }

  /// By how much a colour at a place in the picture is above another one.
  private func change(_ a: RGBA, _ b: RGBA, at index: Int) -> SIMD3<Double> {
    a.alpha == 255 && b.alpha == 255
      ? YIQDistance.change(a, b) : YIQDistance.change(a, b, over: backdrop.color(index))
  }

  /// Whether two colours at a place in the picture are further apart than is tolerated.
  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    YIQDistance.squared(change(RGBA(word: a), RGBA(word: b), at: index)) > greatestSquare
  }
}

extension RGBA {
  /// A colour of its four bytes, red lowest.
  package init(word: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
      UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 24))
  }
}
