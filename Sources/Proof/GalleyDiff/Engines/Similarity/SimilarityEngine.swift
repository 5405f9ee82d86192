import GalleyImage

/// The engine of Playwright's second comparator, `ssim-cie94`: visibly different colours count, unless the surroundings
/// are similar.
///
/// A pixel whose colours are more than ``differenceTolerance`` apart differs if its three by three pixels are of one
/// colour in either picture; else it is ``PixelClassification/smoothed`` if the 31 by 31 pixels around it are similar.
/// Beyond the picture's edges lies a pattern of magenta and green.
///
/// - Reference: https://github.com/microsoft/playwright, `image_tools/compare.ts`; `StructuralSimilarity` and
///   `ColorDifference` have the formulas'.
package struct SimilarityEngine: NamedPixelEngine, Hashable {
  package static let name = "ssim"
  package static let options = EngineOptions(thresholds: 0...100)

  /// The largest CIE94 distance that is tolerated; 1 is just noticeable.
  package var differenceTolerance: Double
  /// The least similarity of the surroundings of a smoothed pixel, from −1 to 1.
  package var leastSimilarity: Double

  /// The pixels that a window reaches in each direction.
  static let radius = 15

  /// Makes an engine; the values must be in the ranges of the properties.
  package init(differenceTolerance: Double = 1, leastSimilarity: Double = 0.99) {
    precondition(differenceTolerance >= 0, "a CIE94 distance is 0 or more")
    precondition((-1...1).contains(leastSimilarity), "a similarity is from −1 to 1")
    self.differenceTolerance = differenceTolerance
    self.leastSimilarity = leastSimilarity
  }

  /// Creates the engine with the values of options.
  package init(_ choices: EngineChoices) {
    self.init(differenceTolerance: choices.threshold ?? 1)
  }

  /// The number of rows that a window reaches beyond its middle one.
  package var contextRows: Int { Self.radius }

  /// Classifies the pixels of some rows.
  package func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    let (a, b) = (PaddedSide(pair.sides.baseline), PaddedSide(pair.sides.candidate))
    var colors = LabColorCache()
    var columns: SimilarityColumns?
    var lastRow = Int.min
    for y in rows {
      var visible: [(x: Int, distance: Double, isDarker: Bool)] = []
      pair.forEachUnequalPixel(inRow: y) { x in
        let (before, after) = (a.word(x, y), b.word(x, y))
        if before == after { return }
        let (left, right) = (colors.color(before), colors.color(after))
        let distance = ColorDifference.cie94(left, right)
        let isDarker = left.lightness > right.lightness
        if distance <= differenceTolerance {
          marks.set(x, y, .tolerated, magnitude: distance / 100, isDarker: isDarker)
        } else {
          visible.append((x, distance, isDarker))
        }
      }
      var isSettled = false
      for pixel in visible {
        var judgement = PixelClassification.different
        if !a.isFlat(pixel.x, y), !b.isFlat(pixel.x, y) {
          if !isSettled {
            Self.move(&columns, from: lastRow, to: y, a, b)
            (lastRow, isSettled) = (y, true)
          }
          let side = 2 * Self.radius + 1
          let similarity = columns!.index(pixel.x..<pixel.x + side, rows: side)
          if similarity >= leastSimilarity { judgement = .smoothed }
        }
        marks.set(pixel.x, y, judgement, magnitude: pixel.distance / 100, isDarker: pixel.isDarker)
      }
    }
  }

  /// Sums the rows around another row.
  private static func move(
    _ columns: inout SimilarityColumns?, from last: Int, to y: Int, _ a: PaddedSide, _ b: PaddedSide
  ) {
    var sums = columns ?? SimilarityColumns(width: a.width + 2 * radius)
    func row(_ y: Int) -> (Int) -> (a: SIMD4<UInt8>, b: SIMD4<UInt8>) {
      { x in (a.channels(x - radius, y), b.channels(x - radius, y)) }
    }
    if columns != nil, y - last <= radius {
      for next in last + 1...y {
        sums.add(-1, row(next - 1 - radius))
        sums.add(1, row(next + radius))
      }
    } else {
      sums.removeAll()
      for next in y - radius...y + radius { sums.add(1, row(next)) }
    }
    sums.settle()
    columns = sums
  }
}

/// A picture over white, with a pattern around it.
struct PaddedSide {
  private let side: PixelSide
  let width: Int
  private let height: Int

  init(_ side: PixelSide) {
    self.side = side
    width = side.width
    height = side.height
  }

  /// A pixel's colour over white, cut to bytes; red lowest, and no alpha.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    if x < 0 || y < 0 || x >= width || y >= height {
      // Magenta where the pattern's own row and column are both odd or both even.
      return (x + y) & 1 == 0 ? 0xFF_00FF : 0x00_FF00
    }
    let word = side.word(x, y)
    if word >> 24 == 255 { return word & 0xFF_FFFF }
    let alpha = Double(word >> 24) / 255
    func channel(_ shift: UInt32) -> UInt32 {
      UInt32(255 + (Double(word >> shift & 0xFF) - 255) * alpha) << shift
    }
    return channel(0) | channel(8) | channel(16)
  }

  /// A row's bytes, as they are in the picture; nil where it has none.
  func row(_ y: Int) -> UnsafePointer<UInt8>? { side.row(y) }

  func channels(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
    unsafeBitCast(word(x, y).littleEndian, to: SIMD4<UInt8>.self)
  }

  /// Whether a pixel and its eight neighbours are of one colour.
  func isFlat(_ x: Int, _ y: Int) -> Bool {
    let middle = word(x, y)
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 where word(column, row) != middle { return false }
    }
    return true
  }
}
