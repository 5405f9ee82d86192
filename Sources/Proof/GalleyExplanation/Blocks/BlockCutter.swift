import GalleyDiff
import GalleyImage

/// A part of a picture with ground around it: a line of text, a box, a figure.
struct PictureBlock: Hashable {
  /// The rectangle of all that is not ground.
  var bounds: PixelRect
  /// A number for its content.
  var hash: UInt64
  /// The colour around it.
  var ground: UInt32

  /// Whether it is large enough for a change of its own.
  var isTellable: Bool {
    min(bounds.width, bounds.height) >= 4 || max(bounds.width, bounds.height) >= 16
  }
}

/// Cuts a part of a picture into blocks.
///
/// - Reference: recursive cuts at gaps of the projections, the widest first; Nagy, Seth, Viswanathan, "A Prototype Document
///   Image Analysis System for Technical Journals", 1992, doi:10.1109/2.144436.
struct BlockCutter {
  /// The blocks, from the top.
  private(set) var blocks: [PictureBlock] = []

  /// The most blocks of one picture.
  static let most = 1500
  private static let deepest = 12

  private let picture: PixelGrid
  private let ground: UInt32
  private let isFine: Bool

  /// Cuts what lies in a rectangle on a ground; `nil` where blocks are too many.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - rect: The part.
  ///   - ground: The colour of all that is no block.
  ///   - isFine: Whether half of the gap between words is enough for a cut.
  ///   - budget: The pixels that may be read.
  init?(
    _ picture: PixelGrid, _ rect: PixelRect, on ground: UInt32, isFine: Bool = false,
    _ budget: inout PixelBudget
  ) {
    (self.picture, self.ground, self.isFine) = (picture, ground, isFine)
    guard cut(rect, depth: 0, &budget) else { return nil }
  }

  /// The gap between words that is bridged in a line of a height.
  static func wordGap(height: Int, isFine: Bool = false) -> Int {
    isFine ? max(4, min(8, height / 4)) : max(4, min(24, height / 2))
  }

  /// Cuts a part, and says whether limits allowed it.
  private mutating func cut(_ rect: PixelRect, depth: Int, _ budget: inout PixelBudget) -> Bool {
    guard blocks.count < Self.most, budget.take(rect.area) else { return false }
    guard let ink = picture.ink(in: rect, on: ground) else { return true }
    var across = [Bool](repeating: false, count: ink.width)
    var down = [Bool](repeating: false, count: ink.height)
    for y in 0..<ink.height {
      let line = picture.row(ink.minY + y, ink.minX..<ink.maxX)
      for (x, pixel) in line.enumerated() where pixel != ground {
        across[x] = true
        down[y] = true
      }
    }
    let (rows, columns) = (Self.gaps(down), Self.gaps(across))
    let (tallest, widest) = (rows.map(\.count).max() ?? 0, columns.map(\.count).max() ?? 0)
    let gap = Self.wordGap(height: ink.height, isFine: isFine)
    if depth < Self.deepest, widest >= gap, widest > tallest {
      let least = max(gap, (widest + 1) / 2)
      return Self.parts(columns.filter { $0.count >= least }, of: ink.width).allSatisfy { part in
        cut(
          PixelRect(x: ink.x + part.lowerBound, y: ink.y, width: part.count, height: ink.height),
          depth: depth + 1, &budget)
      }
    } else if depth < Self.deepest, tallest > 0 {
      return Self.parts(rows.filter { $0.count >= (tallest + 1) / 2 }, of: ink.height).allSatisfy { part in
        cut(
          PixelRect(x: ink.x, y: ink.y + part.lowerBound, width: ink.width, height: part.count),
          depth: depth + 1, &budget)
      }
    }
    blocks.append(PictureBlock(bounds: ink, hash: picture.hash(of: ink), ground: ground))
    return true
  }

  /// The runs of lines without ink; the first and the last line have some.
  private static func gaps(_ marks: [Bool]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start: Int?
    for (index, isInk) in marks.enumerated() {
      if !isInk { start = start ?? index }
      if isInk, let first = start {
        gaps.append(first..<index)
        start = nil
      }
    }
    return gaps
  }

  /// The parts between gaps.
  private static func parts(_ gaps: [Range<Int>], of length: Int) -> [Range<Int>] {
    let starts = [0] + gaps.map(\.upperBound)
    return zip(starts, gaps.map(\.lowerBound) + [length]).map { $0..<$1 }
  }
}
