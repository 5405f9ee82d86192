import GalleyImage

/// The engine of looks-same: the CIEDE2000 distance, with its rules for anti-aliasing and for a caret.
///
/// Alpha is ignored.
///
/// - Reference: https://github.com/gemini-testing/looks-same, release 9; `ColorDifference` has the formula's.
package struct CIEDE2000Engine: PixelEngine, Hashable {
  /// The treatment of a text field's caret.
  package enum Caret: Hashable, Sendable {
    /// A caret is a difference like any other.
    case counted
    /// One caret may be there or not: so many pixels wide, at least two high.
    case forgiven(width: Int)
  }

  /// The largest CIEDE2000 distance that is tolerated, from 0 to 100; 2.3 is taken for just noticeable.
  package var differenceTolerance: Double
  /// The treatment of anti-aliased edges.
  package var antialiasing: AntialiasingRule
  /// The luma by which neighbours in an even area at the end of an edge may differ, from 0 to 255.
  package var antialiasingTolerance: Double
  /// The treatment of a caret.
  package var caret: Caret

  /// Makes an engine; the values must be in the ranges of the properties.
  package init(
    differenceTolerance: Double = 2.3, antialiasing: AntialiasingRule = .forgiven,
    antialiasingTolerance: Double = 0, caret: Caret = .forgiven(width: 1)
  ) {
    precondition((0...100).contains(differenceTolerance), "a CIEDE2000 distance is from 0 to 100")
    precondition((0...255).contains(antialiasingTolerance), "a luma is from 0 to 255")
    self.differenceTolerance = differenceTolerance
    self.antialiasing = antialiasing
    self.antialiasingTolerance = antialiasingTolerance
    self.caret = caret
  }

  /// Two rows for smoothed edges; the whole for a caret, since a picture has one.
  package var contextRows: Int? {
    if case .forgiven = caret { return nil }
    return antialiasing == .forgiven ? LumaAntialiasingDetector.contextRows : 0
  }

  /// Classifies the pixels of some rows.
  package func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    let (a, b) = pair.sides
    let detector = LumaAntialiasingDetector(tolerance: antialiasingTolerance)
    var colors = LabColorCache()
    var caretArea: PixelRect?
    for y in rows {
      pair.forEachUnequalPixel(inRow: y) { x in
        let (before, after) = (a.word(x, y), b.word(x, y))
        if (before ^ after) & 0xFF_FFFF == 0 { return }
        let (distance, isDarker) = colors.distance(before, after)
        var judgement = PixelClassification.different
        if distance < differenceTolerance {
          judgement = .tolerated
        } else if antialiasing == .forgiven, detector.isSmoothing(x, y, a, b) {
          judgement = .smoothed
        } else if case .forgiven(let width) = caret {
          if caretArea == nil { caretArea = CaretFinder.find(fromX: x, y, width: max(1, width), a, b) }
          if let area = caretArea, area.contains(x, y) { judgement = .tolerated }
        }
        marks.set(x, y, judgement, magnitude: distance / 100, isDarker: isDarker)
      }
    }
  }
}

/// Finds a caret at a difference.
///
/// - Reference: https://github.com/gemini-testing/looks-same, release 9: a bar of pixels that all differ, exactly as
///   wide as asked and more than a pixel high.
enum CaretFinder {
  /// The caret whose upper left corner is a pixel that differs, if there is one.
  static func find(fromX x: Int, _ y: Int, width: Int, _ a: PixelSide, _ b: PixelSide) -> PixelRect? {
    func differs(_ x: Int, _ y: Int) -> Bool {
      x < a.width && y < a.height && (a.word(x, y) ^ b.word(x, y)) & 0xFF_FFFF != 0
    }
    // Row by row to the last pixel that differs; the bar ends there, whatever follows.
    var (column, row) = (x, y)
    while true {
      let next = column + 1 < x + width ? (column + 1, row) : (x, row + 1)
      if !differs(next.0, next.1) { break }
      (column, row) = next
    }
    guard row > y, column - x + 1 == width else { return nil }
    return PixelRect(minX: x, minY: y, maxX: column + 1, maxY: row + 1)
  }
}
