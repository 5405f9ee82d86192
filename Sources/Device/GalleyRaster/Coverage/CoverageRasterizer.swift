/// Turns outlines into coverage.
///
/// The outline's rows are done in bands that fit into the processor's cache. Only which edges touch which band has to be
/// known, no order among them: sums of integers come out the same in any order.
///
/// Inside of a pixel windings are summed before the rule is applied, as in FreeType and font-rs: where parts of opposite
/// winding overlap within one pixel they cancel there.
final class CoverageRasterizer {
  /// The number of rows in a band: at 4 bytes a number, 64 rows of a phone's 1200 pixels are 300 kB.
  private static let bandHeight = 64

  private var accumulator = AreaAccumulator()
  private var row: [UInt8] = []
  private var bands: [[Int32]] = []

  /// Computes the coverage of an outline.
  ///
  /// - Parameters:
  ///   - outline: Closed loops of edges.
  ///   - rule: Which points are inside.
  ///   - clip: The pixels that are of interest.
  ///   - sink: Takes the coverage, from the top.
  func rasterize<Sink: CoverageSink>(
    _ outline: Outline, rule: DisplayList.FillRule, clip: PixelBounds, into sink: inout Sink
  ) {
    let window = outline.bounds.intersection(clip)
    guard !window.isEmpty else { return }
    if row.count < window.width { row = [UInt8](repeating: 0, count: window.width) }
    let bandCount = (window.height + Self.bandHeight - 1) / Self.bandHeight
    if bandCount > 1 { sort(outline, window: window, count: bandCount) }

    for band in 0..<bandCount {
      let top = window.top + band * Self.bandHeight
      accumulator.begin(
        window: PixelBounds(
          left: window.left, top: top, right: window.right,
          bottom: min(window.bottom, top + Self.bandHeight)))
      outline.edges.withUnsafeBufferPointer { edges in
        if bandCount == 1 {
          for edge in edges { accumulator.add(edge) }
        } else {
          for index in bands[band] { accumulator.add(edges[Int(index)]) }
        }
      }
      switch rule {
      case .nonZero: sweep(into: &sink, cover: Self.nonZero)
      case .evenOdd: sweep(into: &sink, cover: Self.evenOdd)
      }
    }
  }

  /// Notes for each band the edges that touch it.
  private func sort(_ outline: Outline, window: PixelBounds, count: Int) {
    while bands.count < count { bands.append([]) }
    for band in 0..<count { bands[band].removeAll(keepingCapacity: true) }
    for (index, edge) in outline.edges.enumerated() {
      let firstRow = max(Int(edge.top) >> 8, window.top) - window.top
      let lastRow = min(Int(edge.bottom - 1) >> 8, window.bottom - 1) - window.top
      guard firstRow <= lastRow else { continue }
      for band in (firstRow / Self.bandHeight)...(lastRow / Self.bandHeight) {
        bands[band].append(Int32(truncatingIfNeeded: index))
      }
    }
  }

  /// The coverage of a sum by the non-zero rule.
  @inline(__always)
  private static func nonZero(_ sum: Int32) -> UInt8 {
    let area = min(sum.magnitude, UInt32(AreaAccumulator.whole))
    return UInt8(truncatingIfNeeded: (area * 255 + 65_536) >> 17)
  }

  /// The coverage of a sum by the even-odd rule: a triangle wave of the winding.
  @inline(__always)
  private static func evenOdd(_ sum: Int32) -> UInt8 {
    let whole = UInt32(AreaAccumulator.whole)
    var area = sum.magnitude & (2 * whole - 1)
    if area > whole { area = 2 * whole - area }
    return UInt8(truncatingIfNeeded: (area * 255 + 65_536) >> 17)
  }

  /// Runs shorter than this are handed on pixel by pixel.
  private static let shortestRun = 12

  @inline(__always)
  private func sweep<Sink: CoverageSink>(into sink: inout Sink, cover: (Int32) -> UInt8) {
    let window = accumulator.window
    row.withUnsafeMutableBufferPointer { row in
      for index in 0..<window.height {
        let (first, numbers) = accumulator.numbers(row: index)
        guard !numbers.isEmpty else { continue }
        let y = window.top + index
        let left = window.left + first
        var sum: Int32 = 0
        var coverage: UInt8 = 0
        // Columns from `waiting` to `x` are in the row's buffer and not yet handed on.
        var waiting = 0
        var x = 0
        while x < numbers.count {
          if numbers[x] != 0 {
            sum &+= numbers[x]
            coverage = cover(sum)
            row[x] = coverage
            x += 1
            continue
          }
          var end = x + 1
          while end < numbers.count, numbers[end] == 0 { end += 1 }
          if end - x < Self.shortestRun {
            for place in x..<end { row[place] = coverage }
          } else {
            if waiting < x {
              sink.pixels(x: left + waiting, y: y, coverage: UnsafeBufferPointer(rebasing: row[waiting..<x]))
            }
            if coverage != 0 { sink.run(x: left + x, y: y, count: end - x, coverage: coverage) }
            waiting = end
          }
          x = end
        }
        if waiting < x {
          sink.pixels(x: left + waiting, y: y, coverage: UnsafeBufferPointer(rebasing: row[waiting..<x]))
        }
        // A shape that goes on beyond the window's right side covers the rest of the row.
        let rest = window.right - left - x
        if rest > 0, coverage != 0 { sink.run(x: left + x, y: y, count: rest, coverage: coverage) }
        accumulator.clear(row: index)
      }
    }
  }
}
