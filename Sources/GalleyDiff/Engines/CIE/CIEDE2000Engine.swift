import GalleyImage

/// looks-same's comparison: the CIEDE2000 distance, with its rules for smoothed edges and for a caret.
///
/// Alpha is not looked at.
///
/// - Reference: https://github.com/gemini-testing/looks-same, release 9; `ColorDifference` has the formula's.
public struct CIEDE2000Engine: PixelEngine, Hashable {
  /// What a text field's caret may do.
  public enum Caret: Hashable, Sendable {
    /// It is a difference like any other.
    case counted
    /// One caret may be there or not: so many pixels wide, at least two high.
    case forgiven(width: Int)
  }

  /// How far colours may be apart; 2.3 is taken for just noticeable.
  public var differenceTolerance: Double
  /// What becomes of smoothed edges.
  public var antialiasing: AntialiasingRule
  /// How much brighter one neighbour may be than another one (0 to 255) where an area at the end of an edge is looked
  /// for.
  public var antialiasingTolerance: Double
  /// What a caret may do.
  public var caret: Caret

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - differenceTolerance: How far colours may be apart: a CIEDE2000 distance, from 0 to 100.
  ///   - antialiasing: What becomes of smoothed edges.
  ///   - antialiasingTolerance: How even areas at the end of an edge are, in luma from 0 to 255.
  ///   - caret: What a caret may do.
  public init(
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
  public var contextRows: Int? {
    if case .forgiven = caret { return nil }
    return antialiasing == .forgiven ? LumaAntialiasingDetector.contextRows : 0
  }

  /// Judges rows.
  public func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
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

extension PixelRect {
  /// Whether a pixel lies inside.
  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= minX && column < maxX && row >= minY && row < maxY
  }
}
