/// Makes the outlines of strokes in pixels.
///
/// The line is widened in its own coordinates and mapped then, so that a map that stretches one way also stretches the
/// stroke, as in PostScript and SVG.
struct StrokeOutline: PolylineSink {
  private let stroker: Stroker
  private let dasher: Dasher?
  private let transform: Transform
  private var outline = Outline()

  private init(stroker: Stroker, dasher: Dasher?, transform: Transform) {
    self.stroker = stroker
    self.dasher = dasher
    self.transform = transform
  }

  /// The outline of a stroke.
  ///
  /// - Parameters:
  ///   - path: The line.
  ///   - stroke: The form of the line, in the line's unit.
  ///   - transform: From the line's unit to pixels.
  /// - Returns: Closed loops, to be filled by the non-zero rule.
  static func make(_ path: Path, _ stroke: DisplayList.Stroke, transform: Transform) -> Outline {
    let scale = transform.largestScale
    guard scale > 0, scale.isFinite else { return Outline() }
    let tolerance = Flattener.tolerance / scale
    var maker = StrokeOutline(
      stroker: Stroker(stroke: stroke, tolerance: tolerance), dasher: Dasher(stroke), transform: transform)
    // The outer side of a bend magnifies the line's own error; a quarter of the tolerance leaves space for three times.
    Flattener(transform: .identity, tolerance: tolerance / 4).flatten(path, into: &maker)
    return maker.outline
  }

  /// Widens a line of the path.
  mutating func add(_ polyline: Polyline) {
    var mapper = Mapper(transform: transform, outline: outline)
    outline = Outline()
    if let dasher {
      dasher.cut(moderate(polyline)) { stroker.expand($0, into: &mapper) }
    } else {
      stroker.expand(polyline, into: &mapper)
    }
    outline = mapper.outline
  }

  /// A line with no point farther than pictures reach, in pixels, so that its dashes can be counted.
  private func moderate(_ line: Polyline) -> Polyline {
    let scale = transform.largestScale
    let farthest = SubPixel.farthest / scale
    guard line.points.contains(where: { max(abs($0.x), abs($0.y)) > farthest }) else { return line }
    var result = line
    let bound = Vector(farthest, farthest)
    for index in line.points.indices {
      result.points[index] = pointwiseMin(pointwiseMax(line.points[index], -bound), bound)
    }
    return result
  }

  /// Maps the stroker's loops to pixels.
  private struct Mapper: PolylineSink {
    let transform: Transform
    var outline: Outline

    mutating func add(_ polyline: Polyline) {
      var mapped = polyline
      for index in mapped.points.indices { mapped.points[index] = transform.apply(mapped.points[index]) }
      outline.add(mapped)
    }
  }
}
