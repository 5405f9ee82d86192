import GalleyImage

/// The engine of looks-same: the CIEDE2000 distance, with its rules for anti-aliasing and for a caret.
///
/// Alpha is ignored.
///
/// - Reference: https://github.com/gemini-testing/looks-same, release 9; `ColorDifference` has the formula's.
package struct CIEDE2000Engine: NamedPixelEngine, Hashable {
  package static let name = "ciede2000"
  package static let options = EngineOptions(
    thresholds: 0...100, hasAntialiasing: true, hasCaret: true, numbers: [evenness])

  /// The unevenness of areas beside an edge that is tolerated.
  package static let evenness = EngineNumber(
    name: "antialiasing-tolerance", range: 0...255, needsAntialiasing: true,
    summary:
      "with ciede2000 and --aa, accept edges whose areas vary in brightness by this, from 0 to 255")

  /// The largest CIEDE2000 distance that is tolerated, from 0 to 100; 2.3 is taken for just noticeable.
  package var differenceTolerance: Double
  /// The treatment of anti-aliased edges.
  package var antialiasing: AntialiasingRule
  /// The luma by which neighbours in an even area at the end of an edge may differ, from 0 to 255.
  package var antialiasingTolerance: Double
  /// Whether the last differences are looks-same's too.
  ///
  /// It decides by the plain distance where that is at least 6.2 times the tolerance, or at most 0.695 times, which is wrong for a
  /// few colours in ten thousand, and its constants are rounded.
  package var usesShortcuts: Bool
  /// The treatment of a caret.
  package var caret: CaretRule

  /// Makes an engine; the values must be in the ranges of the properties.
  package init(
    differenceTolerance: Double = 2.3, antialiasing: AntialiasingRule = .forgiven,
    antialiasingTolerance: Double = 0, usesShortcuts: Bool = false,
    caret: CaretRule = .forgiven(width: 1)
  ) {
    precondition((0...100).contains(differenceTolerance), "a CIEDE2000 distance is from 0 to 100")
    precondition((0...255).contains(antialiasingTolerance), "a luma is from 0 to 255")
    self.differenceTolerance = differenceTolerance
    self.antialiasing = antialiasing
    self.antialiasingTolerance = antialiasingTolerance
    self.usesShortcuts = usesShortcuts
    self.caret = caret
  }

  /// Creates the engine with the values of options.
  package init(_ choices: EngineChoices) {
    self.init(
      differenceTolerance: choices.threshold ?? 2.3, antialiasing: choices.antialiasing,
      antialiasingTolerance: choices[Self.evenness] ?? 0, usesShortcuts: choices.tool == .looksSame,
      caret: choices.caret)
  }

  /// Two rows for smoothed edges, else none.
  package var contextRows: Int { antialiasing == .forgiven ? LumaAntialiasingDetector.contextRows : 0 }

  /// Classifies the pixels of some rows.
  package func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    let (a, b) = pair.sides
    let detector = LumaAntialiasingDetector(tolerance: antialiasingTolerance)
    var colors = LabColorCache()
    for y in rows {
      pair.forEachUnequalPixel(inRow: y) { x in
        let (before, after) = (a.word(x, y), b.word(x, y))
        if (before ^ after) & 0xFF_FFFF == 0 { return }
        let (distance, isDarker) = colors.distance(before, after)
        var judgement = PixelClassification.different
        if usesShortcuts ? isTolerated(before, after) : distance < differenceTolerance {
          judgement = .tolerated
        } else if antialiasing == .forgiven, detector.isSmoothing(x, y, a, b) {
          judgement = .smoothed
        }
        marks.set(x, y, judgement, magnitude: distance / 100, isDarker: isDarker)
      }
    }
  }

  /// Whether looks-same tolerates a difference.
  private func isTolerated(_ before: UInt32, _ after: UInt32) -> Bool {
    let colors = [before, after].map { word in
      let color = RGBA(word: word)
      return LabColor(roundedRed: color.red, green: color.green, blue: color.blue)
    }
    let plain = ColorDifference.cie76(colors[0], colors[1])
    if plain >= differenceTolerance * 6.2 { return false }
    if plain <= differenceTolerance * 0.695 { return true }
    return ColorDifference.ciede2000(colors[0], colors[1]) < differenceTolerance
  }

  /// Marks the pixels of some rows that differ.
  package func mark(
    _ rows: Range<Int>, of pair: borrowing PixelPair, into marks: UnsafeMutablePointer<UInt8>
  ) {
    if usesShortcuts { return markByJudging(rows, of: pair, into: marks) }
    let (a, b) = pair.sides
    let distances = PerceivedDistances(.ciede2000, width: pair.width)
    let limit = PerceivedDistances.Limit(differenceTolerance, .ciede2000)
    var colors = LabColorCache()
    let detector = LumaAntialiasingDetector(tolerance: antialiasingTolerance)
    let isForgiven = antialiasing == .forgiven
    let edges = isForgiven && antialiasingTolerance == 0 ? SmoothedEdgeMarker(.luma, width: pair.width) : nil
    for y in rows {
      guard let before = a.row(y), let after = b.row(y) else { continue }
      distances.measure(before, after, mask: 0xFF_FFFF)
      let row = marks + (y - rows.lowerBound) * pair.width
      let found = distances.mark(above: limit, into: row) { index in
        colors.distance(distances.before[index], distances.after[index]).distance >= differenceTolerance
      }
      // An even area may be uneven by a tolerance, which whole numbers do not decide.
      if found, isForgiven, edges == nil {
        for x in 0..<pair.width where row[x] == PixelMark.different && detector.isSmoothing(x, y, a, b) {
          row[x] = PixelMark.smoothed
        }
      }
      if found { edges?.mark(row: y, a, b, row) { detector.isSmoothing($0, y, a, b) } }
    }
  }
}
