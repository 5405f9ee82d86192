/// Finds text in a picture: rows of small shapes of one colour and of several widths.
///
/// It is made to be sure and not to be complete: icons, rules, dots, stars, charts and photographs are no text. A line counts from four
/// letters on, on a ground of one colour.
package struct TextRegions {
  private let picture: Bitmap
  private let scale: Double
  /// The side of a cell of the grid in which edges are counted, in pixels.
  private let cell: Int
  private let columns: Int
  private let rows: Int
  /// The cells that are not looked at.
  private var isCovered: [Bool]

  /// The side of a cell, in points: less than the lowest line of text.
  private static let cellSide = 4.0
  /// The difference of a channel of two neighbours from which on they are an edge: gradients have less.
  private static let edge = 24
  /// The number of edges of a cell that may be text.
  private static let fewestEdges = 2
  /// The widest gap between two words, in cells.
  private static let gap = 2
  /// The lowest and the highest line that is text, in points.
  private static let heights = 4.0...64.0
  /// The fewest letters of a line.
  private static let fewestLetters = 4
  /// The widest letter and the widest gap between letters, in heights of the line.
  private static let widestLetter = 2.5
  private static let widestGap = 1.0
  /// The part of a line's pixels that have its colour; smoothing takes the rest.
  private static let leastInk = 0.2
  /// The least difference between the widths of letters: equal ones are an ornament or a scale.
  private static let leastVariety = 0.1
  /// The part of a line that one shape is at most: of English text, 13 in 100 letters are an E, but a rating is made of stars.
  private static let mostOfOneShape = 0.5
  /// The part by which the ink of two drawings of one shape differs at most, by the fractions of pixels that they lie at.
  private static let sameInk = 0.03

  /// Prepares a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - scale: Pixels a point.
  ///   - area: The part of it that is looked at.
  ///   - covered: The parts that are not.
  package init(_ picture: Bitmap, scale: Double, within area: PixelRect, except covered: [PixelRect]) {
    self.picture = picture
    self.scale = scale
    cell = max(3, Int((Self.cellSide * scale).rounded()))
    columns = (picture.width + cell - 1) / cell
    rows = (picture.height + cell - 1) / cell
    isCovered = [Bool](repeating: true, count: columns * rows)
    fill(area, false)
    for rect in covered { fill(rect, true) }
  }

  private mutating func fill(_ rect: PixelRect, _ value: Bool) {
    guard !rect.isEmpty else { return }
    for row in max(0, rect.minY / cell)...min(rows - 1, max(0, rect.maxY - 1) / cell) {
      for column in max(0, rect.minX / cell)...min(columns - 1, max(0, rect.maxX - 1) / cell) {
        isCovered[row * columns + column] = value
      }
    }
  }

  /// The lines of text, from the top.
  package func lines() -> [PixelRect] {
    candidates().flatMap { lines(in: $0) }.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  // MARK: Where it is busy

  /// The number of edges in each cell that is looked at.
  private func edges() -> [UInt16] {
    var edges = [UInt16](repeating: 0, count: columns * rows)
    // A stroke is some pixels high, so that every other row is sufficient.
    let step = scale >= 2 ? 2 : 1
    picture.bytes.withUnsafeBytes { bytes in
      for y in stride(from: 0, to: picture.height, by: step) {
        let row = y / cell
        let start = y * picture.width * 4
        for column in 0..<columns where !isCovered[row * columns + column] {
          let from = max(1, column * cell)
          let end = min((column + 1) * cell, picture.width)
          var x = from
          while x < end {
            let here = start &+ x &* 4
            if x &+ 8 <= end {
              var differences: UInt64 = 0
              for offset in stride(from: here, to: here &+ 32, by: 8) {
                differences |=
                  bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                  ^ bytes.loadUnaligned(fromByteOffset: offset &- 4, as: UInt64.self)
              }
              if differences == 0 {
                x &+= 8
                continue
              }
            }
            if x &+ 2 <= end,
              bytes.loadUnaligned(fromByteOffset: here, as: UInt64.self)
                == bytes.loadUnaligned(fromByteOffset: here &- 4, as: UInt64.self)
            {
              x &+= 2
              continue
            }
            for channel in 0..<3 {
              let difference = Int(bytes[here &+ channel]) &- Int(bytes[here &- 4 &+ channel])
              if difference > Self.edge || difference < -Self.edge {
                edges[row &* columns &+ column] &+= 1
                break
              }
            }
            x &+= 1
          }
        }
      }
    }
    return edges
  }

  /// Rectangles around cells with edges that are next to each other, a word's gap apart at the most.
  private func candidates() -> [PixelRect] {
    let edges = edges()
    var isOpen = edges.map { $0 >= Self.fewestEdges }
    var found: [PixelRect] = []
    for first in isOpen.indices where isOpen[first] {
      isOpen[first] = false
      var (left, right, top, bottom) = (columns, -1, rows, -1)
      var stack = [first]
      while let place = stack.popLast() {
        let (row, column) = (place / columns, place % columns)
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - Self.gap)...min(columns - 1, column + Self.gap) {
            let next = y * columns + x
            if isOpen[next] {
              isOpen[next] = false
              stack.append(next)
            }
          }
        }
      }
      // Strokes begin a little before their first edge.
      left = max(0, left - 1)
      found.append(
        PixelRect(
          minX: left * cell, minY: max(0, top - 1) * cell,
          maxX: min((right + 2) * cell, picture.width), maxY: min((bottom + 2) * cell, picture.height)))
    }
    return found
  }

  // MARK: Text

  /// The lines of text in a part of the picture.
  private func lines(in area: PixelRect) -> [PixelRect] {
    let least = Self.heights.lowerBound * scale
    guard Double(area.width) > least * 2, Double(area.height) > least else { return [] }
    let histogram = ColorHistogram(picture, area)
    guard let ground = histogram.background, let ink = histogram.text, ink != ground else { return [] }
    let inked = InkMask(picture, area, ink: ink, ground: ground)
    return Self.runs(of: inked.rows).compactMap { run in
      let height = Double(run.count)
      guard Self.heights.contains(height / scale) else { return nil }
      let inks = inked.columns(of: run)
      let letters = Self.runs(of: inks.map { $0 > 0 })
      guard isText(letters, height), let first = letters.first, let last = letters.last else { return nil }
      let line = PixelRect(
        minX: area.minX + first.lowerBound, minY: area.minY + run.lowerBound,
        maxX: area.minX + last.upperBound,
        maxY: area.minY + run.upperBound)
      guard hasOneColor(line, ink, inked), !isMostlyCovered(line) else { return nil }
      return isMostlyOneShape(letters, letters.map { inks[$0].reduce(0, +) }) ? nil : line
    }
  }

  /// Whether shapes are as wide and as far from each other as letters are.
  private func isText(_ letters: [Range<Int>], _ height: Double) -> Bool {
    guard letters.count >= Self.fewestLetters else { return false }
    let widths = letters.map { Double($0.count) }
    guard widths.allSatisfy({ $0 <= height * Self.widestLetter }) else { return false }
    let gaps = zip(letters, letters.dropFirst()).map { Double($1.lowerBound - $0.upperBound) }
    guard gaps.allSatisfy({ $0 <= height * Self.widestGap }) else { return false }
    let mean = widths.reduce(0, +) / Double(widths.count)
    let spread = widths.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(widths.count)
    return spread.squareRoot() >= mean * Self.leastVariety
  }

  /// Whether most shapes are as wide and as full as one of them.
  private func isMostlyOneShape(_ letters: [Range<Int>], _ inks: [Int]) -> Bool {
    letters.indices.contains { one in
      let same = letters.indices.count { other in
        abs(letters[one].count - letters[other].count) <= 1
          && Double(abs(inks[one] - inks[other])) <= Double(inks[one]) * Self.sameInk
      }
      return Double(same) > Double(letters.count) * Self.mostOfOneShape
    }
  }

  private func hasOneColor(_ line: PixelRect, _ ink: RGBA, _ inked: InkMask) -> Bool {
    var (all, same) = (0, 0)
    for y in line.minY..<line.maxY {
      for x in line.minX..<line.maxX where inked[x, y] {
        all += 1
        if picture[x, y].isNear(ink, Self.edge) { same += 1 }
      }
    }
    let area = Double(line.area)
    // Letters leave more ground than they take, and take some of it.
    return Double(same) >= Double(all) * Self.leastInk && Double(all) < area * 0.6
      && Double(all) > area * 0.06
  }

  /// Whether a line is mostly inside of an ignored area, which its box may reach into.
  private func isMostlyCovered(_ line: PixelRect) -> Bool {
    var (all, covered) = (0, 0)
    for row in line.minY / cell...(line.maxY - 1) / cell {
      for column in line.minX / cell...(line.maxX - 1) / cell {
        all += 1
        if isCovered[row * columns + column] { covered += 1 }
      }
    }
    return covered * 4 > all
  }

  private static func runs(of flags: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (place, flag) in flags.enumerated() {
      if flag, start == nil { start = place }
      if !flag, let from = start {
        runs.append(from..<place)
        start = nil
      }
    }
    if let start { runs.append(start..<flags.count) }
    return runs
  }
}

/// Which pixels of a part of a picture are nearer to one of two colours than to the other.
private struct InkMask {
  private let area: PixelRect
  private var isInk: [Bool]

  init(_ picture: Bitmap, _ area: PixelRect, ink: RGBA, ground: RGBA) {
    self.area = area
    isInk = []
    isInk.reserveCapacity(area.area)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let color = picture[x, y]
        isInk.append(color != ground && color.distance(to: ink) < color.distance(to: ground))
      }
    }
  }

  subscript(_ x: Int, _ y: Int) -> Bool { isInk[(y - area.minY) * area.width + x - area.minX] }

  /// Whether there is ink in each row.
  var rows: [Bool] {
    (0..<area.height).map { isInk[$0 * area.width..<($0 + 1) * area.width].contains(true) }
  }

  /// The amount of ink in each column of some rows.
  func columns(of rows: Range<Int>) -> [Int] {
    var counts = [Int](repeating: 0, count: area.width)
    for row in rows {
      for x in 0..<area.width where isInk[row * area.width + x] { counts[x] += 1 }
    }
    return counts
  }
}

extension RGBA {
  /// The sum of all channels' differences.
  fileprivate func distance(to other: RGBA) -> Int {
    abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green)) + abs(Int(blue) - Int(other.blue))
  }
}
